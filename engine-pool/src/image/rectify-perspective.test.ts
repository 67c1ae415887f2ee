// Sheets seen at a slant: which of them are laid flat, in what shape, and what their pixels then are.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import type { Point } from './geometry.ts';
import { type Part, project } from './projection.ts';
import { rectifiedPart, takePart } from './rectify-perspective.ts';

const at = (x: number, y: number): Point => ({ x, y });

/** An A4 sheet, 1,000 px wide where it is nearest, as a camera 1.5 heights away sees it from `degrees` off the upright. */
function seen(degrees: number): Point[] {
  const slant = (degrees * Math.PI) / 180;
  const height = 1000 * Math.SQRT2;
  const corner = (x: number, y: number): Point => {
    const away = 1.5 / (1.5 - y * Math.sin(slant));
    const near = 1.5 / (1.5 - 0.5 * Math.sin(slant));
    return at(700 + (x * away * 1000) / near, 700 + (y * height * Math.cos(slant) * away) / near);
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

test.each([0, 5, 10, 15])('from %i°: left as it lies', (degrees) => {
  expect(rectifiedPart(seen(degrees))).toBeNull();
});

test.each([25, 35, 45])('from %i°: an A4 sheet again, whichever corner comes first', (degrees) => {
  const corners = seen(degrees);
  for (const turns of [0, 1, 2, 3]) {
    const part = rectifiedPart([...corners.slice(turns), ...corners.slice(0, turns)]) as Part;
    expect(part.width).toBe(1000);
    expect(part.height / part.width).toBeCloseTo(Math.SQRT2, 1);
    expect(project(part.place, 0, 0)).toEqual([
      expect.closeTo(corners[0]?.x ?? 0, 6),
      expect.closeTo(corners[0]?.y ?? 0, 6),
    ]);
  }
});

test('a sheet larger than any image may be is shrunk', () => {
  const part = rectifiedPart(seen(40).map(({ x, y }) => at(3 * x, 3 * y))) as Part;
  expect(Math.max(part.width, part.height)).toBe(2048);
});

test('every pixel comes from its place, and from the edge beyond it', () => {
  const [width, height] = [120, 90];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => Math.floor(index / 3) % width);
  const image: Raster = { width, height, data };
  const part = rectifiedPart([at(40, 5), at(80, 5), at(118, 80), at(-6, 80)]) as Part;
  const flat = takePart(image, part);
  for (const [x, y] of [
    [0, 0],
    [20, 30],
    [0, part.height - 1],
    [part.width - 1, part.height - 1],
  ] as const) {
    const [fromX] = project(part.place, x + 0.5, y + 0.5);
    expect(flat.data[(y * flat.width + x) * 3]).toBeCloseTo(Math.max(0, fromX - 0.5), -0.5);
  }
});
