// How far many files are, on standard error: one line that is drawn anew on a terminal, a line now and then elsewhere.
const BAR_CHARACTERS = 24;
const LINE_EVERY_MS = 10_000;

export interface Counts {
  readonly total: number;
  /** Of earlier runs: they say nothing of the speed of this one. */
  readonly doneBefore: number;
  readonly answered: number;
  readonly failed: number;
}

export function progressLine({ total, doneBefore, answered, failed }: Counts, elapsedMs: number): string {
  const now = answered + failed;
  const done = doneBefore + now;
  const filled = total === 0 ? BAR_CHARACTERS : Math.floor((done / total) * BAR_CHARACTERS);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_CHARACTERS - filled);
  const perMinute = now / (elapsedMs / 60_000);
  const speed =
    now > 0 && elapsedMs > 0
      ? `  ${perMinute.toFixed(1)}/min  ${duration(((total - done) / perMinute) * 60_000)} left`
      : '';
  return `${bar} ${done}/${total}  ${failed} failed${speed}`;
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

export class Progress {
  readonly #startedAtMs = performance.now();
  readonly #isTerminal = process.stderr.isTTY;
  #lineAtMs = Number.NEGATIVE_INFINITY;

  show(counts: Counts): void {
    const nowMs = performance.now();
    if (!this.#isTerminal && nowMs - this.#lineAtMs < LINE_EVERY_MS) return;
    this.#lineAtMs = nowMs;
    const line = progressLine(counts, nowMs - this.#startedAtMs);
    process.stderr.write(this.#isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  }

  end(counts: Counts): void {
    this.#lineAtMs = Number.NEGATIVE_INFINITY;
    this.show(counts);
    if (this.#isTerminal) process.stderr.write('\n');
  }
}
