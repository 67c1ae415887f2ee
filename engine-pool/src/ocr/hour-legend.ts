// Reads an hour in boxes by the legend under them, "00:00 a 23:59", and takes the legend away: it is an hour of no birth.
import { withoutWords } from './columns.ts';
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { partOfWord } from './part-of-word.ts';

const LEGEND = /^\W*0?[01][:h]0[01]\D{0,3}(?:23[:h]59|24[:h]00)\W*$/i;
/** What every legend has, for most lines have none. */
const FIRST_MINUTE = /[01][:h]0[01]/i;
/** Words that a legend has at most. */
const WORDS_MAX = 3;
const FIGURES = /^(?:[01]\d|2[0-3])[0-5]\d$/;
/** From the boxes to their legend, in heights of the figures. */
const DROP_MAX = 3;

export function withoutHourLegend(page: PageText): PageText {
  const legends = page.lines.flatMap(legendsOf);
  if (legends.length === 0) return page;
  const read = (word: Word) =>
    FIGURES.test(word.text) && legends.some(([first]) => first && isLegendOf(first, word)) ? withColon(word) : word;
  const rest = withoutWords(page, new Set(legends.flat()));
  return { ...rest, lines: rest.lines.map((line) => ({ ...line, words: line.words.map(read) })) };
}

function withColon(word: Word): Word {
  const [hours, minutes] = [partOfWord(word, 0, 2), partOfWord(word, 2, 4)];
  return joinWords([hours, { ...minutes, text: ':' }, minutes]);
}

function legendsOf({ words }: Line): Word[][] {
  if (!FIRST_MINUTE.test(words.map(({ text }) => text).join(''))) return [];
  return words.flatMap((_, at) => {
    const runs = Array.from({ length: WORDS_MAX }, (_, more) => words.slice(at, at + 1 + more));
    const legend = runs.find((run) => LEGEND.test(run.map(({ text }) => text).join('')));
    return legend ? [legend] : [];
  });
}

/** The legend begins under the figures, or over them. */
function isLegendOf({ box: legend }: Word, { box: figures }: Word): boolean {
  const apart = Math.abs(legend.top + legend.height / 2 - figures.top - figures.height / 2);
  const isBeside = legend.left < figures.left + figures.width && legend.left > figures.left - 2 * figures.height;
  return apart < DROP_MAX * figures.height && isBeside;
}
