// Looks again at what the everyday reader doubted: closer, then with the page laid flat; and votes field by field.
import { Engine as EngineName } from '@lavra/proto/engine/v1/engine';
import { readCertificate } from '../certificate/read-certificate.ts';
import type { PreparedPage } from '../prepare/page.ts';
import { holdsText } from '../reading/holds-text.ts';
import { WIDE } from '../reading/paddle/effort.ts';
import { flatten } from '../reading/paddle/flatten.ts';
import type { PaddleModels } from '../reading/paddle/models.ts';
import { type PageReading, readPage } from '../reading/paddle/reader.ts';
import type { Stages } from '../stages.ts';
import { leastConfidence } from './doubt.ts';
import type { Engine, EngineReading } from './engine.ts';
import { placeInImage } from './place-evidence.ts';
import type { ReadPixels } from './read-pixels.ts';
import { readTextLayer } from './read-text-layer.ts';
import { type Ballot, vote } from './vote.ts';

/** From this on a third look finds nothing any more. */
const SURE_MIN = 0.96;
/**
 * No further look begins once the extraction has taken this long: on a machine so busy the next one could take as long
 * again, and an answer that comes after the caller's deadline (80 s) is none.
 */
const LOOKS_BEGIN_WITHIN_MS = 25_000;

export function createLarge(models: PaddleModels, readPixels: ReadPixels): Engine {
  return {
    name: EngineName.ENGINE_LARGE,
    async read(page, stages) {
      const printed = await readTextLayer(page, stages);
      if (printed !== null) return printed;
      const everyday = await readPixels(page, stages);
      if (everyday.text.lines.length === 0) return { found: 'no-text' };
      const ballots: Ballot[] = [];
      const first = await fieldsOf(everyday, stages);
      if (first !== null) ballots.push(first);
      let sawText = holdsText(everyday.text);
      for (const look of [lookCloser, lookFlat]) {
        if (stages.elapsedMs() > LOOKS_BEGIN_WITHIN_MS || isSure(ballots)) break;
        const { reading, ballot } = await look(models, page, everyday, stages);
        if (ballot !== null) ballots.push(ballot);
        sawText ||= holdsText(reading.text);
      }
      return outcomeOf(ballots, sawText);
    },
  };
}

interface Look {
  readonly reading: PageReading;
  /** Null: no certificate was seen. */
  readonly ballot: Ballot | null;
}

async function lookCloser(models: PaddleModels, page: PreparedPage, _: PageReading, stages: Stages): Promise<Look> {
  const reading = await readPage(models, await page.pixels(), stages, WIDE);
  return { reading, ballot: await fieldsOf(reading, stages) };
}

/** Lays the page flat first, so that lines that bow or lean fill their strips. */
async function lookFlat(
  models: PaddleModels,
  page: PreparedPage,
  everyday: PageReading,
  stages: Stages,
): Promise<Look> {
  const image = await page.pixels();
  const flat = await stages.run('flatten', () => flatten(image, everyday.frame));
  const reading = await readPage(models, flat, stages);
  const fields = await fieldsOf(reading, stages);
  const ballot = fields && { ...fields, evidence: fields.evidence.map((one) => placeInImage(one, everyday.frame)) };
  return { reading, ballot };
}

async function fieldsOf({ text, frame }: PageReading, stages: Stages): Promise<Ballot | null> {
  const reading = await stages.run('fields', () => readCertificate(text));
  if (reading === null) return null;
  return { certificate: reading.certificate, evidence: reading.evidence.map((one) => placeInImage(one, frame)) };
}

function isSure(ballots: readonly Ballot[]): boolean {
  return ballots.length > 0 && leastConfidence(vote(ballots).evidence) >= SURE_MIN;
}

function outcomeOf(ballots: readonly Ballot[], sawText: boolean): EngineReading {
  if (ballots.length === 0) return { found: sawText ? 'other-document' : 'no-text' };
  return { found: 'certificate', ...vote(ballots), sure: true };
}
