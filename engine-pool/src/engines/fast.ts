// Engine `fast`: a smaller page, narrower line images, 8-bit networks; it answers only when it read well.
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import { QUICK } from '../ocr/effort.ts';
import { type Reader, readPage } from '../ocr/read-page.ts';
import type { Engine } from './engine.ts';
import { placeInImage } from './place-evidence.ts';
import { readTextLayer } from './read-text-layer.ts';

/** Measured on drawn pages: answers below this had a critical field wrong twice as often as mini's. */
const SURE_MIN = 0.93;

/** @param reader with the models of `loadQuickModels` */
export function createFast(reader: Reader, readCertificate: ReadCertificate): Engine {
  return {
    name: 'fast',
    async read(page, stages) {
      const printed = await readTextLayer(page, readCertificate, stages);
      if (printed !== null) return printed;
      const image = await page.pixels();
      const { text, transform } = await readPage(reader, image, stages, QUICK);
      const reading = await stages.run('fields', () => readCertificate(text));
      if (reading === null || reading.printConfidence < SURE_MIN) return null;
      const { certificate, evidence } = reading;
      return {
        kind: 'certificate',
        certificate,
        evidence: evidence.map((one) => placeInImage(one, transform)),
        sure: true,
      };
    },
  };
}
