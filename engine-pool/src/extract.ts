// One extraction from file to outcome: prepare the page, let the engines read it in their order, say what came of it.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { UnansweredCode } from '@lavra/shared/error-codes';
import type { Engine, EngineName, EngineReading, Question } from './engines/engine.ts';
import { type FirstReading, readWithFirst } from './engines/fallback.ts';
import { type PrepareOptions, preparePage } from './input/prepare-page.ts';
import type { PreparedPage } from './input/prepared-page.ts';
import { type FileRefusalCode, Refusal } from './input/refusal.ts';
import type { Size } from './input/size.ts';
import type { StageDuration, Stages } from './stages.ts';

export type Outcome =
  | {
      readonly kind: 'answered';
      readonly engine: EngineName;
      readonly certificate: Certificate;
      readonly evidence: FieldEvidence[];
    }
  | {
      readonly kind: 'refused';
      readonly code: FileRefusalCode;
      /** Both with PDF_TOO_MANY_PAGES; else 0. */
      readonly pageCount: number;
      readonly pageCountMax: number;
    }
  | { readonly kind: 'unanswered'; readonly code: UnansweredCode };

/** Plain data: it crosses the thread boundary. */
export interface Extraction {
  readonly outcome: Outcome;
  /** Undefined where the image could not be decoded. */
  readonly image: ImageSizes | undefined;
  readonly stageTimes: StageDuration[];
}

export interface ImageSizes {
  /** Upright, as sent; of a PDF, as drawn. */
  readonly original: Size;
  /** As read. */
  readonly final: Size;
}

export interface Extracted {
  readonly kind: 'extracted';
  readonly extraction: Extraction;
  /** No other engine needs to look. */
  readonly sure: boolean;
}

export type ExtractStep =
  | Extracted
  /** The engine is elsewhere: its answer decides how to go on. */
  | {
      readonly kind: 'asked';
      readonly engine: EngineName;
      readonly question: Question;
      /** What was seen so far. */
      readonly before: Outcome | undefined;
      readonly image: ImageSizes;
      readonly stageTimes: StageDuration[];
    };

/** @param engines in the order in which they are tried. @throws what the cancellation of `stages` throws. */
export async function extract(
  file: Uint8Array,
  options: PrepareOptions,
  engines: readonly Engine[],
  stages: Stages,
): Promise<ExtractStep> {
  let page: PreparedPage | undefined;
  try {
    page = await preparePage(file, options, stages);
    const read = await readWithFirst(engines, page, stages);
    const image = { original: page.original, final: page.final };
    const stageTimes = stages.durationsMs();
    if (read.kind === 'read') {
      return {
        kind: 'extracted',
        extraction: { outcome: outcomeOf(read), image, stageTimes },
        sure: read.reading.sure,
      };
    }
    const { engine, question, before } = read;
    return { kind: 'asked', engine: engine.name, question, before: before && outcomeOf(before), image, stageTimes };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const extraction = { outcome: refused(error, options), image: undefined, stageTimes: stages.durationsMs() };
    return { kind: 'extracted', extraction, sure: true };
  } finally {
    await page?.close();
  }
}

function outcomeOf({ engine, reading }: FirstReading): Outcome {
  return readingOutcome(engine.name, reading);
}

export function readingOutcome(engine: EngineName, reading: EngineReading): Outcome {
  switch (reading.kind) {
    case 'certificate': {
      const { certificate, evidence } = reading;
      return { kind: 'answered', engine, certificate, evidence };
    }
    case 'other-document':
      return { kind: 'unanswered', code: 'DOCUMENT_NOT_RECOGNIZED' };
    case 'no-text':
      return { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' };
  }
}

function refused({ code, pageCount }: Refusal, { pdfPagesMax }: PrepareOptions): Outcome {
  return { kind: 'refused', code, pageCount, pageCountMax: code === 'PDF_TOO_MANY_PAGES' ? pdfPagesMax : 0 };
}
