// `lavra prices`: what an extraction costs.
import { toCredits } from '@lavra/shared/credits';
import { Argument, type Command } from 'commander';
import { creditsArgument } from '../arguments.ts';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord } from '../output.ts';

export function addPricesCommands(program: Command): void {
  program
    .command('prices')
    .description('prices')
    .command('set')
    .description('set a price, in credits')
    .addArgument(new Argument('<name>').choices(['standard', 'fast', 'resizeImage']))
    .addArgument(new Argument('<credits>').argParser(creditsArgument))
    .option('--json')
    .action(async (name: string, priceHundredths: number, options: OutputOptions) => {
      await withLedgerAdmin((ledger) => ledger.call((client) => client.setPrice, { name, priceHundredths }));
      printRecord({ [name]: toCredits(priceHundredths) }, options);
    });
}
