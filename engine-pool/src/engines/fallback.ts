// Tries engines one after the other: the first that finds a certificate answers.
import type { PreparedPage } from '../prepare/page.ts';
import type { Stages } from '../stages.ts';
import type { Engine, EngineReading } from './engine.ts';

export interface FirstReading {
  readonly engine: Engine;
  readonly reading: EngineReading;
}

/**
 * The first certificate found; else the most that any engine saw, as text that one engine read is no blank page.
 * @param engines at least one
 */
export async function readWithFirst(
  engines: readonly Engine[],
  page: PreparedPage,
  stages: Stages,
): Promise<FirstReading> {
  let best: FirstReading | undefined;
  for (const engine of engines) {
    const reading = await engine.read(page, stages);
    if (reading.found === 'certificate') return { engine, reading };
    if (best === undefined || best.reading.found === 'no-text') best = { engine, reading };
  }
  if (best === undefined) throw new Error('no engine is there to read');
  return best;
}
