// Finds what a model elsewhere said in the words of the page. What does not stand there is not found: a field's value is
// always made of the page's words, and the model's letters count only inside a word that our reader was unsure of.
import type { FindFields, FoundField } from '../../certificate/find/find-fields.ts';
import { editDistance, fold } from '../../certificate/text/fold.ts';
import type { RepairedWord } from '../../certificate/text/words.ts';
import type { PageText, Word } from '../../ocr/page-text.ts';
import { partOfWord } from '../../ocr/part-of-word.ts';
import { ASKED_FIELDS, type Said } from './said.ts';

/** Two readers that see the same letters. */
const AGREED_CONFIDENCE = 0.99;
/** Of a word below this the model's letters are taken where they differ little. */
const UNSURE_BELOW = 0.9;
const RESPELT_CONFIDENCE = 0.9;
const RESPELT_EDITS_MAX = 2;
/** That a value stands where the model's field says: a model may mistake one person of the page for another. */
const ATTRIBUTION = 0.9;
/** One misread letter in so many that a value has is forgiven. */
const LETTERS_PER_EDIT = 8;
/** CPF and matrícula; a date with another figure is another date. */
const NUMBER_FIGURES_MIN = 11;
/** A value that goes on further down, beside which the page says something else, is looked for in two parts. */
const PART_LETTERS_MIN = 3;
const PARTS_MAX = 24;
const FIGURE_CODE_MAX = '9'.charCodeAt(0);
/** Bounds the search in a page full of print; a certificate has some 3,000 letters. */
const PAGE_LETTERS_MAX = 20_000;
const VALUE_LETTERS_MAX = 1_000;

/** The page as its folded letters and digits, each with where it stands. */
interface Letters {
  readonly text: string;
  /** By letter: its word, and where in the word. */
  readonly word: readonly number[];
  readonly at: readonly number[];
  /** Nothing but a space or a sign stands before this letter. */
  readonly begins: readonly boolean[];
}

/** From the first letter to behind the last. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly edits: number;
}

export function createFindSaid({ birthCertificate, values }: Said): FindFields {
  return async (page) => {
    const words = wordsOf(page);
    const letters = lettersOf(words);
    const found = ASKED_FIELDS.flatMap((field): FoundField[] => {
      const value = values[field.path] ?? '';
      const spans = find(letters, value);
      if (spans.length === 0) return [];
      const said = value.trim().split(/\s+/);
      const seen = spans.flatMap((span) => cut(words, letters, span));
      const agreed = spans.every(({ edits }) => edits === 0);
      return [
        { field: field.path, words: agreed ? seen.map(confirmed) : respelt(seen, said), probability: ATTRIBUTION },
      ];
    });
    return { birthCertificate: birthCertificate ? 1 : 0, found };
  };
}

function wordsOf({ lines }: PageText): Word[] {
  return lines.flatMap((line) => line.words);
}

function lettersOf(words: readonly Word[]): Letters {
  let text = '';
  const word: number[] = [];
  const at: number[] = [];
  const begins: boolean[] = [];
  for (const [index, { text: printed }] of words.entries()) {
    let separated = true;
    for (let position = 0; position < printed.length; position++) {
      const folded = compactLetter(printed[position] as string);
      for (const letter of folded) {
        text += letter;
        word.push(index);
        at.push(position);
        begins.push(separated);
        separated = false;
      }
      if (folded === '') separated = true;
    }
    if (text.length > PAGE_LETTERS_MAX) break;
  }
  return { text, word, at, begins };
}

function compactLetter(letter: string): string {
  return fold(letter).replace(/[^a-z0-9]/g, '');
}

function compactValue(value: string): string {
  return compactLetter(value).slice(0, VALUE_LETTERS_MAX);
}

/** Where a value stands: in one piece, else letter by letter in two; nowhere for one that the page does not say. */
function find(letters: Letters, value: string): Span[] {
  const whole = search(letters, compactValue(value));
  if (whole !== undefined) return [whole];
  const parts = value.trim().split(/\s+/, PARTS_MAX);
  for (let split = parts.length - 1; split > 0; split--) {
    const head = compactValue(parts.slice(0, split).join(''));
    const tail = compactValue(parts.slice(split).join(''));
    if (head.length < PART_LETTERS_MIN || tail.length < PART_LETTERS_MIN) continue;
    const first = searchExact(letters, head, 0);
    const second = first && searchExact(letters, tail, first.to);
    if (first && second) return [first, second];
  }
  return [];
}

