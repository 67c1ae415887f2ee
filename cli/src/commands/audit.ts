// `lavra audit`: proves every balance from the journal; exit code 1 when anything does not add up.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Command } from 'commander';
import { type LedgerAdmin, withLedgerAdmin } from '../ledger-admin.ts';
import { CommandError, type OutputOptions, print, printJson } from '../output.ts';

interface AuditOptions extends OutputOptions {
  readonly export?: string;
}

/** It reads the whole journal, at the pace the ledger allows itself. */
const AUDIT_TIMEOUT_MS = 30 * 60_000;

export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description('prove every balance from the journal')
    .option('--export <file>', 'instead write the journal, as JSON Lines that anybody can check')
    .option('--json')
    .action((options: AuditOptions) =>
      withLedgerAdmin((ledger) => (options.export ? exportJournal(ledger, options.export) : audit(ledger, options))),
    );
}

async function audit(ledger: LedgerAdmin, { json }: OutputOptions): Promise<void> {
  const { organizations, extractions, violations } = await ledger.call((client) => client.audit, {}, AUDIT_TIMEOUT_MS);
  const ok = violations.length === 0;
  if (json) printJson({ ok, organizations, extractions, violations });
  else {
    print(`${ok ? 'ok' : 'NOT OK'}: ${organizations} organizations, ${extractions} extractions`);
    for (const { rule, organizationId, extractionId } of violations) {
      print(`violated: ${rule} (organization ${organizationId}${extractionId && `, extraction ${extractionId}`})`);
    }
  }
  if (!ok) process.exitCode = 1;
}

/** Never over an export that is there: an old one is what a new one is held against. */
async function exportJournal(ledger: LedgerAdmin, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const opened = once(file, 'open');
  await opened.catch((error) => {
    throw new CommandError(`${path} cannot be written (${error.code})`);
  });
  for await (const { lines } of ledger.stream(
    (client) => client.exportJournal,
    { organizationId: '' },
    AUDIT_TIMEOUT_MS,
  )) {
    for (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
