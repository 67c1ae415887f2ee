// Reads again what the everyday reader was unsure of, in up to three passes, and votes on the fields: its own reading, one at
// a larger scale, one of the rectified page, each with its unsure lines voted on with the second reader.
import type { ReadCertificate } from '../certificate/read-certificate.ts';
import type { PageTransform } from '../image/page-transform.ts';
import { rectifyPage } from '../image/rectify-page.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import { WIDE } from '../ocr/effort.ts';
import { type PageReading, type Reader, readPage } from '../ocr/read-page.ts';
import { consultSecondReader, type SecondReader } from '../ocr/second-reader/second-reader.ts';
import { PASSES_BEGIN_WITHIN_CPU_MS } from '../reading-budget.ts';
import type { Stages } from '../stages.ts';
import type { Engine, EngineReading } from './engine.ts';
import { otherDocument } from './other-document.ts';
import { placeInImage } from './place-evidence.ts';
import type { ReadPixels } from './read-pixels.ts';
import { readTextLayer } from './read-text-layer.ts';
import { type Ballot, vote } from './vote.ts';

/** From this critical confidence on, a further pass finds nothing any more. */
const SURE_MIN = 0.96;
/**
 * No further pass begins once the extraction has taken this long: on a machine so busy the next one could take as long
 * again, and an answer that comes after the caller's deadline (80 s) is none.
 */
const PASSES_BEGIN_WITHIN_MS = 25_000;

/** @param secondReader reads again, line by line, what `reader` was not sure of */
export function createLarge(
  reader: Reader,
  secondReader: SecondReader,
  readPixels: ReadPixels,
  readCertificate: ReadCertificate,
): Engine {
  return {
    name: 'large',
    async read(page, stages) {
      const printed = await readTextLayer(page, readCertificate, stages);
      if (printed !== null) return printed;
      const everyday = await readPixels(page, stages);
      if (everyday.text.lines.length === 0) return { kind: 'no-text', sure: true };
      const ballots: SureBallot[] = [];
      let sawText = false;
      for (const pass of [everydayPass, widePass, rectifiedPass]) {
        const late = stages.elapsedMs() > PASSES_BEGIN_WITHIN_MS || stages.cpuMs() > PASSES_BEGIN_WITHIN_CPU_MS;
        if (pass !== everydayPass && (late || isSure(ballots))) break;
        const { reading, rectifiedBy } = await pass(reader, page, everyday, stages);
        const voted = late
          ? reading
          : await stages.run('second-reader', () => consultSecondReader(secondReader, reading, stages));
        const ballot = await ballotOf(voted, rectifiedBy, readCertificate, stages);
        if (ballot !== null) ballots.push(ballot);
        const other = otherDocument(reading.text);
        if (ballots.length === 0 && other.sure) return other;
        sawText ||= other.kind === 'other-document';
      }
      return outcomeOf(ballots, sawText);
    },
  };
}

interface Pass {
  readonly reading: PageReading;
  /** How the page that was read lies in the image, where it was rectified before. */
  readonly rectifiedBy?: PageTransform;
}

/** What mini read. */
async function everydayPass(_reader: Reader, _page: PreparedPage, everyday: PageReading): Promise<Pass> {
  return { reading: everyday };
}

async function widePass(reader: Reader, page: PreparedPage, _: PageReading, stages: Stages): Promise<Pass> {
  return { reading: await readPage(reader, await page.pixels(), stages, WIDE) };
}

/** Rectifies the page first, so that curved and leaning lines fill their line images. */
async function rectifiedPass(reader: Reader, page: PreparedPage, everyday: PageReading, stages: Stages): Promise<Pass> {
  const image = await page.pixels();
  const rectified = await stages.run('rectify', () => rectifyPage(image, everyday.transform));
  return { reading: await readPage(reader, rectified, stages), rectifiedBy: everyday.transform };
}

interface SureBallot extends Ballot {
  readonly printConfidence: number;
}

/** Null: no certificate was seen. */
async function ballotOf(
  { text, transform }: PageReading,
  rectifiedBy: PageTransform | undefined,
  readCertificate: ReadCertificate,
  stages: Stages,
): Promise<SureBallot | null> {
  const reading = await stages.run('fields', () => readCertificate(text));
  if (reading === null) return null;
  const evidence = reading.evidence.map((one) => {
    const placed = placeInImage(one, transform);
    return rectifiedBy === undefined ? placed : placeInImage(placed, rectifiedBy);
  });
  return { ...reading, evidence };
}

function isSure(ballots: readonly SureBallot[]): boolean {
  return ballots.some(({ printConfidence }) => printConfidence >= SURE_MIN);
}

function outcomeOf(ballots: readonly Ballot[], sawText: boolean): EngineReading {
  if (ballots.length === 0) return sawText ? { kind: 'other-document', sure: true } : { kind: 'no-text', sure: false };
  return { kind: 'certificate', ...vote(ballots), sure: true };
}
