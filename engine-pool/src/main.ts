// The engine pool process.
import { runService } from '@lavra/shared/lifecycle';
import { createLogger } from '@lavra/shared/logger';
import { readConfig, VARIABLES } from './config.ts';
import { startEnginePool } from './server.ts';

await runService('engine-pool', VARIABLES, async () => {
  const config = readConfig(process.env);
  const logger = createLogger('engine-pool', config.logLevel);
  return { service: await startEnginePool(config, { logger }), logger };
});
