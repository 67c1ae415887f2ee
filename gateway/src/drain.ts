// Knows what is being handled, so that a stop can wait for it, and that a stop has begun.

export class Drain {
  #running = 0;
  #isDraining = false;
  readonly #ended = Promise.withResolvers<void>();

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** With or without a caller still connected. */
  track(handling: Promise<void>): void {
    this.#running++;
    void handling.finally(() => {
      this.#running--;
      this.#endIfIdle();
    });
  }

  /** Resolves when nothing runs any more. */
  async end(): Promise<void> {
    this.#isDraining = true;
    this.#endIfIdle();
    await this.#ended.promise;
  }

  #endIfIdle(): void {
    if (this.#isDraining && this.#running === 0) this.#ended.resolve();
  }
}
