// EnginePoolService.Describe: what this replica can do and how busy it is.
import type { DescribeResponse } from '@lavra/proto/engine/v1/engine';
import type { EnginePoolContext } from '../context.ts';
import type { EngineName } from '../engines/engine.ts';
import { engineMessage } from './messages.ts';

const READING_ENGINES: readonly EngineName[] = ['fast', 'mini', 'large'];
const SIMULATED_ENGINES: readonly EngineName[] = ['mini'];

export function describe({ config, pool, models }: EnginePoolContext): DescribeResponse {
  const { waitMs, longestWaitMs, busyShare } = pool.load();
  const simulated = config.simulatedEngineMs !== null;
  return {
    engines: (simulated ? SIMULATED_ENGINES : READING_ENGINES).map(engineMessage),
    simulated,
    workerThreads: config.workers,
    running: pool.running,
    queued: pool.queued,
    queueMax: config.queueMax,
    waitMs: Math.round(waitMs),
    longestWaitMs: Math.round(longestWaitMs),
    busyShare,
    models: [...models],
  };
}
