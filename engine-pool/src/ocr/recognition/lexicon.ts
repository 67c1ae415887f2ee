// The lexicon: words that certificates print, as a tree of their letters.
import { readFileSync } from 'node:fs';

const EULER_MASCHERONI = 0.577;

/** Words in small letters. Nodes are numbers, the beginning of every word is `ROOT`, and no child is `NONE`. */
export class Lexicon {
  static readonly ROOT = 0;
  static readonly NONE = 0;
  readonly #letters: string[] = [''];
  readonly #parents: number[] = [Lexicon.ROOT];
  readonly #firstChildren: number[] = [Lexicon.NONE];
  readonly #nextSiblings: number[] = [Lexicon.NONE];
  readonly #logFrequencies: number[] = [Number.NEGATIVE_INFINITY];

  /** @param words the most frequent first: the frequency of the nth is taken for 1 / (n · Hₙ), as Zipf has it */
  constructor(words: readonly string[]) {
    const harmonic = Math.log(words.length) + EULER_MASCHERONI;
    for (const [index, word] of words.entries()) {
      let node = Lexicon.ROOT;
      for (const letter of word) node = this.#child(node, letter) || this.#add(node, letter);
      this.#logFrequencies[node] = -Math.log((index + 1) * harmonic);
    }
  }

  /** The last letter of what leads to `node`. */
  letter(node: number): string {
    return this.#letters[node] as string;
  }

  firstChild(node: number): number {
    return this.#firstChildren[node] as number;
  }

  nextSibling(node: number): number {
    return this.#nextSiblings[node] as number;
  }

  /** The natural logarithm of the share that the word ending at `node` has of all words; −∞ where none ends. */
  logFrequency(node: number): number {
    return this.#logFrequencies[node] as number;
  }

  logFrequencyOf(word: string): number {
    let node = Lexicon.ROOT;
    for (const letter of word) {
      node = this.#child(node, letter);
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
    for (let at = node; at !== Lexicon.ROOT; at = this.#parents[at] as number) word = this.letter(at) + word;
    return word;
  }

  #child(node: number, letter: string): number {
    let child = this.firstChild(node);
    while (child !== Lexicon.NONE && this.letter(child) !== letter) child = this.nextSibling(child);
    return child;
  }

  #add(parent: number, letter: string): number {
    const node = this.#letters.length;
    this.#letters.push(letter);
    this.#parents.push(parent);
    this.#firstChildren.push(Lexicon.NONE);
    this.#nextSiblings.push(this.firstChild(parent));
    this.#logFrequencies.push(Number.NEGATIVE_INFINITY);
    this.#firstChildren[parent] = node;
    return node;
  }
}

/** The words of training pages and of municipalities (engine-pool/training/recognition/words.py). */
export const LEXICON = new Lexicon(
  readFileSync(new URL('../../../weights/lexicon.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);
