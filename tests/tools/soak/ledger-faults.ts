// Load on real ledger processes while they, or their database, are killed at random; then every credit is counted.
import { setTimeout as sleep } from 'node:timers/promises';
import { KeyKind, type LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { LEASE_MS } from '@lavra/shared/limits';
import { OPERATOR_TOKEN, temporaryFolder } from '../../suites/ledger-service/support.ts';
import { startMongo } from '../../support/mongod.ts';
import { type Customer, runClient, type Tally } from './ledger-clients.ts';
import { clientsOf, type LedgerProcess, startLedgerProcess } from './ledger-process.ts';

export interface FaultFigures {
  readonly fault: string;
  readonly kills: number;
  readonly requests: number;
  readonly answers: number;
  readonly charges: number;
  readonly violations: number;
}

interface Stage {
  readonly ledgers: readonly LedgerProcess[];
  /** Each kills one thing and brings it back. */
  readonly kills: readonly (() => Promise<void>)[];
  stop(): Promise<void>;
}

const ORGANIZATIONS = 3;
const CLIENTS = 24;
const PRICE_HUNDREDTHS = 100;
/** Long enough to do work in between, short enough for many. */
const PAUSE_BETWEEN_KILLS_MS = { least: 500, most: 3_000 };

const operator = { token: OPERATOR_TOKEN, timeoutMs: 60_000 };

/** Violations: rules the audit finds broken, and answers that were not charged exactly once. */
export async function runLedgerFaults(store: 'sqlite' | 'mongodb', seconds: number): Promise<FaultFigures> {
  const stage = store === 'sqlite' ? await sqliteStage() : await mongoStage();
  const clients = clientsOf(stage.ledgers);
  try {
    const customers = await Promise.all(Array.from({ length: ORGANIZATIONS }, () => createCustomer(clients.admin)));
    const tally: Tally = { requests: 0, answers: new Map(), failures: 0, leasesLost: 0 };
    const stop = new AbortController();
    const load = Array.from({ length: CLIENTS }, (_, index) =>
      runClient(clients.ledger, customers[index % customers.length] as Customer, tally, stop.signal),
    );
    const kills = await killAtRandom(stage, seconds);
    stop.abort();
    await Promise.all(load);
    // What nobody heard of any more has expired by then.
    await sleep(LEASE_MS + 3_000);

    const audit = await persist(() => call(clients.admin.audit.bind(clients.admin), {}, operator));
    let [charges, violations] = [0, audit.violations.length];
    for (const { organizationId } of customers) {
      const { organization } = await call(
        clients.admin.getOrganization.bind(clients.admin),
        { organizationId },
        operator,
      );
      const charged = (organization?.chargedHundredths ?? 0) / PRICE_HUNDREDTHS;
      charges += charged;
      if (charged !== tally.answers.get(organizationId) || organization?.heldHundredths !== 0) violations++;
    }
    const answers = [...tally.answers.values()].reduce((sum, count) => sum + count, 0);
    return { fault: `ledger-${store}`, kills, requests: tally.requests, answers, charges, violations };
  } finally {
    clients.close();
    await stage.stop();
  }
}

async function killAtRandom({ kills }: Stage, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  const { least, most } = PAUSE_BETWEEN_KILLS_MS;
  let count = 0;
  while (performance.now() < endMs) {
    await sleep(least + Math.random() * (most - least));
    await kills[Math.floor(Math.random() * kills.length)]?.();
    count++;
  }
  return count;
}

async function sqliteStage(): Promise<Stage> {
  const folder = temporaryFolder();
  const ledger = await startLedgerProcess(`sqlite:${folder.path}/ledger.db`);
  return {
    ledgers: [ledger],
    kills: [ledger.killAndRestart],
    async stop() {
      await ledger.stop();
      folder.remove();
    },
  };
}

/** Two ledgers that serve the same organizations, over three members of which one may be gone. */
async function mongoStage(): Promise<Stage> {
  const server = await startMongo({ members: 3 });
  const ledgers = await Promise.all([0, 1].map(() => startLedgerProcess(server.url('soak'))));
  const killPrimary = async () => {
    await server.killPrimary();
    // Gone for a while, so that the other two elect one of them.
    await sleep(3_000);
    await server.startMembers();
  };
  return {
    ledgers,
    kills: [...ledgers.map((ledger) => ledger.killAndRestart), killPrimary],
    async stop() {
      await Promise.all(ledgers.map((ledger) => ledger.stop()));
      await server.stop();
    },
  };
}

async function createCustomer(admin: LedgerAdminServiceClient): Promise<Customer> {
  const terms = { planCreditsHundredths: 0, purchasedCreditsHundredths: 1_000_000_000_00, perMinute: 1e9, perDay: 1e9 };
  const created = await call(admin.createOrganization.bind(admin), { name: 'Soak', ...terms }, operator);
  const organizationId = created.organization?.id ?? '';
  const request = { organizationId, kind: KeyKind.KEY_KIND_TEST, expiresAt: undefined };
  const { key } = await call(admin.createKey.bind(admin), request, operator);
  return { organizationId, keyId: key?.id ?? '' };
}

/** A database just brought back may still elect its primary. */
async function persist<Result>(work: () => Promise<Result>, attempts = 20): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (--attempts === 0) throw error;
      await sleep(500);
    }
  }
}
