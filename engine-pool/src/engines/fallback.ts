// The engine fallback: one after the other, until one is sure of what it saw.
import type { PreparedPage } from '../input/prepared-page.ts';
import type { Stages } from '../stages.ts';
import type { Engine, EngineReading, Question } from './engine.ts';

/** An engine elsewhere has to be asked before the others go on. */
export interface Asked {
  readonly kind: 'asked';
  readonly engine: Engine;
  readonly question: Question;
  /** What the engines before it saw, none of them surely. */
  readonly before: FirstReading | undefined;
}

export interface FirstReading {
  readonly kind: 'read';
  readonly engine: Engine;
  readonly reading: EngineReading;
}

/** How much an engine saw: text that one of them read is no blank page, and a certificate that one found is one. */
const SEEN: Readonly<Record<EngineReading['kind'], number>> = { 'no-text': 0, 'other-document': 1, certificate: 2 };

/**
 * The first reading that its engine is sure of; else the most that any engine saw, the later one where two saw as
 * much, as it looked harder.
 * @param engines at least one that never abstains
 */
export async function readWithFirst(
  engines: readonly Engine[],
  page: PreparedPage,
  stages: Stages,
): Promise<FirstReading | Asked> {
  let best: FirstReading | undefined;
  for (const engine of engines) {
    const reading = await engine.read(page, stages);
    if (reading === null) continue;
    if (reading.kind === 'question') return { kind: 'asked', engine, question: reading, before: best };
    if (reading.sure) return { kind: 'read', engine, reading };
    if (best === undefined || SEEN[reading.kind] >= SEEN[best.reading.kind]) best = { kind: 'read', engine, reading };
  }
  if (best === undefined) throw new Error('no engine is there to read');
  return best;
}
