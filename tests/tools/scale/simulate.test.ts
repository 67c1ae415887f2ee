// The simulation against what queueing theory and arithmetic know.
import { expect, test } from 'vitest';
import { MEASURED, readingSeconds } from './costs.ts';
import { Heap } from './heap.ts';
import { simulate } from './simulate.ts';
import { sizeFor } from './size.ts';

const DEMAND = { requestsASecond: 100, replayShare: 0.1, organizations: 200, largestShare: 0.05, seconds: 120 };

test('events come out in the order of their times', () => {
  const heap = new Heap<number>();
  const times = Array.from({ length: 500 }, (_, index) => (index * 7919) % 500);
  for (const time of times) heap.push(time, time);
  const popped = times.map(() => heap.pop()?.item);
  expect(popped).toEqual(times.toSorted((a, b) => a - b));
  expect(heap.pop()).toBeUndefined();
});

test('the same seed gives the same figures', () => {
  const run = () => simulate({ ...DEMAND, seconds: 5 }, sizeFor(DEMAND, MEASURED), MEASURED, 7);
  expect(run()).toEqual(run());
});

test('nothing is lost, and parts are used as the arithmetic says', () => {
  const cluster = sizeFor(DEMAND, MEASURED);
  const figures = simulate(DEMAND, cluster, MEASURED);
  const arrived = figures.extractions + figures.replays + figures.busy;
  expect(arrived / (DEMAND.requestsASecond * DEMAND.seconds)).toBeCloseTo(1, 1);
  const expected = (90 * readingSeconds(MEASURED)) / cluster.workerCores;
  expect(figures.use.worker / expected).toBeCloseTo(1, 1);
});

test('a single server with work for half of its time makes callers wait as M/D/1 says', () => {
  // Replays of one gateway: a fixed time each, arrivals at random. The mean wait is ρ/(2(1−ρ)) services; half of all do not wait.
  const rate = 0.5 / MEASURED.gatewayReplay;
  const demand = { ...DEMAND, requestsASecond: rate, replayShare: 1, seconds: 60 };
  const cluster = { gateways: 1, shards: 1, commitsAtOnce: 1, pools: 1, workersAPool: 1, queueAWorker: 1 };
  const { use, waits } = simulate(demand, cluster, MEASURED);
  expect(use.gateway).toBeCloseTo(0.5, 1);
  // One in a hundred waits about three to four services at that use.
  expect(waits.gateway / MEASURED.gatewayReplay).toBeGreaterThan(2);
  expect(waits.gateway / MEASURED.gatewayReplay).toBeLessThan(5);
});

test('more than the workers can read is turned away, never lost', () => {
  const cluster = { ...sizeFor(DEMAND, MEASURED), pools: 10 };
  const figures = simulate(DEMAND, cluster, MEASURED);
  expect(figures.busy).toBeGreaterThan(0);
  expect(figures.use.worker).toBeGreaterThan(0.95);
});
