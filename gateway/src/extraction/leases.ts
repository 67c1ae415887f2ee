// Keeps the leases of what this gateway runs: renewed together, and given up in time when they cannot be.
import { LEASE_MS, LEASE_RENEWAL_MS, LEASES_PER_RENEWAL_MAX } from '@lavra/shared/limits';
import { outsideTraces } from '@lavra/shared/tracing';
import type { Admitted, Ledger } from '../clients/ledger.ts';
import type { Events } from '../events.ts';
import { UnavailableError } from '../reply/unavailable.ts';

/** After a renewal that failed the next comes sooner: the ledger may be back before the lease ends. */
const RETRY_DELAY_MS = 1_000;

/** An extraction ends this long before its lease does, so that no clock and no delay lets two run at once. */
const SAFETY_MARGIN_MS = 2_000;

export interface HeldLease {
  /** Aborted when the lease is lost or about to end: the extraction must stop and must not charge. */
  readonly signal: AbortSignal;
  release(): void;
}

interface Held {
  readonly extractionId: string;
  readonly fencingToken: number;
  readonly leaseMs: number;
  readonly controller: AbortController;
  /** When to give up unless renewed. */
  giveUp: NodeJS.Timeout;
}

export class Leases {
  readonly #ledger: Pick<Ledger, 'renewLeases'>;
  readonly #events: Pick<Events, 'leasesLost' | 'leaseRenewalFailed'>;
  readonly #held = new Map<string, Held>();
  #next: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(ledger: Pick<Ledger, 'renewLeases'>, events: Pick<Events, 'leasesLost' | 'leaseRenewalFailed'>) {
    this.#ledger = ledger;
    this.#events = events;
  }

  /** @param admittedAt when Admit was sent (performance.now): the lease ends no later than counted from there. */
  hold({ extractionId, fencingToken, leaseMs }: Admitted, admittedAt: number): HeldLease {
    const held: Held = {
      extractionId,
      fencingToken,
      leaseMs: leaseMs || LEASE_MS,
      controller: new AbortController(),
      giveUp: setTimeout(() => {}, 0),
    };
    this.#prolong(held, admittedAt);
    this.#held.set(extractionId, held);
    this.#next ??= outsideTraces(() => setTimeout(() => this.#tick(), LEASE_RENEWAL_MS));
    return {
      signal: held.controller.signal,
      release: () => {
        clearTimeout(held.giveUp);
        this.#held.delete(extractionId);
      },
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
    for (const held of this.#held.values()) clearTimeout(held.giveUp);
  }

  /** One renewal of everything held. @returns false when some of it could not be renewed. */
  async renewOnce(): Promise<boolean> {
    const held = [...this.#held.values()];
    const calls: Promise<boolean>[] = [];
    for (let from = 0; from < held.length; from += LEASES_PER_RENEWAL_MAX) {
      calls.push(this.#renew(held.slice(from, from + LEASES_PER_RENEWAL_MAX)));
    }
    return (await Promise.all(calls)).every((renewed) => renewed);
  }

  async #renew(leases: readonly Held[]): Promise<boolean> {
    const askedAt = performance.now();
    try {
      const { lost, failed } = await this.#ledger.renewLeases(
        leases.map(({ extractionId, fencingToken }) => ({ extractionId, fencingToken })),
      );
      // What was settled while the ledger was asked has no lease any more, and lost none.
      const stillHeld = leases.filter((held) => this.#held.get(held.extractionId) === held);
      const ended = stillHeld.filter(({ extractionId }) => lost.has(extractionId));
      if (ended.length > 0) this.#events.leasesLost(ended.length);
      for (const held of stillHeld) {
        if (failed.has(held.extractionId)) continue;
        if (lost.has(held.extractionId)) held.controller.abort();
        else this.#prolong(held, askedAt);
      }
      if (failed.size === 0) return true;
      this.#events.leaseRenewalFailed(new UnavailableError('the ledger renewed some leases, not all'), failed.size);
      return false;
    } catch (error) {
      this.#events.leaseRenewalFailed(error, leases.length);
      return false;
    }
  }

  async #tick(): Promise<void> {
    const renewed = await this.renewOnce();
    this.#next = undefined;
    if (this.#isClosed || this.#held.size === 0) return;
    this.#next = setTimeout(() => this.#tick(), renewed ? LEASE_RENEWAL_MS : RETRY_DELAY_MS);
  }

  #prolong(held: Held, from: number): void {
    clearTimeout(held.giveUp);
    const remainingMs = from + held.leaseMs - SAFETY_MARGIN_MS - performance.now();
    held.giveUp = setTimeout(
      () => {
        this.#events.leasesLost(1);
        held.controller.abort();
      },
      Math.max(0, remainingMs),
    );
  }
}
