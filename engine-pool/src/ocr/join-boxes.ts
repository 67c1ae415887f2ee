// Joins the boxes of one line whose words stand so far apart that each was found by itself, or not at all, as the groups of
// a matrícula up a side bar.
import { boxAlong, type RotatedBox } from '../image/rotated-box.ts';

/** From one piece to the next, and to either end, in heights of the higher: a group there may not have been found. */
const GAP_MAX = 10;
/** How far a piece's middle may lie beside the line's, in the same heights. */
const ASIDE_MAX = 0.5;
/** A piece without ascenders is not as high as its neighbours. */
const HIGHER_MAX = 2;

/** The lines, each of several from before its first piece to behind its last, those of one as they are. */
export function joinBoxes(boxes: readonly RotatedBox[]): RotatedBox[] {
  const lines: RotatedBox[] = [];
  for (const box of boxes.toSorted((a, b) => alongOf(a) - alongOf(b))) {
    const at = lines.findIndex((line) => goesOn(line, box));
    if (at < 0) lines.push(box);
    else lines[at] = joined(lines[at] as RotatedBox, box);
  }
  return lines.map((line) =>
    boxes.includes(line) ? line : { ...line, width: line.width + 2 * GAP_MAX * line.height },
  );
}

/** From middle to middle a line leans as it is printed: a piece of a few letters leans up to two degrees otherwise. */
function joined(line: RotatedBox, next: RotatedBox): RotatedBox {
  const angle = Math.atan2(next.centerY - line.centerY, next.centerX - line.centerX);
  return boxAlong([...cornersOf(line), ...cornersOf(next)], angle);
}

function alongOf({ centerX, centerY, angle }: RotatedBox): number {
  return centerX * Math.cos(angle) + centerY * Math.sin(angle);
}

function goesOn(line: RotatedBox, box: RotatedBox): boolean {
  const [dx, dy] = [box.centerX - line.centerX, box.centerY - line.centerY];
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const [lower, higher] = [line.height, box.height].toSorted((a, b) => a - b) as [number, number];
  const gap = dx * cos + dy * sin - (line.width + box.width) / 2;
  return gap < GAP_MAX * higher && Math.abs(dy * cos - dx * sin) < ASIDE_MAX * higher && higher < HIGHER_MAX * lower;
}

/** x, y of each of the four. */
function cornersOf({ centerX, centerY, width, height, angle }: RotatedBox): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 1].flatMap((along) =>
    [-1, 1].flatMap((aside) => {
      const [u, v] = [(along * width) / 2, (aside * height) / 2];
      return [centerX + u * cos - v * sin, centerY + u * sin + v * cos];
    }),
  );
}
