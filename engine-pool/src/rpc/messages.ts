// The engine pool's words and those of its protobuf messages: the one place where the two are mapped.
import { Engine, type ExtractResponse, RefusalCode, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import type { EngineName } from '../engines/engine.ts';
import type { Extraction, ImageSizes, Outcome } from '../extract.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = {
  fast: Engine.ENGINE_FAST,
  mini: Engine.ENGINE_MINI,
  large: Engine.ENGINE_LARGE,
};

export function engineMessage(name: EngineName): Engine {
  return ENGINES[name];
}

/** Null for an unspecified engine, and for one of a later version: the standard order. */
export function engineName(engine: Engine): EngineName | null {
  const names = Object.keys(ENGINES) as EngineName[];
  return names.find((name) => ENGINES[name] === engine) ?? null;
}

export function extractResponse({ outcome, image, stageTimes }: Extraction): ExtractResponse {
  return { outcome: outcomeMessage(outcome), image: image && imageMessage(image), stageTimes };
}

function outcomeMessage(outcome: Outcome): ExtractResponse['outcome'] {
  switch (outcome.kind) {
    case 'answered': {
      const { engine, certificate, evidence } = outcome;
      return { $case: 'answered', value: { engine: engineMessage(engine), certificate, evidence } };
    }
    case 'refused': {
      const { code, pageCount, pageCountMax } = outcome;
      return { $case: 'refused', value: { code: RefusalCode[`REFUSAL_CODE_${code}`], pageCount, pageCountMax } };
    }
    case 'unanswered':
      return { $case: 'unanswered', value: { code: UnansweredCode[`UNANSWERED_CODE_${outcome.code}`] } };
  }
}

function imageMessage({ original, final }: ImageSizes): ExtractResponse['image'] {
  return { original, final, resized: original.width !== final.width || original.height !== final.height };
}
