// Removes diacritics from common names and words where a reader took a speck for one, and says so by its low
// confidence.
import { isUnaccented } from '../../ocr/unaccented-words.ts';
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { isPlainName } from '../text/known-names.ts';
import type { RepairedWord } from '../text/words.ts';

/** Of a mark that is printed a reader is surer; a rare spelling ("Luíza") stays where it was read clearly. */
const SURE_MIN = 0.9;

/** The word without the marks that its reader doubts, where it is nearly always printed without any. */
export function takeSpecks(word: RepairedWord): RepairedWord {
  const { text, characterConfidences } = word;
  if (characterConfidences?.length !== text.length || withoutDiacritics(text) === text) return word;
  const name = text.replace(/[^\p{L}]/gu, '');
  if (!isPlainName(name) && !isUnaccented(name)) return word;
  const plain = [...text].map((sign, index) =>
    (characterConfidences[index] as number) < SURE_MIN ? withoutDiacritics(sign) : sign,
  );
  return { ...word, asRead: word.asRead ?? text, text: plain.join('') };
}
