// What is read on, by what the finder makes of the lines read so far and by the title among them.
import { expect, it } from 'vitest';
import { createMayHoldCertificate } from './may-hold-certificate.ts';
import { pageOf } from './testing/page-of.ts';

it.each([
  ['a page that the finder takes for another document', 'Nome: Ana Lima', 0.01, false],
  ['one in doubt', 'Nome: Ana Lima', 0.2, true],
  ['a title in a line of its own', 'CERTIDÃO DE NASCIMENTO', 0.01, true],
  ["another document's title", 'CERTIDÃO DE CASAMENTO', 0.01, false],
])('%s', async (_, line, birthCertificate, expected) => {
  const mayHold = createMayHoldCertificate(async () => ({ birthCertificate, found: [] }));
  expect(await mayHold(pageOf([line]))).toBe(expected);
});

it('of two papers, one that the finder takes for a certificate', async () => {
  const rows = Array.from({ length: 10 }, () => 'Total R$ 10,00 @30 Nome: Ana Lima');
  const mayHold = createMayHoldCertificate(async ({ lines }) => {
    const isBeside = lines.some(({ words }) => words.some(({ text }) => text === 'Total'));
    return { birthCertificate: isBeside ? 0.01 : 0.9, found: [] };
  });
  expect(await mayHold(pageOf(rows))).toBe(true);
});
