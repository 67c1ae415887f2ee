// Closed-loop load: a number of clients, each of which admits and settles one extraction after the other; and open load, which
// comes at its own rate whether or not what came before is answered.
import { medianOf } from '../../../engine-pool/src/image/median.ts';
import { MailboxFull } from '../../../ledger/src/organization/mailbox.ts';

export interface Load {
  readonly organizations: number;
  /** In all, spread evenly. */
  readonly clients: number;
  readonly seconds: number;
}

/** Admits and settles once for the organization of this number. */
export type Pair = (organization: number) => Promise<void>;

/** Admits once for the organization of this number; what it answers settles that. */
export type Admit = (organization: number) => Promise<() => Promise<void>>;

export function pairOf(admit: Admit): Pair {
  return async (organization) => (await admit(organization))();
}

export interface PairFigures {
  readonly pairsPerSecond: number;
  /** Of a pair: both calls. */
  readonly p99Ms: number;
}

const WARM_UP_SECONDS = 1;

export async function measurePairs({ organizations, clients, seconds }: Load, pair: Pair): Promise<PairFigures> {
  const startMs = performance.now() + WARM_UP_SECONDS * 1000;
  const endMs = startMs + seconds * 1000;
  const durations: number[] = [];
  const client = async (number: number) => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      await pair(number % organizations);
      const finishedMs = performance.now();
      if (finishedMs >= startMs && finishedMs <= endMs) durations.push(finishedMs - startedMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  durations.sort((a, b) => a - b);
  return {
    pairsPerSecond: durations.length / seconds,
    p99Ms: durations[Math.floor(durations.length * 0.99)] ?? Number.NaN,
  };
}

/** So many pairs, by so many clients, as fast as they come. */
export async function runPairs(pairs: number, clients: number, pair: Pair): Promise<void> {
  let left = pairs;
  const client = async (number: number) => {
    while (left-- > 0) await pair(number);
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
}

/** Ours and the peer take turns, so that a noisy moment of the machine meets both. */
const ROUNDS = 3;

/** Medians of the rounds. The peer runs with the number of clients that it is quickest with. */
export async function compare(
  load: Load,
  ours: Pair,
  peer: Pair,
): Promise<{ readonly ours: PairFigures; readonly peer: PairFigures }> {
  const peerLoad = { ...load, clients: await bestClients(load, peer) };
  const rounds = { ours: [] as PairFigures[], peer: [] as PairFigures[] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.peer.push(await measurePairs(peerLoad, peer));
    rounds.ours.push(await measurePairs(load, ours));
  }
  return { ours: medians(rounds.ours), peer: medians(rounds.peer) };
}

/** One waits for nobody; more on one organization only wait for each other's conflicts, and hundreds starve for minutes. */
const PEER_CLIENTS_AN_ORGANIZATION = [1, 4, 16];

async function bestClients(load: Load, pair: Pair): Promise<number> {
  let best = { clients: load.organizations, pairsPerSecond: 0 };
  for (const each of PEER_CLIENTS_AN_ORGANIZATION) {
    const clients = each * load.organizations;
    const { pairsPerSecond } = await measurePairs({ ...load, clients, seconds: 2 }, pair);
    if (pairsPerSecond > best.pairsPerSecond) best = { clients, pairsPerSecond };
  }
  return best.clients;
}

function medians(figures: readonly PairFigures[]): PairFigures {
  return {
    pairsPerSecond: medianOf(figures.map(({ pairsPerSecond }) => pairsPerSecond)),
    p99Ms: medianOf(figures.map(({ p99Ms }) => p99Ms)),
  };
}

export interface Latencies {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Of Admit, by clients that each wait for their answer: at the rate that they come to by themselves. */
export async function closedAdmits({ organizations, clients, seconds }: Load, admit: Admit): Promise<Latencies> {
  const startMs = performance.now() + WARM_UP_SECONDS * 1000;
  const endMs = startMs + seconds * 1000;
  const durations: number[] = [];
  const client = async (number: number) => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      const settle = await admit(number % organizations);
      if (startedMs >= startMs) durations.push(performance.now() - startedMs);
      await settle();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return latenciesOf(durations, seconds);
}

/**
 * Of Admit, at so many a second, from when each was due: who is late keeps those behind it waiting. Settled at once; one
 * that is refused for want of room has waited for ever.
 */
export async function openAdmits(
  { organizations, seconds }: Omit<Load, 'clients'>,
  perSecond: number,
  admit: Admit,
): Promise<Latencies> {
  const firstMs = performance.now();
  const startMs = firstMs + WARM_UP_SECONDS * 1000;
  const endMs = startMs + seconds * 1000;
  const durations: number[] = [];
  const all: Promise<void>[] = [];
  const arrive = async (number: number, dueMs: number) => {
    try {
      const settle = await admit(number % organizations);
      if (dueMs >= startMs) durations.push(performance.now() - dueMs);
      await settle();
    } catch (error) {
      if (!(error instanceof MailboxFull)) throw error;
      if (dueMs >= startMs) durations.push(Number.POSITIVE_INFINITY);
    }
  };
  // Poisson arrivals: as many callers who know nothing of each other come.
  for (let dueMs = firstMs, number = 0; dueMs < endMs; dueMs += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const aheadMs = dueMs - performance.now();
    if (aheadMs > 0) await new Promise((due) => setTimeout(due, aheadMs));
    const arrival = arrive(number++, dueMs);
    // Awaited below: what fails before then is not to end the process.
    arrival.catch(() => undefined);
    all.push(arrival);
  }
  await Promise.all(all);
  return latenciesOf(durations, seconds);
}

function latenciesOf(durations: number[], seconds: number): Latencies {
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { perSecond: durations.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Medians of compareAdmits's rounds. */
interface AdmitLatencies {
  /** Clients that each wait for their answer. */
  readonly peer: Latencies;
  /** Open, at the peer's own rate; the peer would not keep up with its own. */
  readonly oursAtPeers: Latencies;
  /** Both open, at half the peer's own rate. */
  readonly peerOpen: Latencies;
  readonly oursOpen: Latencies;
  /** Open, at half of what ours can. */
  readonly oursAtHalf: Latencies;
}

/**
 * Medians of rounds in which ours and the peer take turns; half of what ours can comes after them, since it stores the most.
 * @param oursPerSecond pairs a second of ours at most
 */
export async function compareAdmits(
  load: Load,
  ours: Admit,
  oursPerSecond: number,
  peer: Admit,
): Promise<AdmitLatencies> {
  const peerLoad = { ...load, clients: await bestClients(load, pairOf(peer)) };
  const rounds = {
    peer: [] as Latencies[],
    oursAtPeers: [] as Latencies[],
    peerOpen: [] as Latencies[],
    oursOpen: [] as Latencies[],
    oursAtHalf: [] as Latencies[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const closed = await closedAdmits(peerLoad, peer);
    rounds.peer.push(closed);
    rounds.oursAtPeers.push(await openAdmits(load, closed.perSecond, ours));
    rounds.peerOpen.push(await openAdmits(load, closed.perSecond / 2, peer));
    rounds.oursOpen.push(await openAdmits(load, closed.perSecond / 2, ours));
  }
  while (rounds.oursAtHalf.length < ROUNDS) rounds.oursAtHalf.push(await openAdmits(load, oursPerSecond / 2, ours));
  return {
    peer: middle(rounds.peer),
    oursAtPeers: middle(rounds.oursAtPeers),
    peerOpen: middle(rounds.peerOpen),
    oursOpen: middle(rounds.oursOpen),
    oursAtHalf: middle(rounds.oursAtHalf),
  };
}

function middle(rounds: readonly Latencies[]): Latencies {
  return {
    perSecond: medianOf(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: medianOf(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: medianOf(rounds.map(({ p99Ms }) => p99Ms)),
  };
}
