// Every row of the table is in `data`, once and in the contract's order, and livro, folha and termo only in an answer.
import { CERTIFICATE_FIELDS, certificateOf } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { certificateJson, emptyCertificateJson } from './certificate-json.ts';

function leavesOf(node: object, parent = ''): [path: string, value: string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[parent + name, value]] : leavesOf(value, `${parent}${name}.`),
  );
}

test('what was read stands at its path', () => {
  const data = certificateJson(certificateOf(({ path }) => path));
  expect(leavesOf(data)).toEqual(CERTIFICATE_FIELDS.map(({ path, contractPath }) => [contractPath, path]));
});

test('what was not read is empty, and no twins are "Não"', () => {
  const data = leavesOf(certificateJson({}));
  expect(data.map(([path]) => path)).toEqual(CERTIFICATE_FIELDS.map(({ contractPath }) => contractPath));
  expect(data.filter(([, value]) => value !== '')).toEqual([['gêmeos.status', 'Não']]);
});

test('an answer without data has the same, without livro, folha and termo', () => {
  const absent = ['registro.livro', 'registro.folha', 'registro.termo'];
  expect(leavesOf(emptyCertificateJson())).toEqual(
    leavesOf(certificateJson({})).filter(([path]) => !absent.includes(path)),
  );
});
