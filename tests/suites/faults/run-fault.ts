// One fault, from the first request to the verdict.
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../tools/cluster/cluster.ts';
import type { Fault } from './faults.ts';
import { type Asked, ask, newAsked, runLoad, smallImage } from './load.ts';
import { type NatsWire, startNatsWire } from './nats-wire.ts';
import { newOrganization, type Verdict, verify } from './verify.ts';

export interface Stage {
  readonly cluster: Cluster;
  readonly wire: NatsWire;
  close(): Promise<void>;
}

const GATEWAYS = 3;
/** Long enough to be met in the middle. */
const SIMULATED_ENGINE_MS = 300;
const CLIENTS = 20;
const IDENTICAL_REQUESTS = 64;

/** The cluster, with simulated engines, and a wire to NATS that can be cut. */
export async function openStage(say?: (line: string) => void): Promise<Stage> {
  let wire: NatsWire | undefined;
  const cluster = await startCluster({
    replicas: { gateway: GATEWAYS },
    env: {
      LOAD_TEST_MODE: 'true',
      SIMULATED_ENGINE_MS: String(SIMULATED_ENGINE_MS),
      ENGINE_POOL_THREADS: '4',
      LOG_LEVEL: 'info',
    },
    natsPort: async (serverPort) => {
      wire = await startNatsWire(serverPort);
      return wire.port;
    },
    ...(say && { say }),
  });
  const opened = wire as NatsWire;
  return {
    cluster,
    wire: opened,
    async close() {
      opened.heal();
      await cluster.stop();
      await opened.close();
    },
  };
}

/** The gateways themselves: what a front does with a broken one is not what is tested. */
export function gatewayUrls({ replicas }: Cluster): string[] {
  return replicas.gateway.map(({ address }) => `http://${address}/api/v1`);
}

export async function runFault({ cluster, wire }: Stage, fault: Fault, seconds: number): Promise<Verdict> {
  const { org, key } = await newOrganization(cluster);
  const enough = new AbortController();
  const { signal } = enough;
  const breaking = fault.run({ cluster, wire, signal });
  const baseUrls = fault.isSeenFromFront ? [cluster.baseUrl] : gatewayUrls(cluster);
  const load = runLoad({ baseUrls, key, clients: CLIENTS, signal, ...fault.clients });
  // What goes wrong with the fault itself ends everything at once.
  await Promise.race([pause(seconds * 1_000), breaking]).finally(() => enough.abort());
  const [kills, asked] = await Promise.all([breaking, load]);
  return verify(cluster, fault.name, kills, org, asked);
}

/** The same request from everywhere at once: one runs, one is charged, and in the end all have its answer. */
export async function runIdentical({ cluster }: Stage): Promise<Verdict> {
  const { org, key } = await newOrganization(cluster);
  const imageBase64 = await smallImage();
  const options = { baseUrls: gatewayUrls(cluster), key, clients: 1, signal: new AbortController().signal };
  const all = Array.from({ length: IDENTICAL_REQUESTS }, () => newAsked('identical'));
  await Promise.all(all.map((asked, turn) => ask(options, asked, imageBase64, turn)));
  const answers = new Set(all.map(({ answer }) => answer));
  // To the ledger they are one request.
  const sum = (count: (each: Asked) => number) => all.reduce((total, each) => total + count(each), 0);
  const first: Asked = {
    ...newAsked('identical'),
    answer: [...answers][0],
    creditsCharged: sum((each) => each.creditsCharged),
    tries: sum((each) => each.tries),
    conflicts: sum((each) => each.conflicts),
    broken: sum((each) => each.broken),
  };
  first.violations.push(...all.flatMap(({ violations }) => violations));
  if (answers.size !== 1) first.violations.push(`${answers.size} different answers`);
  const verdict = await verify(cluster, 'identical requests', 0, org, [first]);
  const answered = all.filter(({ answer }) => answer).length;
  return { ...verdict, row: { ...verdict.row, requests: all.length, answers: answered } };
}
