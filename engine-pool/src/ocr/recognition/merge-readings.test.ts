// Where two networks differ about a strip.
import { expect, test } from 'vitest';
import type { Glyph } from './ctc.ts';
import { joinGlyphs } from './merge-readings.ts';

/** Letters two steps apart, all equally sure but for those named. */
function glyphs(text: string, sureness: Record<string, number> = {}, firstStep = 0): Glyph[] {
  return [...text].map((letter, index) => ({
    letter,
    probability: sureness[letter] ?? 0.9,
    step: firstStep + 2 * index,
  }));
}

function textOf(joined: readonly Glyph[]): string {
  return joined.map(({ letter }) => letter).join('');
}

test.each<[string, Glyph[], Glyph[], string]>([
  ['the surer one is believed', glyphs('MURTLO', { T: 0.5 }), glyphs('MURILO', { I: 0.7 }), 'MURILO'],
  ['and not the other', glyphs('Cecília', { í: 0.8 }), glyphs('Cecilia', { i: 0.6 }), 'Cecília'],
  ['a letter that only the quick one sees stays', glyphs('LUIZ', { U: 0.4 }), glyphs('LIZ'), 'LUIZ'],
  ['unless it hardly sees it', glyphs('LUIZ', { U: 0.3 }), glyphs('LIZ'), 'LIZ'],
  ['what only the whole one sees must be plain', glyphs('ANAROSA'), glyphs('ANA ROSA', { ' ': 0.8 }), 'ANA ROSA'],
  ['or it is none', glyphs('ANA'), glyphs('ANA.', { '.': 0.6 }), 'ANA'],
  ['nothing at all', [], [], ''],
])('%s', (_, quick, whole, expected) => {
  expect(textOf(joinGlyphs(quick, whole))).toBe(expected);
});

test('what both see is as sure as both are on average, what one sees is half as sure', () => {
  const joined = joinGlyphs(glyphs('AB', { A: 0.9, B: 0.8 }), glyphs('AC', { A: 0.7, C: 0.6 }));
  expect(joined.map(({ probability }) => probability)).toEqual([expect.closeTo(0.8), expect.closeTo(0.4)]);
});

test('letters keep their order where the steps of the two run into each other', () => {
  const joined = joinGlyphs(glyphs('ABD'), glyphs('ABCD', {}, 3));
  expect(textOf(joined)).toBe('ABCD');
  expect(joined.map(({ step }) => step)).toEqual([0, 2, 7, 7]);
});
