// Which printed values count as found in a text, as rows.
import { expect, test } from 'vitest';
import type { CertificateTruth } from '../../../generator/truth.ts';
import { foundIn, recallOf } from './recall.ts';

const NAME = 'dados_pessoais.nome_completo';

function truth(fields: Readonly<Record<string, string>>): Pick<CertificateTruth, 'data'> {
  const data: Record<string, Record<string, string>> = {};
  for (const [path, value] of Object.entries(fields)) {
    const [group = '', field = ''] = path.split('.');
    data[group] = { ...data[group], [field]: value };
  }
  return { data: data as unknown as CertificateTruth['data'] };
}

test.each<[string, text: string, value: string, found: boolean]>([
  ['as printed', 'Nome: ANA DE SÁ', 'ANA DE SÁ', true],
  ['in another case, without accents', 'ana de sa', 'ANA DE SÁ', true],
  ['with other spaces and signs', 'A-N A.DE\nSÁ', 'ANA DE SÁ', true],
  ['among other words', 'certifico que ANA DE SÁ nasceu', 'ANA DE SÁ', true],
  ['with a letter wrong', 'ANA DE SA', 'ANA DA SÁ', false],
  ['in part', 'ANA DE', 'ANA DE SÁ', false],
  ['in a text without words', '', 'ANA DE SÁ', false],
])('a value %s', (_, text, value, found) => {
  expect(foundIn(text, truth({ [NAME]: value }))).toEqual(new Map([[NAME, found]]));
});

test.each<[string, Record<string, string>]>([
  ['is empty', { [NAME]: '' }],
  ['has two letters, which stand in any text', { 'registro.uf': 'SP' }],
  ['is the contract’s and not the paper’s', { 'documento.tipo': 'Certidão de Nascimento', 'gêmeos.status': 'Não' }],
])('a value that %s is not looked for', (_, fields) => {
  expect(foundIn('SP Certidão de Nascimento', truth(fields)).size).toBe(0);
  expect(recallOf('', truth(fields))).toBe(1);
});

test('the share of all that is looked for', () => {
  const both = truth({ [NAME]: 'ANA DE SÁ', 'registro.município': 'Santos', 'registro.uf': 'SP' });
  expect([recallOf('Santos', both), recallOf('Ana de Sá, Santos', both), recallOf('', both)]).toEqual([0.5, 1, 0]);
});