/** The nearest place from `from` on, from the beginning of a word to the end of one (Sellers' algorithm). */
function search(letters: Letters, value: string): Span | undefined {
  if (value === '') return undefined;
  const exact = searchExact(letters, value, 0);
  const editsMax = editsMaxOf(value);
  if (exact !== undefined || editsMax === 0) return exact;
  const tooMany = editsMax + 1;
  // In a name that holds a number another number is another name.
  const figureEdit = /\d/.test(value) && !/^\d+$/.test(value) ? tooMany : 1;
  const editOf = (letter: number): number => (letter <= FIGURE_CODE_MAX ? figureEdit : 1);
  const added = Array.from(value, (_, index) => editOf(value.charCodeAt(index)));
  const { text, begins } = letters;
  // Of each cell the edits so far, and where on the page the alignment began.
  let costs = new Uint16Array(value.length + 1);
  let starts = new Int32Array(value.length + 1);
  for (let index = 1; index <= value.length; index++) {
    costs[index] = (costs[index - 1] as number) + (added[index - 1] as number);
  }
  let nextCosts = new Uint16Array(value.length + 1);
  let nextStarts = new Int32Array(value.length + 1);
  let best: Span | undefined;
  for (let position = 0; position < text.length; position++) {
    const letter = text.charCodeAt(position);
    const skipped = editOf(letter);
    // A value begins where a word does; elsewhere it would cost too much.
    nextCosts[0] = begins[position + 1] ? 0 : tooMany;
    nextStarts[0] = position + 1;
    for (let index = 1; index <= value.length; index++) {
      const inserted = added[index - 1] as number;
      const replacement = letter === value.charCodeAt(index - 1) ? 0 : Math.max(skipped, inserted);
      const replaced = (costs[index - 1] as number) + replacement;
      const passed = (costs[index] as number) + skipped;
      const lost = (nextCosts[index - 1] as number) + inserted;
      const least = Math.min(replaced, passed, lost);
      nextCosts[index] = least;
      nextStarts[index] = (
        least === replaced ? starts[index - 1] : least === passed ? starts[index] : nextStarts[index - 1]
      ) as number;
    }
    [costs, nextCosts] = [nextCosts, costs];
    [starts, nextStarts] = [nextStarts, starts];
    const edits = costs[value.length] as number;
    if (edits <= editsMax && edits < (best?.edits ?? tooMany) && endsAt(begins, position)) {
      best = { from: starts[value.length] as number, to: position + 1, edits };
    }
  }
  return best;
}

/** Of figures only a long number is known by the rest of it. */
function editsMaxOf(value: string): number {
  const isShortNumber = /^\d+$/.test(value) && value.length < NUMBER_FIGURES_MIN;
  return isShortNumber ? 0 : Math.floor(value.length / LETTERS_PER_EDIT);
}

function searchExact({ text, begins }: Letters, value: string, from: number): Span | undefined {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    const to = at + value.length;
    if (begins[at] && endsAt(begins, to - 1)) return { from: at, to, edits: 0 };
  }
  return undefined;
}

function endsAt(begins: readonly boolean[], position: number): boolean {
  return begins[position + 1] ?? true;
}

/** The words of a span, the first and the last of them cut where it begins and ends inside one. */
function cut(words: readonly Word[], { word, at }: Letters, { from, to }: Span): Word[] {
  const first = word[from] as number;
  const last = word[to - 1] as number;
  return words.slice(first, last + 1).map((one, index) => {
    const begin = index === 0 ? (at[from] as number) : 0;
    const goesOn = word[to] === last;
    const end = first + index === last && goesOn ? (at[to - 1] as number) + 1 : one.text.length;
    return begin === 0 && end === one.text.length ? one : partOfWord(one, begin, end);
  });
}

function confirmed(word: Word): Word {
  return { ...word, confidence: Math.max(word.confidence, AGREED_CONFIDENCE) };
}

/** The model's letters in words that our reader was unsure of; figures are always the page's. */
function respelt(words: readonly Word[], said: readonly string[]): RepairedWord[] {
  return words.map((word, index) => {
    const model = said[index] ?? '';
    if (words.length !== said.length) return word;
    if (fold(word.text) === fold(model)) return confirmed(word);
    if (word.confidence >= UNSURE_BELOW || /\d/.test(word.text + model)) return word;
    if (editDistance(fold(word.text), fold(model), RESPELT_EDITS_MAX) > RESPELT_EDITS_MAX) return word;
    const { text, box } = word;
    return { text: model, box, confidence: RESPELT_CONFIDENCE, asRead: text };
  });
}
