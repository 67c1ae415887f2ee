// What came of every file as one table: a row a file, its fields behind what happened to it.
import { isToCheck } from '../fields/confidence.ts';
import { FIELD_PATHS } from '../fields/fields.ts';
import { valuesOf } from '../fields/values.ts';
import { toCsv } from '../files/csv.ts';
import type { QueuedFile } from './queue.ts';

const COLUMNS = ['file', 'outcome', 'engine', 'creditsCharged', 'replayed', 'fieldsToCheck'];

export function resultsCsv(files: readonly QueuedFile[]): string {
  return toCsv([[...COLUMNS, ...FIELD_PATHS], ...files.map(rowOf)]);
}

function rowOf({ path, state }: QueuedFile): string[] {
  switch (state.kind) {
    case 'answered': {
      const { data, engine, creditsCharged, evidence } = state.answer;
      const values = valuesOf(data);
      const toCheck = evidence?.fields.filter(isToCheck) ?? [];
      return [
        path,
        'answered',
        engine,
        String(creditsCharged),
        String(state.isReplay),
        toCheck.map(({ field }) => field).join(' '),
        ...FIELD_PATHS.map((field) => values[field]),
      ];
    }
    case 'failed':
      return [path, state.problem.code, '', '0', '', '', ...FIELD_PATHS.map(() => '')];
    default:
      return [path, state.kind, '', '', '', '', ...FIELD_PATHS.map(() => '')];
  }
}
