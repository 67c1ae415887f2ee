// Remembers what was asked a moment ago: a bounded map whose entries end, and one question at a time for each.

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly endsAt: number;
  /** The value itself, once it is there. */
  known?: Value;
}

export class Recent<Value> {
  readonly #keepMs: number;
  readonly #entriesMax: number;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor({ keepMs, entriesMax }: { keepMs: number; entriesMax: number }) {
    this.#keepMs = keepMs;
    this.#entriesMax = entriesMax;
  }

  /** What is known, or what `ask` says; a failure is not remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && now < known.endsAt) return known.value;
    const value = ask();
    const entry: Entry<Value> = { value, endsAt: now + this.#keepMs };
    // Set again, it is the youngest: the map keeps the order in which entries end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    value.then(
      (answer) => {
        entry.known = answer;
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    if (this.#entries.size > this.#entriesMax) this.#entries.delete(this.#entries.keys().next().value as string);
    return value;
  }

  /** What is known already. */
  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && performance.now() < entry.endsAt ? entry.known : undefined;
  }

  forgetAll(): void {
    this.#entries.clear();
  }
}
