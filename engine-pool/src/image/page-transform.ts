// The page transform: maps places between the image and the straight, upright page, without moving pixels.
import type { Point } from './geometry.ts';
import { FLAT, type PageCurvature } from './page-curvature.ts';
import { type Part, partOf, project } from './projection.ts';
import type { QuarterTurns } from './rotate-quarter.ts';

/** How the upright page lies in the image: a part of it was turned by quarter turns, then thought straight by `tilt`. */
export interface PageTransform {
  /** The part of the image that was read. */
  readonly part: Part;
  /** Clockwise turns that made the image upright. */
  readonly quarterTurns: QuarterTurns;
  /** Radians by which lines of text on the turned image fall to the right. */
  readonly tilt: number;
  /** By how much lines lean beside that. */
  readonly curvature: PageCurvature;
}

/** Of a page that lies straight in its image as it is. */
export function uprightTransform(width: number, height: number): PageTransform {
  return { part: partOf({ left: 0, top: 0, width, height }), quarterTurns: 0, tilt: 0, curvature: FLAT };
}

/** A point of the turned image, as it would be on the straight page. */
export function straighten(transform: PageTransform, x: number, y: number): [x: number, y: number] {
  const [turnedX, turnedY] = turnPoint(transform, x, y, -transform.tilt);
  const { side, along, across } = fromMiddle(transform, turnedX, turnedY);
  return [turnedX, turnedY - side * fall(transform.curvature, along, across)];
}

/** The point of the turned image that `straighten` brings to (x, y). */
export function unstraighten(transform: PageTransform, x: number, y: number): [x: number, y: number] {
  const { side, along, across } = fromMiddle(transform, x, y);
  const { rise, bow, converge } = transform.curvature;
  const bent = (across + rise * along + (bow * along * along) / 2) / (1 - converge * along);
  return turnPoint(transform, x, y + side * (bent - across), transform.tilt);
}

/** How far a line that starts level in the middle has fallen, `along` to the right of it; in parts of the longer side. */
function fall({ rise, bow, converge }: PageCurvature, along: number, across: number): number {
  return rise * along + (bow * along * along) / 2 + converge * along * across;
}

function fromMiddle(transform: PageTransform, x: number, y: number) {
  const [width, height] = turnedSize(transform);
  const side = Math.max(width, height);
  return { side, along: (x - width / 2) / side, across: (y - height / 2) / side };
}

/** Points of the straight page, in the image as sent; what lies outside the part read is moved to its edge. */
export function toImageCorners(transform: PageTransform, corners: readonly Point[]): Point[] {
  const { width, height, place } = transform.part;
  return corners.map((corner) => {
    const [partX, partY] = unturn(transform, ...unstraighten(transform, corner.x, corner.y));
    const [x, y] = project(place, Math.min(Math.max(partX, 0), width), Math.min(Math.max(partY, 0), height));
    return { x, y };
  });
}

/** A point of the straight page, in the image as sent. */
export function toImagePoint(transform: PageTransform, x: number, y: number): [x: number, y: number] {
  return project(transform.part.place, ...unturn(transform, ...unstraighten(transform, x, y)));
}

/** Size of the part once turned upright. */
export function turnedSize({ part: { width, height }, quarterTurns }: PageTransform): [width: number, height: number] {
  return quarterTurns % 2 === 0 ? [width, height] : [height, width];
}

function turnPoint(transform: PageTransform, x: number, y: number, angle: number): [x: number, y: number] {
  const [width, height] = turnedSize(transform);
  const dx = x - width / 2;
  const dy = y - height / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
}

function unturn(
  { part: { width, height }, quarterTurns }: PageTransform,
  x: number,
  y: number,
): [x: number, y: number] {
  switch (quarterTurns) {
    case 0:
      return [x, y];
    case 1:
      return [y, height - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [width - y, x];
  }
}
