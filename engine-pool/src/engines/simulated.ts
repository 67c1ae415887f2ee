// An engine that only takes time (LOAD_TEST_MODE): every file it gets is the same specimen certificate.
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { SPECIMEN } from './specimen.ts';

/** @param durationMs how long a reading takes */
export function createSimulated(durationMs: number): Engine {
  return {
    name: 'mini',
    read: (_page, stages) =>
      stages.run('simulate', async () => {
        await pause(durationMs);
        return { kind: 'certificate', certificate: SPECIMEN, evidence: [], sure: true };
      }),
  };
}
