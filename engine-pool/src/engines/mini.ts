// The everyday reader: the PDF's own words where it has them, else PP-OCR over the page's pixels.
import { Engine as EngineName, type FieldEvidence } from '@lavra/proto/engine/v1/engine';
import { readCertificate } from '../certificate/read-certificate.ts';
import type { PreparedPage } from '../prepare/page.ts';
import { holdsText } from '../reading/holds-text.ts';
import { type PageFrame, toImageBox } from '../reading/paddle/frame.ts';
import type { PaddleModels } from '../reading/paddle/models.ts';
import { readPage } from '../reading/paddle/reader.ts';
import type { Stages } from '../stages.ts';
import type { Engine, EngineReading } from './engine.ts';

export function createMini(models: PaddleModels): Engine {
  return {
    name: EngineName.ENGINE_MINI,
    async read(page, stages) {
      const printed = await readTextLayer(page, stages);
      if (printed !== null) return printed;
      const { text, frame } = await readPage(models, await page.pixels(), stages);
      const reading = await stages.run('fields', () => readCertificate(text));
      if (reading === null) return { found: holdsText(text) ? 'other-document' : 'no-text' };
      return {
        found: 'certificate',
        certificate: reading.certificate,
        evidence: reading.evidence.map((evidence) => placeInImage(evidence, frame)),
      };
    },
  };
}

/** Null where there is no text layer, or none that holds a certificate: what is drawn may hold one all the same. */
async function readTextLayer({ textLayer }: PreparedPage, stages: Stages): Promise<EngineReading | null> {
  if (textLayer === null) return null;
  const reading = await stages.run('fields', () => readCertificate(textLayer));
  return reading && { found: 'certificate', certificate: reading.certificate, evidence: reading.evidence };
}

/** The reader thinks of a straight, upright page; callers see the image as they sent it. */
function placeInImage(evidence: FieldEvidence, frame: PageFrame): FieldEvidence {
  if (evidence.box === undefined) return evidence;
  const { left, top, width, height } = toImageBox(frame, evidence.box);
  return {
    ...evidence,
    box: { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) },
  };
}
