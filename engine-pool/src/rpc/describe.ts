// EnginePoolService.Describe: what this replica can do and how busy it is.
import { type DescribeResponse, Engine } from '@lavra/proto/engine/v1/engine';
import type { EnginePoolContext } from '../context.ts';

export function describe({ config, pool }: EnginePoolContext): DescribeResponse {
  return {
    engines: [Engine.ENGINE_MINI],
    simulated: config.simulatedEngineMs !== null,
    workerThreads: config.threads,
    running: pool.running,
    queued: pool.queued,
    queueMax: config.queueMax,
  };
}
