import { expect, test } from 'vitest';
import { joinTornWords } from './torn-words.ts';

/** Letters ten wide in a line twenty high, one `gap` wide between words. */
function joined(text: string, gap = 2, confidence = 0.9): string {
  let left = 0;
  const words = text.split(' ').map((word) => {
    const box = { left, top: 0, width: 10 * word.length, height: 20 };
    left += box.width + gap;
    return { text: word, box, confidence };
  });
  const [line] = joinTornWords({
    width: 900,
    height: 20,
    lines: [{ words, box: { left: 0, top: 0, width: left, height: 20 } }],
  }).lines;
  return line?.words.map((word) => word.text).join(' ') ?? '';
}

test.each([
  ['ANA CAVAL CANTE', 'ANA CAVALCANTE'],
  ['Ana Cha gas', 'Ana Chagas'],
  ['natur alidade', 'naturalidade'],
  ['o ficial', 'o ficial'],
  ['DE BASTIANI', 'DE BASTIANI'],
  ['SANTA ROSA', 'SANTA ROSA'],
  ['Caval Cante', 'Caval Cante'],
  ['Xup Blar', 'Xup Blar'],
  ['Rui VasConcelos, MariaJosé', 'Rui Vasconcelos, MariaJosé'],
  ['mãe Kowalski: RAVI KO WALSKI', 'mãe Kowalski: RAVI KOWALSKI'],
  ['Barreiras: BARRE IRAS', 'Barreiras: BARREIRAS'],
])('%s', (text, expected) => {
  expect(joined(text)).toBe(expected);
});

test.each([
  ['ANA GUA JA JARA', 'ANA GUAJAJARA'],
  ['RUI KARA JÁ,', 'RUI KARAJÁ,'],
  ['ITA JUBÁ - MG', 'ITAJUBÁ - MG'],
  ['MARIA JOSÉ', 'MARIA JOSÉ'],
  ['DONA JACIRA', 'DONA JACIRA'],
  ['Ita Jubá', 'Ita Jubá'],
  ['Ser ventia do 2º Of ício', 'Serventia do 2º Ofício'],
  ['Ana sob', 'Ana sob'],
])('in a text layer, %s', (text, expected) => {
  expect(joined(text, 6, 1)).toBe(expected);
});

test('words far apart stay, and those of a text layer', () => {
  expect(joined('CAVAL CANTE', 10)).toBe('CAVAL CANTE');
  expect(joined('CAVAL CANTE', 2, 1)).toBe('CAVAL CANTE');
});
