// `lavra journal` and `lavra outcomes`: what happened in an organization row by row, and in all of them on a day.
import { JournalKind, type JournalRow } from '@lavra/proto/ledger/v1/admin';
import { toCredits } from '@lavra/shared/credits';
import { type Command, Option } from 'commander';
import { limitArgument, timeArgument } from '../arguments.ts';
import { withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printTable } from '../output.ts';

const PREFIX = 'JOURNAL_KIND_';
const KIND_NAMES = new Map(
  Object.entries(JournalKind)
    .filter(([, kind]) => kind > 0)
    .map(([name, kind]) => [kind as number, name.slice(PREFIX.length).toLowerCase()]),
);

const ROWS_PER_CALL_MAX = 500;

interface JournalOptions extends OutputOptions {
  readonly org: string;
  readonly kind?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  readonly rows: number;
}

export function addJournalCommands(program: Command): void {
  program
    .command('journal')
    .description('rows of an organization’s journal, newest first: charges, replays, who changed what')
    .requiredOption('--org <org>', 'the organization')
    .addOption(new Option('--kind <kinds...>', 'only these').choices([...KIND_NAMES.values()]))
    .option('--from <time>', 'from then on (ISO 8601)', timeArgument)
    .option('--until <time>', 'before then (ISO 8601)', timeArgument)
    .option('--rows <count>', 'at most so many', limitArgument, 100)
    .option('--json')
    .action(async (options: JournalOptions) => printTable((await read(options)).map(journalRow), options));
  program
    .command('outcomes')
    .description('how the extractions of all organizations ended on a day')
    .option('--day <day>', 'a UTC day (YYYY-MM-DD); today, if absent')
    .option('--json')
    .action(async (options: OutputOptions & { readonly day?: string }) => {
      const { rows } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.listOutcomes, { day: options.day ?? '' }),
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

async function read({ org, kind = [], from, until, rows: wanted }: JournalOptions): Promise<JournalRow[]> {
  const kinds = kind.map((name) => JournalKind[`${PREFIX}${name.toUpperCase()}` as keyof typeof JournalKind]);
  return withLedgerAdmin(async (ledger) => {
    const rows: JournalRow[] = [];
    for (let beforeSequence = 0; rows.length < wanted; ) {
      const limit = Math.min(ROWS_PER_CALL_MAX, wanted - rows.length);
      const request = { organizationId: org, kinds, from, until, beforeSequence, limit };
      const page = await ledger.call((client) => client.listJournal, request);
      rows.push(...page.rows);
      if (page.nextBefore === 0) break;
      beforeSequence = page.nextBefore;
    }
    return rows;
  });
}

function journalRow(row: JournalRow) {
  return {
    sequence: row.sequence,
    at: row.at?.toISOString(),
    kind: KIND_NAMES.get(row.kind),
    extraction: row.extractionId || undefined,
    plan: toCredits(row.planHundredths),
    purchased: toCredits(row.purchasedHundredths),
    charged: toCredits(row.chargedHundredths),
    held: toCredits(row.heldHundredths),
    facts: row.facts,
  };
}
