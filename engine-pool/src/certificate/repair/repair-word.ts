// Repairs one word as a reader gave it: signs that it takes for one another, and the marks and letters of names.
import type { Word } from '../../ocr/page-text.ts';
import type { RepairedWord } from '../text/words.ts';
import { restoreAccent } from './accents.ts';
import { restoreLetter } from './lost-letters.ts';
import { takeSpecks } from './specks.ts';

/** A text layer's word (confidence 1) is never misread. */
export function repairWord(word: Word): RepairedWord {
  return repairName(repairSigns(word));
}

/** Figures among figures, letters among letters. */
function repairSigns(word: Word): Word {
  const text = withOrdinalSigns(word.text.trim());
  const repaired = word.confidence < 1 ? asLetters(asCapital(asFigures(text))) : text;
  return repaired === word.text ? word : { ...word, text: repaired };
}

/** The accents and letters of common names and words. */
function repairName(word: Word): RepairedWord {
  return restoreLetter(takeSpecks(restoreAccent(word)));
}

/** A degree sign behind a number is an ordinal's. */
function withOrdinalSigns(text: string): string {
  return text.replace(/(?<=\d|\b[Nn])°/g, 'º');
}

/** "lpatinga": no Portuguese word begins with an l before a consonant but "lh". */
function asCapital(text: string): string {
  return text.replace(/^l(?=[bcdfgjkmnpqrstvxzç]\p{Ll}{2})/u, 'I');
}

/** "PASS0": in a word of capitals alone a nought is an O. */
function asLetters(text: string): string {
  return /^\p{Lu}{2,}0\p{Lu}*\P{L}*$|^\p{Lu}0\p{Lu}{2,}\P{L}*$/u.test(text) && !/[1-9]/.test(text)
    ? text.replace('0', 'O')
    : text;
}

/** "l63", "13l068," and "6.Q15": in a word of figures alone, letters that look like figures are such. */
function asFigures(text: string): string {
  const others = text.replace(/[lI|OoQ]/g, '');
  if (others === text || !/\d/.test(others) || /\p{L}/u.test(others)) return text;
  return text.replace(/[lI|](?=\d)|(?<=\d)[lI|]/g, '1').replace(/(?<=\d)[OQ]|[OQ](?=\d)/g, '0');
}
