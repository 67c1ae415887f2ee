// `lavra usage`: what an organization used, by day, engine and outcome.
import { toCredits } from '@lavra/shared/credits';
import type { Command } from 'commander';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printTable } from '../output.ts';

export function addUsageCommand(program: Command): void {
  program
    .command('usage')
    .description('extractions and credits by day, engine and outcome')
    .requiredOption('--org <org>', 'the organization')
    .option('--json')
    .action(async (options: OutputOptions & { readonly org: string }) => {
      const { rows } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.getUsage, { organizationId: options.org }),
      );
      printTable(
        rows.map(({ day, engine, outcome, extractions, chargedHundredths }) => ({
          day,
          engine,
          outcome,
          extractions,
          creditsCharged: toCredits(chargedHundredths),
        })),
        options,
      );
    });
}
