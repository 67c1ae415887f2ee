// Which municipalities are believed.
import { expect, it } from 'vitest';
import { isForeignCountry } from './countries.ts';
import { isCredible } from './credible.ts';

it.each([
  ['Petrópolis', 0.3, false, true],
  ['Ágata de Moraes', 0.9, false, false],
  ['Açu', 0.9, false, true],
  ['Paraty', 0.9, false, true],
  ['Jahu', 0.9, false, true],
  ['Manáos', 0.9, false, true],
  // Campos dos Goytacazes.
  ['Campos', 0.9, false, true],
  ['Victoria', 0.9, false, true],
  ['São Christovam', 0.9, false, true],
  ['Therezina', 0.9, false, true],
  ['Vila do Rio Manso', 0.97, false, false],
  ['Worcester', 0.6, true, true],
  ['Worcester', 0.3, true, false],
  ['Inglaterra', 0.99, true, false],
  // A municipality of São Paulo, too.
  ['Colômbia', 0.9, false, true],
])('%s, with %d, abroad %s', (name, attribution, abroad, believed) => {
  expect(isCredible('municipality', name, attribution, abroad)).toBe(believed);
});

it.each([
  ['Olga', 0.97, true],
  ['Milton', 0.6, false],
  ['Olga Dias', 0.6, true],
])('%s is a twin, with %d', (name, attribution, believed) => {
  expect(isCredible('twin-names', name, attribution, false)).toBe(believed);
});

it.each([
  ['ESTADOS UNIDOS DA AMÉRICA', true],
  ['Itália', true],
  ['República do Paraguai', true],
  ['República Dominicana', true],
  ['República Federativa do Brasil', false],
  ['E.U.A.', true],
  ['Brasil', false],
  ['SP', false],
  ['Paraná', false],
])('%s is a foreign country: %s', (name, is) => {
  expect(isForeignCountry(name)).toBe(is);
});
