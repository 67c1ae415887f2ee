// Whether a reading found text at all: what tells another document from a blank or blurred page.
import type { PageText } from './page-text.ts';

/** Words read less surely than this may be texture that looks like characters. */
const SURE_CONFIDENCE_MIN = 0.8;
/** Shorter words come out of specks and lines too. */
const WORD_LETTERS_MIN = 3;
/** The poorest document has a title and a name. */
const SURE_WORDS_MIN = 6;

export function holdsText({ lines }: PageText): boolean {
  let sure = 0;
  for (const line of lines) {
    for (const { text, confidence } of line.words) {
      if (confidence >= SURE_CONFIDENCE_MIN && text.length >= WORD_LETTERS_MIN) sure++;
    }
  }
  return sure >= SURE_WORDS_MIN;
}

/** The words that Portuguese cannot do without. */
const LINKS = /^(?:d[aeo]s?|n[ao]s?|e|em)$/i;
/** One word of thirty; prose has one of five, a form's labels one of ten. */
const LINKS_SHARE_MIN = 1 / 30;

/** Whether a text is Portuguese: a font with a wrong map to Unicode gives letters that make no words. */
export function isPortuguese({ lines }: PageText): boolean {
  const words = lines.flatMap((line) => line.words.filter(({ text }) => /\p{L}/u.test(text)));
  return words.filter(({ text }) => LINKS.test(text)).length >= LINKS_SHARE_MIN * words.length;
}
