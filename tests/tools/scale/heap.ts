// The events to come, the earliest first: a binary heap.

interface Entry<Item> {
  readonly at: number;
  readonly item: Item;
}

export class Heap<Item> {
  readonly #entries: Entry<Item>[] = [];

  push(at: number, item: Item): void {
    const entries = this.#entries;
    let index = entries.length;
    entries.push({ at, item });
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((entries[parent] as Entry<Item>).at <= at) break;
      entries[index] = entries[parent] as Entry<Item>;
      index = parent;
    }
    entries[index] = { at, item };
  }

  pop(): Entry<Item> | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && (entries[child + 1] as Entry<Item>).at < (entries[child] as Entry<Item>).at)
        child++;
      if ((entries[child] as Entry<Item>).at >= last.at) break;
      entries[index] = entries[child] as Entry<Item>;
      index = child;
    }
    entries[index] = last;
    return first;
  }
}
