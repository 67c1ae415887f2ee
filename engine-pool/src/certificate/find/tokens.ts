// Cuts the words of a page into tokens at punctuation: a label and its value are often printed without a space between.
import type { Box } from '../../image/geometry.ts';
import type { PageText, Word } from '../../ocr/page-text.ts';
import { partOfWord } from '../../ocr/part-of-word.ts';

export interface Token {
  readonly text: string;
  readonly box: Box;
  /** It stands right behind the token before, in one word. */
  readonly glued: boolean;
  readonly word: Word;
  /** Where in the word's text it begins. */
  readonly start: number;
}

/** Words of one value stand nearer than this on a line, in units. */
export const CLOSE_GAP = 0.9;

export const leftOf = ({ box }: Token): number => box.left;
export const rightOf = ({ box }: Token): number => box.left + box.width;
export const middleOf = ({ box }: Token): number => box.top + box.height / 2;

/** As printed, with one space between words. */
export function asPrinted(tokens: readonly Token[]): string {
  return tokens.reduce((text, token) => text + (token.glued || text === '' ? '' : ' ') + token.text, '');
}

/** Of a longer word the rest is left out: none that a certificate prints is longer. */
const WORD_CHARACTERS_MAX = 60;
/** A page with more is read from the top: attention costs the square of them. */
export const TOKENS_MAX = 1100;
/** A run of characters, a colon, comma or slash inside a number, or one sign alone. */
const TOKEN = /(?:[^\s/():;,"“”]|(?<=[0-9])[/:,](?=[0-9]))+|[/():;,"“”]/gu;

/** "LIVRO=12" is cut as "LIVRO:12" is; addresses of the web are not. */
const KEY_AND_VALUE = /^(\p{L}+)=(?=[\p{L}\d])/u;

export function tokensOf(page: PageText): Token[] {
  const tokens: Token[] = [];
  for (const { words } of page.lines) {
    for (const word of words) {
      const text = word.text.normalize('NFC').slice(0, WORD_CHARACTERS_MAX).replace(KEY_AND_VALUE, '$1:');
      let glued = false;
      for (const match of text.matchAll(TOKEN)) {
        const { box } = partOfWord({ ...word, text }, match.index, match.index + match[0].length);
        tokens.push({ text: match[0], box, glued, word, start: match.index });
        glued = true;
      }
    }
    // Reading order is made of boxes later: what is beyond twice the limit cannot be among the first.
    if (tokens.length > 2 * TOKENS_MAX) break;
  }
  return tokens;
}
