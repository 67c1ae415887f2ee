// Builds the text of a page for tests: typed lines with even letters, optionally in columns.
import type { Line, PageText } from '../../ocr/page-text.ts';

const LETTER_WIDTH = 12;
const LINE_HEIGHT = 24;
const PITCH = 36;
const MARGIN = 100;

/**
 * One printed row a string. A column written as `@60 ` begins a new piece there:
 * `"NOME @60 SEXO"` prints SEXO 60 letters from the margin.
 */
export function pageOf(rows: readonly string[], confidence = 0.99): PageText {
  const lines: Line[] = [];
  for (const [index, row] of rows.entries()) {
    for (const piece of row.split(/(?=@\d+ )/)) {
      const [, column = '0', text = ''] = /^(?:@(\d+) )?(.*)$/s.exec(piece) ?? [];
      const words = wordsOf(text.trim(), MARGIN + Number(column) * LETTER_WIDTH, MARGIN + index * PITCH, confidence);
      const [first] = words;
      const last = words.at(-1);
      if (!first || !last) continue;
      const width = last.box.left + last.box.width - first.box.left;
      lines.push({ words, box: { ...first.box, width } });
    }
  }
  return { width: 1448, height: MARGIN * 2 + rows.length * PITCH, lines };
}

function wordsOf(text: string, left: number, top: number, confidence: number) {
  let at = 0;
  return text.split(' ').flatMap((word) => {
    const start = at;
    at += word.length + 1;
    if (word === '') return [];
    const box = { left: left + start * LETTER_WIDTH, top, width: word.length * LETTER_WIDTH, height: LINE_HEIGHT };
    return [{ text: word, box, confidence }];
  });
}
