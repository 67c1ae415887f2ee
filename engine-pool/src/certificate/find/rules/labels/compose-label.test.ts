// Labels in words that no list holds, and phrases that only look like labels.
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/page-of.ts';
import { composeLabel } from './compose-label.ts';

const ROWS: [string, string | null][] = [
  ['Data em que foi registrado', 'registrationDate'],
  ['D. de nascimento:', 'birthDate'],
  ['Dia do nasc.:', 'birthDate'],
  ['Hora em que nasceu', 'hour'],
  ['Horário do nasc. :', 'hour'],
  ['Cidade em que nasceu:', 'birthCity'],
  ['Local em que nasceu', 'birthPlace'],
  ['Local de nascimento da mãe', 'naturalOf'],
  ['Naturalidade do(a) registrado(a)', 'naturalidade'],
  ['Pais do pai', 'paternal'],
  ['PAIS DO PAL:', 'paternal'],
  ['Avós LADO PATERNO:', 'paternal'],
  ['AVÓS LADO MATERNO:', 'maternal'],
  ['Avós por parte da genitora', 'maternal'],
  ['Nome completo da genitora', 'mother'],
  ['Anotações à margem', 'anotacoes'],
  ['Averbações e anotações à margem', 'notes'],
  ['Nº do selo de fiscalização', 'selo'],
  ['D.N.V. nº:', 'dnv'],
  ['Profissão do pai', 'other'],
  ['Nome do declarante', 'other'],
  ['Matrícula do gêmeo', 'other'],
  ['Datado nascimenio', 'birthDate'],
  // Headings, values and running text.
  ['Certidão de Nascimento', null],
  ['E NOVE', null],
  ['Taís do Nascimento', null],
  ['Registro de Nascimento', null],
  ['Oficial de Registro Civil das Pessoas Naturais', null],
  ['Hospital das Clínicas', null],
  ['Hospital e Maternidade', null],
  ['Nome do santo', null],
  ['Nascimento', null],
];

it.each(ROWS)('%s', (text, slot) => {
  const words = pageOf([text]).lines[0]?.words ?? [];
  expect(composeLabel(words)?.slot ?? null).toBe(slot);
});

it('tells whose parent a grandparent is, and ends a label at a stroke', () => {
  const words = (text: string) => pageOf([text]).lines[0]?.words ?? [];
  expect(composeLabel(words('Mãe do genitor:'))?.slot).toBe('paternalGrandmother');
  expect(composeLabel(words('Pai da genitora:'))?.slot).toBe('maternalGrandfather');
  expect(composeLabel(words('Pais da 1ª genitora'))?.slot).toBe('eldersOfFirst');
  expect(composeLabel(words('Hora em que nasceu - dez horas'))).toMatchObject({ slot: 'hour', length: 4 });
});
