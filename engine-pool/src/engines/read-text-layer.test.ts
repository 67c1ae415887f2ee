// Whether a text layer that holds no certificate says what the page is, or its pixels are looked at.
import { expect, test } from 'vitest';
import type { PdfTextRun, PreparedPage } from '../input/prepared-page.ts';
import { Stages } from '../stages.ts';
import { readTextLayer } from './read-text-layer.ts';

const LETTER = 'Prezados, segue em anexo a segunda via da fatura de energia do mês de maio.';
const FORM = ['Certidão de Nascimento', 'Nome', 'Data de nascimento', LETTER];
const OTHER_DOCUMENT = { kind: 'other-document', sure: true };

function pageOf(lines: readonly string[], shows: 'nothing else' | 'little' | 'much'): PreparedPage {
  const size = { width: 1000, height: 1400 };
  const pdfText = lines.map(
    (text, run): PdfTextRun => ({ run, text, left: 100, baseline: 100 + 30 * run, width: 9 * text.length, height: 18 }),
  );
  const pixels = async () => Promise.reject(new Error('nobody asked for pixels'));
  return {
    original: size,
    final: size,
    pdfText,
    mayShowMoreThanText: async (lacksValues: boolean) => shows === 'much' || (lacksValues && shows === 'little'),
    pixels,
    close: async () => {},
  };
}

test.each<[string, string[], Parameters<typeof pageOf>[1], unknown]>([
  ['a letter', [LETTER, LETTER], 'nothing else', OTHER_DOCUMENT],
  ['a letter with a crest', [LETTER, LETTER], 'little', OTHER_DOCUMENT],
  ['a letter beside a scan', [LETTER, LETTER], 'much', null],
  ['a blank form', FORM, 'nothing else', OTHER_DOCUMENT],
  ['a form of which the values are drawn', FORM, 'little', null],
  [
    'letters that a font mixed up',
    ['Tsjdckpr rfhxj jq cqjrp c rfhxqkc jgc kc hcrxsc kj jqjshgc'],
    'nothing else',
    null,
  ],
  ['no more than a name', ['Rui Prado'], 'nothing else', null],
])('%s', async (_, lines, shows, expected) => {
  const stages = new Stages(AbortSignal.timeout(30_000));
  expect(await readTextLayer(pageOf(lines, shows), async () => null, stages)).toEqual(expected);
});
