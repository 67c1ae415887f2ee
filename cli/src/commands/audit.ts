// `lavra audit`: proves every balance from the journal; exit code 1 when anything does not add up.
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { systemErrorCode } from '@lavra/shared/startup-error';
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
    .option('--export <file>', 'instead write the journal, as JSON Lines that anybody can check; - is standard output')
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

/** A file of the name that was asked for is a whole export: it gets that name once all of it is on the disk. */
async function exportJournal(ledger: LedgerAdmin, path: string): Promise<void> {
  // The command's own disk may end with its container; the exit code then says whether the export is whole.
  if (path === '-') return pipeline(journalText(ledger), process.stdout, { end: false });
  const part = `${path}.part`;
  refuseToReplace(path);
  const file = await open(part, 'wx', 0o600).catch((error) => {
    if (systemErrorCode(error) !== 'EEXIST') throw cannotBeWritten(part, error);
    // Nobody can tell which: two exports into one file would be worse than a file to remove.
    throw new CommandError(`${part} is there: another export writes it, or one was killed; remove it if none runs`);
  });
  try {
    await pipeline(journalText(ledger), file.createWriteStream({ flush: true }));
    refuseToReplace(path);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw cannotBeWritten(path, error);
  }
}

/** An old export is what a new one is held against. */
function refuseToReplace(path: string): void {
  if (existsSync(path)) throw new CommandError(`${path} is there already, and is not written over`);
}

/** In words where the disk is to blame; any other error as it is. */
function cannotBeWritten(path: string, error: unknown): unknown {
  const code = systemErrorCode(error);
  return code ? new CommandError(`${path} cannot be written (${code})`) : error;
}

async function* journalText(ledger: LedgerAdmin): AsyncGenerator<string> {
  const request = { organizationId: '' };
  for await (const { lines } of ledger.stream((client) => client.exportJournal, request, AUDIT_TIMEOUT_MS)) {
    for (const line of lines) yield `${line}\n`;
  }
}
