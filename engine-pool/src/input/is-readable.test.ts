import { expect, test } from 'vitest';
import { isReadable } from './is-readable.ts';

test.each<[string, string, boolean]>([
  ['prose', 'Certifico que consta o assento de nascimento de uma pessoa '.repeat(3), true],
  ['too little', 'Assinado por um oficial', false],
  ['private use signs', '\ue001\ue002\ue003\ue004 abc '.repeat(40), false],
])('%s', (_, text, expected) => {
  expect(isReadable([{ run: 0, text, left: 0, baseline: 0, width: 6 * text.length, height: 12 }])).toBe(expected);
});
