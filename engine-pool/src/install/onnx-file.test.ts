// ONNX files of a few bytes: metadata read, classes taken out.
import { expect, test } from 'vitest';
import { keepClasses, readOnnxMetadata } from './onnx-file.ts';
import { bytesField, fieldsOf, repeatedVarint, varintField } from './protobuf.ts';

const text = (number: number, value: string) => bytesField(number, Buffer.from(value));
const message = (number: number, ...fields: Uint8Array[]) => bytesField(number, Buffer.concat(fields));

const CLASSES = 4;
const weights = message(
  5,
  varintField(1, 2),
  varintField(1, CLASSES),
  varintField(2, 1),
  text(8, 'weights'),
  bytesField(9, new Uint8Array(Float32Array.from([0, 1, 2, 3, 10, 11, 12, 13]).buffer)),
);
const other = message(5, varintField(1, 3), varintField(2, 1), text(8, 'other'), bytesField(9, new Uint8Array(12)));
const output = message(
  12,
  text(1, 'output'),
  message(2, message(1, varintField(1, 1), message(2, message(1, varintField(1, 7)), message(1, varintField(1, 4))))),
);
const model = Buffer.concat([
  varintField(1, 10),
  message(7, text(2, 'graph'), weights, other, output),
  message(14, text(1, 'author'), text(2, 'nobody')),
  message(14, text(1, 'character'), text(2, 'a\nç')),
]);

test('metadata', () => {
  expect(readOnnxMetadata(model, 'character')).toBe('a\nç');
  expect(readOnnxMetadata(model, 'language')).toBeNull();
});

test('only some classes are kept, in the order asked for', () => {
  const cut = keepClasses(model, CLASSES, Int32Array.of(3, 0));
  const graph = [...fieldsOf(cut)].find(({ number }) => number === 7)?.bytes ?? new Uint8Array();
  const [cutWeights, sameOther] = [...fieldsOf(graph)].filter(({ number }) => number === 5).map(({ bytes }) => bytes);
  expect(repeatedVarint(cutWeights as Uint8Array, 1)).toEqual([2, 2]);
  const raw = [...fieldsOf(cutWeights as Uint8Array)].find(({ number }) => number === 9)?.bytes ?? new Uint8Array();
  expect([...new Float32Array(new Uint8Array(raw).buffer)]).toEqual([3, 0, 13, 10]);
  expect(bytesField(5, sameOther as Uint8Array)).toEqual(Buffer.from(other));
  expect(readOnnxMetadata(cut, 'character')).toBe('a\nç');
  // The output's declared shape follows: 7 × 2.
  expect(
    Buffer.from(cut).includes(Buffer.from(message(2, message(1, varintField(1, 7)), message(1, varintField(1, 2))))),
  ).toBe(true);
});

test.each([
  ['a number without an end', [0x08, 0xff]],
  ['a field longer than the file', [0x0a, 0x7f, 1]],
  ['a wire type that does not exist', [0x0f, 1]],
])('no model: %s', (_, bytes) => {
  expect(() => readOnnxMetadata(Uint8Array.from(bytes), 'character')).toThrow(RangeError);
});
