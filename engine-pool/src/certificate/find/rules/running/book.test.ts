// Where the entry stands in the books, in the ways registries say it.
import { describe, expect, it } from 'vitest';
import { findBookParts } from './book.ts';

function partsOf(text: string): Record<string, string> {
  return Object.fromEntries(findBookParts(text).map(({ path, start, end }) => [path.slice(9), text.slice(start, end)]));
}

describe('findBookParts', () => {
  it.each([
    [
      'às fôlhas 12v do livro n.º 45-A de registro de nascimentos, sob o n.º 1.234',
      { livro: '45-A', folha: '12v', termo: '1.234' },
    ],
    [
      'no Livro A número noventa (90), a folhas trinta e nove (39), sob o número de ordem 62.056',
      { livro: '90', folha: '39', termo: '62.056' },
    ],
    [
      'LIVRO FOLHAS Nº DATA DO REGISTRO A-404 259v. 104483 29/10/1987',
      { livro: 'A-404', folha: '259v', termo: '104483' },
    ],
    ['Referência do assento: 220-A, 133, 131.500', { livro: '220-A', folha: '133', termo: '131.500' }],
    ['Livro A-218 Fls. 22v N.º 174427 Declarante', { livro: 'A-218', folha: '22v', termo: '174427' }],
    ['nos termos do art. 46 da Lei nº 6.015, livro 3, folha 4', { livro: '3', folha: '4' }],
    ['Data do assento: 11 de maio de 1960; livro 3, folha 4, termo 5', { livro: '3', folha: '4', termo: '5' }],
  ])('reads %j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});
