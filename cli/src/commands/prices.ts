// `lavra prices`: what an extraction costs, and what it cost before.
import { toCredits } from '@lavra/shared/credits';
import { Argument, type Command } from 'commander';
import { creditsArgument } from '../arguments.ts';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord, printTable } from '../output.ts';

export function addPricesCommands(program: Command): void {
  const prices = program.command('prices').description('prices');
  prices
    .command('set')
    .description('set a price, in credits')
    .addArgument(new Argument('<name>').choices(['standard', 'fast', 'resizeImage']))
    .addArgument(new Argument('<credits>').argParser(creditsArgument))
    .option('--json')
    .action(async (name: string, priceHundredths: number, options: OutputOptions) => {
      await withLedgerAdmin((ledger) => ledger.call((client) => client.setPrice, { name, priceHundredths }));
      printRecord({ [name]: toCredits(priceHundredths) }, options);
    });
  prices
    .command('list')
    .description('every price list there was; the last one is in force')
    .option('--json')
    .action(async (options: OutputOptions) => {
      const { versions } = await withLedgerAdmin((ledger) => ledger.call((client) => client.listPriceVersions, {}));
      printTable(
        versions.map(({ version, from, standardHundredths, fastHundredths, resizeImageHundredths }) => ({
          version,
          from: from?.toISOString(),
          standard: toCredits(standardHundredths),
          fast: toCredits(fastHundredths),
          resizeImage: toCredits(resizeImageHundredths),
        })),
        options,
      );
    });
}
