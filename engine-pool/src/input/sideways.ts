// Places of print that runs up or down the page: on the page turned so that it runs across, and back.

/** Which way print runs that does not run across. */
export type Way = 'up' | 'down';
export const WAYS: readonly Way[] = ['up', 'down'];

/** In pixels, origin top left. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** @param angle of the direction that the print runs in, in radians, clockwise from across; undefined where it runs rather across */
export function wayOf(angle: number): Way | undefined {
  const steep = Math.sin(angle);
  return Math.abs(steep) < Math.SQRT1_2 ? undefined : steep < 0 ? 'up' : 'down';
}

/** Text that leans more than this, off across or off upright, is a watermark or of a round seal. */
const LEAN_MAX_RADIANS = 0.1;

/** @param angle as for wayOf */
export function leans(angle: number): boolean {
  const way = wayOf(angle);
  const straight = way === undefined ? 0 : way === 'down' ? Math.PI / 2 : -Math.PI / 2;
  return Math.abs(angle - straight) > LEAN_MAX_RADIANS;
}

/** A point of the page on the page turned about its origin so that print of this way runs across. */
export function turned(x: number, y: number, way: Way | undefined): [x: number, y: number] {
  if (way === undefined) return [x, y];
  return way === 'up' ? [-y, x] : [y, -x];
}

/** A place on the turned page, on the page. */
export function unturned({ left, top, width, height }: Place, way: Way): Place {
  const [x, y] = way === 'up' ? [top, -(left + width)] : [-(top + height), left];
  return { left: x, top: y, width: height, height: width };
}
