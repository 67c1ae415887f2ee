// Codes, blanks, sex and notes as printed.
import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';
import { readBookPart, readCpfInNote, readDnv, readEntryPlace } from './codes.ts';
import { sortNotes } from './notes.ts';
import { readSeal } from './seals.ts';
import { readSex } from './sex.ts';

it.each([
  ['A-154', 'A-154'],
  ['029-A', '029-A'],
  ['A 97', 'A 97'],
  ['137v', '137v'],
  ['298-V', '298-V'],
  ['207 verso', '207 verso'],
  ['nº 56.877.', '56.877'],
  ['137. 568', '137.568'],
  ['131 .666', '131.666'],
  ['fls. 12', '12'],
  ['---', ''],
])('book part %s', (text, expected) => {
  expect(readBookPart(text)).toBe(expected);
});

it.each([
  ['40-53975291-5', '40-53975291-5'],
  ['40956048148', '40956048148'],
  ['nº 30 - 51234567 - 1', '30-51234567-1'],
  ['148550 30-83707654-2', '30-83707654-2'],
  ['NÃO CONSTA', ''],
])('DNV %s', (text, expected) => {
  expect(readDnv(text)).toBe(expected);
});

it.each([
  ['WLY383918-MXPT', 'WLY383918-MXPT'],
  ['nº 0960.04.1700003.48749', '0960.04.1700003.48749'],
  ['2760701XJ00000008176718U', '2760701XJ00000008176718U'],
  ['168560XJO000000550256 REGISTRO CIVIL', '168560XJO000000550256'],
  ['consulte o portal', ''],
  ['***', ''],
  ['SFRC1.c5sHc.J5aPJ-4MtIs.F185q', 'SFRC1.c5sHc.J5aPJ-4MtIs.F185q'],
  ['ÚWO422371-VREX', 'UWO422371-VREX'],
  ['AS0720106-JWQV', 'ASO720106-JWQV'],
  ['K042-1207-2214-DG', 'KO42-1207-2214-DG'],
  ['KB91-2165-7299-1Y', 'KB91-2165-7299-IY'],
  ['0960.04.17O0003 .48749', '0960.04.1700003.48749'],
])('seal %s', (text, expected) => {
  expect(readSeal(text).code).toBe(expected);
});

it('leaves the seal of a text layer as printed', () => {
  expect(readSeal('AS0720106-JWQV', true)).toEqual({ code: 'AS0720106-JWQV', mended: false });
});

it.each([
  '',
  '***',
  '- - -',
  'xxxx',
  '.....',
  'NADA CONSTA',
  'NADA.CONSTA.',
  '(NÃO CONSTA) (NÃO CONSTA)',
  'Nada mais consta.',
  'não declarado',
  'Ignorado',
  'Sem averbações',
  'não há',
])('blank: %s', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['Xavier', 'Nadir Constâncio', 'A-1', '0'])('not blank: %s', (text) => {
  expect(isBlank(text)).toBe(false);
});

it.each([
  ['MASCULINO', 'Masculino'],
  ['Femininо', 'Feminino'],
  ['F', 'Feminino'],
  ['masc.', 'Masculino'],
  ['....Femi.nino', 'Feminino'],
  ['ignorado', ''],
  ['Intersexo', 'Intersexo'],
])('sex %s', (text, expected) => {
  expect(readSex(text)).toBe(expected);
});

it.each([
  ['30-56051991-7--1', '30-56051991-7'],
  ['nº 30 - 51234567 - 1', '30-51234567-1'],
  ['148550 30-83707654-2', '30-83707654-2'],
])('DNV %s', (text, expected) => {
  expect(readDnv(text)).toBe(expected);
});

describe('notes', () => {
  it.each([
    ['Nada consta.', '', ''],
    ['s s', '', ''],
    ['Averbação: Em 11/05/1989 foi retificada a grafia.', 'Em 11/05/1989 foi retificada a grafia.', ''],
    ['Anotação: Óbito em 1996. Averbação: Guarda.', 'Guarda.', 'Óbito em 1996.'],
    ['Casou-se com Fulano em 1990.', '', 'Casou-se com Fulano em 1990.'],
    ['Reconhecida a paternidade. O referido é verdade e dou fé.', 'Reconhecida a paternidade.', ''],
  ])('%s', (text, averbacoes, anotacoes) => {
    expect(sortNotes(text, 'joint')).toEqual({ averbacoes, anotacoes });
  });
});

it.each([
  ['livro A-6, folha 45v, termo 1.234, de 3 de maio', { livro: 'A-6', folha: '45v', termo: '1.234' }],
  ['nº 1234, fls. 45, livro 6', { livro: '6', folha: '45', termo: '1234' }],
  ['1234, fls. 45, livro 6', { livro: '6', folha: '45', termo: '1234' }],
  ['3 de maio de 1980', null],
])('the place of an entry in one line: %s', (text, place) => {
  expect(readEntryPlace(text)).toEqual(place);
});

it('takes a CPF out of a note only where it is the registrant’s and the only one', () => {
  expect(readCpfInNote('Inclusão do CPF nº 529.982.247-25, averbada em 2/3/2019.')).toBe('529.982.247-25');
  expect(readCpfInNote('CPF do genitor: 529.982.247-25.')).toBe('');
  expect(readCpfInNote('CPF 529.982.247-25 e CPF 111.444.777-35.')).toBe('');
});
