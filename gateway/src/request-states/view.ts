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
  readonly fencingToken: number;
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
  learn({ organizationId, committedAtMs, states }: RequestStates, nowMs: number): void {
    this.#clock.observe(committedAtMs, nowMs);
    for (const state of states) this.#learnOne(organizationId, state, nowMs);
  }

  /** Undefined: nothing is known, and the ledger is to be asked. */
  look(organizationId: string, idempotencyKey: Uint8Array, nowMs: number): Believed | undefined {
    const entry = this.#entries.get(entryKey(organizationId, idempotencyKey));
    if (!entry || entry.untilMs <= nowMs || entry.kind === 'released') return undefined;
    if (entry.kind === 'answered') return { kind: 'answered' };
    const leaseSeconds = Math.ceil((entry.untilMs + LEASE_MARGIN_MS - nowMs) / 1000);
    return { kind: 'running', retryAfterSeconds: Math.min(leaseSeconds, RETRY_AFTER_MAX_SECONDS) };
  }

  /** For when messages were missed: any run may have ended meanwhile. Kept answers stay kept, and are read anyway. */
  forgetRunning(): void {
    for (const [key, { kind }] of this.#entries) if (kind === 'running') this.#entries.delete(key);
  }

  #learnOne(organizationId: string, state: RequestState, nowMs: number): void {
    const entry = this.#entryOf(state, nowMs);
    const key = entryKey(organizationId, state.idempotencyKey);
    const known = this.#entries.get(key);
    if (known && !isNewer(entry, known)) return;
    // Taken out first, so that the order of entries is the order in which they were last heard of.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#sweep(nowMs);
  }

  #entryOf(state: RequestState, nowMs: number): Entry {
    const { kind, fencingToken } = state;
    switch (kind) {
      case 'running':
        return { kind, fencingToken, untilMs: this.#clock.toLocalMs(state.leaseEndsAtMs) - LEASE_MARGIN_MS };
      case 'answered':
        return { kind, fencingToken, untilMs: this.#clock.toLocalMs(state.answeredAtMs) + REPLAY_WINDOW_MS };
      case 'released':
        return { kind, fencingToken, untilMs: nowMs + OVERTAKEN_MS };
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

/** Messages of different ledgers may overtake each other: fencing tokens order extractions, and the end of one is final. */
function isNewer(entry: Entry, known: Entry): boolean {
  if (entry.fencingToken !== known.fencingToken) return entry.fencingToken > known.fencingToken;
  if (known.kind === 'running') return entry.kind !== 'running' || entry.untilMs > known.untilMs;
  return known.kind === 'answered' && entry.kind === 'released';
}

function entryKey(organizationId: string, idempotencyKey: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = idempotencyKey;
  return `${organizationId} ${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`;
}
