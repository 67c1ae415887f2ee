// What a model says, held to the words of a page: which values count, and in whose letters.
import { expect, test } from 'vitest';
import { pageOf } from '../../certificate/testing/page-of.ts';
import { textOf } from '../../certificate/text/words.ts';
import { createFindSaid } from './find-said.ts';

const NAME = 'dados_pessoais.nome_completo';
const ROWS = [
  'CERTIDAO DE NASCIMENTO',
  'Nome: ANTÔNIA GONÇALVES DA SILVA',
  'Nascida em 04/06/2013, livro A-12 folha 21',
  'MARIA APARECIDA @40 OURO PRETO - MG',
  'DE SOUZA LIMA @40 10/06/2013',
];

async function found(value: string, path = NAME, rows: readonly string[] = ROWS, confidence = 0.95) {
  const find = createFindSaid({ birthCertificate: true, values: { [path]: value } });
  const [one] = (await find(pageOf(rows, confidence))).found;
  return one && { text: textOf(one.words), confidence: Math.min(...one.words.map((word) => word.confidence)) };
}

test.each<[string, string, string | undefined]>([
  ['what stands there', 'ANTÔNIA GONÇALVES DA SILVA', 'ANTÔNIA GONÇALVES DA SILVA'],
  ['in other letters and signs', 'antonia goncalves da silva', 'ANTÔNIA GONÇALVES DA SILVA'],
  ['glued to a label', '04/06/2013', '04/06/2013,'],
  ['a part of a word', '12', '12'],
  ['a wrapped cell beside another one', 'MARIA APARECIDA DE SOUZA LIMA', 'MARIA APARECIDA DE SOUZA LIMA'],
  ['one misread letter: the page’s own', 'ANTÔNIA GONZALVES DA SILVA', 'ANTÔNIA GONÇALVES DA SILVA'],
  ['somebody else', 'JOANA PEREIRA DOS SANTOS', undefined],
  ['a part of what is said', 'ANTÔNIA GONÇALVES DA SILVA SANTOS', undefined],
  ['a number inside another one', '201', undefined],
  ['another figure', '05/06/2013', undefined],
  ['another figure among words', 'livro A-13 folha', undefined],
  ['nothing', '', undefined],
  ['signs alone', '--- …', undefined],
])('%s: %s', async (_, said, expected) => {
  expect((await found(said))?.text).toBe(expected);
});

test('two readers that agree are surer than one', async () => {
  expect(await found('OURO PRETO - MG', NAME, ROWS, 0.7)).toMatchObject({ text: 'OURO PRETO - MG', confidence: 0.99 });
});

test.each<[string, number, string, string]>([
  ['an unsure word takes the model’s letters', 0.7, 'ANTÔNIA GONÇALVES DA SOLVA', 'ANTÔNIA GONÇALVES DA SILVA'],
  ['a sure one keeps its own', 0.95, 'ANTÔNIA GONÇALVES DA SOLVA', 'ANTÔNIA GONÇALVES DA SOLVA'],
  ['figures stay the page’s', 0.7, 'ANTÔNIA GONÇALVES DA S1LVA', 'ANTÔNIA GONÇALVES DA S1LVA'],
])('%s', async (_, confidence, printed, expected) => {
  expect((await found('ANTÔNIA GONÇALVES DA SILVA', NAME, [printed], confidence))?.text).toBe(expected);
});

test('the longest values on the fullest page take little time', async () => {
  const rows = Array.from({ length: 400 }, (_, row) => `AAAAAAAA AAAAAAAA AAAAAAAA AAAAAAAA AAAAAAA${row % 10}`);
  const values = Object.fromEntries(
    ['observacoes.averbacoes', 'observacoes.anotacoes', NAME].map((path) => [path, 'AAAAAAAA '.repeat(50).concat('B')]),
  );
  const started = process.cpuUsage();
  await createFindSaid({ birthCertificate: true, values })(pageOf(rows));
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
});
