// Finds running extractions whose lease has ended, and remembers for how long none can end: their index keeps what was
// settled until the server cleans up, and to step over thousands of those in every batch cost more than all else in it.
import { LEASE_MS } from '@lavra/shared/limits';
import type { ClientSession } from 'mongodb';
import { LEASE_AHEAD_MAX_MS } from '../../model/organization.ts';
import { EXPIRED_PER_BATCH_MAX } from '../store.ts';
import type { Collections } from './collections.ts';
import type { ExtractionDocument } from './documents.ts';

/** Some 100 bytes each; whoever is forgotten is looked up once more. */
const REMEMBERED_MAX = 20_000;

export interface EndedLeases {
  readonly documents: readonly ExtractionDocument[];
  /** When the first of the others ends; undefined where that is not known. */
  readonly nextEndsAtMs: number | undefined;
}

/** A time in which no lease of an organization ends, as a batch found it that wrote the first moment as its time. */
interface Quiet {
  readonly fromMs: number;
  readonly untilMs: number;
  /** By this process's own clock, which is never set: no longer than a lease lasts. */
  readonly forgottenAtMs: number;
}

/**
 * A batch's leases end a whole lease after its time, and no batch's time is before the organization's last: so what a
 * batch found, and wrote its time beside, holds until the first lease that it saw ends, whoever commits meanwhile. Where
 * the last batch's time is before that batch's, or after now, a clock was set back: nothing is known then.
 */
export class QuietTimes {
  readonly #byOrganization = new Map<string, Quiet>();

  /** @param lastMs the time of the organization's last batch */
  isQuiet(organizationId: string, lastMs: number, nowMs: number): boolean {
    const quiet = this.#byOrganization.get(organizationId);
    if (!quiet || performance.now() >= quiet.forgottenAtMs) return false;
    return quiet.fromMs <= lastMs && lastMs <= nowMs && nowMs < quiet.untilMs;
  }

  /** After the commit of a batch that looked for ended leases, and wrote `committedMs` as its time. */
  remember(organizationId: string, committedMs: number, { nextEndsAtMs }: EndedLeases): void {
    this.#byOrganization.delete(organizationId);
    if (nextEndsAtMs === undefined) return;
    if (this.#byOrganization.size >= REMEMBERED_MAX) {
      for (const [oldest] of this.#byOrganization) {
        this.#byOrganization.delete(oldest);
        break;
      }
    }
    this.#byOrganization.set(organizationId, {
      fromMs: committedMs,
      untilMs: Math.min(nextEndsAtMs, committedMs + LEASE_MS),
      forgottenAtMs: performance.now() + LEASE_MS,
    });
  }
}

/** Of the two kinds of hasLeaseEnded; at most EXPIRED_PER_BATCH_MAX. */
export async function findEndedLeases(
  extractions: Collections['extractions'],
  session: ClientSession,
  organizationId: string,
  nowMs: number,
): Promise<EndedLeases> {
  // Asked for one by one: only so does each read its own range of the index.
  const find = (range: object, limit: number) =>
    extractions
      .find({ organizationId, running: true, leaseEndsAtMs: range }, { session })
      .sort({ leaseEndsAtMs: 1 })
      .limit(limit)
      .toArray();
  const aheadMs = nowMs + LEASE_AHEAD_MAX_MS;
  const ahead = await find({ $gt: aheadMs }, EXPIRED_PER_BATCH_MAX);
  const [next] = await find({ $gt: nowMs, $lte: aheadMs }, 1);
  const behind = await find({ $lte: nowMs }, EXPIRED_PER_BATCH_MAX);
  const documents = [...behind, ...ahead].slice(0, EXPIRED_PER_BATCH_MAX);
  const isAll = documents.length < EXPIRED_PER_BATCH_MAX;
  return { documents, nextEndsAtMs: isAll ? (next?.leaseEndsAtMs ?? Number.POSITIVE_INFINITY) : undefined };
}
