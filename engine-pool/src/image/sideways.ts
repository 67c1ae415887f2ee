// Places of print that runs up or down the page: on the page turned so that it runs across, and back.
import type { Box, Point } from './geometry.ts';

/** Which way print runs that does not run across. */
export type Way = 'up' | 'down';
export const WAYS: readonly Way[] = ['up', 'down'];

/** @param angle of the direction that the print runs in, in radians, clockwise from across; undefined where it runs rather across */
export function wayOf(angle: number): Way | undefined {
  const steep = Math.sin(angle);
  return Math.abs(steep) < Math.SQRT1_2 ? undefined : steep < 0 ? 'up' : 'down';
}

/** A point of the page on the page turned about its origin. */
export function turned({ x, y }: Point, way: Way): Point {
  return way === 'up' ? { x: -y, y: x } : { x: y, y: -x };
}

/** A box of the turned page on the page. */
export function unturned({ left, top, width, height }: Box, way: Way): Box {
  const [x, y] = way === 'up' ? [top, -(left + width)] : [-(top + height), left];
  return { left: x, top: y, width: height, height: width };
}
