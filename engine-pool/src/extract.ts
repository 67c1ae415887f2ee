// One extraction from file to outcome: prepare the page, let the engines read it in their order, say what came of it.
import { type Engine as EngineName, type ExtractResponse, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import type { Engine, EngineReading } from './engines/engine.ts';
import { readWithFirst } from './engines/fallback.ts';
import { enginesInOrder } from './engines/order.ts';
import { type PrepareOptions, preparePage } from './input/prepare-page.ts';
import type { PreparedPage } from './input/prepared-page.ts';
import { Refusal, RefusalCode } from './input/refusal.ts';
import type { Stages } from './stages.ts';

export interface ExtractOptions extends PrepareOptions {
  /** Tried first; unspecified: the standard order. */
  readonly engine: EngineName;
}

/** What was decided about the file, without its stage times. @throws what the cancellation of `stages` throws. */
export async function extract(
  file: Uint8Array,
  options: ExtractOptions,
  engines: readonly Engine[],
  stages: Stages,
): Promise<ExtractResponse> {
  let page: PreparedPage | undefined;
  try {
    page = await preparePage(file, options, stages);
    const { engine, reading } = await readWithFirst(enginesInOrder(options.engine, engines), page, stages);
    return { outcome: outcomeOf(engine, reading), image: geometryOf(page), stageTimes: stages.durationsMs() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: refused(error, options), image: undefined, stageTimes: stages.durationsMs() };
  } finally {
    await page?.close();
  }
}

function outcomeOf(engine: Engine, reading: EngineReading): ExtractResponse['outcome'] {
  switch (reading.found) {
    case 'certificate': {
      const { certificate, evidence } = reading;
      return { $case: 'answered', value: { engine: engine.name, certificate, evidence } };
    }
    case 'other-document':
      return { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED } };
    case 'no-text':
      return { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE } };
  }
}

function refused({ code, pageCount }: Refusal, { pdfPagesMax }: ExtractOptions): ExtractResponse['outcome'] {
  const pageCountMax = code === RefusalCode.REFUSAL_CODE_PDF_TOO_MANY_PAGES ? pdfPagesMax : 0;
  return { $case: 'refused', value: { code, pageCount, pageCountMax } };
}

function geometryOf({ original, final }: PreparedPage): ExtractResponse['image'] {
  return { original, final, resized: original.width !== final.width || original.height !== final.height };
}
