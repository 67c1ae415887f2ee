// Pages with known light and noise: what is measured of them, and what is done about it.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { denoise, measurePaper } from './denoise.ts';

/** Grey paper with bars of print on every tenth row, and noise of the given spread, in levels, as coarse as compressed. */
function page(paper: number, spread: number): Raster {
  const [width, height] = [240, 320];
  const data = new Uint8Array(width * height * 3);
  let state = 1;
  const chance = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Four even draws are near enough to a bell, of spread √(4 / 12).
      const noise = (chance() + chance() + chance() + chance()) * Math.sqrt(3) * spread;
      const light = (y % 10 === 0 ? paper / 4 : paper) + noise;
      data.fill(Math.min(255, Math.max(0, Math.round(light))), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height, data };
}

test.each([
  [240, 0],
  [200, 4],
  [120, 6],
  [60, 4],
])('paper of %i with noise of %i', (paper, spread) => {
  const measured = measurePaper(page(paper, spread));
  expect(Math.abs(measured.paper - paper)).toBeLessThanOrEqual(1 + spread);
  expect(Math.abs(measured.noise * paper - spread)).toBeLessThan(0.5 + spread / 4);
});

test.each([
  ['a light page', 240, 0],
  ['a light page with the noise of a scan', 240, 4],
  ['a page in shade', 150, 2],
])('%s is left as it is', (_, paper, spread) => {
  const given = page(paper, spread);
  expect(denoise(given)).toBe(given);
});

test('a dark page becomes light, its print still dark', () => {
  const cleared = denoise(page(60, 0));
  expect(cleared.data[5 * 240 * 3]).toBeGreaterThan(215);
  expect(cleared.data[10 * 240 * 3]).toBeLessThan(70);
});

test('noise is smoothed, and light with it', () => {
  const cleared = measurePaper(denoise(page(60, 5)));
  expect(cleared.paper).toBeGreaterThan(215);
  expect(cleared.noise).toBeLessThan(5 / 60 / 1.5);
});

test('the page given stays as it was, as the Buffer that decoding gives too', () => {
  const dark = page(60, 5);
  const given: Raster = { ...dark, data: Buffer.from(dark.data) };
  expect(denoise(given).data).toEqual(denoise(dark).data);
  expect(Buffer.compare(given.data, dark.data)).toBe(0);
});

test('the smallest image is no page', () => {
  const speck: Raster = { width: 3, height: 2, data: new Uint8Array(18) };
  expect(denoise(speck)).toBe(speck);
});
