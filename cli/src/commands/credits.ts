// `lavra credits`: purchased credits.
import { randomUUID } from 'node:crypto';
import type { Organization } from '@lavra/proto/ledger/v1/admin';
import type { Command } from 'commander';
import { creditsArgument } from '../arguments.ts';
import { callUntilAnswered, existing, NoAnswerError, withLedgerAdmin } from '../ledger-admin.ts';
import { CommandError, type OutputOptions, printRecord } from '../output.ts';
import { balance } from './org.ts';

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
    .action(async (options: GrantOptions) => printRecord(balance(await grant(options)), options));
}

/** Always by a name, so that a grant whose answer was lost can be asked for again and is made once. */
async function grant({ org, amount, grantId = randomUUID() }: GrantOptions): Promise<Organization> {
  const request = { organizationId: org, amountHundredths: amount, grantId };
  try {
    const { organization } = await withLedgerAdmin((ledger) =>
      callUntilAnswered(() => ledger.call((client) => client.grantCredits, request)),
    );
    return existing(organization);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    throw new CommandError(
      `${error.message}: whether it granted the credits is unknown; repeat the command with --grant-id ${grantId}, which adds them once`,
    );
  }
}
