// What happens in the ledger, by name: one function an event feeds the log and the metrics.
import type { Logger } from '@lavra/shared/logger';
import { Counter, Gauge, Histogram, type Registry } from '@lavra/shared/metrics';
import type { SignInOutcome } from './console/decide-sign-in.ts';
import type { AdmitOutcome, SettleOutcome } from './organization/commands.ts';

/** Named here because a counter that is absent until its first event shows no increase by it. */
const SIGN_INS: readonly SignInOutcome['kind'][] = ['opened', 'refused', 'locked'];

export type Events = ReturnType<typeof createEvents>;

export function createEvents(logger: Logger, registry: Registry) {
  const registers = [registry];
  const admissions = new Counter({
    name: 'lavra_ledger_admissions_total',
    help: 'Admit calls by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const settlements = new Counter({
    name: 'lavra_ledger_settlements_total',
    help: 'Settle calls by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const chargedHundredths = new Counter({
    name: 'lavra_ledger_charged_hundredths_total',
    help: 'Hundredths of a credit charged',
    registers,
  });
  const leasesLost = new Counter({
    name: 'lavra_ledger_leases_lost_total',
    help: 'Leases refused renewal because they had ended',
    registers,
  });
  const batchCommands = new Histogram({
    name: 'lavra_ledger_batch_commands',
    help: 'Commands committed by one transaction',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const batchSeconds = new Histogram({
    name: 'lavra_ledger_batch_seconds',
    help: 'Time a transaction took, its repeats included',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const batchFailures = new Counter({
    name: 'lavra_ledger_batch_failures_total',
    help: 'Transactions that failed; their callers were told to come again',
    registers,
  });
  const signIns = new Counter({
    name: 'lavra_ledger_console_sign_ins_total',
    help: 'Attempts to sign in at the console by outcome',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of SIGN_INS) signIns.inc({ outcome }, 0);
  const holdsExpired = new Counter({
    name: 'lavra_ledger_holds_expired_total',
    help: 'Holds returned because their lease ended: their gateways were gone, or stood still',
    registers,
  });
  const storeUp = new Gauge({ name: 'lavra_ledger_store_up', help: '1 while the store answers', registers });
  const purged = new Counter({
    name: 'lavra_ledger_extractions_purged_total',
    help: 'Extractions removed after their replay window, kept answers with them',
    registers,
  });

  return {
    signIn: (outcome: SignInOutcome) => signIns.inc({ outcome: outcome.kind }),

    admission: (outcome: AdmitOutcome) => admissions.inc({ outcome: outcome.kind }),

    settlement(outcome: SettleOutcome, extractionId: string, httpRequestId: string | undefined) {
      settlements.inc({ outcome: outcome.kind });
      if (outcome.kind === 'settled') chargedHundredths.inc(outcome.chargedHundredths);
      if (outcome.kind !== 'leaseLost') return;
      logger.warn({ extractionId, httpRequestId }, 'a settlement came after its lease had ended');
    },

    leasesLost(extractionIds: readonly string[]) {
      leasesLost.inc(extractionIds.length);
      logger.warn({ extractionIds }, 'leases had ended before their renewal');
    },

    batchCommitted(commands: number, durationMs: number) {
      batchCommands.observe(commands);
      batchSeconds.observe(durationMs / 1000);
    },

    batchFailed(organizationId: string, error: unknown) {
      batchFailures.inc();
      logger.error({ err: error, organizationId }, 'a batch could not be committed');
    },

    holdsExpired: (holds: number) => holdsExpired.inc(holds),

    holdsExpiring: (organizations: number) => logger.info({ organizations }, 'returning the credits of ended leases'),

    purged: (extractions: number) => purged.inc(extractions),

    jobFailed: (job: string, error: unknown) => logger.error({ err: error, job }, 'a job failed and will run again'),

    storeReached(reached: boolean) {
      storeUp.set(reached ? 1 : 0);
      if (reached) logger.info('the store answers');
      else logger.error('the store does not answer');
    },
  };
}
