// What counts as a page with text.
import { expect, test } from 'vitest';
import { holdsText } from './holds-text.ts';

const box = { left: 0, top: 0, width: 10, height: 10 };

test.each<[string, string[], number, boolean]>([
  ['a blank page', [], 1, false],
  ['specks', ['i', '.', '-', 'l', 'ii', 'o', 'a', '|'], 1, false],
  ['blurred words', ['certidao', 'nascimento', 'nome', 'pai', 'filho', 'maria', 'data'], 0.6, false],
  ['a short document', ['Atesto', 'que', 'Maria', 'Silva', 'esteve', 'presente', 'hoje'], 0.95, true],
])('%s', (_, texts, confidence, expected) => {
  const words = texts.map((text) => ({ text, box, confidence }));
  expect(holdsText({ width: 100, height: 100, lines: [{ words, box }] })).toBe(expected);
});
