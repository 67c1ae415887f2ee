import { expect, it } from 'vitest';
import { readEntryPlace } from './entry-place.ts';

it.each([
  ['livro A-6, folha 45v, termo 1.234, de 3 de maio', { livro: 'A-6', folha: '45v', termo: '1.234' }],
  ['nº 1234, fls. 45, livro 6', { livro: '6', folha: '45', termo: '1234' }],
  ['1234, fls. 45, livro 6', { livro: '6', folha: '45', termo: '1234' }],
  ['3 de maio de 1980', null],
])('the place of an entry in one line: %s', (text, place) => {
  expect(readEntryPlace(text)).toEqual(place);
});
