// Drawn pages with rows of boxes: what is set side by side, and what is left as it is.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { closeCombs } from './comb-fields.ts';

const [WIDTH, HEIGHT] = [700, 1000];
const [PAPER, INK] = [235, 40];
const [LEFT, TOP, PITCH, BOX_HEIGHT] = [100, 300, 24, 28];

interface Row {
  /** The widths of strokes of ink in each box, with as much paper between them. */
  readonly boxes: readonly (readonly number[])[];
  /** Rows by which the page sinks from one box to the next. */
  readonly sinks?: number;
  readonly lacks?: 'top' | 'bottom' | 'sides';
  readonly pitch?: number;
}

function pageWith({ boxes, sinks = 0, lacks, pitch = PITCH }: Row): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(PAPER);
  const ink = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) data.fill(INK, (row * WIDTH + x) * 3, (row * WIDTH + x + width) * 3);
  };
  for (const [at, strokes] of boxes.entries()) {
    const [x, y] = [LEFT + at * pitch, TOP + at * sinks];
    if (lacks !== 'top') ink(x, y, pitch, 2);
    if (lacks !== 'bottom') ink(x, y + BOX_HEIGHT - 2, pitch, 2);
    if (lacks !== 'sides' || at === 0) ink(x, y, 2, BOX_HEIGHT);
    if (at === boxes.length - 1) ink(x + pitch, y, 2, BOX_HEIGHT);
    let to = x + 8;
    for (const stroke of strokes) {
      ink(to, y + 8, stroke, 12);
      to += 2 * stroke;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Runs of ink in the row of the page that goes through the middle of the first box. */
function runsOf({ data }: Raster, y = TOP + BOX_HEIGHT / 2): number[][] {
  const runs: number[][] = [];
  for (let x = 0; x < WIDTH; x++) {
    if ((data[(y * WIDTH + x) * 3] as number) > 128) continue;
    const last = runs.at(-1);
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return runs.map(([from, end]) => [from as number, (end as number) - (from as number)]);
}

test.each<[string, Row, number[]]>([
  ['of three figures', { boxes: [[5], [3], [6]] }, [5, 3, 6]],
  ['of two', { boxes: [[5], [3]] }, [5, 3]],
  ['with an empty box before them', { boxes: [[], [5], [3]] }, [5, 3]],
  ['of figures of which one is broken', { boxes: [[5], [3], [3, 2], [4]] }, [5, 3, 3, 2, 4]],
  ['on a sheet askew', { boxes: [[5], [3], [6], [4], [5], [3], [6], [4]], sinks: 1 }, [5, 3, 6, 4, 5, 3, 6, 4]],
])('a comb %s is set side by side', (_, row, widths) => {
  const page = pageWith(row);
  const before = Buffer.from(page.data);
  const runs = runsOf(closeCombs(page));
  expect(runs.map(([, width]) => width)).toEqual(widths);
  const [first, last] = [runs[0] as number[], runs.at(-1) as number[]];
  expect(first[0]).toBeGreaterThan(LEFT);
  // Each with little paper behind it, where there was a box.
  expect((last[0] as number) - (first[0] as number)).toBeLessThan(widths.length * 11 + 13);
  expect(Buffer.compare(Buffer.from(page.data), before)).toBe(0);
});

test('an empty box between two characters is a space', () => {
  const [first, second, third] = runsOf(closeCombs(pageWith({ boxes: [[5], [], [3], [4]] }))) as number[][];
  const gap = (a: number[] = [], b: number[] = []) => (b[0] as number) - (a[0] as number) - (a[1] as number);
  expect(gap(first, second)).toBeGreaterThan(3 * gap(second, third));
});

test.each<[string, Row]>([
  ['one box', { boxes: [[5]] }],
  ['a comb that nobody filled in', { boxes: [[], [], []] }],
  ['a comb with one mark', { boxes: [[], [5], []] }],
  [
    'a table of numbers of two figures',
    {
      boxes: [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    },
  ],
  ['bars, as of a bar code', { boxes: [[5], [3], [6]], lacks: 'top' }],
  ['ticks without a line under them', { boxes: [[5], [3], [6]], lacks: 'bottom' }],
  ['one wide cell', { boxes: [[5], [3], [6]], lacks: 'sides' }],
  ['cells wider than high', { boxes: [[5], [3], [6]], pitch: 60 }],
])('%s stays as it is', (_, row) => {
  const page = pageWith(row);
  expect(closeCombs(page)).toBe(page);
});

test('a page of hatching stays as it is', () => {
  const page = pageWith({ boxes: [[5], [3], [6]] });
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = y % 20 < 15 && Math.abs(y - TOP) > 60 ? 0 : WIDTH; x < WIDTH; x += 7)
      page.data.fill(INK, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  }
  expect(closeCombs(page)).toBe(page);
});

test('the smallest image has none', () => {
  const speck: Raster = { width: 1, height: 1, data: new Uint8Array(3) };
  expect(closeCombs(speck)).toBe(speck);
});
