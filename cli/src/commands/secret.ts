// `lavra secret`: whether the old one may go while LAVRA_SECRET is changed.
import type { Command } from 'commander';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord } from '../output.ts';

export function addSecretCommand(program: Command): void {
  program
    .command('secret')
    .description('how many keys are kept under which LAVRA_SECRET, told by an id that says nothing about it')
    .option('--json')
    .action(async (options: OutputOptions) => {
      const { currentSecretId, uses } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.getSecretUse, {}),
      );
      const count = (isCounted: (secretId: string) => boolean) =>
        uses.reduce((sum, { secretId, keys }) => sum + (isCounted(secretId) ? keys : 0), 0);
      printRecord(
        {
          currentSecretId,
          keysUnderCurrent: count((id) => id === currentSecretId),
          keysUnderOthers: count((id) => id !== currentSecretId && id !== ''),
          // Of before ids were kept; using such a key once tells.
          keysUnknown: count((id) => id === ''),
        },
        options,
      );
    });
}
