// The ledger process.
import { runService } from '@lavra/shared/lifecycle';
import { createLogger } from '@lavra/shared/logger';
import { readConfig, VARIABLES } from './config.ts';
import { startLedger } from './server.ts';

await runService('ledger', VARIABLES, async () => {
  const config = readConfig(process.env);
  const logger = createLogger('ledger', config.logLevel);
  return { service: await startLedger(config, { logger }), logger };
});
