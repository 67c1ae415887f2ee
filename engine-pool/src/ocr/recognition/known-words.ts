// Words that the characters of a line image nearly spell: where the network doubts a letter, the lexicon has its say.
import type { PlacedCharacter } from './character.ts';
import { Lexicon, letterWithAnyAccent, withAnyAccent } from './lexicon.ts';

/** Shorter words are too near to each other. */
const LETTERS_MIN = 3;
/** Words whose letters are all surer than this are not looked up. */
const SURE_MIN = 0.999;
/** Steps of the network that a line's first letter may begin before its middle, and its last end after it. */
const MARGIN_STEPS = 3;
/** What a step gives less than this is no letter there. */
const LIKELY_MIN = 1e-6;
const NEVER = 1e-300;
/** Beginnings of words that are followed at each step. */
const BEAM_WIDTH = 32;

/**
 * Natural logarithms, chosen on 156 scans, photos and small pictures of forms by other hands, `UNKNOWN` on 120
 * (docs/measurements/recognition-training.md).
 * How likely a word is that the lexicon does not hold, by itself and by each of its letters.
 */
const UNKNOWN = -6;
const UNKNOWN_LETTER = -1.75;
/** How much less likely a word is with other accents than the lexicon's. */
const OTHER_ACCENTS = -4;
/** By how much an accent must be likelier than none where the lexicon leaves that open: most names bear none. */
const ACCENT_LEAD_MIN = 2;
/** By how much another word must be likelier. */
const LEAD_MIN = 0.7;

/** That letters read as one are two where only so they are a word: ten of ten in 2,000 pictures of forms by other hands. */
const APART_PROBABILITY = 0.95;

const LETTER = /^\p{L}$/u;
const SIGN = /^[\p{L}\d]$/u;
/** "HOSP1TAL": with more figures among them, letters are a code. */
const FIGURES_MAX = 0.25;

/** The steps of one word: how likely each small letter, by its number, or none, is there. */
interface WordSteps {
  readonly letters: readonly ReadonlyMap<number, number>[];
  readonly blanks: readonly number[];
}

/**
 * The characters of a line image with the words of the lexicon that were likelier meant, by Bayes' rule: how well the steps
 * spell a word times how frequent it is.
 * @param characters what was read in `scores`
 * @param scores probabilities: for each step one a character
 * @param alphabet what each column of `scores` stands for, blank first
 */
export function withKnownWords(
  characters: readonly PlacedCharacter[],
  scores: Float32Array,
  alphabet: readonly string[],
  lexicon: Lexicon,
): PlacedCharacter[] {
  const columns = alphabet.map((character) => columnLetters(character));
  const known: PlacedCharacter[] = [];
  let start = 0;
  for (let end = 0; end <= characters.length; end++) {
    const after = characters[end];
    if (after !== undefined && SIGN.test(after.character)) continue;
    const word = characters.slice(start, end);
    const likelier = isDoubtful(word)
      ? likelierWord(word, stepsOf(word, characters[start - 1], after, scores, columns), lexicon)
      : null;
    known.push(...(likelier ?? withLettersApart(word, lexicon) ?? word));
    if (after !== undefined) known.push(after);
    start = end + 1;
  }
  return known;
}

/** A small letter, and what stands in the lexicon for it with any accent. */
function columnLetters(character: string): number[] {
  if (!SIGN.test(character)) return [];
  const letter = character.toLowerCase().charCodeAt(0);
  const open = letterWithAnyAccent(letter);
  return open === letter ? [letter] : [letter, open];
}

function isDoubtful(word: readonly PlacedCharacter[]): boolean {
  const letters = word.filter(({ character }) => LETTER.test(character)).length;
  const isWord = letters >= LETTERS_MIN && word.length - letters <= FIGURES_MAX * word.length;
  return isWord && word.some(({ probability }) => probability < SURE_MIN);
}

/**
 * "Cameiro" is "Carneiro": r and n that touch look like m, and the network is as sure of it as of any other m. Null: what was
 * read is known, or is no word either with r and n.
 */
