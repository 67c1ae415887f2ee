// Maps of print drawn by hand become boxes.
import { expect, test } from 'vitest';
import { textBoxes } from './text-boxes.ts';
import type { TextMap } from './text-map.ts';

const WIDTH = 200;
const HEIGHT = 120;

/** A map with a probability for each of some rectangles: left, top, width, height, probability. */
function mapWith(...areas: [number, number, number, number, number][]): TextMap {
  const probability = new Float32Array(WIDTH * HEIGHT);
  for (const [left, top, width, height, value] of areas) {
    for (let y = top; y < top + height; y++) probability.fill(value, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { width: WIDTH, height: HEIGHT, probability, scaleX: 2, scaleY: 2 };
}

test('a run of print becomes a box of its full height, in page pixels', () => {
  const { boxes, tilt } = textBoxes(mapWith([20, 50, 100, 8, 0.9]));
  expect(tilt).toBeCloseTo(0);
  expect(boxes).toHaveLength(1);
  const [box] = boxes;
  expect(box?.centerX).toBeCloseTo(140);
  expect(box?.centerY).toBeCloseTo(108);
  // 16 px of core; area times 1.6 over the perimeter comes off at each side.
  expect(box?.height).toBeCloseTo(16 + (200 * 16 * 1.6) / 216);
});

test('cells stay apart, touching corners join', () => {
  expect(textBoxes(mapWith([10, 50, 30, 8, 0.9], [41, 50, 30, 8, 0.9])).boxes).toHaveLength(2);
  expect(textBoxes(mapWith([10, 50, 30, 8, 0.9], [40, 58, 30, 8, 0.9])).boxes).toHaveLength(1);
});

test.each<[string, [number, number, number, number, number]]>([
  ['a speck', [10, 10, 20, 2, 0.9]],
  ['an unsure blob', [10, 10, 60, 8, 0.4]],
])('%s is no text', (_, area) => {
  expect(textBoxes(mapWith(area)).boxes).toHaveLength(0);
});

test('a lone sign stands upright in a row of text, though it is higher than wide', () => {
  const { boxes } = textBoxes(mapWith([10, 10, 120, 8, 0.9], [150, 10, 5, 8, 0.9]));
  const sign = boxes.find((box) => box.centerX > 290);
  expect(sign?.angle).toBeCloseTo(0);
  expect(sign?.height).toBeGreaterThan(sign?.width ?? 0);
});

test('the tilt is that of most print', () => {
  const stairs: [number, number, number, number, number][] = [];
  for (let step = 0; step < 15; step++) stairs.push([step * 10, 40 + step, 10, 8, 0.9]);
  const { tilt } = textBoxes(mapWith(...stairs, [10, 100, 30, 7, 0.9]));
  expect((tilt * 180) / Math.PI).toBeCloseTo(5.5, 0);
});
