// The faults: what is broken, for how long, while clients go on.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { Cluster, ServiceName } from '../../tools/cluster/cluster.ts';
import type { Replica } from '../../tools/cluster/replica.ts';
import type { LoadOptions } from './load.ts';
import type { NatsWire } from './nats-wire.ts';

export interface Scene {
  readonly cluster: Cluster;
  readonly wire: NatsWire;
  /** Aborted when it is enough; what was broken is then mended. */
  readonly signal: AbortSignal;
}

export interface Fault {
  readonly name: string;
  /** Breaks and mends until the signal; answers how often something was killed, frozen or cut off. */
  run(scene: Scene): Promise<number>;
  /** Its clients use the one front address, which passes over a gateway that does not listen. */
  readonly isSeenFromFront?: boolean;
  /** What is special about its clients. */
  readonly clients?: Pick<LoadOptions, 'leaves'>;
}

const SERVICES: readonly ServiceName[] = ['gateway', 'ledger', 'engine-pool'];

/** One kill each time, at a random moment; the next one when the victim serves again. */
function killed(services: readonly ServiceName[]): Fault['run'] {
  return ({ cluster, signal }) =>
    repeated(signal, async () => {
      await pause(randomInt(500, 2_500));
      await oneOf(cluster.replicas[oneOf(services)]).kill();
    });
}

/** Past its lease: another runs what it ran, and then it wakes up and wants to settle. */
const FROZEN_MS = 17_000;
const NATS_AWAY_MS = 3_000;
const BETWEEN_MS = 2_000;

export const FAULTS: readonly Fault[] = [
  ...SERVICES.map((service) => ({ name: `${service} killed`, run: killed([service]) })),
  { name: 'any service killed', run: killed(SERVICES) },
  {
    name: 'gateway frozen past its leases',
    run: ({ cluster, signal }) =>
      repeated(signal, async () => {
        const gateway = oneOf(cluster.replicas.gateway);
        gateway.signal('SIGSTOP');
        await pause(FROZEN_MS);
        gateway.signal('SIGCONT');
        await pause(BETWEEN_MS);
      }),
  },
  {
    name: 'everything restarted in turn',
    isSeenFromFront: true,
    run: ({ cluster, signal }) =>
      repeated(signal, async () => {
        for (const replica of SERVICES.flatMap((service) => cluster.replicas[service])) {
          if (signal.aborted) return;
          await restart(replica);
        }
      }),
  },
  {
    name: 'NATS killed',
    run: ({ cluster, signal }) =>
      repeated(signal, async () => {
        await cluster.nats.kill();
        await pause(NATS_AWAY_MS);
        await cluster.nats.start();
        await pause(BETWEEN_MS);
      }),
  },
  {
    name: 'NATS cut off',
    run: ({ wire, signal }) =>
      repeated(signal, async () => {
        wire.partition();
        await pause(2 * NATS_AWAY_MS);
        wire.heal();
        await pause(BETWEEN_MS);
      }),
  },
  {
    name: "MongoDB's primary stepped down",
    run: ({ cluster, signal }) =>
      repeated(signal, async () => {
        await stepDownPrimary(cluster.storeUrl);
        await pause(2 * BETWEEN_MS);
      }),
  },
  {
    name: "MongoDB's primary killed",
    run: ({ cluster, signal }) =>
      repeated(signal, async () => {
        await cluster.mongo.killPrimary();
        await pause(2 * BETWEEN_MS);
        await cluster.mongo.startMembers();
        await pause(2 * BETWEEN_MS);
      }),
  },
  {
    name: 'clients that go away',
    run: async ({ signal }) => {
      await pause(60 * 60_000, undefined, { signal }).catch(() => undefined);
      return 0;
    },
    clients: { leaves: { afterMs: 150, share: 0.7 } },
  },
];

/** Another member is primary within seconds; this one may be it again after them. */
const STEPPED_DOWN_SECONDS = 5;

async function stepDownPrimary(storeUrl: string): Promise<void> {
  const client = new MongoClient(storeUrl);
  try {
    await client.db('admin').command({ replSetStepDown: STEPPED_DOWN_SECONDS, force: true });
  } finally {
    await client.close();
  }
}

/** A drain that does not end with 0 has lost something. */
async function restart(replica: Replica): Promise<void> {
  await replica.restart();
  if (replica.lastExit !== 0) throw new Error(`${replica.name} ended with ${replica.lastExit} when asked to stop`);
}

async function repeated(signal: AbortSignal, once: () => Promise<void>): Promise<number> {
  let times = 0;
  for (; !signal.aborted; times++) await once();
  return times;
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)] as Item;
}
