// Text boxes from the detection map: one for every run of text, each at its own angle.
import { boxAlong, convexHull, minAreaBox, type RotatedBox } from '../../image/rotated-box.ts';
import type { TextMap } from './text-map.ts';

/** Map pixels at least this likely are print (as PP-OCR's own post-processing takes it). */
const PRINT_PROBABILITY_MIN = 0.3;
/** A blob whose pixels are less sure than this on average is no text. */
const BOX_PROBABILITY_MIN = 0.5;
/** Blobs lower than this (map pixels) are specks. */
const BLOB_SIDE_MIN_PX = 3;
/** The network marks the shrunken core of each text; this much of area over perimeter was taken off at each side. */
const UNCLIP_RATIO = 1.6;
/** A page of dense print has some 200 runs; past this it is texture. */
const BOXES_MAX = 1000;
/** From this ratio of sides on, a blob's own shape says how it is tilted; below, its neighbours say it. */
const ELONGATED_RATIO_MIN = 4;

interface Blob {
  readonly hull: number[];
  readonly own: RotatedBox;
}

/** The boxes in page pixels, in no particular order; `tilt` is the usual angle of the elongated ones. */
export function textBoxes(map: TextMap): { boxes: RotatedBox[]; tilt: number } {
  const blobs: Blob[] = [];
  for (const points of printBlobs(map)) {
    const hull = convexHull(points);
    const own = minAreaBox(hull);
    if (own.height / Math.min(map.scaleX, map.scaleY) >= BLOB_SIDE_MIN_PX) blobs.push({ hull, own });
  }
  blobs.sort((a, b) => b.own.width * b.own.height - a.own.width * a.own.height);
  blobs.length = Math.min(blobs.length, BOXES_MAX);
  const tilt = usualAngle(blobs.map((blob) => blob.own));
  const boxes = blobs.map(({ hull, own }) => {
    const elongated = own.width >= own.height * ELONGATED_RATIO_MIN;
    return unclip(elongated ? own : boxAlong(hull, tilt));
  });
  return { boxes, tilt };
}

/** The middle angle, every box counting as much as it is long. */
function usualAngle(boxes: readonly RotatedBox[]): number {
  const elongated = boxes.filter((box) => box.width >= box.height * ELONGATED_RATIO_MIN);
  elongated.sort((a, b) => a.angle - b.angle);
  let left = elongated.reduce((sum, box) => sum + box.width, 0) / 2;
  for (const box of elongated) {
    left -= box.width;
    if (left <= 0) return box.angle;
  }
  return 0;
}

function unclip(box: RotatedBox): RotatedBox {
  const growth = (box.width * box.height * UNCLIP_RATIO) / (box.width + box.height);
  return { ...box, width: box.width + growth, height: box.height + growth };
}

/** Each connected blob of likely print as the ends of its rows (x, y, x, y, … in page pixels). */
function printBlobs(map: TextMap): number[][] {
  const { width, height, probability, scaleX, scaleY } = map;
  const parents: number[] = [];
  const find = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root] as number;
    while (parents[label] !== root) {
      const next = parents[label] as number;
      parents[label] = root;
      label = next;
    }
    return root;
  };

  // Runs of print in each row, joined with the touching ones (corners count) of the row above.
  const starts: number[] = [];
  const ends: number[] = [];
  const rows: number[] = [];
  const sums: number[] = [];
  let above = 0;
  let aboveEnd = 0;
  for (let y = 0; y < height; y++) {
    const first = starts.length;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((probability[at] as number) <= PRINT_PROBABILITY_MIN) continue;
      let sum = 0;
      const start = x;
      while (x < width && (probability[y * width + x] as number) > PRINT_PROBABILITY_MIN) {
        sum += probability[y * width + x] as number;
        x++;
      }
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      sums.push(sum);
      parents.push(run);
      while (above < aboveEnd && (ends[above] as number) < start) above++;
      for (let other = above; other < aboveEnd && (starts[other] as number) <= x; other++) {
        parents[find(other)] = find(run);
      }
    }
    above = first;
    aboveEnd = starts.length;
  }

  const blobs = new Map<number, { points: number[]; sum: number; pixels: number }>();
  for (let run = 0; run < starts.length; run++) {
    const root = find(run);
    let blob = blobs.get(root);
    if (blob === undefined) {
      blob = { points: [], sum: 0, pixels: 0 };
      blobs.set(root, blob);
    }
    const x0 = (starts[run] as number) * scaleX;
    const x1 = (ends[run] as number) * scaleX;
    const y0 = (rows[run] as number) * scaleY;
    const y1 = y0 + scaleY;
    blob.points.push(x0, y0, x1, y0, x0, y1, x1, y1);
    blob.sum += sums[run] as number;
    blob.pixels += (ends[run] as number) - (starts[run] as number);
  }
  return [...blobs.values()]
    .filter(({ sum, pixels }) => sum >= pixels * BOX_PROBABILITY_MIN)
    .map(({ points }) => points);
}
