// Shares the event loop between large files: only so many bytes are worked on in one turn, and then everyone else has one.

/** Some 4 ms of scanning, decoding and hashing. */
export const BYTES_PER_TURN = 4 * 1_048_576;

export class FairTurns {
  #bytes = 0;
  #next: Promise<void> | undefined;

  /** @returns undefined while this turn has room; else what to wait for before more work is taken on. */
  take(bytes: number): Promise<void> | undefined {
    this.#bytes += bytes;
    const next = this.#nextTurn();
    return this.#bytes > BYTES_PER_TURN ? next : undefined;
  }

  /** Waits until a turn has room for a piece of work of this size, however many wait beside. */
  async wait(bytes: number): Promise<void> {
    while (this.#bytes > 0 && this.#bytes + bytes > BYTES_PER_TURN) await this.#nextTurn();
    this.#bytes += bytes;
    void this.#nextTurn();
  }

  #nextTurn(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#bytes = 0;
        this.#next = undefined;
        resolve();
      });
    });
    return this.#next;
  }
}
