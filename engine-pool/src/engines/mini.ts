// Engine `mini`, the everyday one: the PDF's own text where it has some, else PP-OCR over the page's pixels.
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import type { Engine } from './engine.ts';
import { otherDocument } from './other-document.ts';
import { placeInImage } from './place-evidence.ts';
import type { ReadPixels } from './read-pixels.ts';
import { readTextLayer } from './read-text-layer.ts';

/** Below this critical confidence `large` finds enough errors to be worth its time. */
const SURE_MIN = 0.9;

export function createMini(readPixels: ReadPixels, readCertificate: ReadCertificate): Engine {
  return {
    name: 'mini',
    async read(page, stages) {
      const printed = await readTextLayer(page, readCertificate, stages);
      if (printed !== null) return printed;
      const { text, transform } = await readPixels(page, stages);
      const reading = await stages.run('fields', () => readCertificate(text));
      if (reading === null) return otherDocument(text);
      const { certificate, evidence, printConfidence } = reading;
      return {
        kind: 'certificate',
        certificate,
        evidence: evidence.map((one) => placeInImage(one, transform)),
        sure: printConfidence >= SURE_MIN,
      };
    },
  };
}
