import { expect, test } from 'vitest';
import type { PageText } from './page-text.ts';
import { WORD_CHARACTERS_MAX, WORDS_MAX, withinTextLimits } from './text-limits.ts';

const BOX = { left: 0, top: 0, width: 9, height: 9 };

function pageOf(lines: readonly (readonly string[])[]): PageText {
  return {
    width: 9,
    height: 9,
    lines: lines.map((texts) => ({ box: BOX, words: texts.map((text) => ({ text, box: BOX, confidence: 1 })) })),
  };
}

test('a certificate is left as it is', () => {
  const page = pageOf([['Certidão', 'de', 'Nascimento'], ['Maria']]);
  expect(withinTextLimits(page)).toEqual(page);
});

test('words are cut to their length, with what is known of their characters', () => {
  const page = pageOf([['a'.repeat(20_000)]]);
  const word = { ...page.lines[0]?.words[0], characterConfidences: new Array(20_000).fill(1) };
  const cut = withinTextLimits({ ...page, lines: [{ box: BOX, words: [word as never] }] }).lines[0]?.words[0];
  expect(cut?.text).toHaveLength(WORD_CHARACTERS_MAX);
  expect(cut?.characterConfidences).toHaveLength(WORD_CHARACTERS_MAX);
});

test('a page ends with its last word that is allowed', () => {
  const page = pageOf([new Array(WORDS_MAX - 1).fill('a'), ['b', 'c'], ['d']]);
  const { lines } = withinTextLimits(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.words.map(({ text }) => text)).toEqual(['b']);
});
