// Looks again at what the everyday reader doubted: with another family of readers, whose letters are voted with its own,
// then closer, then with the page laid flat; and votes field by field.
import { readCertificate } from '../certificate/read-certificate.ts';
import type { PageTransform } from '../image/page-transform.ts';
import { rectifyPage } from '../image/rectify-page.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import { WIDE } from '../ocr/effort.ts';
import { holdsText } from '../ocr/holds-text.ts';
import type { PaddleModels } from '../ocr/models.ts';
import { type PageReading, readPage } from '../ocr/read-page.ts';
import { consultSecondReader, type SecondReader } from '../ocr/second-reader/second-reader.ts';
import type { Stages } from '../stages.ts';
import { criticalConfidence } from './critical-confidence.ts';
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

/** @param secondReader reads again, line by line, what `models` were not sure of */
export function createLarge(models: PaddleModels, secondReader: SecondReader, readPixels: ReadPixels): Engine {
  return {
    name: 'large',
    async read(page, stages) {
      const printed = await readTextLayer(page, stages);
      if (printed !== null) return printed;
      const everyday = await readPixels(page, stages);
      if (everyday.text.lines.length === 0) return { kind: 'no-text' };
      const ballots: Ballot[] = [];
      let sawText = false;
      for (const look of [lookAgain, lookCloser, lookFlat]) {
        const late = stages.elapsedMs() > LOOKS_BEGIN_WITHIN_MS;
        if (look !== lookAgain && (late || isSure(ballots))) break;
        const { reading, laidBy } = await look(models, page, everyday, stages);
        const voted = late
          ? reading
          : await stages.run('second-reader', () => consultSecondReader(secondReader, reading, stages));
        const ballot = await ballotOf(voted, laidBy, stages);
        if (ballot !== null) ballots.push(ballot);
        sawText ||= holdsText(reading.text);
      }
      return outcomeOf(ballots, sawText);
    },
  };
}

interface Look {
  readonly reading: PageReading;
  /** How the page that was read lies in the image, where it was laid flat before. */
  readonly laidBy?: PageTransform;
}

/** What mini saw, for the other family to look at. */
async function lookAgain(_models: PaddleModels, _page: PreparedPage, everyday: PageReading): Promise<Look> {
  return { reading: everyday };
}

async function lookCloser(models: PaddleModels, page: PreparedPage, _: PageReading, stages: Stages): Promise<Look> {
  return { reading: await readPage(models, await page.pixels(), stages, WIDE) };
}

/** Lays the page flat first, so that lines that bow or lean fill their line images. */
async function lookFlat(
  models: PaddleModels,
  page: PreparedPage,
  everyday: PageReading,
  stages: Stages,
): Promise<Look> {
  const image = await page.pixels();
  const flat = await stages.run('rectify', () => rectifyPage(image, everyday.transform));
  return { reading: await readPage(models, flat, stages), laidBy: everyday.transform };
}

/** Null: no certificate was seen. */
async function ballotOf(
  { text, transform }: PageReading,
  laidBy: PageTransform | undefined,
  stages: Stages,
): Promise<Ballot | null> {
  const reading = await stages.run('fields', () => readCertificate(text));
  if (reading === null) return null;
  const evidence = reading.evidence.map((one) => {
    const placed = placeInImage(one, transform);
    return laidBy === undefined ? placed : placeInImage(placed, laidBy);
  });
  return { certificate: reading.certificate, evidence };
}

function isSure(ballots: readonly Ballot[]): boolean {
  return ballots.length > 0 && criticalConfidence(vote(ballots).evidence) >= SURE_MIN;
}

function outcomeOf(ballots: readonly Ballot[], sawText: boolean): EngineReading {
  if (ballots.length === 0) return { kind: sawText ? 'other-document' : 'no-text' };
  return { kind: 'certificate', ...vote(ballots), sure: true };
}
