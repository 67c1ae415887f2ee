// EnginePoolService.Describe: what this replica can do and how busy it is.
import { type DescribeResponse, Engine } from '@lavra/proto/engine/v1/engine';
import type { EnginePoolContext } from '../context.ts';

const READING_ENGINES = [Engine.ENGINE_FAST, Engine.ENGINE_MINI, Engine.ENGINE_LARGE];

export function describe({ config, pool }: EnginePoolContext): DescribeResponse {
  return {
    engines: config.simulatedEngineMs === null ? READING_ENGINES : [Engine.ENGINE_MINI],
    simulated: config.simulatedEngineMs !== null,
    workerThreads: config.workers,
    running: pool.running,
    queued: pool.queued,
    queueMax: config.queueMax,
  };
}
