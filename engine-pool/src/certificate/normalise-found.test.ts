// Values that tell one another: dates, states, municipalities.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { expect, it } from 'vitest';
import { crossValidate } from './cross-validate.ts';
import { normaliseFound } from './normalise-found.ts';
import { pageOf } from './testing/page-of.ts';

function found(...said: [FieldPath, string][]) {
  return said.map(([field, text], at) => ({
    field,
    words: pageOf([text]).lines.flatMap(({ words }) => words),
    probability: 0.99 - at / 100,
  }));
}

it.each([
  ['registro.livro', '_29-A_', '29-A'],
  ['registro.livro', '[29-A]', '29-A'],
  ['registro.livro', '<29-A>', '29-A'],
  ['registro.data_registro', '_vinte_ de Abril de 1906', '20/04/1906'],
] as const)('what a value was filled in on or between is none of it: %s %s', (field, text, expected) => {
  expect(normaliseFound(found([field, text])).valueOf(field)).toBe(expected);
});

it.each([
  ['nove de dezembro de 1934', ['06/12/1934', '06', '12', '1934']],
  ['', ['', '06', '', '']],
])('takes month and year of "do corrente mês e ano" from the registration: %s', (registered, expected) => {
  const values = normaliseFound(
    found(
      ['dados_pessoais.data_nascimento.texto_completo', 'seis do corrente mês e ano'],
      ['registro.data_registro', registered],
    ),
  );
  crossValidate(values);
  const parts = ['texto_completo', 'dia', 'mes', 'ano'] as const;
  const said = parts.map((part) => values.valueOf(`dados_pessoais.data_nascimento.${part}`));
  expect(said).toEqual(expected);
});

it.each([
  ['14/07/1902', '12/07/1902'],
  ['05/01/1903', '12/07/1902'],
  ['', ''],
])('a day and a month without a year are the last such day before the registration of %s', (registered, expected) => {
  const birth = 'dados_pessoais.data_nascimento.texto_completo';
  const values = normaliseFound(found([birth, 'doze de julho'], ['registro.data_registro', registered]));
  crossValidate(values);
  expect(values.valueOf(birth)).toBe(expected);
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

it.each([
  ['nove de dezembro do mesmo ano', '09/12/1934'],
  ['trinta do mesmo mês e ano', '30/11/1934'],
])('takes what a registration %s leaves unsaid from the birth', (registered, expected) => {
  const values = normaliseFound(
    found(
      ['dados_pessoais.data_nascimento.texto_completo', 'seis de novembro de 1934'],
      ['registro.data_registro', registered],
    ),
  );
  crossValidate(values);
  expect(values.valueOf('registro.data_registro')).toBe(expected);
});

it.each([
  ['Ferreiros', 'RJ', 'Vassouras'],
  ['Ferreiros', 'PE', 'Ferreiros'],
  ['Cachoeira', 'RS', 'Cachoeira'],
])('a town called %s in %s, where another is named besides', (first, uf, expected) => {
  const town = 'registro.municipio';
  const second = uf === 'RS' ? 'Agudo' : 'Vassouras';
  expect(normaliseFound(found([town, first], ['registro.uf', uf], [town, second])).valueOf(town)).toBe(expected);
});

it('a birth in a town of several states was in that of the registry', () => {
  const values = normaliseFound(
    found(['local_nascimento.municipio', 'São Francisco'], ['registro.municipio', 'Januária'], ['registro.uf', 'MG']),
  );
  crossValidate(values);
  expect(values.valueOf('local_nascimento.uf')).toBe('MG');
});

it.each([
  ['Peripery', 'Peripery', 'Peripery'],
  ['Peripery', 'Vila do Rio Manso', ''],
  ['Capital', 'Capital', ''],
])('a town that is in no list is one where it is said twice: %s, %s', (first, second, expected) => {
  const values = normaliseFound(found(['registro.municipio', first], ['local_nascimento.municipio', second]));
  expect(values.valueOf('registro.municipio')).toBe(expected);
});
