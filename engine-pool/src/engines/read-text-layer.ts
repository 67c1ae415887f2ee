// What a PDF says itself, which every engine takes over what it could read from pixels.
import { readCertificate } from '../certificate/read-certificate.ts';
import { straightFrame } from '../image/page-transform.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import type { Stages } from '../stages.ts';
import type { FoundCertificate } from './engine.ts';
import { placeInImage } from './place-evidence.ts';

/** Null where there is no text layer, or none that holds a certificate: what is drawn may hold one all the same. */
export async function readTextLayer({ textLayer }: PreparedPage, stages: Stages): Promise<FoundCertificate | null> {
  if (textLayer === null) return null;
  const reading = await stages.run('fields', () => readCertificate(textLayer));
  if (reading === null) return null;
  const { certificate, evidence } = reading;
  // A PDF may say what stands beside its page.
  const frame = straightFrame(textLayer.width, textLayer.height);
  // Its words are exact: looking at them again cannot make the answer any surer.
  return { found: 'certificate', certificate, evidence: evidence.map((one) => placeInImage(one, frame)), sure: true };
}
