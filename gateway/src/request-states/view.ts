// What this gateway believes about the requests of all gateways: bounded, expiring, and a hint. Pure: time is handed in.
import { REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import type { RequestState, RequestStates } from '@lavra/shared/request-state';
import { StoreClock } from './store-clock.ts';

export type Believed =
  /** Another gateway, or this one, runs it: 409 without asking the ledger. */
  | { readonly kind: 'running'; readonly retryAfterSeconds: number }
  /** Its answer is kept: worth one plain read. */
  | { readonly kind: 'answered' };

interface Entry {
  readonly fence: number;
  readonly kind: 'running' | 'answered' | 'released';
  /** By the clock of this process. Until then `released` only keeps older messages that come late from being believed. */
  readonly untilMs: number;
}

/** Some 300 bytes each. */
const ENTRIES_MAX = 100_000;
/** A lease is believed in a little less than it lasts: the ledger decides about its end, never this view. */
const LEASE_MARGIN_MS = 500;
/** Most runs end long before their lease, and to be asked again costs no Admit. */
const RETRY_AFTER_MAX_SECONDS = 5;
/** How long a message of an extraction's run may come after that of its end. */
const OVERTAKEN_MS = 30_000;
/** Entries at the old end looked at for every one that is added, so that what has expired does not stay. */
const SWEPT_PER_ENTRY = 2;

export class RequestStateView {
  readonly #entries = new Map<string, Entry>();
  readonly #clock = new StoreClock();
  readonly #entriesMax: number;

  constructor(entriesMax = ENTRIES_MAX) {
    this.#entriesMax = entriesMax;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Takes in what one transaction of a ledger changed. */
  learn({ organizationId, committedAt, states }: RequestStates, nowMs: number): void {
    if (!committedAt) return;
    this.#clock.observe(committedAt.getTime(), nowMs);
    for (const state of states) this.#learnOne(organizationId, state, nowMs);
  }

  /** Undefined: nothing is known, and the ledger is to be asked. */
  look(organizationId: string, triple: Uint8Array, nowMs: number): Believed | undefined {
    const entry = this.#entries.get(entryKey(organizationId, triple));
    if (!entry || entry.untilMs <= nowMs || entry.kind === 'released') return undefined;
    if (entry.kind === 'answered') return { kind: 'answered' };
    const leaseSeconds = Math.ceil((entry.untilMs + LEASE_MARGIN_MS - nowMs) / 1000);
    return { kind: 'running', retryAfterSeconds: Math.min(leaseSeconds, RETRY_AFTER_MAX_SECONDS) };
  }

  /** For when messages were missed: any run may have ended meanwhile. Kept answers stay kept, and are read anyway. */
  forgetRunning(): void {
    for (const [key, { kind }] of this.#entries) if (kind === 'running') this.#entries.delete(key);
  }

  #learnOne(organizationId: string, { state, triple, fence }: RequestState, nowMs: number): void {
    const entry = this.#entryOf(state, fence, nowMs);
    if (!entry) return;
    const key = entryKey(organizationId, triple);
    const known = this.#entries.get(key);
    if (known && !isNewer(entry, known)) return;
    // Taken out first, so that the order of entries is the order in which they were last heard of.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#sweep(nowMs);
  }

  #entryOf(state: RequestState['state'], fence: number, nowMs: number): Entry | undefined {
    switch (state?.$case) {
      case 'running': {
        const { leaseEndsAt } = state.value;
        if (!leaseEndsAt) return undefined;
        return { kind: 'running', fence, untilMs: this.#clock.toLocalMs(leaseEndsAt.getTime()) - LEASE_MARGIN_MS };
      }
      case 'answered': {
        const { answeredAt } = state.value;
        if (!answeredAt) return undefined;
        return { kind: 'answered', fence, untilMs: this.#clock.toLocalMs(answeredAt.getTime()) + REPLAY_WINDOW_MS };
      }
      case 'released':
        return { kind: 'released', fence, untilMs: nowMs + OVERTAKEN_MS };
      default:
        return undefined;
    }
  }

  #sweep(nowMs: number): void {
    let looked = 0;
    for (const [key, { untilMs }] of this.#entries) {
      if (this.#entries.size <= this.#entriesMax && looked >= SWEPT_PER_ENTRY) return;
      looked += 1;
      if (untilMs <= nowMs || this.#entries.size > this.#entriesMax) this.#entries.delete(key);
    }
  }
}

/** Messages of different ledgers may overtake each other: the fence orders extractions, and the end of one is final. */
function isNewer(entry: Entry, known: Entry): boolean {
  if (entry.fence !== known.fence) return entry.fence > known.fence;
  if (known.kind === 'running') return entry.kind !== 'running' || entry.untilMs > known.untilMs;
  return known.kind === 'answered' && entry.kind === 'released';
}

function entryKey(organizationId: string, triple: Uint8Array): string {
  return `${organizationId} ${Buffer.from(triple.buffer, triple.byteOffset, triple.byteLength).toString('hex')}`;
}
