// Puts words together whose letters were set apart, as headings are: "R E G I S T R O   C I V I L", and numbers in bars.
import { medianOf } from '../image/median.ts';
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';

/** Fewer letters in a row may be initials. */
const LETTERS_MIN = 4;
/** Of the middle gap between the letters: a wider one parts two words. */
const WORD_GAP_MIN = 1.6;

export function joinSpacedLetters(page: PageText): PageText {
  return { ...page, lines: page.lines.map((line) => ({ ...line, words: wordsOf(line) })) };
}

function wordsOf({ words }: Line): Word[] {
  const joined: Word[] = [];
  let letters: Word[] = [];
  const end = () => {
    joined.push(...(letters.length < LETTERS_MIN ? letters : groups(letters).map(joinWords)));
    letters = [];
  };
  for (const word of words) {
    if (/^[\p{L}\d]$/u.test(word.text)) letters.push(word);
    else {
      end();
      joined.push(word);
    }
  }
  end();
  return joined;
}

/** The letters of each word. */
function groups(letters: readonly Word[]): [Word, ...Word[]][] {
  const gaps = letters.slice(1).map(({ box }, at) => {
    const before = (letters[at] as Word).box;
    return box.left - before.left - before.width;
  });
  const middle = medianOf(gaps);
  const found: [Word, ...Word[]][] = [[letters[0] as Word]];
  for (const [at, letter] of letters.slice(1).entries()) {
    if ((gaps[at] as number) > WORD_GAP_MIN * Math.max(1, middle)) found.push([letter]);
    else found.at(-1)?.push(letter);
  }
  return found;
}
