// Holds what a model elsewhere said to the page: its values found in the page's words, then read by the same rules as ours.
import { createReadCertificate } from '../../certificate/read-certificate.ts';
import { holdsText } from '../../ocr/holds-text.ts';
import type { EngineReading, Question } from '../engine.ts';
import { placeInImage } from '../place-evidence.ts';
import { createFindSaid } from './find-said.ts';
import type { Said } from './said.ts';

/** Below this critical confidence another engine is worth its time. */
const SURE_MIN = 0.9;

export async function holdToPage(
  said: Said,
  { text, transform }: Pick<Question, 'text' | 'transform'>,
): Promise<EngineReading> {
  const reading = await createReadCertificate(createFindSaid(said))(text);
  if (reading === null) return { kind: holdsText(text) ? 'other-document' : 'no-text', sure: false };
  const { certificate, evidence, printConfidence } = reading;
  return {
    kind: 'certificate',
    certificate,
    evidence: evidence.map((one) => placeInImage(one, transform)),
    sure: printConfidence >= SURE_MIN,
  };
}
