// Tokenizes a text into words, numbers and signs; a lexicon corrects misread words and parts glued ones.
import { editDistance, fold } from './fold.ts';

export interface Token {
  /** As printed. */
  readonly text: string;
  /** Folded, and corrected to a known word where one is near enough. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[ºª°](?![\p{L}]))?|[^\s]/gu;

/** Words shorter than this are too easily another word to be corrected. */
const CORRECTED_LENGTH_MIN = 4;
/** From this length on two wrong letters are forgiven instead of one. */
const TWO_EDITS_LENGTH_MIN = 9;
/** Glued words are looked for in tokens of at least this length. */
const GLUED_LENGTH_MIN = 5;

/** A set of words a grammar knows, prepared for correcting. */
export class Lexicon {
  readonly #words: ReadonlySet<string>;
  readonly #byLength = new Map<number, string[]>();
  readonly #longest: number;
  readonly #near = new Map<string, string | null>();
  readonly #parts = new Map<string, string[] | null>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const same = this.#byLength.get(word.length) ?? [];
      same.push(word);
      this.#byLength.set(word.length, same);
    }
    this.#longest = Math.max(0, ...this.#byLength.keys());
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The known word that `word` is, or is a near misreading of; null when none or several are equally near. */
  nearest(word: string): string | null {
    if (this.#words.has(word)) return word;
    if (word.length < CORRECTED_LENGTH_MIN) return null;
    return remembered(this.#near, word, () => this.#search(word));
  }

  #search(word: string): string | null {
    const limit = word.length >= TWO_EDITS_LENGTH_MIN ? 2 : 1;
    let best: string | null = null;
    let bestDistance = limit + 1;
    let tie = false;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        if (known.length < CORRECTED_LENGTH_MIN) continue;
        const distance = editDistance(word, known, Math.min(limit, bestDistance));
        if (distance < bestDistance) {
          best = known;
          bestDistance = distance;
          tie = false;
        } else if (distance === bestDistance && distance <= limit) tie = true;
      }
    }
    return tie || bestDistance > limit ? null : best;
  }

  /** Cuts glued known words apart: `nascidoaos` → `nascido`, `aos`. Null when the whole is not made of known words. */
  split(word: string): string[] | null {
    if (word.length < GLUED_LENGTH_MIN || this.#words.has(word)) return null;
    return remembered(this.#parts, word, () => this.#cut(word));
  }

  /** The fewest known words that the whole is made of. */
  #cut(word: string): string[] | null {
    /** For every end: how many words lead there, and where the last of them begins; unset where none do. */
    const counts: (number | undefined)[] = [0];
    const starts: number[] = [0];
    for (let end = 1; end <= word.length; end++) {
      for (let start = Math.max(0, end - this.#longest); start < end; start++) {
        const before = counts[start];
        if (before === undefined || before + 1 >= (counts[end] ?? Number.POSITIVE_INFINITY)) continue;
        if (!this.#words.has(word.slice(start, end))) continue;
        counts[end] = before + 1;
        starts[end] = start;
      }
    }
    if ((counts[word.length] ?? 0) < 2) return null;
    const parts: string[] = [];
    for (let end = word.length; end > 0; end = starts[end] as number) parts.push(word.slice(starts[end], end));
    return parts.some((part) => part.length >= CORRECTED_LENGTH_MIN) ? parts.reverse() : null;
  }
}

/** What was found for a word before, as a page's words are looked up many times. */
function remembered<Found>(known: Map<string, Found>, word: string, find: () => Found): Found {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const found = find();
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(word, found);
  return found;
}

/** Words of some pages: a page has a few hundred. */
const REMEMBERED_MAX = 5000;

/** The tokens of a text; with a lexicon, misread and glued words have their keys put right. */
export function tokenize(text: string, lexicon?: Lexicon): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const raw = match[0];
    const key = fold(raw);
    const end = start + raw.length;
    const parts = lexicon && /^[a-z]+$/.test(key) ? lexicon.split(key) : null;
    if (parts) {
      let from = start;
      for (const [index, part] of parts.entries()) {
        const to = index === parts.length - 1 ? end : from + part.length;
        tokens.push({ text: text.slice(from, to), key: part, start: from, end: to });
        from = to;
      }
    } else {
      tokens.push({ text: raw, key: lexicon?.nearest(key) ?? key, start, end });
    }
  }
  return tokens;
}
