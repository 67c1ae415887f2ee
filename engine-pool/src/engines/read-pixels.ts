// The everyday reading of a page's pixels, done once however many engines build on it.
import type { PreparedPage } from '../input/prepared-page.ts';
import { type PageReading, type Reader, readPage } from '../ocr/read-page.ts';
import type { Stages } from '../stages.ts';

/** @throws {Refusal} for pixels that cannot be had, or what the cancellation of `stages` throws. */
export type ReadPixels = (page: PreparedPage, stages: Stages) => Promise<PageReading>;

export function createReadPixels(reader: Reader): ReadPixels {
  const readings = new WeakMap<PreparedPage, Promise<PageReading>>();
  return async (page, stages) => {
    const known = readings.get(page);
    if (known !== undefined) return known;
    const image = await page.pixels();
    const reading = readPage(reader, image, stages);
    readings.set(page, reading);
    return reading;
  };
}
