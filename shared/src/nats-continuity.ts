// Has anything been missed? Every publisher counts its messages and speaks at least every second, so that a lost
// message shows as a gap, and a lost publisher (or a lost NATS) as silence. Pure: time is handed in.

interface Known {
  sequence: number;
  heardMs: number;
}

export class Continuity {
  readonly #publishers = new Map<string, Known>();
  readonly #silenceMs: number;

  /** @param silenceMs how long a publisher may say nothing before it counts as lost */
  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  /**
   * Notes a message and answers how many before it were missed. A publisher heard for the first time may have said
   * something before: of a first message that is not number 1, one is called missed.
   */
  heard(publisher: string, sequence: number, nowMs: number): number {
    const known = this.#publishers.get(publisher);
    if (!known) {
      this.#publishers.set(publisher, { sequence, heardMs: nowMs });
      return sequence === 1 ? 0 : 1;
    }
    const missed = Math.max(0, sequence - known.sequence - 1);
    known.sequence = Math.max(known.sequence, sequence);
    known.heardMs = nowMs;
    return missed;
  }

  /** True when a publisher has gone silent since this was last asked; it is then forgotten. */
  hasLost(nowMs: number): boolean {
    let lost = false;
    for (const [publisher, { heardMs }] of this.#publishers) {
      if (nowMs - heardMs < this.#silenceMs) continue;
      this.#publishers.delete(publisher);
      lost = true;
    }
    return lost;
  }
}
