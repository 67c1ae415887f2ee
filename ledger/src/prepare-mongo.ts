// `node ledger/src/prepare-mongo.ts`: makes MongoDB ready for the ledgers, beside its first member; to be run before they
// start, at the first time and at every upgrade.
import { describeStartFailure, printConfig } from '@lavra/shared/lifecycle';
import { PREPARE_VARIABLES, readPrepareConfig } from './config.ts';
import { prepareMongo } from './store/mongo/prepare.ts';

if (process.argv.includes('--config')) printConfig(PREPARE_VARIABLES);

try {
  await prepareMongo(readPrepareConfig(process.env));
  process.stdout.write('MongoDB is ready for the ledgers\n');
} catch (error) {
  process.stderr.write(`prepare-mongo: ${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
