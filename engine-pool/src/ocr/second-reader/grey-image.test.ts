// A line image as an image file.
import { expect, test } from 'vitest';
import { greyImage } from './grey-image.ts';

test('blue, green and red weigh as they look, after a header that says the size', () => {
  const planes = new Float32Array([-1, 1, 1, -1, -1, 1, -1, 1, -1, 1, -1, -1]);
  const image = greyImage(planes, 2, 2);
  const header = 'P5\n2 2\n255\n';
  expect(Buffer.from(image.subarray(0, header.length)).toString()).toBe(header);
  expect([...image.subarray(header.length)]).toEqual([0, 255, 29, 150]);
});
