// Where two networks differ about a line image.
import { expect, test } from 'vitest';
import type { PlacedCharacter } from './character.ts';
import { mergeReadings as merge } from './merge-readings.ts';
import { lexiconOf } from './testing/lexicon-of.ts';

const LEXICON = lexiconOf(['luan', 'frança']);

function mergeReadings(quick: readonly PlacedCharacter[], whole: readonly PlacedCharacter[]): PlacedCharacter[] {
  return merge(quick, whole, LEXICON);
}

/** Characters two steps apart, all equally sure but for those named. */
function characters(text: string, sureness: Record<string, number> = {}, firstStep = 0): PlacedCharacter[] {
  return [...text].map((character, index) => ({
    character,
    probability: sureness[character] ?? 0.9,
    step: firstStep + 2 * index,
  }));
}

function textOf(joined: readonly PlacedCharacter[]): string {
  return joined.map(({ character }) => character).join('');
}

test.each<[string, PlacedCharacter[], PlacedCharacter[], string]>([
  ['the surer one is believed', characters('MURTLO', { T: 0.5 }), characters('MURILO', { I: 0.7 }), 'MURILO'],
  ['and not the other', characters('Cecília', { í: 0.8 }), characters('Cecilia', { i: 0.6 }), 'Cecília'],
  ['a character that only the quick one sees stays', characters('LUIZ', { U: 0.4 }), characters('LIZ'), 'LUIZ'],
  ['unless it hardly sees it', characters('LUIZ', { U: 0.3 }), characters('LIZ'), 'LIZ'],
  [
    'what only the whole one sees must be plain',
    characters('ANAROSA'),
    characters('ANA ROSA', { ' ': 0.8 }),
    'ANA ROSA',
  ],
  ['or it is none', characters('ANA'), characters('ANA.', { '.': 0.6 }), 'ANA'],
  ['a word that only the whole one knows', characters('LUÃN DIAS'), characters('LUAN DIAS', { A: 0.6 }), 'LUAN DIAS'],
  ['a word that only the quick one knows', characters('França', { ç: 0.6 }), characters('Franca'), 'França'],
  ['nothing at all', [], [], ''],
])('%s', (_, quick, whole, expected) => {
  expect(textOf(mergeReadings(quick, whole))).toBe(expected);
});

test('what both see is as sure as both are on average, what one sees is half as sure', () => {
  const joined = mergeReadings(characters('AB', { A: 0.9, B: 0.8 }), characters('AC', { A: 0.7, C: 0.6 }));
  expect(joined.map(({ probability }) => probability)).toEqual([expect.closeTo(0.8), expect.closeTo(0.4)]);
});

test('letters keep their order where the steps of the two run into each other', () => {
  const joined = mergeReadings(characters('ABD'), characters('ABCD', {}, 3));
  expect(textOf(joined)).toBe('ABCD');
  expect(joined.map(({ step }) => step)).toEqual([0, 2, 7, 7]);
});
