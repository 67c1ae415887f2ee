// What a replica did in the last minute: how long tasks waited for a worker, and how busy its workers were.

/** Told apart by steps, so that what lies further back than the window is forgotten step by step. */
const STEP_MS = 5_000;
const STEPS = 12;

interface Step {
  readonly number: number;
  busyMs: number;
  waits: number;
  waitedMs: number;
  longestWaitMs: number;
}

export interface LoadFigures {
  /** Of the workers' time, 0 to 1. */
  readonly busyShare: number;
  /** Mean and longest, of the tasks that a worker has taken; 0 where none was. */
  readonly waitMs: number;
  readonly longestWaitMs: number;
}

export class Load {
  readonly #workers: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #steps: Step[] = [];
  readonly #running = new Map<symbol, number>();

  /** @param now in ms, of a clock that only goes on */
  constructor(workers: number, now: () => number = () => performance.now()) {
    this.#workers = workers;
    this.#now = now;
    this.#startedAt = now();
  }

  /** A worker takes a task that waited so long. @returns to be called when the worker is free of it */
  begin(waitedMs: number): () => void {
    const step = this.#step();
    step.waits++;
    step.waitedMs += waitedMs;
    step.longestWaitMs = Math.max(step.longestWaitMs, waitedMs);
    const task = Symbol();
    this.#running.set(task, this.#now());
    return () => {
      this.#credit();
      this.#running.delete(task);
    };
  }

  figures(): LoadFigures {
    this.#credit();
    const now = this.#now();
    const steps = this.#recent();
    const sum = (of: (step: Step) => number): number => steps.reduce((total, step) => total + of(step), 0);
    // The oldest step is whole or not there; the newest has only begun.
    const windowMs = Math.min(now - this.#startedAt, (STEPS - 1) * STEP_MS + (now % STEP_MS));
    const waits = sum(({ waits }) => waits);
    return {
      busyShare: windowMs > 0 ? Math.min(1, sum(({ busyMs }) => busyMs) / (windowMs * this.#workers)) : 0,
      waitMs: waits > 0 ? sum(({ waitedMs }) => waitedMs) / waits : 0,
      longestWaitMs: Math.max(0, ...steps.map((step) => step.longestWaitMs)),
    };
  }

  /** Puts the time of what runs to the steps that it ran in. */
  #credit(): void {
    const now = this.#now();
    for (const [task, since] of this.#running) {
      for (let from = Math.max(since, now - STEPS * STEP_MS); from < now; ) {
        const to = Math.min(now, (Math.floor(from / STEP_MS) + 1) * STEP_MS);
        this.#step(from).busyMs += to - from;
        from = to;
      }
      this.#running.set(task, now);
    }
  }

  #step(at = this.#now()): Step {
    const number = Math.floor(at / STEP_MS);
    let step = this.#steps.find((one) => one.number === number);
    if (step === undefined) {
      step = { number, busyMs: 0, waits: 0, waitedMs: 0, longestWaitMs: 0 };
      this.#steps.push(step);
      while (this.#steps.length > STEPS) this.#steps.shift();
    }
    return step;
  }

  #recent(): Step[] {
    const oldest = Math.floor(this.#now() / STEP_MS) - STEPS + 1;
    return this.#steps.filter(({ number }) => number >= oldest);
  }
}
