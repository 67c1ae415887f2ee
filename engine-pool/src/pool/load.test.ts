// What a replica says of its last minute.
import { expect, test } from 'vitest';
import { Load } from './load.ts';

function clock() {
  let now = 1_000_000;
  return { read: () => now, pass: (ms: number) => (now += ms) };
}

test('nothing was done', () => {
  expect(new Load(2).figures()).toEqual({ busyShare: 0, waitMs: 0, longestWaitMs: 0 });
});

test('one of two workers was busy half of the time', () => {
  const time = clock();
  const load = new Load(2, time.read);
  const end = load.begin(20);
  time.pass(10_000);
  end();
  time.pass(10_000);
  load.begin(60)();
  expect(load.figures()).toEqual({ busyShare: 0.25, waitMs: 40, longestWaitMs: 60 });
});

test('what runs counts before it ends', () => {
  const time = clock();
  const load = new Load(1, time.read);
  time.pass(4_000);
  load.begin(0);
  time.pass(4_000);
  expect(load.figures().busyShare).toBeCloseTo(0.5);
  time.pass(8_000);
  expect(load.figures().busyShare).toBeCloseTo(0.75);
});

test('after a minute all is forgotten', () => {
  const time = clock();
  const load = new Load(1, time.read);
  load.begin(500)();
  time.pass(30_000);
  load.begin(0)();
  time.pass(30_000);
  expect(load.figures()).toMatchObject({ waitMs: 0, longestWaitMs: 0 });
  time.pass(60_000);
  const end = load.begin(7);
  expect(load.figures()).toMatchObject({ busyShare: 0, longestWaitMs: 7 });
  time.pass(60_000);
  expect(load.figures().busyShare).toBe(1);
  end();
});
