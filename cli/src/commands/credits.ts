// `lavra credits`: purchased credits.
import type { Command } from 'commander';
import { creditsArgument } from '../arguments.ts';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord } from '../output.ts';
import { balance, existing } from './org.ts';

interface GrantOptions extends OutputOptions {
  readonly org: string;
  readonly amount: number;
  readonly grantId?: string;
}

export function addCreditsCommands(program: Command): void {
  program
    .command('credits')
    .description('purchased credits')
    .command('grant')
    .description('add purchased credits')
    .requiredOption('--org <org>', 'the organization')
    .requiredOption('--amount <credits>', 'how many', creditsArgument)
    .option('--grant-id <id>', 'a name of the grant: sent again, it adds nothing')
    .option('--json')
    .action(async (options: GrantOptions) => {
      const { organization } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.grantCredits, {
          organizationId: options.org,
          amountHundredths: options.amount,
          grantId: options.grantId,
        }),
      );
      printRecord(balance(existing(organization)), options);
    });
}
