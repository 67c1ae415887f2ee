// Turns the store's times, which messages carry, into this process's own. Pure: both times are handed in.

/** Long enough to see some messages come without delay, short enough to follow a store that moved to another clock. */
const WINDOW_MS = 5 * 60_000;

/**
 * The two clocks differ by an unknown offset, and a message is late by an unknown delay: of the two only the sum shows.
 * The smallest sum of late is the offset plus the least delay, and whatever exceeds it is delay. So a message that came
 * late does not make a lease seem longer than it is, however long it was held up on the way.
 */
export class StoreClock {
  #windowEndsMs = Number.NEGATIVE_INFINITY;
  #offsetMs = Number.POSITIVE_INFINITY;
  #offsetBeforeMs = Number.POSITIVE_INFINITY;

  /** A message of a transaction at `storeMs` arrived at `localMs`. */
  observe(storeMs: number, localMs: number): void {
    if (localMs >= this.#windowEndsMs) {
      // A window that nothing fell into says nothing about the one after it.
      const isNext = localMs < this.#windowEndsMs + WINDOW_MS;
      this.#offsetBeforeMs = isNext ? this.#offsetMs : Number.POSITIVE_INFINITY;
      this.#offsetMs = Number.POSITIVE_INFINITY;
      this.#windowEndsMs = localMs + WINDOW_MS;
    }
    this.#offsetMs = Math.min(this.#offsetMs, localMs - storeMs);
  }

  /** A time of the store as a time of this process. Only after a first observation. */
  toLocalMs(storeMs: number): number {
    return storeMs + Math.min(this.#offsetMs, this.#offsetBeforeMs);
  }
}
