// Print that runs up or down: its way, and its places on the turned page and back.
import { expect, test } from 'vitest';
import { turned, unturned, WAYS, wayOf } from './sideways.ts';

test.each([
  [0, undefined],
  [0.7, undefined],
  [Math.PI, undefined],
  [Math.PI / 2, 'down'],
  [-Math.PI / 2, 'up'],
  [1.5 * Math.PI, 'up'],
  [1, 'down'],
])('%d radians is %s', (angle, way) => {
  expect(wayOf(angle)).toBe(way);
});

/** On the page 10 from the left and 100 to 160 from the top. */
const PRINTED = { left: 10, top: 100, width: 8, height: 60 };

test('what runs up begins at its foot', () => {
  expect(turned(10, 160, 'up')).toEqual([-160, 10]);
  expect(unturned({ left: -160, top: 10, width: 60, height: 8 }, 'up')).toEqual(PRINTED);
});

test('what runs down begins at its head', () => {
  expect(turned(18, 100, 'down')).toEqual([100, -18]);
  expect(unturned({ left: 100, top: -18, width: 60, height: 8 }, 'down')).toEqual(PRINTED);
});

test.each(WAYS)('a line that runs %s is as long on the turned page as it is high on the page', (way) => {
  const [head, foot] = [turned(10, 100, way), turned(10, 160, way)];
  expect(Math.abs(head[0] - foot[0])).toBe(60);
  expect(head[1]).toBe(foot[1]);
});
