// Reads many files, as many at once as the reader can, and writes what becomes of each as soon as it is known.
import { readFile } from 'node:fs/promises';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { systemErrorCode } from '@lavra/shared/startup-error';
import type { FileOutcome, Reader } from './outcome.ts';
import { type Counts, Progress } from './progress.ts';
import type { ResultsFile } from './results-file.ts';

export interface Summary {
  /** Of this run and of earlier ones. */
  readonly answered: number;
  readonly failures: readonly { readonly file: string; readonly code: string; readonly message: string }[];
  /** Files that no row was written for. */
  readonly left: number;
  /** Why the rest was left; undefined when nothing was. */
  readonly stopped: string | undefined;
}

/** @param stop what runs is finished, and nothing new begun */
export async function readMany(
  files: readonly string[],
  reader: Reader,
  results: ResultsFile,
  stop: AbortSignal,
): Promise<Summary> {
  const outcomesBefore = files.flatMap((file) => results.done.get(file) ?? []);
  const waiting = files.filter((file) => !results.done.has(file));
  const failures: { file: string; code: string; message: string }[] = files.flatMap((file) => {
    const code = results.done.get(file);
    return code === undefined || code === 'answered' ? [] : [{ file, code, message: 'from an earlier run' }];
  });
  const answeredBefore = outcomesBefore.length - failures.length;
  const failedBefore = failures.length;
  let answered = 0;
  let stopped: string | undefined;
  const progress = new Progress();
  const counts = (): Counts => ({
    total: files.length,
    doneBefore: outcomesBefore.length,
    answered,
    failed: failures.length - failedBefore,
  });

  const work = async () => {
    while (stopped === undefined) {
      if (stop.aborted) {
        stopped = 'interrupted';
        return;
      }
      const file = waiting.shift();
      if (file === undefined) return;
      progress.show(counts());
      const outcome = await readOne(file, reader);
      if (outcome.kind === 'stopped') {
        stopped = `${outcome.code}: ${outcome.message}`;
        return;
      }
      await results.add(file, outcome);
      if (outcome.kind === 'answered') answered += 1;
      else failures.push({ file, code: outcome.code, message: outcome.message });
    }
  };
  await Promise.all(Array.from({ length: reader.parallel }, work));
  progress.end(counts());
  const left = files.length - outcomesBefore.length - answered - (failures.length - failedBefore);
  return { answered: answeredBefore + answered, failures, left, stopped: left > 0 ? stopped : undefined };
}

async function readOne(path: string, reader: Reader): Promise<FileOutcome> {
  let file: Buffer;
  try {
    file = await readFile(path);
  } catch (error) {
    return { kind: 'failed', code: 'FILE_UNREADABLE', message: systemErrorCode(error) ?? String(error) };
  }
  if (file.length > IMAGE_BYTES_MAX) {
    return { kind: 'failed', code: 'IMAGE_TOO_LARGE', message: `more than ${IMAGE_BYTES_MAX} bytes` };
  }
  return reader.read(file);
}
