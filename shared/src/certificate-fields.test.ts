import { fileURLToPath } from 'node:url';
import { loadSync } from '@grpc/proto-loader';
import { Certificate } from '@lavra/proto/certificate/v1/certificate';
import { expect, expectTypeOf, test } from 'vitest';
import {
  CERTIFICATE_FIELDS,
  type ContractPath,
  certificateOf,
  type FieldTree,
  fieldAt,
  treeOf,
  valueAt,
} from './certificate-fields.ts';

const PROTO_ROOT = fileURLToPath(new URL('../../proto', import.meta.url));

interface Message {
  readonly type: { readonly field: readonly { readonly name: string; readonly typeName: string }[] };
}

/** The path of every leaf of the message, in the order in which its file declares them. */
function leavesOf(name: string, parent = ''): string[] {
  const messages = loadSync('lavra/certificate/v1/certificate.proto', { includeDirs: [PROTO_ROOT], keepCase: true });
  const { type } = messages[`lavra.certificate.v1.${name}`] as unknown as Message;
  return type.field.flatMap((one) =>
    one.typeName === '' ? [parent + one.name] : leavesOf(one.typeName, `${parent}${one.name}.`),
  );
}

test('there is a row for every leaf of the message, in its order', () => {
  expect(CERTIFICATE_FIELDS.map(({ path }) => path)).toEqual(leavesOf('Certificate'));
});

test('the contract names a field as the message does, but for its accents and the grandparents', () => {
  const plain = (path: string) => path.normalize('NFD').replace(/\p{M}/gu, '');
  for (const { path, contractPath } of CERTIFICATE_FIELDS) {
    expect(plain(contractPath)).toBe(path.replace(/avo_(?:masculino|feminino)$/, 'avo'));
  }
  expect(new Set(CERTIFICATE_FIELDS.map(({ contractPath }) => contractPath)).size).toBe(CERTIFICATE_FIELDS.length);
});

test('a certificate made of the rows keeps every value over the wire, and gives each back by its path', () => {
  const made = certificateOf(({ path }) => path);
  const arrived = Certificate.decode(Certificate.encode(made).finish());
  expect(arrived).toEqual(made);
  for (const { path } of CERTIFICATE_FIELDS) expect(valueAt(arrived, path)).toBe(path);
  expect(arrived.filiacao?.genitor2?.naturalidade).toBe('filiacao.genitor_2.naturalidade');
});

test('a group that is not there has empty values', () => {
  expect(valueAt({}, 'avos.paternos.avo_feminino')).toBe('');
  expect(valueAt(Certificate.decode(new Uint8Array()), 'registro.livro')).toBe('');
});

test('a field is found by its path alone', () => {
  expect(fieldAt('observacoes.averbacoes')).toMatchObject({ kind: 'note', lengthMax: 8_000 });
  expect(fieldAt('observacoes')).toBeUndefined();
});

test('a tree has the names of its paths, in their order', () => {
  const tree = treeOf([
    ['b.y', '1'],
    ['a', '2'],
    ['b.x', '3'],
  ]);
  expect(JSON.stringify(tree)).toBe('{"b":{"y":"1","x":"3"},"a":"2"}');
  expectTypeOf<FieldTree<ContractPath>['avós']['paternos']>().toEqualTypeOf<{ avô: string; avó: string }>();
  expectTypeOf<FieldTree<ContractPath>['dados_pessoais']['data_nascimento']['mês']>().toEqualTypeOf<string>();
});
