// A cluster as discrete events: requests arrive at random, wait for gateways, for batches of their organization, for a worker,
// for the batch that settles them. Everything random comes from a seed.

import type { Costs } from './costs.ts';
import { Heap } from './heap.ts';

export interface Cluster {
  /** Cores of all gateways; a gateway has one. */
  readonly gateways: number;
  readonly shards: number;
  /** Transactions that all ledgers together commit side by side on one shard. */
  readonly commitsAtOnce: number;
  readonly pools: number;
  readonly workersAPool: number;
  /** Files that wait in a pool, for each of its workers. */
  readonly queueAWorker: number;
}

export interface Demand {
  readonly requestsASecond: number;
  /** Of the requests, those that are a repeat of an answered one. */
  readonly replayShare: number;
  readonly organizations: number;
  /** The share of the largest one. */
  readonly largestShare: number;
  readonly seconds: number;
}

export interface Figures {
  readonly extractions: number;
  readonly replays: number;
  /** Met five full pools. */
  readonly busy: number;
  /** Of answered extractions, seconds from arrival to answer. */
  readonly p50: number;
  readonly p99: number;
  /** Seconds that one in a hundred waits: for a gateway, for its two batches, for a worker. */
  readonly waits: { readonly gateway: number; readonly ledger: number; readonly worker: number };
  /** The share of its time that each part works. */
  readonly use: {
    readonly gateway: number;
    readonly shard: number;
    readonly busiestOrganization: number;
    readonly worker: number;
  };
  readonly commandsABatch: number;
}

/** As the gateway's gRPC client does. */
const POOL_TRIES = 5;
const BATCH_MAX = 256;

interface Request {
  readonly arrivedAt: number;
  readonly organization: number;
  readonly readingSeconds: number;
  waitedForLedger: number;
}

interface Command {
  readonly request: Request;
  readonly askedAt: number;
  readonly then: (at: number) => void;
}

