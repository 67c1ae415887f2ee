import { expect, test } from 'vitest';
import { cutPngMetadata } from './cut-png-metadata.ts';
import { chunk, flatPng } from './testing/image-files.ts';

const PLAIN = flatPng(9, 9);
const text = chunk('tEXt', Buffer.from('a\0b'));
const turned = chunk('eXIf', Buffer.from('MM\0*'));

test.each<[string, Uint8Array, Uint8Array]>([
  ['a plain one', PLAIN, PLAIN],
  ['text', flatPng(9, 9, [text, text]), PLAIN],
  ['EXIF, which may turn it', flatPng(9, 9, [text, turned]), flatPng(9, 9, [turned])],
  ['a chunk that is cut off', PLAIN.subarray(0, 50), PLAIN.subarray(0, 50)],
  ['no PNG', Buffer.from('GIF89a and more'), Buffer.from('GIF89a and more')],
])('%s', (_, file, expected) => {
  expect(Buffer.from(cutPngMetadata(file))).toEqual(Buffer.from(expected));
});

test('a file without such chunks is not copied', () => {
  expect(cutPngMetadata(PLAIN)).toBe(PLAIN);
});
