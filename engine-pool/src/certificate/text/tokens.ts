// Tokenizes a text into words, numbers and signs; a lexicon corrects misread words.
import { fold, nearestOf } from './fold.ts';

export interface Token {
  /** As printed. */
  readonly text: string;
  /** Folded, and corrected to a known word where one is near enough. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[\p{L}\p{M}]+|\d+(?:\.?[ºª°](?!\p{L}))?|[^\s]/gu;

/** Words shorter than this are too easily another word to be corrected. */
const CORRECTED_LENGTH_MIN = 4;
/** From this length on two wrong letters are forgiven instead of one. */
const TWO_EDITS_LENGTH_MIN = 9;
/** Words of some pages: a page has a few hundred, many of them looked up many times. */
const REMEMBERED_MAX = 5000;

/** A set of words a grammar knows, prepared for correcting. */
export class Lexicon {
  readonly #words: ReadonlySet<string>;
  readonly #byLength: ReadonlyMap<number, readonly string[]>;
  readonly #near = new Map<string, string | null>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    this.#byLength = Map.groupBy(this.#words, ({ length }) => length);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The known word that `word` is, or is a near misreading of; null when none or several are equally near. */
  nearest(word: string): string | null {
    if (this.#words.has(word)) return word;
    if (word.length < CORRECTED_LENGTH_MIN) return null;
    const seen = this.#near.get(word);
    if (seen !== undefined) return seen;
    const found = this.#search(word);
    if (this.#near.size >= REMEMBERED_MAX) this.#near.clear();
    this.#near.set(word, found);
    return found;
  }

  #search(word: string): string | null {
    const limit = word.length >= TWO_EDITS_LENGTH_MIN ? 2 : 1;
    const lengths = Array.from({ length: 2 * limit + 1 }, (_, more) => word.length - limit + more);
    const known = lengths.map((length) => (length < CORRECTED_LENGTH_MIN ? [] : (this.#byLength.get(length) ?? [])));
    return nearestOf(word, known.flat(), limit) ?? null;
  }
}

/** The tokens of a text; with a lexicon, misread words have their keys put right. */
export function tokenize(text: string, lexicon?: Lexicon): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: raw, index: start }) => {
    const key = fold(raw);
    return { text: raw, key: lexicon?.nearest(key) ?? key, start, end: start + raw.length };
  });
}
