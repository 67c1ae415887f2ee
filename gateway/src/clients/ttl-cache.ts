// Remembers what was asked a moment ago, one question at a time for each key: lru-cache, holding the promises.
import { LRUCache } from 'lru-cache';

export class TtlCache<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;

  constructor({ ttlMs, entriesMax }: { ttlMs: number; entriesMax: number }) {
    this.#entries = new LRUCache({ max: entriesMax, ttl: ttlMs });
  }

  /** What is known, or what `ask` says; a failure is not remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) return known;
    const value = ask();
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.peek(key) === value) this.#entries.delete(key);
    });
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
