// What the accuracy gate measures, group by group, and what was wrong in it.
import type { Evaluation } from '../../tools/accuracy/evaluate.ts';
import type { PoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { drawPages, keptScans, LAYOUT_NAMES, readAll } from './documents.ts';
import { type Floors, figuresOf } from './floors.ts';

export const KEPT_SCANS = 'kept scans';
/** Networks in 8 bits add up differently on other processors: four fields of the kept scans. */
const SCANS_MARGIN = 0.01;

export const GROUPS = [...LAYOUT_NAMES, KEPT_SCANS];

export interface Measured {
  readonly floors: Floors;
  /** A line for each wrong field, with what was printed and what was read. */
  readonly wrong: string[];
}

/** @param group a layout's name, or KEPT_SCANS */
export async function measure(pool: PoolReader, group: string): Promise<Measured> {
  const isScans = group === KEPT_SCANS;
  const evaluation = await readAll(pool, isScans ? await keptScans() : await drawPages(group));
  return {
    floors: { [group]: figuresOf(evaluation.certificates, isScans ? SCANS_MARGIN : 0) },
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
