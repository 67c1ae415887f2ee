// What is said of a page without a certificate, and how surely, by how many words it has and how clear they are.
import { expect, test } from 'vitest';
import { otherDocument } from './other-document.ts';

const box = { left: 0, top: 0, width: 10, height: 10 };

test.each<[string, number, number, ReturnType<typeof otherDocument>]>([
  ['nothing', 0, 1, { kind: 'no-text', sure: true }],
  ['one clear line', 4, 1, { kind: 'no-text', sure: true }],
  ['one doubtful line', 4, 0.6, { kind: 'no-text', sure: true }],
  ['ten clear words', 10, 1, { kind: 'other-document', sure: true }],
  ['ten words in doubt', 10, 0.85, { kind: 'other-document', sure: true }],
  ['ten words that may be texture', 10, 0.6, { kind: 'no-text', sure: true }],
  ['a form in doubt', 40, 0.85, { kind: 'other-document', sure: false }],
  ['a clear form', 40, 0.95, { kind: 'other-document', sure: true }],
  ['a blurred page', 40, 0.6, { kind: 'no-text', sure: false }],
])('%s', (_, count, confidence, expected) => {
  const words = new Array(count).fill({ text: 'recibo', box, confidence });
  expect(otherDocument({ width: 100, height: 100, lines: [{ words, box }] })).toEqual(expected);
});
