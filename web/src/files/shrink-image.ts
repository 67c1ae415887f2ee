// Makes an image fit the service's size standard in the browser, which costs nothing.

/** Contract 8: the long side, in pixels. */
export const LONG_SIDE_MAX_PX = 2048;
const JPEG_QUALITY = 0.92;

/** The image, made smaller where it is larger than the service reads; as it is where the browser cannot open it. */
export async function fitImage(image: Blob): Promise<Blob> {
  if (!image.type.startsWith('image/')) return image;
  const bitmap = await createImageBitmap(image).catch(() => undefined);
  if (!bitmap) return image;
  const isLarger = Math.max(bitmap.width, bitmap.height) > LONG_SIDE_MAX_PX;
  if (isLarger) return shrink(bitmap);
  bitmap.close();
  return image;
}

/** @throws DOMException when the browser cannot open the image. */
export async function shrinkImage(image: Blob): Promise<Blob> {
  return shrink(await createImageBitmap(image));
}

async function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONG_SIDE_MAX_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  if (!shrunk) throw new DOMException('the image could not be encoded', 'EncodingError');
  return shrunk;
}
