// What the simulation is fed with: costs as measured (docs/measurements), and the few that are assumed, each with its source.

/** Seconds of one core unless another unit is in the name. */
export interface Costs {
  /** Gateway, a body of 300 KB: read, decode, hash, answer from a kept answer. Measured: 1,209 replays a second and core. */
  readonly gatewayReplay: number;
  /** Gateway, the rest of an extraction: its file to the engine pool, evidence, seal, leases. Assumed: as much again. */
  readonly gatewayExtraction: number;
  /** Ledger process, a pair of admission and settlement on MongoDB. Measured with the server's: 0.7 ms; a third is ours. */
  readonly ledgerPair: number;
  /** MongoDB's primary, a transaction. From 702 a second on two busy cores, clients and ledger with it: half of that. */
  readonly mongoTransaction: number;
  /** MongoDB's primary, each command in one: what is left of a pair's cost where batches are large. */
  readonly mongoCommand: number;
  /** A transaction until a majority has it, on the clock. Measured: 128 commands in 2.6 ms on one machine, +2 ms of network. */
  readonly commitSeconds: number;
  /** Each command more in a transaction, on the clock: what is left of a pair's cost when the batch is large. */
  readonly commandSeconds: number;
  /** One state of one request, heard by one gateway. Assumed: decoded and put into a map. */
  readonly hint: number;
  /** Kinds of files: their share, and what reading one takes. Measured; the shares are assumed. */
  readonly files: readonly { readonly kind: string; readonly share: number; readonly seconds: number }[];
  /** Journal and extraction of one certificate, bytes kept for good, and its sealed answer for 15 minutes. */
  readonly bytesForGood: number;
  readonly bytesForWindow: number;
}

export const MEASURED: Costs = {
  gatewayReplay: 1 / 1_209,
  gatewayExtraction: 1 / 1_209,
  ledgerPair: 0.000_23,
  mongoTransaction: 0.001_5,
  mongoCommand: 0.000_1,
  commitSeconds: 0.004_6,
  commandSeconds: 0.000_1,
  hint: 0.000_004,
  files: [
    { kind: 'a page of pixels, mini', share: 0.6, seconds: 1.45 },
    { kind: "a PDF's own words", share: 0.3, seconds: 0.052 },
    { kind: 'a page that large looks at, too', share: 0.1, seconds: 6 },
  ],
  bytesForGood: 1_500,
  bytesForWindow: 2_500,
};

export function readingSeconds({ files }: Costs): number {
  return files.reduce((sum, { share, seconds }) => sum + share * seconds, 0);
}
