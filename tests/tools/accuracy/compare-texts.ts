// Our reader's words beside the peers', by one measure: which printed values stand in them, wherever.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateTruth } from '../../generator/truth.ts';
import { type Reading, readOurs, readPeers } from '../bench/reading/readers.ts';
import { foundIn } from '../bench/reading/recall.ts';
import type { TextFound } from './summary.ts';

/** Reads every certificate again with the everyday engine and with each peer that is there: by the name of its column. */
export async function compareTexts(
  folder: string,
  truths: readonly CertificateTruth[],
): Promise<ReadonlyMap<string, TextFound>> {
  const drawings = await mkdtemp(join(tmpdir(), 'lavra-peers-'));
  try {
    const readings = [
      ['mini', await readOurs('mini', folder)],
      ...(await readPeers(folder, truths, drawings)),
    ] as const;
    return new Map(readings.map(([reader, reading]) => [reader, textFound(truths, reading)]));
  } finally {
    await rm(drawings, { recursive: true, force: true });
  }
}

function textFound(truths: readonly CertificateTruth[], reading: Reading): TextFound {
  return new Map(truths.map((truth) => [truth.case, foundIn(reading.get(truth.case)?.text ?? '', truth)]));
}
