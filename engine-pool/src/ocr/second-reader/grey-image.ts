// Encodes a line image as a grey PGM file.

/** What the eye makes of blue, green and red. */
const LIGHT = [0.114, 0.587, 0.299] as const;

/** @param planes blue, green, red, each from −1 to 1 */
export function greyImage(planes: Float32Array, width: number, height: number): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const count = width * height;
  const image = new Uint8Array(head.length + count);
  image.set(head);
  for (let i = 0; i < count; i++) {
    const light =
      LIGHT[0] * (planes[i] as number) +
      LIGHT[1] * (planes[count + i] as number) +
      LIGHT[2] * (planes[2 * count + i] as number);
    image[head.length + i] = Math.min(255, Math.max(0, Math.round((light + 1) * 127.5)));
  }
  return image;
}