export function simulate(demand: Demand, cluster: Cluster, costs: Costs, seed = 1): Figures {
  const random = seeded(seed);
  const exponential = (mean: number) => -mean * Math.log(1 - random());
  const events = new Heap<() => void>();
  let now = 0;
  const at = (time: number, what: () => void) => events.push(time, what);

  const answers: number[] = [];
  const waits = { gateway: [] as number[], ledger: [] as number[], worker: [] as number[] };
  const worked = { gateway: 0, shard: 0, worker: 0 };
  const organizationWorked = new Float64Array(demand.organizations);
  let [replays, busy, batches, commands] = [0, 0, 0, 0];

  // Gateways: each request is one core's, whichever is free first.
  const gatewayFree = Array.from({ length: cluster.gateways }, () => 0);
  const onGateway = (seconds: number, then: () => void) => {
    const index = Math.floor(random() * cluster.gateways);
    const begins = Math.max(now, gatewayFree[index] as number);
    waits.gateway.push(begins - now);
    worked.gateway += seconds;
    gatewayFree[index] = begins + seconds;
    at(begins + seconds, then);
  };

  // Ledger: an organization is an actor, one batch at a time; a shard commits several organizations side by side.
  const mailboxes = Array.from({ length: demand.organizations }, () => [] as Command[]);
  const running = new Uint8Array(demand.organizations);
  const turns = Array.from({ length: cluster.shards }, () => [] as number[]);
  const committing = new Uint16Array(cluster.shards);
  const startBatches = (shard: number) => {
    const queue = turns[shard] as number[];
    while (queue.length > 0 && (committing[shard] as number) < cluster.commitsAtOnce) {
      const organization = queue.shift() as number;
      const mailbox = mailboxes[organization] as Command[];
      const batch = mailbox.splice(0, BATCH_MAX);
      const seconds = costs.commitSeconds + batch.length * costs.commandSeconds;
      committing[shard] = (committing[shard] as number) + 1;
      batches += 1;
      commands += batch.length;
      worked.shard += costs.mongoTransaction + batch.length * costs.mongoCommand;
      organizationWorked[organization] = (organizationWorked[organization] as number) + seconds;
      at(now + seconds, () => {
        committing[shard] = (committing[shard] as number) - 1;
        running[organization] = mailbox.length > 0 ? 1 : 0;
        if (mailbox.length > 0) queue.push(organization);
        for (const { request, askedAt, then } of batch) {
          request.waitedForLedger += now - askedAt;
          then(now);
        }
        startBatches(shard);
      });
    }
  };
  const tell = (request: Request, then: (at: number) => void) => {
    const { organization } = request;
    (mailboxes[organization] as Command[]).push({ request, askedAt: now, then });
    if (running[organization] === 1) return;
    running[organization] = 1;
    const shard = organization % cluster.shards;
    (turns[shard] as number[]).push(organization);
    startBatches(shard);
  };

  // Engine pools: calls go round, a full one sends on to the next, five at most.
  const workersFree = Array.from({ length: cluster.pools }, () => cluster.workersAPool);
  const queues = Array.from(
    { length: cluster.pools },
    () => [] as { request: Request; since: number; then: () => void }[],
  );
  let turn = 0;
  const startReading = (pool: number, request: Request, since: number, then: () => void) => {
    waits.worker.push(now - since);
    worked.worker += request.readingSeconds;
    at(now + request.readingSeconds, () => {
      const next = (queues[pool] as { request: Request; since: number; then: () => void }[]).shift();
      if (next) startReading(pool, next.request, next.since, next.then);
      else workersFree[pool] = (workersFree[pool] as number) + 1;
      then();
    });
  };
  const read = (request: Request, then: () => void, full: () => void) => {
    for (let tries = 0; tries < POOL_TRIES; tries++) {
      const pool = turn++ % cluster.pools;
      if ((workersFree[pool] as number) > 0) {
        workersFree[pool] = (workersFree[pool] as number) - 1;
        startReading(pool, request, now, then);
        return;
      }
      const queue = queues[pool] as { request: Request; since: number; then: () => void }[];
      if (queue.length < cluster.workersAPool * cluster.queueAWorker) {
        queue.push({ request, since: now, then });
        return;
      }
    }
    full();
  };

  const arrive = () => {
    if (now < demand.seconds) at(now + exponential(1 / demand.requestsASecond), arrive);
    const isLargest = random() < demand.largestShare;
    const organization = isLargest ? 0 : Math.floor(random() * demand.organizations);
    if (random() < demand.replayShare) {
      onGateway(costs.gatewayReplay, () => {
        replays += 1;
      });
      return;
    }
    const request = { arrivedAt: now, organization, readingSeconds: fileSeconds(costs, random), waitedForLedger: 0 };
    onGateway(costs.gatewayReplay + costs.gatewayExtraction, () =>
      tell(request, () =>
        read(
          request,
          () =>
            tell(request, (answeredAt) => {
              answers.push(answeredAt - request.arrivedAt);
              waits.ledger.push(request.waitedForLedger);
            }),
          () => {
            busy += 1;
            tell(request, () => undefined);
          },
        ),
      ),
    );
  };
  at(0, arrive);
  for (let next = events.pop(); next; next = events.pop()) {
    now = next.at;
    next.item();
  }

  const extractions = answers.length;
  return {
    extractions,
    replays,
    busy,
    p50: percentile(answers, 0.5),
    p99: percentile(answers, 0.99),
    waits: {
      gateway: percentile(waits.gateway, 0.99),
      ledger: percentile(waits.ledger, 0.99),
      worker: percentile(waits.worker, 0.99),
    },
    use: {
      gateway: worked.gateway / (cluster.gateways * demand.seconds),
      // Of one shard's eight cores.
      shard: worked.shard / (cluster.shards * SHARD_CORES * demand.seconds),
      busiestOrganization: Math.min(1, Math.max(...organizationWorked) / demand.seconds),
      worker: worked.worker / (cluster.pools * cluster.workersAPool * demand.seconds),
    },
    commandsABatch: commands / batches,
  };
}

/** What a shard's primary has. */
export const SHARD_CORES = 8;

function fileSeconds({ files }: Costs, random: () => number): number {
  let left = random();
  for (const { share, seconds } of files) {
    left -= share;
    // No two pages are alike: half to one and a half times the mean.
    if (left < 0) return seconds * (0.5 + random());
  }
  return (files.at(-1) as Costs['files'][number]).seconds;
}

function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** Mulberry32: the same numbers for the same seed, everywhere. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