function withLettersApart(word: readonly PlacedCharacter[], lexicon: Lexicon): PlacedCharacter[] | null {
  const letters = word.map(({ character }) => character).join('');
  if (!letters.includes('m') || isKnown(letters, lexicon)) return null;
  for (const [index, m] of word.entries()) {
    if (m.character !== 'm') continue;
    const apart = ['r', 'n'].map((character) => ({ ...m, character, probability: APART_PROBABILITY }));
    const spelling = word.toSpliced(index, 1, ...apart);
    if (isKnown(spelling.map(({ character }) => character).join(''), lexicon)) return spelling;
  }
  return null;
}

/** With any accents. */
function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.logFrequencyOfUnaccented(word.toLowerCase()) > Number.NEGATIVE_INFINITY;
}

/** Halfway to the characters beside the word. */
function stepsOf(
  word: readonly PlacedCharacter[],
  before: PlacedCharacter | undefined,
  after: PlacedCharacter | undefined,
  scores: Float32Array,
  columns: readonly (readonly number[])[],
): WordSteps {
  const first = (word[0] as PlacedCharacter).step;
  const last = (word.at(-1) as PlacedCharacter).step;
  const from = before === undefined ? Math.max(0, Math.floor(first - MARGIN_STEPS)) : (before.step + first) / 2;
  const to = after === undefined ? last + MARGIN_STEPS : Math.floor((last + after.step) / 2) + 1;
  const letters: Map<number, number>[] = [];
  const blanks: number[] = [];
  for (let step = Math.ceil(from); step < Math.min(to, scores.length / columns.length); step++) {
    const row = step * columns.length;
    const likely = new Map<number, number>();
    for (let column = 1; column < columns.length; column++) {
      const score = scores[row + column] as number;
      if (score < LIKELY_MIN) continue;
      for (const letter of columns[column] as readonly number[]) likely.set(letter, (likely.get(letter) ?? 0) + score);
    }
    letters.push(likely);
    blanks.push(Math.max(scores[row] as number, LIKELY_MIN));
  }
  return { letters, blanks };
}

/** Null: what was read is as likely as any word, or one itself. */
function likelierWord(word: readonly PlacedCharacter[], steps: WordSteps, lexicon: Lexicon): PlacedCharacter[] | null {
  const read = word.map(({ character }) => character.toLowerCase()).join('');
  const best = likeliestWord(steps, lexicon);
  if (best === null || best.word === read || best.word === withAnyAccent(read)) return null;
  const asRead = logLikelihood(lettersOf(read), steps) + logFrequencyAsRead(read, lexicon);
  const lead = best.logLikelihood + best.logFrequency - asRead;
  return lead > LEAD_MIN ? spelt(word, withAccents(best.word, steps), 1 / (1 + Math.exp(-lead))) : null;
}

/** Of a word by itself, with other accents than the lexicon's, or unknown. */
function logFrequencyAsRead(read: string, lexicon: Lexicon): number {
  return Math.max(
    UNKNOWN + UNKNOWN_LETTER * read.length,
    lexicon.logFrequencyOf(read),
    lexicon.logFrequencyOfUnaccented(read) + OTHER_ACCENTS,
  );
}

interface SpeltWord {
  readonly word: string;
  readonly logLikelihood: number;
  readonly logFrequency: number;
}

/** How likely the steps spell a beginning of a word, by whether their last one is blank (Hannun et al. 2014, prefix search). */
interface Beginning {
  blank: number;
  letter: number;
}

function likeliestWord({ letters, blanks }: WordSteps, lexicon: Lexicon): SpeltWord | null {
  let beam = new Map<number, Beginning>([[Lexicon.ROOT, { blank: 1, letter: 0 }]]);
  for (const [step, likely] of letters.entries()) {
    const next = new Map<number, Beginning>();
    const at = (node: number): Beginning => {
      const known = next.get(node);
      if (known !== undefined) return known;
      const added = { blank: 0, letter: 0 };
      next.set(node, added);
      return added;
    };
    for (const [node, { blank, letter }] of beam) {
      const own = lexicon.letter(node);
      at(node).blank += (blank + letter) * (blanks[step] as number);
      at(node).letter += letter * (likely.get(own) ?? 0);
      for (let child = lexicon.firstChild(node); child !== Lexicon.NONE; child = lexicon.nextSibling(child)) {
        const score = likely.get(lexicon.letter(child));
        // Two equal letters are two only with a blank between them.
        if (score !== undefined) at(child).letter += (lexicon.letter(child) === own ? blank : blank + letter) * score;
      }
    }
    beam = next.size <= BEAM_WIDTH ? next : likeliest(next, lexicon);
  }
  let best: SpeltWord | null = null;
  for (const [node, { blank, letter }] of beam) {
    const found = { logLikelihood: Math.log(blank + letter), logFrequency: lexicon.logFrequency(node) };
    const lead = best === null ? Number.NEGATIVE_INFINITY : best.logLikelihood + best.logFrequency;
    if (found.logLikelihood + found.logFrequency > lead) best = { ...found, word: lexicon.wordAt(node) };
  }
  return best;
}

