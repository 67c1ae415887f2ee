// `lavra audit`: proves every balance from the journal; exit code 1 when anything does not add up.
import type { Command } from 'commander';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, print, printJson } from '../output.ts';

/** It reads the whole journal, at the pace the ledger allows itself. */
const AUDIT_TIMEOUT_MS = 30 * 60_000;

export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description('prove every balance from the journal')
    .option('--json')
    .action(async (options: OutputOptions) => {
      const { organizations, extractions, violations } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.audit, {}, AUDIT_TIMEOUT_MS),
      );
      const ok = violations.length === 0;
      if (options.json) printJson({ ok, organizations, extractions, violations });
      else {
        print(`${ok ? 'ok' : 'NOT OK'}: ${organizations} organizations, ${extractions} extractions`);
        for (const { rule, organizationId, extractionId } of violations) {
          print(`violated: ${rule} (organization ${organizationId}${extractionId && `, extraction ${extractionId}`})`);
        }
      }
      if (!ok) process.exitCode = 1;
    });
}
