// What the accuracy gate measures, group by group, and what was wrong in it.

import type { RenderedCase } from '../../generator/render-case.ts';
import type { Evaluation } from '../../tools/accuracy/evaluate.ts';
import type { PoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { drawPages, formsByOthers, keptScans, LAYOUT_NAMES, readAll } from './documents.ts';
import { type Floors, figuresOf } from './floors.ts';

/** Documents that are kept, by the name of their group. */
const KEPT: ReadonlyMap<string, () => Promise<RenderedCase[]>> = new Map([
  ['kept scans', keptScans],
  ['forms by others', formsByOthers],
]);
export const GROUPS = [...LAYOUT_NAMES, ...KEPT.keys()];

export interface Measured {
  readonly floors: Floors;
  /** A line for each wrong field, with what was printed and what was read. */
  readonly wrong: string[];
}

/** @param group one of GROUPS */
export async function measure(pool: PoolReader, group: string): Promise<Measured> {
  const documents = KEPT.get(group) ?? (() => drawPages(group));
  const evaluation = await readAll(pool, await documents());
  return {
    floors: { [group]: figuresOf(evaluation.certificates) },
    wrong: wrongFields(evaluation),
  };
}

function wrongFields({ certificates }: Evaluation): string[] {
  return certificates.flatMap((score) =>
    score.fields
      .filter(({ right }) => !right)
      .map(({ path, printed, answer }) => `${score.case} ${path}: ${JSON.stringify([printed, answer])}`),
  );
}
