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
