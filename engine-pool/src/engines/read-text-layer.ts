// The reading of a PDF's text layer, which every engine prefers to pixels.
import { isTitledBirth } from '../certificate/classify-document.ts';
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import { uprightTransform } from '../image/page-transform.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import { holdsText, isPortuguese } from '../ocr/holds-text.ts';
import { textLayerOf } from '../ocr/pdf-text/text-layer.ts';
import type { Stages } from '../stages.ts';
import type { EngineReading } from './engine.ts';
import { placeInImage } from './place-evidence.ts';

/**
 * Null where there is no text layer, or none that holds a certificate while what is drawn may hold one all the same: where
 * more than text is drawn, be it little on a page that is headed like a certificate, or the text makes no words. Else it says
 * what the page is.
 */
export async function readTextLayer(
  page: PreparedPage,
  readCertificate: ReadCertificate,
  stages: Stages,
): Promise<EngineReading | null> {
  if (page.pdfText === null) return null;
  // A hostile file's text may be put into lines for ever.
  const text = await stages.run('pdf-lines', async () => textLayerOf(page));
  const reading = text && (await stages.run('fields', () => readCertificate(text)));
  if (reading === null) {
    const isText = text !== null && holdsText(text) && isPortuguese(text);
    return isText && !(await page.mayShowMoreThanText(isTitledBirth(text)))
      ? { kind: 'other-document', sure: true }
      : null;
  }
  const { certificate, evidence } = reading;
  // A PDF may say what stands beside its page.
  const transform = uprightTransform(page.final.width, page.final.height);
  // Its words are exact: looking at them again cannot make the answer any surer.
  return {
    kind: 'certificate',
    certificate,
    evidence: evidence.map((one) => placeInImage(one, transform)),
    sure: true,
  };
}
