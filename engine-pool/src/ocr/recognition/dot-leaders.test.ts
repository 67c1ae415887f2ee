// Leaders go, characters and their own dots stay.
import { expect, test } from 'vitest';
import { eraseDotLeaders } from './dot-leaders.ts';
import { LINE_IMAGE_HEIGHT_PX } from './line-image.ts';

const WIDTH = 240;

type Area = [left: number, top: number, width: number, height: number];

function line(...areas: Area[]): Float32Array {
  const planes = new Float32Array(3 * WIDTH * LINE_IMAGE_HEIGHT_PX).fill(1);
  for (const [left, top, width, height] of areas) {
    for (let plane = 0; plane < 3; plane++) {
      for (let y = top; y < top + height; y++) {
        const row = (plane * LINE_IMAGE_HEIGHT_PX + y) * WIDTH;
        planes.fill(-1, row + left, row + left + width);
      }
    }
  }
  return planes;
}

function dots(count: number, left: number, pitch: number, topOf: (index: number) => number): Area[] {
  return Array.from({ length: count }, (_, index) => [left + index * pitch, topOf(index), 2, 2]);
}

const LETTERS: Area[] = [
  [20, 10, 5, 24],
  [60, 10, 5, 24],
  [120, 10, 5, 24],
];
const FULL_STOP: Area = [205, 32, 3, 3];

test.each<[string, Area[], Area[]]>([
  ['a leader under letters', [...LETTERS, ...dots(25, 20, 7, () => 40)], LETTERS],
  ['one that rises with the line', [...LETTERS, ...dots(25, 20, 7, (index) => 42 - (index >> 3))], LETTERS],
  ['one that ends before a full stop', [...LETTERS, FULL_STOP, ...dots(25, 20, 7, () => 40)], [...LETTERS, FULL_STOP]],
  ['the rest of it beyond a gap', [...dots(10, 20, 7, () => 40), ...dots(3, 120, 7, () => 40)], []],
  ['an ellipsis', dots(3, 100, 7, () => 40), dots(3, 100, 7, () => 40)],
  ['dots at odd distances', oddDots(), oddDots()],
  ['dots as high as letters', dots(25, 20, 7, () => 20), dots(25, 20, 7, () => 20)],
])('%s', (_, drawn, left) => {
  const planes = line(...drawn);
  eraseDotLeaders(planes, WIDTH);
  expect(planes).toEqual(line(...left));
});

function oddDots(): Area[] {
  return [20, 31, 37, 60, 64, 90, 104, 111, 140, 152, 171, 180].map((left) => [left, 40, 2, 2]);
}

test.each<[string, Area]>([
  ['a tail that crosses it', [82, 14, 4, 32]],
  ['a tail that ends on it', [82, 14, 4, 29]],
  ['feet in the row above', [82, 10, 4, 28]],
])('letters keep %s', (_, character) => {
  const planes = line(character, ...dots(25, 20, 7, () => 40));
  eraseDotLeaders(planes, WIDTH);
  const [left, top, width, height] = character;
  for (let y = top; y < Math.min(top + height, 38); y++) {
    expect([...planes.subarray(y * WIDTH + left, y * WIDTH + left + width)]).toEqual([-1, -1, -1, -1]);
  }
  const leaderRow = planes.subarray(40 * WIDTH, 41 * WIDTH);
  expect(leaderRow.filter((value) => value < 0).length).toBeLessThanOrEqual(width + 2);
});

test('a tail keeps its end', () => {
  const character: Area = [82, 14, 4, 33];
  const planes = line(character, ...dots(25, 20, 7, () => 40));
  eraseDotLeaders(planes, WIDTH);
  for (let y = 14; y < 47; y++) expect(planes[y * WIDTH + 83]).toBe(-1);
});
