// Whether a text layer that holds no certificate says what the page is, or its pixels are looked at.
import { expect, test } from 'vitest';
import type { PdfTextRun, PreparedPage } from '../input/prepared-page.ts';
import { Stages } from '../stages.ts';
import { readTextLayer } from './read-text-layer.ts';

const LETTER = 'Prezados, segue em anexo a segunda via da fatura de energia do mês de maio.';
const OTHER_DOCUMENT = { kind: 'other-document', sure: true };

function pageOf(lines: readonly string[], showsMore: boolean): PreparedPage {
  const size = { width: 1000, height: 1400 };
  const pdfText = lines.map(
    (text, run): PdfTextRun => ({ run, text, left: 100, baseline: 100 + 30 * run, width: 9 * text.length, height: 18 }),
  );
  const pixels = async () => Promise.reject(new Error('nobody asked for pixels'));
  return {
    original: size,
    final: size,
    pdfText,
    mayShowMoreThanText: async () => showsMore,
    pixels,
    close: async () => {},
  };
}

test.each<[string, string[], boolean, unknown]>([
  ['a letter', [LETTER, LETTER], false, OTHER_DOCUMENT],
  ['a letter beside a picture', [LETTER, LETTER], true, null],
  [
    'a certificate of which the values are drawn',
    ['Certidão de Nascimento', 'Nome', 'Data de nascimento', LETTER],
    false,
    null,
  ],
  ['letters that a font mixed up', ['Tsjdckpr rfhxj jq cqjrp c rfhxqkc jgc kc hcrxsc kj jqjshgc'], false, null],
  ['no more than a name', ['Rui Prado'], false, null],
])('%s', async (_, lines, showsMore, expected) => {
  const stages = new Stages(AbortSignal.timeout(30_000));
  expect(await readTextLayer(pageOf(lines, showsMore), async () => null, stages)).toEqual(expected);
});
