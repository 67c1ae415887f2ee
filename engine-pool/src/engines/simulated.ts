// An engine that only takes time (LOAD_TEST_MODE): every file it gets is the same specimen certificate.
import { setTimeout as pause } from 'node:timers/promises';
import { Engine as EngineName } from '@lavra/proto/engine/v1/engine';
import type { Engine } from './engine.ts';
import { SPECIMEN } from './specimen.ts';

/** @param durationMs how long a reading takes */
export function createSimulated(durationMs: number): Engine {
  return {
    name: EngineName.ENGINE_MINI,
    read: (_page, stages) =>
      stages.run('simulate', async () => {
        await pause(durationMs);
        return { found: 'certificate', certificate: SPECIMEN, evidence: [], sure: true };
      }),
  };
}
