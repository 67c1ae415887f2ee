// Names, couples, parents and grandparents as printed in one cell.
import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../ocr/page-text.ts';
import { readName } from '../../../normalise/person-name.ts';
import { readCouple, readGrandparents } from './couples.ts';
import { readParents } from './people.ts';

const words = (text: string): Word[] =>
  text
    .split(' ')
    .map((part, i) => ({ text: part, confidence: 0.99, box: { left: i * 50, top: 0, width: 45, height: 20 } }));
const lines = (...texts: string[]) => texts.map(words);

it.each([
  ['  JOSÉ DA SILVA. ', 'JOSÉ DA SILVA'],
  ['dona MARIA DE LOURDES', 'MARIA DE LOURDES'],
  ['MÁRLoN EVANGELISTA', 'MÁRLON EVANGELISTA'],
  ['sérgio doSacramento', 'Sérgio do Sacramento'],
  ["LUIZ D'ÁVILA MOREIRA", "LUIZ D'ÁVILA MOREIRA"],
  ['ROSILENE SIMÔES', 'ROSILENE SIMÕES'],
  ['Ana Lima, brasileira, natural de Patos', 'Ana Lima'],
  ['PEDRO DÁ COSTA', 'PEDRO DA COSTA'],
  ['*****', ''],
  ['IGNORADO', ''],
  ['pai ignorado', ''],
  ['- - - -', ''],
  ['xxxxxxxx', ''],
  ['PAR', ''],
  ['5 DE FEVEREIRO DE 1975', ''],
  ['lara do Amaral', 'Iara do Amaral'],
])('name %s', (text, name) => {
  expect(readName(text)).toBe(name);
});

describe('couples', () => {
  it.each([
    ['RUI LIMA E ANA LIMA', 'RUI LIMA', 'ANA LIMA'],
    ['RUI LIMA/ANA LIMA', 'RUI LIMA', 'ANA LIMA'],
    ['RUI LIMA /ANA LIMA', 'RUI LIMA', 'ANA LIMA'],
    ['Rui Lima e de dona Ana Lima', 'Rui Lima', 'Ana Lima'],
    ['ESTEVÃO E SILVA E NEUZA JÚLIA E SILVA', 'ESTEVÃO E SILVA', 'NEUZA JÚLIA E SILVA'],
    ['Rui Lima eJanaína Lima', 'Rui Lima', 'Janaína Lima'],
    ['*** e ANA LIMA', '', 'ANA LIMA'],
    ['RUI LIMA e não declarada', 'RUI LIMA', ''],
    ['ANA LIMA', '', 'ANA LIMA'],
    ['ANA LIMA;', '', 'ANA LIMA'],
    ['Rui Lima, Ana Lima', 'Rui Lima', 'Ana Lima'],
    ['RUI LIMA, LAVRADOR', 'RUI LIMA', ''],
    ['Ana Lima e Rui Lima', 'Rui Lima', 'Ana Lima'],
  ])('%s', (text, grandfather, grandmother) => {
    expect(readCouple(text)).toMatchObject({ grandfather, grandmother });
  });

  it.each(['Desirée da Rocha', 'IRENE LIMA', 'Gabriele Paz', 'Ketlyn Melo', 'CLARICE DIAS'])(
    'a woman alone: %s',
    (name) => {
      expect(readCouple(name)).toMatchObject({ grandfather: '', grandmother: name });
    },
  );

  it.each(['FRANKLYN LIMA', 'René Paz', 'Jorge Dias'])('a man alone: %s', (name) => {
    expect(readCouple(name)).toMatchObject({ grandfather: name, grandmother: '' });
  });

  it('ends with its sentence', () => {
    const entry = 'VERÔNICA DE SÁ. Para constar, lavrei este termo, que assinam as testemunhas Rui Lima e Ana Lima.';
    expect(readCouple(entry)).toMatchObject({ grandfather: '', grandmother: 'VERÔNICA DE SÁ' });
  });

  it('is none where both are blank', () => {
    expect(readCouple('xxxx e xxxx')).toBeNull();
    expect(readCouple('não declarados')).toBeNull();
  });
});

describe('parents', () => {
  it('stand one a line, and a place may run on', () => {
    expect(
      readParents(lines('ANA LIMA, natural de SÃO SEBASTIÃO DO', 'CAÍ (RS)', 'RUI LIMA, natural de PATOS/PB'), 500),
    ).toMatchObject([
      { name: 'ANA LIMA', naturalidade: 'SÃO SEBASTIÃO DO CAÍ (RS)' },
      { name: 'RUI LIMA', naturalidade: 'PATOS/PB' },
    ]);
  });

  it('stand in one line', () => {
    expect(readParents(lines('RUI LIMA, natural de PATOS/PB e ANA LIMA, natural de NATAL/RN'), 2000)).toMatchObject([
      { name: 'RUI LIMA', naturalidade: 'PATOS/PB' },
      { name: 'ANA LIMA', naturalidade: 'NATAL/RN' },
    ]);
    expect(readParents(lines('RUI LIMA e ANA LIMA'), 2000)).toMatchObject([{ name: 'RUI LIMA' }, { name: 'ANA LIMA' }]);
  });

  it('may be one alone', () => {
    expect(readParents(lines('ANA LIMA', '***'), 500)).toMatchObject([{ name: 'ANA LIMA' }]);
  });
});

describe('grandparents in one cell', () => {
  it('are told apart by the tags behind them', () => {
    expect(
      readGrandparents(lines('RUI LIMA e ANA LIMA (paternos)', 'IVO REIS e ÍRIS', 'REIS (maternos)')),
    ).toMatchObject({
      paternal: { grandfather: 'RUI LIMA', grandmother: 'ANA LIMA' },
      maternal: { grandfather: 'IVO REIS', grandmother: 'ÍRIS REIS' },
    });
    expect(readGrandparents(lines('RUI LIMA (paterno)', 'ÍRIS REIS (materna)'))).toMatchObject({
      paternal: { grandfather: 'RUI LIMA', grandmother: '' },
      maternal: { grandfather: '', grandmother: 'ÍRIS REIS' },
    });
  });

  it('come paternal first without tags', () => {
    expect(readGrandparents(lines('RUI LIMA e ANA LIMA', 'IVO REIS e ÍRIS REIS'))).toMatchObject({
      paternal: { grandfather: 'RUI LIMA' },
      maternal: { grandmother: 'ÍRIS REIS' },
    });
  });
});
