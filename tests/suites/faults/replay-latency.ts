// What a repeat costs when NATS has told of its answer (one plain read) and when it has not (an Admit), and how many
// repeats of what runs or was answered never cost an Admit.
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../support/send.ts';
import { smallImage } from './load.ts';
import { gatewayUrls, type Stage } from './run-fault.ts';
import { newOrganization } from './verify.ts';

const REPLAYS = 200;
/** For the gateways to hear of the answer. */
const HEARD_MS = 500;
/** Requests that are repeated at every gateway while they run, and how long each has run by then. */
const RUNS = 40;
const STARTED_MS = 60;
const NATS_BACK_MS = 5_000;

export interface FigureRow {
  readonly bench: string;
  readonly metric: string;
  readonly ours: number;
  readonly peer: null;
  readonly ratio: null;
  readonly unit: string;
}

export async function measureReplays({ cluster }: Stage): Promise<FigureRow[]> {
  const { key } = await newOrganization(cluster);
  const imageBase64 = await smallImage();
  const baseUrls = gatewayUrls(cluster);

  const measure = async (requestId: string): Promise<number[]> => {
    const request = { imageType: 'base64', imageBase64, requestId };
    await send({ baseUrl: baseUrls[0] as string, key }, request);
    await pause(HEARD_MS);
    const latenciesMs: number[] = [];
    for (let number = 0; number < REPLAYS; number++) {
      const startedMs = performance.now();
      const { headers } = await send({ baseUrl: baseUrls[number % baseUrls.length] as string, key }, request);
      if (headers.get('idempotent-replayed') !== 'true') throw new Error('not replayed');
      latenciesMs.push(performance.now() - startedMs);
    }
    return latenciesMs.sort((a, b) => a - b);
  };
  /** Of the 409s to repeats of requests that run, how many were given without asking the ledger. */
  const shareOfConflicts = async (): Promise<number> => {
    const before = await looks(cluster);
    let conflicts = 0;
    for (let number = 0; number < RUNS; number++) {
      const request = { imageType: 'base64', imageBase64, requestId: `running-${number}` };
      const running = send({ baseUrl: baseUrls[0] as string, key }, request);
      await pause(STARTED_MS);
      const repeats = await Promise.all(baseUrls.map((baseUrl) => send({ baseUrl, key }, request)));
      conflicts += repeats.filter(({ status }) => status === 409).length;
      await running;
    }
    if (conflicts === 0) throw new Error('no repeat met a running request');
    return ((await looks(cluster)).running - before.running) / conflicts;
  };
  const conflicts = await shareOfConflicts();
  const before = await looks(cluster);
  const heard = await measure('replayed-with-nats');
  const after = await looks(cluster);
  await cluster.nats.kill();
  const unheard = await measure('replayed-without-nats');
  await cluster.nats.start();
  await pause(NATS_BACK_MS);
  const known = (after.answered - before.answered + after.running - before.running) / REPLAYS;
  return [
    ...figures('with NATS', heard),
    ...figures('without NATS', unheard),
    figure('share of 409s given without the ledger, with NATS', conflicts, ''),
    figure('share of repeats answered without an Admit, with NATS', known, ''),
  ];
}

/** What all gateways believed when they were asked. */
async function looks({ replicas }: Stage['cluster']) {
  const total = { answered: 0, running: 0, nothing: 0 };
  for (const { metricsPort } of replicas.gateway) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const [, believed, count] of text.matchAll(/request_state_looks_total\{.*?believed="(\w+)".*?\} (\d+)/g)) {
      total[believed as keyof typeof total] += Number(count);
    }
  }
  return total;
}

function figures(which: string, latenciesMs: readonly number[]): FigureRow[] {
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] as number;
  return [figure(`replay ${which}, p50`, at(0.5), 'ms'), figure(`replay ${which}, p95`, at(0.95), 'ms')];
}

function figure(metric: string, value: number, unit: string): FigureRow {
  return { bench: 'replays', metric, ours: Math.round(value * 100) / 100, peer: null, ratio: null, unit };
}
