// One extraction from file to outcome: prepare the page, let the engines read it in their order, say what came of it.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { KeptFailureCode } from '@lavra/shared/error-codes';
import type { Engine, EngineName, EngineReading } from './engines/engine.ts';
import { readWithFirst } from './engines/fallback.ts';
import { enginesInOrder } from './engines/order.ts';
import { type PrepareOptions, preparePage } from './input/prepare-page.ts';
import type { PreparedPage } from './input/prepared-page.ts';
import { type FileRefusalCode, Refusal } from './input/refusal.ts';
import type { Size } from './input/size.ts';
import type { StageDuration, Stages } from './stages.ts';

export interface ExtractOptions extends PrepareOptions {
  /** Tried first; null: the standard order. */
  readonly engine: EngineName | null;
}

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
  | { readonly kind: 'unanswered'; readonly code: KeptFailureCode };

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

/** @throws what the cancellation of `stages` throws. */
export async function extract(
  file: Uint8Array,
  options: ExtractOptions,
  engines: readonly Engine[],
  stages: Stages,
): Promise<Extraction> {
  let page: PreparedPage | undefined;
  try {
    page = await preparePage(file, options, stages);
    const { engine, reading } = await readWithFirst(enginesInOrder(options.engine, engines), page, stages);
    const { original, final } = page;
    return { outcome: outcomeOf(engine, reading), image: { original, final }, stageTimes: stages.durationsMs() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: refused(error, options), image: undefined, stageTimes: stages.durationsMs() };
  } finally {
    await page?.close();
  }
}

function outcomeOf(engine: Engine, reading: EngineReading): Outcome {
  switch (reading.kind) {
    case 'certificate': {
      const { certificate, evidence } = reading;
      return { kind: 'answered', engine: engine.name, certificate, evidence };
    }
    case 'other-document':
      return { kind: 'unanswered', code: 'DOCUMENT_NOT_RECOGNIZED' };
    case 'no-text':
      return { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' };
  }
}

function refused({ code, pageCount }: Refusal, { pdfPagesMax }: ExtractOptions): Outcome {
  return { kind: 'refused', code, pageCount, pageCountMax: code === 'PDF_TOO_MANY_PAGES' ? pdfPagesMax : 0 };
}
