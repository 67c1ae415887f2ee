import { expect, test } from 'vitest';
import { ALPHABET } from '../ocr/recognition/alphabet.ts';
import { cutRecogniser } from './cut-recogniser.ts';
import { bytesField } from './protobuf.ts';

/** A model that is nothing but its dictionary. */
function modelWith(characters: readonly string[]): Uint8Array {
  const entry = [bytesField(1, Buffer.from('character')), bytesField(2, Buffer.from(characters.join('\n')))];
  return bytesField(14, Buffer.concat(entry));
}

const PRINTED = ALPHABET.slice(1, -1);

test('a dictionary with the alphabet and more will do', () => {
  expect(() => cutRecogniser(modelWith(['的', ...PRINTED, '😀']))).not.toThrow();
});

test.each<[string, Uint8Array]>([
  ['in another order', modelWith(PRINTED.toReversed())],
  ['without some of it', modelWith(PRINTED.slice(1))],
  ['none at all', new Uint8Array()],
])('not a dictionary %s', (_, model) => {
  expect(() => cutRecogniser(model)).toThrow(RangeError);
});
