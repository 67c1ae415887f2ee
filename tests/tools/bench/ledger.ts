// How many admit+settle pairs a second the ledger commits, against the loop one would write first: a transaction a request.
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

/** One busy organization, as a customer's nightly run, by as many clients as a transaction takes; and fifty at once. */
const BUSY: Load = { organizations: 1, clients: 512, seconds: SECONDS };
const MANY: Load = { organizations: 50, clients: 1_000, seconds: SECONDS };

await benchMongo();
await benchSqlite();

async function benchMongo(): Promise<void> {
  const server = await startMongo({ cacheGb: CACHE_GB });
  try {
    const database = await MongoClient.connect(server.url('admin'));
    for (const [name, load] of [
      ['mongodb-one-organization', BUSY],
      ['mongodb-50-organizations', MANY],
    ] as const) {
      progress(`${name}: ours and one withTransaction a request`);
      await measure(name, load, async (work) => {
        const store = await openMongoStore(server.url('bench'));
        const naive = await naiveMongo(server.url('bench_naive'));
        const result = await work(
          batchedAdmit(store, await organizationsOf(store, load)),
          await naive.admit(load.organizations),
        );
        await naive.close();
        await store.close();
        for (const used of ['bench', 'bench_naive']) await database.db(used).dropDatabase();
        return result;
      });
    }
    await database.close();
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
    progress('sqlite-one-organization: ours and one transaction a request');
    let opened = 0;
    const openNew = () => openSqliteStore(`${folder.path}/${opened++}.db`);
    await measure('sqlite-one-organization', BUSY, async (work) => {
      const [store, single] = [openNew(), openNew()];
      const result = await work(
        batchedAdmit(store, await organizationsOf(store, BUSY)),
        oneByOneAdmit(single, await organizationsOf(single, BUSY)),
      );
      await single.close();
      await store.close();
      return result;
    });
    const empty = openNew();
    await measureGrowth(BENCH, 'sqlite', empty, SIZES, async () => ownCpuMs());
    await empty.close();
  } finally {
    folder.remove();
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

/**
 * As many as come, and then at fixed rates of arrival.
 * @param onNewStores runs what it is given on ours and on the peer, each on a store with nothing in it
 */
async function measure(
  name: string,
  load: Load,
  onNewStores: <Result>(work: (ours: Admit, peer: Admit) => Promise<Result>) => Promise<Result>,
): Promise<void> {
  const most = await onNewStores((ours, peer) => compare(load, pairOf(ours), pairOf(peer)));
  tell(name, most.ours, most.peer);
  // Ours has stored many times as much by now, and latencies are to be those of the transactions.
  const admits = await onNewStores((ours, peer) => compareAdmits(load, ours, most.ours.pairsPerSecond, peer));
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
