// Places in the forms registries write them.
import { expect, it } from 'vitest';
import { stateOf, statesOf } from '../validate/municipalities.ts';
import { placeText, readPlace } from './place.ts';

const ROWS: [string, string, string, string][] = [
  ['CRUZEIRO DO SUL - AC', 'CRUZEIRO DO SUL', 'AC', 'CRUZEIRO DO SUL - AC'],
  ['Niterói/RJ', 'Niterói', 'RJ', 'Niterói/RJ'],
  ['SÃO JOÃO DEL REI (MG)', 'SÃO JOÃO DEL REI', 'MG', 'SÃO JOÃO DEL REI (MG)'],
  ['Óbidos, PA', 'Óbidos', 'PA', 'Óbidos, PA'],
  ["Santa Bárbara d'Oeste - SP", "Santa Bárbara d'Oeste", 'SP', "Santa Bárbara d'Oeste - SP"],
  ['Campina T Grande/PB', 'Campina Grande', 'PB', 'Campina Grande/PB'],
  ['D CHAPECÓ/SC', 'CHAPECÓ', 'SC', 'CHAPECÓ/SC'],
  ['Passa e Fica/RN', 'Passa e Fica', 'RN', 'Passa e Fica/RN'],
  ['ljuí - RS', 'Ijuí', 'RS', 'Ijuí - RS'],
  ['Recife, m/PE', 'Recife', 'PE', 'Recife/PE'],
  ['Recife, Estado de Pernambuco', 'Recife', 'PE', 'Recife, Estado de Pernambuco'],
  ['Cáceres - Est. MT', 'Cáceres', 'MT', 'Cáceres - Est. MT'],
  ['Xapuri, Território do Acre', 'Xapuri', 'AC', 'Xapuri, Território do Acre'],
  ['Brasília Estado Distrito Federal', 'Brasília', 'DF', 'Brasília Estado Distrito Federal'],
  ['natural de Patos/PB.', 'Patos', 'PB', 'Patos/PB'],
  ['ela de Patos/PB', 'Patos', 'PB', 'Patos/PB'],
  ['êlle de Patos/PB', 'Patos', 'PB', 'Patos/PB'],
  ['a mãe de Patos/PB', 'Patos', 'PB', 'Patos/PB'],
  ['Sta. Teresa - ES', 'Sta. Teresa', 'ES', 'Sta. Teresa - ES'],
  ['S. Borja/RS', 'S. Borja', 'RS', 'S. Borja/RS'],
  ['Niterói UF RJ', 'Niterói', 'RJ', 'Niterói/RJ'],
  ['Niterói - UF: RJ', 'Niterói', 'RJ', 'Niterói/RJ'],
  ['NITEROI-RJ', 'NITEROI', 'RJ', 'NITEROI-RJ'],
  ['Aroio do Meio/RS', 'Arroio do Meio', 'RS', 'Arroio do Meio/RS'],
  ['Assu/RN', 'Assu', 'RN', 'Assu/RN'],
  ['PETR0POLIS/RJ', 'PETRÓPOLIS', 'RJ', 'PETRÓPOLIS/RJ'],
  ['NÃO-ME-TOQUE/RS', 'NÃO-ME-TOQUE', 'RS', 'NÃO-ME-TOQUE/RS'],
  ['Lisboa, Portugal', 'Lisboa, Portugal', '', 'Lisboa, Portugal'],
  ['JOINVILLE', 'JOINVILLE', '', 'JOINVILLE'],
  ['Ji-Paraná', 'Ji-Paraná', '', 'Ji-Paraná'],
  ['RECIFE/PÉ', 'RECIFE', 'PE', 'RECIFE/PE'],
  ['Pirenópolis/CO', 'Pirenópolis', 'GO', 'Pirenópolis/GO'],
  ['Itabaiana - SF', 'Itabaiana', 'SE', 'Itabaiana - SE'],
  ['Recife/XX', 'Recife/XX', '', 'Recife/XX'],
  ['SantAna do Livramento/RS', "Sant'Ana do Livramento", 'RS', "Sant'Ana do Livramento/RS"],
  ['Santana do Livramento/RS', 'Santana do Livramento', 'RS', 'Santana do Livramento/RS'],
  ['Espigão do Oeste/RO', 'Espigão do Oeste', 'RO', 'Espigão do Oeste/RO'],
  ['Brasileira/PI', 'Brasileira', 'PI', 'Brasileira/PI'],
  ['Niterói - RJ, comerciante', 'Niterói', 'RJ', 'Niterói - RJ'],
  ['Petrópolis - RJ, do lar. São avós', 'Petrópolis', 'RJ', 'Petrópolis - RJ'],
  ['Ponta Grossa-PR SSP/PR', 'Ponta Grossa', 'PR', 'Ponta Grossa-PR'],
];

it.each(ROWS)('%s', (text, city, uf, whole) => {
  expect(readPlace(text)).toMatchObject({ city, uf, text: whole });
});

it.each([
  ['Negrete, RS', ''],
  ['Campos - RJ', 'Campos - RJ'],
  ['São - SP', ''],
  ['Açu/RN', 'Açu/RN'],
  ['Paranaíba - MT', 'Paranaíba - MT'],
])('no place is in a state that has none of that name: %s', (text, whole) => {
  expect(placeText(text, false)).toBe(whole);
});

it.each([
  ['Piauhy', 'PI'],
  ['Parahyba', 'PB'],
  ['Goyaz', 'GO'],
  ['Matto Grosso', 'MT'],
])('a state in the spelling of its time: %s', (text, uf) => {
  expect(stateOf(text)).toBe(uf);
});

it('the state of a municipality in the spelling of its time', () => {
  expect(statesOf('Therezina')).toEqual(['PI']);
  expect(statesOf('Arêa')).toEqual(['PB']);
});

it.each([
  ['Feira de Santana - PA', 'Feira de Santana - BA'],
  ['Dourados - MT', 'Dourados - MT'],
  ['Pirenópolis/CO', 'Pirenópolis/GO'],
])('a state misread in a picture: %s', (text, whole) => {
  expect(placeText(text, false)).toBe(whole);
});

it('drops a state that was not read whole', () => {
  expect(readPlace('Volta Redonda (J)')?.city).toBe('Volta Redonda');
});

it.each([
  ['NITEROI-RJ', 'NITEROI-RJ'],
  ['BA Feira de Santana BA', 'Feira de Santana BA'],
])('letters of a text layer are right: %s', (text, whole) => {
  expect(placeText(text, true)).toBe(whole);
});

it.each(['***', 'não declarado', 'ignorada', 'AM', 'Brasileira', 'Município', 'São', ''])('%s is no place', (text) => {
  expect(readPlace(text)).toBeNull();
});
