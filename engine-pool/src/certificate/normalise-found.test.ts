// What is offered for a field twice: the entry that the matrícula names comes first.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { expect, it } from 'vitest';
import { crossValidate } from './cross-validate.ts';
import { normaliseFound } from './normalise-found.ts';
import { pageOf } from './testing/page-of.ts';

/** Of book 22, page 12, entry 53246, registered in 2014. */
const MATRICULA = '081486 01 55 2014 7 00022 012 0053246 16';

function found(...said: [FieldPath, string][]) {
  return said.map(([field, text], at) => ({
    field,
    words: pageOf([text]).lines.flatMap(({ words }) => words),
    probability: 0.99 - at / 100,
  }));
}

const TWO_ENTRIES: [FieldPath, string][] = [
  ['registro.folha', '186'],
  ['registro.folha', '12'],
  ['registro.data_registro', '23/08/2004'],
  ['registro.data_registro', '21 de janeiro de 2014'],
];

it.each([
  ['with a matrícula', MATRICULA, '12', '21/01/2014'],
  ['with one that fails its check digits', MATRICULA.replace('081486', '199999'), '186', '23/08/2004'],
])('%s', (_, matricula, folha, date) => {
  const values = normaliseFound(found(...TWO_ENTRIES, ['dados_pessoais.matricula', matricula]));
  expect(values.valueOf('registro.folha')).toBe(folha);
  expect(values.valueOf('registro.data_registro')).toBe(date);
});

it('takes month and year of "do corrente mês e ano" from the registration', () => {
  const values = normaliseFound(
    found(
      ['dados_pessoais.data_nascimento.texto_completo', 'seis do corrente mês e ano'],
      ['registro.data_registro', 'nove de dezembro de 1934'],
    ),
  );
  crossValidate(values);
  const parts = ['texto_completo', 'dia', 'mes', 'ano'] as const;
  const said = parts.map((part) => values.valueOf(`dados_pessoais.data_nascimento.${part}`));
  expect(said).toEqual(['seis do corrente mês e ano', '06', '12', '1934']);
});

it.each([
  ['Joaquim Cardoso e Natividade Pinheiro', [], 'Joaquim Cardoso', 'Natividade Pinheiro'],
  ['José de Queiroz e Castro', [['avos.paternos.avo_feminino', 'Ana Lima']], 'José de Queiroz e Castro', 'Ana Lima'],
  ['Joaquim Cardoso', [], 'Joaquim Cardoso', ''],
] as [string, [FieldPath, string][], string, string][])('grandparents in one cell: %s', (said, more, he, she) => {
  const values = normaliseFound(found(['avos.paternos.avo_masculino', said], ...more));
  crossValidate(values);
  expect(values.valueOf('avos.paternos.avo_masculino')).toBe(he);
  expect(values.valueOf('avos.paternos.avo_feminino')).toBe(she);
});

it('takes the city, not the region behind it, of a place outside Brazil, and no state', () => {
  const words = pageOf(['Ciudad del Este, Alto Paraná, Paraguai']).lines.flatMap((line) => line.words);
  const values = normaliseFound([
    { field: 'local_nascimento.municipio', words: words.slice(3, 5), probability: 0.9 },
    { field: 'local_nascimento.municipio', words: words.slice(0, 3), probability: 0.5 },
    { field: 'local_nascimento.uf', words: words.slice(5), probability: 0.9 },
    { field: 'local_nascimento.uf', words: words.slice(4, 5), probability: 0.5 },
  ]);
  expect(values.valueOf('local_nascimento.municipio')).toBe('Ciudad del Este');
  expect(values.valueOf('local_nascimento.uf')).toBe('');
});

it.each([
  ['of another cell', 'SP', 'Santo Antônio de Jesus - BA', 'BA'],
  ['of its time', 'MT', 'Cuiabá - MT', 'MT'],
])('the state %s beside a municipality that does not lie in it', (_, uf, native, expected) => {
  const values = normaliseFound(
    found(
      ['local_nascimento.municipio', expected === 'BA' ? 'Santo Antônio de Jesus' : 'Campo Grande'],
      ['local_nascimento.uf', uf],
      ['dados_pessoais.naturalidade', native],
    ),
  );
  crossValidate(values);
  expect(values.valueOf('local_nascimento.uf')).toBe(expected);
});