/** By what their likeliest word can come to. */
function likeliest(beam: ReadonlyMap<number, Beginning>, lexicon: Lexicon): Map<number, Beginning> {
  const rated = Array.from(beam, (entry) => {
    const [node, { blank, letter }] = entry;
    return { entry, rate: Math.log(blank + letter) + lexicon.mostLogFrequency(node) };
  });
  return new Map(
    rated
      .toSorted((a, b) => b.rate - a.rate)
      .slice(0, BEAM_WIDTH)
      .map(({ entry }) => entry),
  );
}

function lettersOf(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0));
}

/** The word with the accents that the steps speak for, where the lexicon leaves them open. */
function withAccents(word: string, steps: WordSteps): string {
  const seen = new Set(steps.letters.flatMap((likely) => [...likely.keys()]));
  const spelling = lettersOf(word.toLowerCase());
  for (const [index, open] of lettersOf(word).entries()) {
    if (open === spelling[index]) continue;
    const plain = spelling[index];
    let most = logLikelihood(spelling, steps) + ACCENT_LEAD_MIN;
    for (const letter of seen) {
      if (letter === open || letter === plain || letterWithAnyAccent(letter) !== open) continue;
      const likelihood = logLikelihood(spelling.with(index, letter), steps);
      if (likelihood <= most) continue;
      most = likelihood;
      spelling[index] = letter;
    }
  }
  return String.fromCharCode(...spelling);
}

/** That the steps spell `word` (Graves et al. 2006, the forward variables of CTC). */
function logLikelihood(word: readonly number[], { letters, blanks }: WordSteps): number {
  const beginnings: Beginning[] = [{ blank: 1, letter: 0 }, ...word.map(() => ({ blank: 0, letter: 0 }))];
  for (const [step, likely] of letters.entries()) {
    // From the end, so that each builds on what the one before it was at the last step.
    for (let length = word.length; length >= 0; length--) {
      const here = beginnings[length] as Beginning;
      const before = beginnings[length - 1];
      const own = word[length - 1];
      const grown = before === undefined ? 0 : own === word[length - 2] ? before.blank : before.blank + before.letter;
      const score = own === undefined ? 0 : (likely.get(own) ?? 0);
      const blank = (here.blank + here.letter) * (blanks[step] as number);
      here.letter = (here.letter + grown) * score;
      here.blank = blank;
    }
  }
  const { blank, letter } = beginnings[word.length] as Beginning;
  return Math.log(Math.max(NEVER, blank + letter));
}

/** The word in these letters, in the case that it was read in; letters of a longer or shorter word are spread evenly. */
function spelt(word: readonly PlacedCharacter[], letters: string, probability: number): PlacedCharacter[] {
  const isCapital = ({ character }: PlacedCharacter): boolean => character !== character.toLowerCase();
  const [first, ...rest] = word as [PlacedCharacter, ...PlacedCharacter[]];
  const inCapitals = rest.filter(isCapital).length > rest.length / 2;
  const apart = ((rest.at(-1) as PlacedCharacter).step - first.step) / Math.max(1, letters.length - 1);
  return Array.from(letters, (letter, index) => {
    const read = letters.length === word.length ? (word[index] as PlacedCharacter) : undefined;
    if (read?.character.toLowerCase() === letter) return read;
    const character = inCapitals || (index === 0 && isCapital(first)) ? letter.toUpperCase() : letter;
    return { character, probability, step: read?.step ?? first.step + index * apart };
  });
}
