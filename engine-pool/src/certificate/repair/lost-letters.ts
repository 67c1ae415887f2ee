// Restores a thin or doubled letter that a reader lost in a common name ("Vinícus"), and its true first one
// ("Iéssica").
import type { Word } from '../../ocr/page-text.ts';
import { ACCENTED_NAMES } from '../text/accented-names.ts';
import { fold } from '../text/fold.ts';
import { isKnownKey, isKnownName } from '../text/known-names.ts';
import { isInCapitals } from '../text/letter-case.ts';
import type { RepairedWord } from '../text/words.ts';

/** Shorter words are too often one letter from a name: "Mara", "março". */
const LENGTH_MIN = 6;
/** "Olivera" is a name of its own, not a cut "Oliveira". */
const OWN_ENDING = /eira?s?$/;

/** The word as it surely was printed, where one letter put in makes it a common name in one way only. */
export function restoreLetter(word: RepairedWord): RepairedWord {
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{Lu}\p{L}+)(\P{L}*)$/u.exec(word.text) ?? [];
  const folded = fold(letters);
  if (word.confidence === 1 || folded.length !== letters.length || isKnownName(letters)) return word;
  const first = FIRST_LETTERS[letters.charAt(0)];
  if (first !== undefined && isKnownKey(first + folded.slice(1)) && isFirstDoubted(word, before.length)) {
    const name = spelt(letters.slice(1), 0, first.toUpperCase());
    return { ...word, asRead: word.asRead ?? word.text, text: before + name + after };
  }
  if (letters.length < LENGTH_MIN) return word;
  const names = new Set<string>();
  for (let at = 1; at <= letters.length; at++) {
    for (const letter of lostAt(folded, at)) {
      const key = folded.slice(0, at) + letter + folded.slice(at);
      if (isKnownKey(key) && !OWN_ENDING.test(key)) names.add(spelt(letters, at, letter));
    }
  }
  const [only] = names;
  if (names.size !== 1 || only === undefined) return word;
  return { ...word, asRead: word.asRead ?? word.text, text: before + only + after };
}

/** A J whose hook is thin, and an Í whose accent touches it. */
const FIRST_LETTERS: Readonly<Record<string, string>> = { I: 'j', F: 'i' };
const FIRST_SURE_MIN = 0.97;

function isFirstDoubted({ text, confidence, characterConfidences }: Word, at: number): boolean {
  return (
    (characterConfidences?.length === text.length ? (characterConfidences[at] as number) : confidence) < FIRST_SURE_MIN
  );
}

/** An i or an l, or the second of two like letters. */
function lostAt(folded: string, at: number): string[] {
  const last = folded[at - 1] ?? '';
  return 'rsnt'.includes(last) ? ['i', 'l', last] : ['i', 'l'];
}

function spelt(letters: string, at: number, letter: string): string {
  const isUpper = isInCapitals(letters);
  const name = letters.slice(0, at) + (isUpper ? letter.toUpperCase() : letter) + letters.slice(at);
  const marked = ACCENTED_NAMES.get(fold(name));
  if (marked === undefined) return name;
  return isUpper ? marked.toLocaleUpperCase('pt-BR') : marked;
}
