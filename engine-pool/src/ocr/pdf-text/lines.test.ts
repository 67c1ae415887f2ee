// Runs of text of a PDF become lines of words; table cells stay apart.
import { expect, test } from 'vitest';
import type { PdfTextRun } from '../../input/prepared-page.ts';
import { linesOf } from './lines.ts';

let run = 0;
/** Characters 6 px wide at a type size of 12. */
function at(left: number, baseline: number, text: string, height = 12): PdfTextRun {
  return { run: run++, text, left, baseline, width: text.length * 6, height };
}

function textOf(fragments: readonly PdfTextRun[]): string[] {
  return linesOf(fragments).map(({ words }) => words.map(({ text }) => text).join(' '));
}

test.each<[string, PdfTextRun[], string[]]>([
  ['a line drawn at once', [at(0, 100, 'Certidão de Nascimento')], ['Certidão de Nascimento']],
  ['wide spaces inside one run', [at(0, 100, 'Certifico     que')], ['Certifico que']],
  ['letters drawn one by one', [at(0, 100, 'N'), at(6, 100, 'O'), at(12, 100, 'ME')], ['NOME']],
  ['narrow letters drawn one by one', [at(0, 100, 'S'), at(6, 100, 'I'), at(12, 100, 'M')], ['SIM']],
  ['a label and its value', [at(0, 100, 'Nome:'), at(34, 100, 'ANA')], ['Nome: ANA']],
  ['a space at the head of a run', [at(0, 100, 'Nome:'), at(30, 100, ' ANA')], ['Nome: ANA']],
  ['two cells of a row', [at(0, 100, 'DIA'), at(40, 100, 'MÊS'), at(80, 100, 'ANO')], ['DIA', 'MÊS', 'ANO']],
  ['a raised sign', [at(0, 100, 'n'), at(6, 96, 'º', 8), at(16, 100, '12')], ['nº 12']],
  ['rows in any order', [at(0, 130, 'depois'), at(0, 100, 'antes')], ['antes', 'depois']],
  [
    'small print over small print beside a title',
    [at(0, 100, 'TÍTULO', 36), at(200, 94, 'Oficial'), at(200, 107, 'Ana Dias')],
    ['TÍTULO', 'Oficial', 'Ana Dias'],
  ],
  [
    'a watermark',
    [at(0, 100, '25 de maio de'), at(20, 110, '2VIA', 40), at(84, 100, '1974')],
    ['25 de maio de 1974', '2VIA'],
  ],
  [
    'a label that its cell cut off at the column of values',
    [at(0, 100, 'NATURALID'), at(53, 100, 'CRATO'), ...[130, 160, 190].map((y) => at(53, y, 'ANA'))],
    ['NATURALID CRATO', 'ANA', 'ANA', 'ANA'],
  ],
  [
    'what was typed over the print of a blank',
    [at(0, 100, 'lavrado aos'), at(60, 100, '09/06/2003'), at(200, 100, 'A-93'), at(190, 100, 'livro')],
    ['lavrado aos 09/06/2003', 'livro A-93'],
  ],
  [
    'what was typed in another size, right behind the print',
    [at(0, 100, 'e', 12), at(6, 100, 'Marlene Dias', 11), at(0, 130, 'M', 14), at(6, 130, 'ARIA', 11)],
    ['e Marlene Dias', 'MARIA'],
  ],
  [
    'a space drawn before a run that touches',
    [at(0, 100, 'Novos'), { ...at(30, 100, 'RN'), spaced: true }],
    ['Novos RN'],
  ],
  ['nothing', [], []],
])('%s', (_, fragments, expected) => {
  expect(textOf(fragments)).toEqual(expected);
});

test('words have their own places', () => {
  const [line] = linesOf([at(10, 100, 'mmmm mmmm')]);
  const [first, second] = line?.words ?? [];
  expect(first?.box.left).toBeCloseTo(10);
  expect(second?.box.left).toBeGreaterThan((first?.box.left ?? 0) + (first?.box.width ?? 0));
  expect((second?.box.left ?? 0) + (second?.box.width ?? 0)).toBeCloseTo(10 + 9 * 6);
  expect(line?.box.top).toBeLessThan(100 - 8);
});
