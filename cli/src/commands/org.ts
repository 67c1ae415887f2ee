// `lavra org`: the organizations that own keys and credits.
import type { Organization } from '@lavra/proto/ledger/v1/admin';
import { toCredits } from '@lavra/shared/credits';
import type { Command } from 'commander';
import { creditsArgument, limitArgument } from '../arguments.ts';
import { existing, withLedgerAdmin } from '../ledger-admin.ts';
import { type OutputOptions, printRecord, printTable } from '../output.ts';

interface CreateOptions extends OutputOptions {
  readonly name: string;
  readonly planCredits: number;
  readonly purchasedCredits: number;
  readonly perMinute: number;
  readonly perDay: number;
}

interface UpdateOptions extends OutputOptions {
  readonly planCredits?: number;
  readonly perMinute?: number;
  readonly perDay?: number;
}

const ORGANIZATIONS_PER_CALL = 100;

export function addOrgCommands(program: Command): void {
  const org = program.command('org').description('organizations');
  org
    .command('create')
    .description('create an organization')
    .requiredOption('--name <name>', 'its name')
    .option('--plan-credits <credits>', 'monthly allowance', creditsArgument, 100_00)
    .option('--purchased-credits <credits>', 'credits to begin with', creditsArgument, 0)
    .option('--per-minute <count>', 'extractions a minute', limitArgument, 10)
    .option('--per-day <count>', 'extractions a day (UTC)', limitArgument, 1000)
    .option('--json')
    .action(async (options: CreateOptions) => {
      const { organization } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.createOrganization, {
          name: options.name,
          planCreditsHundredths: options.planCredits,
          purchasedCreditsHundredths: options.purchasedCredits,
          perMinute: options.perMinute,
          perDay: options.perDay,
        }),
      );
      printRecord({ id: existing(organization).id }, options);
    });
  org
    .command('update <org>')
    .description('change what it is given; a changed allowance counts from the next month')
    .option('--plan-credits <credits>', 'monthly allowance', creditsArgument)
    .option('--per-minute <count>', 'extractions a minute', limitArgument)
    .option('--per-day <count>', 'extractions a day (UTC)', limitArgument)
    .option('--json')
    .action(async (organizationId: string, options: UpdateOptions) => {
      const { organization } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.updateOrganization, {
          organizationId,
          planCreditsHundredths: options.planCredits,
          perMinute: options.perMinute,
          perDay: options.perDay,
        }),
      );
      const { planCreditsHundredths, perMinute, perDay } = existing(organization);
      printRecord({ planCredits: toCredits(planCreditsHundredths), perMinute, perDay }, options);
    });
  org
    .command('list')
    .description('all organizations')
    .option('--json')
    .action(async (options: OutputOptions) => {
      const organizations = await withLedgerAdmin(async (ledger) => {
        const all: Organization[] = [];
        for (;;) {
          const request = { afterId: all.at(-1)?.id ?? '', limit: ORGANIZATIONS_PER_CALL };
          const { organizations } = await ledger.call((client) => client.listOrganizations, request);
          if (organizations.length === 0) return all;
          all.push(...organizations);
        }
      });
      printTable(
        organizations.map((each) => ({ id: each.id, name: each.name, ...balance(each) })),
        options,
      );
    });
  org
    .command('show <org>')
    .description('its balance')
    .option('--json')
    .action(async (organizationId: string, options: OutputOptions) => {
      const { organization } = await withLedgerAdmin((ledger) =>
        ledger.call((client) => client.getOrganization, { organizationId }),
      );
      printRecord(balance(existing(organization)), options);
    });
}

/** The balance as `org show` and `credits grant` print it, in credits. */
export function balance(organization: Organization) {
  return {
    planCreditsRemaining: toCredits(organization.planRemainingHundredths),
    purchasedCreditsRemaining: toCredits(organization.purchasedRemainingHundredths),
    creditsHeld: toCredits(organization.heldHundredths),
    creditsAvailable: toCredits(organization.availableHundredths),
    creditsCharged: toCredits(organization.chargedHundredths),
  };
}
