// `lavra console-token`: who may sign in at the console. The token itself is printed once, at its creation.
import type { ConsoleToken } from '@lavra/proto/ledger/v1/admin';
import { type Command, Option } from 'commander';
import { timeArgument } from '../arguments.ts';
import { existing, withLedgerAdmin } from '../ledger-admin.ts';
import { CommandError, type OutputOptions, printRecord, printTable } from '../output.ts';

interface WhoseOptions extends OutputOptions {
  readonly organization?: string;
  readonly operator?: true;
}

interface CreateOptions extends WhoseOptions {
  readonly expires?: Date;
}

const LASTS_DAYS = 90;

export function addConsoleTokenCommands(program: Command): void {
  const token = program.command('console-token').description('tokens to sign in at the console with');
  whose(token.command('create'))
    .description('create a token; it is shown this once')
    .option('--expires <time>', `when it stops working (ISO 8601); after ${LASTS_DAYS} days, if absent`, timeArgument)
    .action(async (options: CreateOptions) => {
      const { expires = new Date(Date.now() + LASTS_DAYS * 86_400_000) } = options;
      const request = { organizationId: organizationOf(options), expiresAt: expires };
      const response = await withLedgerAdmin((ledger) => ledger.call((client) => client.createConsoleToken, request));
      printRecord({ id: existing(response.token).id, token: response.secret, expiresAt: expires }, options);
    });
  whose(token.command('list'))
    .description('the tokens of an organization, or the operator’s')
    .action(async (options: WhoseOptions) => {
      const request = { organizationId: organizationOf(options) };
      const { tokens } = await withLedgerAdmin((ledger) => ledger.call((client) => client.listConsoleTokens, request));
      printTable(tokens.map(tokenRow), options);
    });
  token
    .command('revoke <token-id>')
    .description('refuse a token from now on, and end its sessions')
    .option('--json')
    .action(async (tokenId: string, options: OutputOptions) => {
      const response = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.revokeConsoleToken, { tokenId }),
      );
      printRecord(tokenRow(existing(response.token)), options);
    });
}

function whose(command: Command): Command {
  return command
    .addOption(new Option('--organization <org>', "an owner's: of this organization").conflicts('operator'))
    .addOption(new Option('--operator', "an operator's: of everything"))
    .option('--json');
}

/** Empty for the operator. Said in so many words, so that nobody opens everything by leaving something out. */
function organizationOf({ organization, operator }: WhoseOptions): string {
  if (organization) return organization;
  if (operator) return '';
  throw new CommandError('say whose: --organization ORG, or --operator');
}

function tokenRow(token: ConsoleToken) {
  return {
    id: token.id,
    organization: token.organizationId || undefined,
    createdAt: token.createdAt?.toISOString(),
    createdBy: token.createdBy,
    expiresAt: token.expiresAt?.toISOString(),
    revokedAt: token.revokedAt?.toISOString(),
    revokedBy: token.revokedBy || undefined,
  };
}
