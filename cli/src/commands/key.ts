// `lavra key`: API keys. The key itself is printed once, at its creation.
import { type Key, KeyKind } from '@lavra/proto/ledger/v1/admin';
import { type Command, Option } from 'commander';
import { timeArgument } from '../arguments.ts';
import { existing, withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord, printTable } from '../output.ts';

interface CreateOptions extends OutputOptions {
  readonly org: string;
  readonly kind: 'live' | 'test';
  readonly expires?: Date;
}

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys');
  key
    .command('create')
    .description('create a key; it is shown this once')
    .requiredOption('--org <org>', 'its organization')
    .addOption(new Option('--kind <kind>').choices(['live', 'test']).default('live'))
    .option('--expires <time>', 'when it stops working (ISO 8601); never, if absent', timeArgument)
    .option('--json')
    .action(async (options: CreateOptions) => {
      const response = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.createKey, {
          organizationId: options.org,
          kind: options.kind === 'live' ? KeyKind.KEY_KIND_LIVE : KeyKind.KEY_KIND_TEST,
          expiresAt: options.expires,
        }),
      );
      printRecord({ id: existing(response.key).id, key: response.secret }, options);
    });
  key
    .command('revoke <key-id>')
    .description('refuse a key from now on')
    .option('--json')
    .action(async (keyId: string, options: OutputOptions) => {
      const response = await withLedgerAdmin((ledger) => ledger.call((client) => client.revokeKey, { keyId }));
      printRecord(keyRow(existing(response.key)), options);
    });
  key
    .command('list')
    .description('the keys of an organization')
    .requiredOption('--org <org>', 'the organization')
    .option('--json')
    .action(async (options: OutputOptions & { readonly org: string }) => {
      const { keys } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.listKeys, { organizationId: options.org }),
      );
      printTable(keys.map(keyRow), options);
    });
}

function keyRow(key: Key) {
  return {
    id: key.id,
    kind: key.kind === KeyKind.KEY_KIND_LIVE ? 'live' : 'test',
    lastFour: key.lastFour,
    createdAt: key.createdAt?.toISOString(),
    expiresAt: key.expiresAt?.toISOString(),
    revokedAt: key.revokedAt?.toISOString(),
  };
}
