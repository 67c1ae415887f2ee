// The gateway as a process of its own.
import { runService } from '@lavra/shared/lifecycle';
import { createLogger } from '@lavra/shared/logger';
import { readConfig, VARIABLES } from './config.ts';
import { startGateway } from './server.ts';

await runService('gateway', VARIABLES, async () => {
  const config = readConfig(process.env);
  const logger = createLogger('gateway', config.logLevel);
  return { service: await startGateway(config, { logger }), logger };
});
