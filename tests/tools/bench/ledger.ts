// How many admit+settle pairs a second the ledger commits, against the loop one would write first: a transaction a request.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { temporaryFolder } from '../../suites/ledger-service/support.ts';
import { createOrganization, type TestOrganization } from '../../suites/ledger-store/harness.ts';
import { startMongo } from '../../support/mongod.ts';
import { measureGrowth } from './ledger-growth.ts';
import {
  type Admit,
  compare,
  compareAdmits,
  type Latencies,
  type Load,
  type PairFigures,
  pairOf,
} from './ledger-load.ts';
import { batchedAdmit, oneByOneAdmit } from './ledger-pairs.ts';
import { naiveMongo } from './naive-mongo.ts';
import { progress, report } from './report.ts';

const BENCH = 'ledger';
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, stored: { type: 'string', default: '1000000' } },
});
const SECONDS = Number(values.seconds);
/** Extractions stored, step by step. */
const SIZES = [100, 10_000, 100_000, 1_000_000].filter((size) => size <= Number(values.stored));

/** As a server that stores what is stored here would be given. */
const CACHE_GB = 2;

/** One busy organization, as a customer's nightly run; and fifty at once. */
const BUSY: Load = { organizations: 1, clients: 256, seconds: SECONDS };
const MANY: Load = { organizations: 50, clients: 1_000, seconds: SECONDS };

await benchMongo();
await benchSqlite();

async function benchMongo(): Promise<void> {
  const server = await startMongo({ cacheGb: CACHE_GB });
  try {
    const store = await openMongoStore(server.url('bench'));
    const naive = await naiveMongo(server.url('bench_naive'));
    for (const [name, load] of [
      ['mongodb-one-organization', BUSY],
      ['mongodb-50-organizations', MANY],
    ] as const) {
      progress(`${name}: ours and one withTransaction a request`);
      const batched = batchedAdmit(store, await organizationsOf(store, load));
      await measure(name, load, batched, await naive.admit(load.organizations));
    }
    await naive.close();
    await store.close();
    const empty = await openMongoStore(server.url('bench_growth'));
    const cpuMs = async () => ownCpuMs() + (await serverCpuMs(server.url('admin')));
    await measureGrowth(BENCH, 'mongodb', empty, SIZES, cpuMs);
    await empty.close();
  } finally {
    await server.stop();
  }
}

async function benchSqlite(): Promise<void> {
  const folder = temporaryFolder();
  try {
    const store = openSqliteStore(`${folder.path}/ledger.db`);
    progress('sqlite-one-organization: ours and one transaction a request');
    const batched = batchedAdmit(store, await organizationsOf(store, BUSY));
    const single = oneByOneAdmit(store, await organizationsOf(store, BUSY));
    await measure('sqlite-one-organization', BUSY, batched, single);
    await store.close();
    const empty = openSqliteStore(`${folder.path}/growth.db`);
    await measureGrowth(BENCH, 'sqlite', empty, SIZES, async () => ownCpuMs());
    await empty.close();
  } finally {
    rmSync(folder.path, { recursive: true, force: true });
  }
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of a mongod, which a pair costs more than the ledger. */
async function serverCpuMs(url: string): Promise<number> {
  const client = await MongoClient.connect(url);
  const { extra_info: used } = await client.db().command({ serverStatus: 1 });
  await client.close();
  return (Number(used.user_time_us) + Number(used.system_time_us)) / 1000;
}

/** One after the other: many transactions at once outlive the test server's limit on a busy machine. */
async function organizationsOf(store: LedgerStore, { organizations }: Load): Promise<TestOrganization[]> {
  const made: TestOrganization[] = [];
  while (made.length < organizations) made.push(await createOrganization(store, { purchased: 1_000_000_000 }));
  return made;
}

/** As many as come, and then at fixed rates of arrival. */
async function measure(name: string, load: Load, ours: Admit, peer: Admit): Promise<void> {
  const most = await compare(load, pairOf(ours), pairOf(peer));
  tell(name, most.ours, most.peer);
  const admits = await compareAdmits(load, ours, most.ours.pairsPerSecond, peer);
  const atRate = ({ perSecond }: Latencies) => `${name}-admit-at-${Math.round(perSecond)}-a-second`;
  for (const [percentile, of] of [
    ['p50', 'p50Ms'],
    ['p99', 'p99Ms'],
  ] as const) {
    const { peer: closed, oursAtPeers, peerOpen, oursOpen, oursAtHalf } = admits;
    const tellLatency = (metric: string, latencies: Latencies, beside: Latencies | null) =>
      report({ bench: BENCH, metric, ours: latencies[of], peer: beside?.[of] ?? null, unit: 'ms' });
    tellLatency(`${atRate(closed)}-${percentile}`, oursAtPeers, closed);
    tellLatency(`${atRate(peerOpen)}-both-open-${percentile}`, oursOpen, peerOpen);
    tellLatency(`${atRate(oursAtHalf)}-${percentile}`, oursAtHalf, null);
  }
}

function tell(name: string, ours: PairFigures, peer: PairFigures): void {
  report({
    bench: BENCH,
    metric: `${name}-pairs`,
    ours: ours.pairsPerSecond,
    peer: peer.pairsPerSecond,
    unit: 'pairs/s',
  });
  // The peer has the clients it is quickest with, often fewer, who then wait less.
  report({ bench: BENCH, metric: `${name}-p99`, ours: ours.p99Ms, peer: peer.p99Ms, ratio: null, unit: 'ms' });
}
