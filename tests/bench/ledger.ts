// How many admit+settle pairs a second the ledger commits, against the loop one would write first: a transaction a request.
import { rmSync } from 'node:fs';
import { openMongoStore } from '../../ledger/src/store/mongo/store.ts';
import { openSqliteStore } from '../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../ledger/src/store/store.ts';
import { createOrganization, type TestOrganization } from '../contract/harness.ts';
import { temporaryFolder } from '../ledger/support.ts';
import { startMongo } from '../support/mongod.ts';
import { measureGrowth } from './ledger-growth.ts';
import { type Load, measurePairs, type PairFigures } from './ledger-load.ts';
import { batchedPair, oneByOnePair } from './ledger-pairs.ts';
import { naiveMongo } from './naive-mongo.ts';
import { progress, report } from './report.ts';

const BENCH = 'ledger';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

/** One busy organization, as a customer's nightly run; and fifty at once. */
const BUSY: Load = { organizations: 1, clients: 256, seconds: SECONDS };
const MANY: Load = { organizations: 50, clients: 1_000, seconds: SECONDS };

await benchMongo();
await benchSqlite();

async function benchMongo(): Promise<void> {
  const server = await startMongo();
  try {
    const store = await openMongoStore(server.url('bench'));
    const naive = await naiveMongo(server.url('bench_naive'));
    for (const [name, load] of [
      ['mongodb-one-organization', BUSY],
      ['mongodb-50-organizations', MANY],
    ] as const) {
      progress(`${name}: ours`);
      const ours = await measurePairs(load, batchedPair(store, await organizationsOf(store, load)));
      progress(`${name}: one withTransaction a request`);
      const peer = await measurePairs(load, await naive.pair(load.organizations));
      tell(name, ours, peer);
    }
    await naive.close();
    progress('mongodb: growth');
    await measureGrowth(BENCH, 'mongodb', store, [100, 10_000, 1_000_000]);
    await store.close();
  } finally {
    await server.stop();
  }
}

async function benchSqlite(): Promise<void> {
  const folder = temporaryFolder();
  try {
    const path = `${folder.path}/ledger.db`;
    const store = openSqliteStore(path);
    progress('sqlite-one-organization: ours');
    const ours = await measurePairs(BUSY, batchedPair(store, await organizationsOf(store, BUSY)));
    progress('sqlite-one-organization: one transaction a request');
    const peer = await measurePairs(BUSY, oneByOnePair(store, await organizationsOf(store, BUSY)));
    tell('sqlite-one-organization', ours, peer);
    progress('sqlite: growth');
    await measureGrowth(BENCH, 'sqlite', store, [100, 10_000, 1_000_000]);
    await store.close();
  } finally {
    rmSync(folder.path, { recursive: true, force: true });
  }
}

function organizationsOf(store: LedgerStore, { organizations }: Load): Promise<TestOrganization[]> {
  return Promise.all(
    Array.from({ length: organizations }, () => createOrganization(store, { purchased: 1_000_000_000 })),
  );
}

function tell(name: string, ours: PairFigures, peer: PairFigures): void {
  report({
    bench: BENCH,
    metric: `${name}-pairs`,
    ours: ours.pairsPerSecond,
    peer: peer.pairsPerSecond,
    unit: 'pairs/s',
  });
  // A ratio above 1 is faster throughout, so times are compared the other way round.
  report({
    bench: BENCH,
    metric: `${name}-p99`,
    ours: ours.p99Ms,
    peer: peer.p99Ms,
    ratio: peer.p99Ms / ours.p99Ms,
    unit: 'ms',
  });
}
