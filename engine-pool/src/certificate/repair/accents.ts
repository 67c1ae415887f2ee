// Restores the accent that a reader lost in a common Brazilian name, only where it was unsure: people are registered
// without it, too.

import type { Word } from '../../ocr/page-text.ts';
import { ACCENTED_NAMES } from '../text/accented-names.ts';
import { fold } from '../text/fold.ts';
import { inCaseOf, isInCapitals } from '../text/letter-case.ts';
import type { RepairedWord } from '../text/words.ts';

/** Words of registries and addresses that are never right without their mark. */
const ORDINARY = `ofício cartório domicílio família município circunscrição declaração certidão república matrícula tabelião
  interdições clínica clínicas saúde médico março três mês única único júnior`;
const ORDINARY_WORDS: ReadonlyMap<string, string> = new Map(ORDINARY.split(/\s+/).map((word) => [fold(word), word]));

/** A reader that sees no accent where none is says so of that letter with more than this. */
const UNSURE = 0.985;

/** A wrong accent ("Mónica") is a misreading more often than a lost one is. */
const SURE = 0.998;

/** The word with its accent put right where it is one of these names, or a word that always bears one. */
export function restoreAccent(word: Word): RepairedWord {
  const letters = word.text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 3 || word.confidence === 1) return word;
  const isBare = /^[A-Za-z]+$/.test(letters);
  const name = /^[a-z]/.test(letters) ? undefined : ACCENTED_NAMES.get(fold(letters));
  const marked = name ?? (isBare ? ORDINARY_WORDS.get(fold(letters)) : undefined);
  if (marked === undefined) return word;
  if (isBare ? surenessOfMarked(word, letters, marked) >= UNSURE : word.confidence >= SURE) return word;
  const spelt = isInCapitals(letters) ? marked.toLocaleUpperCase('pt-BR') : inCaseOf(letters, marked);
  return { ...word, asRead: word.text, text: word.text.replace(letters, spelt) };
}

/** How sure the reader is of the letters that bear a mark in `marked`; of the whole word where it does not say. */
function surenessOfMarked(
  { text, confidence, characterConfidences: sureness }: Word,
  letters: string,
  marked: string,
): number {
  const start = text.indexOf(letters);
  if (start < 0 || sureness?.length !== text.length || letters.length !== marked.length) return confidence;
  const places = [...marked].flatMap((letter, index) => (letter.toLowerCase() === fold(letter) ? [] : [start + index]));
  return Math.min(...places.map((place) => sureness[place] as number));
}
