// The lexicon: words that certificates print, as a tree of their letters in typed arrays.
import { readFileSync } from 'node:fs';
import { withoutDiacritics } from '../without-diacritics.ts';

const TAB = 9;
const NEWLINE = 10;
const ZERO = 48;
/** Of the list's rarities in one natural logarithm. */
const RARITY_SCALE = 100;
/** No word is all there is, so that none has this rarity. */
const NO_WORD = 0;
const RAREST = 0xffff;
const LENGTH_MAX = 0xff;
/** Letters that are printed with and without an accent. */
const ACCENTED = /[aceinouy]/g;

/** The word as the lexicon holds one whose accents its source left out: capitals for the letters that may bear one. */
export function withAnyAccent(word: string): string {
  return withoutDiacritics(word).replaceAll(ACCENTED, (letter) => letter.toUpperCase());
}

const WITH_ANY_ACCENT = Uint8Array.from({ length: 0x100 }, (_, letter) =>
  withAnyAccent(String.fromCharCode(letter)).charCodeAt(0),
);

/** The same of one letter, by its number. */
export function letterWithAnyAccent(letter: number): number {
  return WITH_ANY_ACCENT[letter] as number;
}

/**
 * Words in small letters of Latin-1. Nodes are numbers in the order of the words, so that a node's first child is the one
 * after it; the beginning of every word is `ROOT`, and no node is `NONE`.
 */
export class Lexicon {
  static readonly ROOT = 0;
  static readonly NONE = 0;
  readonly #letters: Uint8Array;
  readonly #depths: Uint8Array;
  readonly #nextSiblings: Uint32Array;
  readonly #rarities: Uint16Array;
  /** The least rarity of the words that begin with each node. */
  readonly #leastRarities: Uint16Array;

  /**
   * @param list a line for each word, in the order of their letters' numbers: the word, a tab, and −100 times the natural
   *   logarithm of the share that it has of all words
   * @throws Error where a word is not after the one before it
   */
  constructor(list: string) {
    // Room for a node a sign, of which only what is written to takes memory; cut to size below.
    const letters = new Uint8Array(list.length + 1);
    const depths = new Uint8Array(list.length + 1);
    const nextSiblings = new Uint32Array(list.length + 1);
    const rarities = new Uint16Array(list.length + 1);
    /** The last node of each depth: the path to the last word. */
    const path: number[] = [Lexicon.ROOT];
    let nodes = 1;
    let pathLength = 0;
    let at = 0;
    while (at < list.length) {
      let depth = 0;
      let code = list.charCodeAt(at);
      while (depth < pathLength && letters[path[depth + 1] as number] === code) {
        depth++;
        code = list.charCodeAt(++at);
      }
      const before = depth < pathLength ? (path[depth + 1] as number) : Lexicon.NONE;
      if (before !== Lexicon.NONE) {
        if (code < (letters[before] as number)) throw new Error(`the lexicon is not in order at character ${at}`);
        nextSiblings[before] = nodes;
      }
      for (; code !== TAB; code = list.charCodeAt(++at)) {
        letters[nodes] = code;
        depths[nodes] = ++depth;
        path[depth] = nodes++;
      }
      pathLength = depth;
      let rarity = 0;
      for (code = list.charCodeAt(++at); at < list.length && code !== NEWLINE; code = list.charCodeAt(++at)) {
        rarity = 10 * rarity + code - ZERO;
      }
      rarities[path[depth] as number] = rarity;
      at++;
    }
    this.#letters = letters.slice(0, nodes);
    this.#depths = depths.slice(0, nodes + 1);
    this.#nextSiblings = nextSiblings.slice(0, nodes);
    this.#rarities = rarities.slice(0, nodes);
    this.#leastRarities = this.#rarities.slice();
    const leastBelow = new Uint16Array(LENGTH_MAX + 2).fill(RAREST);
    for (let node = nodes - 1; node >= 0; node--) {
      const depth = depths[node] as number;
      const least = Math.min(rarities[node] || RAREST, leastBelow[depth + 1] as number);
      leastBelow[depth + 1] = RAREST;
      leastBelow[depth] = Math.min(leastBelow[depth] as number, least);
      this.#leastRarities[node] = least;
    }
  }

  /** The number of the last letter of what leads to `node`. */
  letter(node: number): number {
    return this.#letters[node] as number;
  }

  firstChild(node: number): number {
    return (this.#depths[node + 1] as number) > (this.#depths[node] as number) ? node + 1 : Lexicon.NONE;
  }

  nextSibling(node: number): number {
    return this.#nextSiblings[node] as number;
  }

  /** The natural logarithm of the share that the word ending at `node` has of all words; −∞ where none ends. */
  logFrequency(node: number): number {
    const rarity = this.#rarities[node] as number;
    return rarity === NO_WORD ? Number.NEGATIVE_INFINITY : -rarity / RARITY_SCALE;
  }

  /** Of the most frequent word that begins with what leads to `node`. */
  mostLogFrequency(node: number): number {
    return -(this.#leastRarities[node] as number) / RARITY_SCALE;
  }

  /** @param word in small letters */
  logFrequencyOf(word: string): number {
    return Math.max(this.#logFrequencyOf(word), this.#logFrequencyOf(withAnyAccent(word)));
  }

  /** Of the most frequent word that is `word` but for its accents. */
  logFrequencyOfUnaccented(word: string): number {
    return this.#logFrequencyBelow(Lexicon.ROOT, withAnyAccent(word), 0);
  }

  #logFrequencyBelow(node: number, letters: string, index: number): number {
    if (index === letters.length) return this.logFrequency(node);
    const letter = letters.charCodeAt(index);
    let most = Number.NEGATIVE_INFINITY;
    for (let child = this.firstChild(node); child !== Lexicon.NONE; child = this.nextSibling(child)) {
      if (letterWithAnyAccent(this.letter(child)) !== letter) continue;
      most = Math.max(most, this.#logFrequencyBelow(child, letters, index + 1));
    }
    return most;
  }

  #logFrequencyOf(word: string): number {
    let node = Lexicon.ROOT;
    for (let index = 0; index < word.length; index++) {
      node = this.#child(node, word.charCodeAt(index));
      if (node === Lexicon.NONE) return Number.NEGATIVE_INFINITY;
    }
    return this.logFrequency(node);
  }

  /** @param word in small letters */
  has(word: string): boolean {
    return this.logFrequencyOf(word) > Number.NEGATIVE_INFINITY;
  }

  wordAt(node: number): string {
    let word = '';
    for (let at = Lexicon.ROOT; at !== node; ) {
      at = this.firstChild(at);
      for (let next = this.nextSibling(at); next !== Lexicon.NONE && next <= node; next = this.nextSibling(next))
        at = next;
      word += String.fromCharCode(this.letter(at));
    }
    return word;
  }

  #child(node: number, letter: number): number {
    let child = this.firstChild(node);
    while (child !== Lexicon.NONE && this.letter(child) !== letter) child = this.nextSibling(child);
    return child;
  }
}

/** The words of training pages, of municipalities and of lists of names (engine-pool/training/recognition/words.py). */
export const LEXICON = new Lexicon(readFileSync(new URL('../../../weights/lexicon.txt', import.meta.url), 'utf8'));
