// How large a cluster must be for a demand, by arithmetic alone; and what a certificate costs on it.
import { type Costs, readingSeconds } from './costs.ts';
import { type Cluster, type Demand, SHARD_CORES } from './simulate.ts';

/** Nothing runs fuller than this when it is sized: queues grow without bound at 1. */
const USE_MAX = 0.7;
const WORKERS_A_POOL = 4;
/** MongoStore.parallelCommits. */
const COMMITS_A_LEDGER = 8;
/** Two of each, three members a shard, three servers of NATS: what a cluster has that loses nothing. */
const GATEWAYS_MIN = 2;
const LEDGERS_MIN = 2;
const POOLS_MIN = 2;
const MEMBERS_A_SHARD = 3;
const NATS_CORES = 0.3;

export interface Sized extends Cluster {
  readonly ledgers: number;
  /** Of everything, secondaries too. */
  readonly cores: number;
  readonly workerCores: number;
}

export function sizeFor({ requestsASecond, replayShare }: Demand, costs: Costs): Sized {
  const extractions = requestsASecond * (1 - replayShare);
  const gatewayCores = requestsASecond * costs.gatewayReplay + extractions * costs.gatewayExtraction;
  // Every gateway hears of every request twice: running, and answered.
  const hintShare = extractions * 2 * costs.hint;
  const gateways = Math.max(GATEWAYS_MIN, Math.ceil(gatewayCores / Math.max(0.05, USE_MAX - hintShare)));
  // Of many organizations each sends little: without a second command to share a transaction with, every one is one.
  const transactions = extractions * 2;
  const inFlight = transactions * costs.commitSeconds;
  const ledgerCores = extractions * costs.ledgerPair;
  const ledgers = Math.max(LEDGERS_MIN, Math.ceil(Math.max(ledgerCores, inFlight / COMMITS_A_LEDGER) / USE_MAX));
  const shardCores = transactions * (costs.mongoTransaction + costs.mongoCommand);
  const shards = Math.max(1, Math.ceil(shardCores / (SHARD_CORES * USE_MAX)));
  const workers = Math.ceil((extractions * readingSeconds(costs)) / USE_MAX);
  const pools = Math.max(POOLS_MIN, Math.ceil(workers / WORKERS_A_POOL));
  const workerCores = pools * WORKERS_A_POOL;
  // A small set is sized by what it does; secondaries do what the primary does.
  const mongoCores = shards * MEMBERS_A_SHARD * Math.min(SHARD_CORES, Math.max(1, shardCores / USE_MAX));
  return {
    gateways,
    ledgers,
    shards,
    pools,
    workersAPool: WORKERS_A_POOL,
    commitsAtOnce: Math.floor((ledgers * COMMITS_A_LEDGER) / shards),
    queueAWorker: 3,
    workerCores,
    cores: gateways + ledgers + mongoCores + NATS_CORES * 3 + workerCores,
  };
}

/** Core-seconds of the whole cluster for one certificate. */
export function coreSecondsACertificate({ cores }: Sized, { requestsASecond, replayShare }: Demand): number {
  return cores / (requestsASecond * (1 - replayShare));
}
