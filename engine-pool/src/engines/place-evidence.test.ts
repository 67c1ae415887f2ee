// Where callers are told that a field is, on a page that does not lie as the reader thinks of it.
import { type FieldEvidence, FieldSource } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import { cornersOf } from '../image/geometry.ts';
import { type PageTransform, uprightTransform } from '../image/page-transform.ts';
import { placeInImage } from './place-evidence.ts';

const BOX = { left: 10, top: 20, width: 30, height: 5 };
const UPRIGHT = uprightTransform(400, 200);

const at = (box: FieldEvidence['box']): FieldEvidence => ({
  field: 'dados_pessoais.sexo',
  confidence: 0.9,
  source: FieldSource.FIELD_SOURCE_READ,
  box,
  polygon: box ? cornersOf(box) : [],
});

test.each<[string, PageTransform, FieldEvidence['box']]>([
  ['a straight page', UPRIGHT, BOX],
  ['a page on its head', { ...UPRIGHT, quarterTurns: 2 }, { left: 360, top: 175, width: 30, height: 5 }],
  ['a page on its side', { ...UPRIGHT, quarterTurns: 1 }, { left: 20, top: 160, width: 5, height: 30 }],
])('on %s', (_, transform, box) => {
  const placed = placeInImage(at(BOX), transform);
  expect(placed).toMatchObject({ field: 'dados_pessoais.sexo', confidence: 0.9, box });
  expect(placed.polygon).toHaveLength(4);
});

test('a page laid flat and read again leads back through both', () => {
  const tilted: PageTransform = { ...UPRIGHT, tilt: 0.2 };
  const flat = placeInImage(at(BOX), UPRIGHT);
  expect(placeInImage(flat, tilted)).toEqual(placeInImage(at(BOX), tilted));
});

test('the corners of a tilted line hold less than the box around it', () => {
  const { box, polygon } = placeInImage(at({ left: 100, top: 95, width: 200, height: 10 }), { ...UPRIGHT, tilt: 0.1 });
  expect(box?.height).toBeGreaterThan(25);
  const [begin, , , below] = polygon as [Corner, Corner, Corner, Corner];
  expect(Math.hypot(below.x - begin.x, below.y - begin.y)).toBeCloseTo(10, 0);
});

test('nothing is told to lie outside the image', () => {
  const placed = placeInImage(at({ left: -20, top: 190, width: 30, height: 30 }), UPRIGHT);
  expect(placed.box).toEqual({ left: 0, top: 190, width: 10, height: 10 });
  expect(placeInImage(at({ left: 500, top: 300, width: 30, height: 30 }), UPRIGHT).box).toMatchObject({ left: 400 });
});

test('what was not read from a place has none', () => {
  expect(placeInImage(at(undefined), UPRIGHT)).toEqual(at(undefined));
});

type Corner = FieldEvidence['polygon'][number];
