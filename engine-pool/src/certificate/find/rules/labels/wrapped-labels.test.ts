// Labels that break in a narrow column, and labels below each other that do not belong together.
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/page-of.ts';
import { textOf } from '../../../text/words.ts';
import { prepareLines } from '../page/prepare-lines.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

const joinedOf = (rows: readonly string[]) =>
  joinWrappedLabels(prepareLines(pageOf(rows))).map(({ words }) => textOf(words));

it('joins the lines of one label', () => {
  expect(joinedOf(['Município de nascimento e', 'unidade da', 'federação', 'Sexo'])).toEqual([
    'Município de nascimento e unidade da federação',
    'Sexo',
  ]);
  expect(joinedOf(['NOME DOS AVÓS @40 RUI DIAS', 'PATERNOS:'])).toEqual(['NOME DOS AVÓS PATERNOS:', 'RUI DIAS']);
  expect(joinedOf(['Número de inscrição no', 'CPF', 'Matrícula'])).toEqual(['Número de inscrição no CPF', 'Matrícula']);
  expect(joinedOf(['NÚMERO DE INSCRIÇÃO', 'NO CPF'])).toEqual(['NÚMERO DE INSCRIÇÃO NO CPF']);
  expect(joinedOf(['Data do nascimento por', 'extenso:'])).toEqual(['Data do nascimento por extenso:']);
});

it('leaves labels apart that are whole', () => {
  for (const rows of [
    ['Nome', 'Sexo'],
    ['Termo nº', 'Nome civil completo'],
    ['Natural de', 'Mãe'],
    ['Data do registro:', 'Livro:'],
    ['Avós paternos', 'Avós maternos'],
    ['UF', 'SE'],
    ['Assento feito em', 'DNV'],
    ['Nome do registrado', 'CPF nº:'],
    ['Genitor', 'Naturalidade do genitor:'],
    ['avô materno', '***'],
    ['serventia.', 'observações e averbações'],
  ]) {
    expect(joinedOf(rows)).toEqual(rows);
  }
});

it('begins another label where the first one is whole', () => {
  expect(joinedOf(['Número da matrícula da', 'certidão', 'Dia, mês e ano do', 'nascimento'])).toEqual([
    'Número da matrícula da certidão',
    'Dia, mês e ano do nascimento',
  ]);
});
