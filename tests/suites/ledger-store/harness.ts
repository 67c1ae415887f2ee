// What the store contract is told in: a store of either kind on a clock of the test's own, and commands sent to it.
import { randomBytes, randomUUID } from 'node:crypto';
import { auditOrganization } from '../../../ledger/src/audit/audit.ts';
import { decideBatch, wantedBy } from '../../../ledger/src/organization/batch.ts';
import type { Admit, Command, Outcome, OutcomeOf } from '../../../ledger/src/organization/commands.ts';
import { newExtractionId, newKeyId, newOrganizationId } from '../../../ledger/src/organization/ids.ts';
import type { OrganizationCommands } from '../../../ledger/src/organization/mailbox.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';

/** A time that the test moves. */
export interface TestClock {
  nowMs: number;
}

/** One place where data is, real files or a real server, opened as often as a test likes. */
export interface TestStorage {
  /** Another replica's view of the same data. */
  open(clock: TestClock): Promise<LedgerStore>;
  remove(): Promise<void>;
}

export interface StoreKind {
  readonly name: string;
  /** How many runs a property test affords: a commit costs more on one than on the other. */
  readonly propertyRuns: number;
  create(): Promise<TestStorage>;
}

/** Sends commands as one batch, as the mailboxes do. */
export async function sendBatch(store: LedgerStore, organizationId: string, commands: readonly Command[]) {
  return store.commit<Outcome[]>(organizationId, wantedBy(commands), (view) => decideBatch(view, commands));
}

/** Sends batches of different organizations together, as the mailboxes do. */
export function sendBatches(store: LedgerStore, batches: readonly OrganizationCommands[]) {
  return store.commitTogether<Outcome[]>(
    batches.map(({ organizationId, commands }) => ({
      organizationId,
      wanted: wantedBy(commands),
      decide: (view) => decideBatch(view, commands),
    })),
  );
}

export async function send<C extends Command>(
  store: LedgerStore,
  organizationId: string,
  command: C,
): Promise<OutcomeOf<C>> {
  const [outcome] = await sendBatch(store, organizationId, [command]);
  return outcome as OutcomeOf<C>;
}

export interface TestOrganization {
  readonly organizationId: string;
  readonly keyId: string;
}

/** An organization with a key; ample limits unless the test says otherwise. */
export async function createOrganization(
  store: LedgerStore,
  terms: { allowance?: number; purchased?: number; perMinute?: number; perDay?: number } = {},
): Promise<TestOrganization> {
  const organizationId = newOrganizationId();
  await send(store, organizationId, {
    kind: 'create',
    by: 'operator',
    organizationId,
    name: 'Contrato',
    allowanceHundredths: terms.allowance ?? 1_000,
    purchasedHundredths: terms.purchased ?? 0,
    perMinute: terms.perMinute ?? 1_000_000,
    perDay: terms.perDay ?? 1_000_000,
  });
  return { organizationId, keyId: await addKey(store, organizationId) };
}

export async function addKey(store: LedgerStore, organizationId: string): Promise<string> {
  const id = newKeyId();
  const hash = randomBytes(32).toString('base64url');
  const key = { id, organizationId, kind: 'live' as const, hash, secretId: null, lastFour: 'last', expiresAtMs: null };
  await send(store, organizationId, { kind: 'addKey', key, by: 'operator' });
  return id;
}

export function admission({ organizationId, keyId }: TestOrganization, facts: Partial<Admit> = {}): Admit {
  return {
    kind: 'admit',
    keyId,
    idempotencyKey: newIdempotencyKey(),
    engineAsked: 'standard',
    resizeImage: false,
    extractionId: newExtractionId(organizationId),
    ...facts,
  };
}

export async function admitted(store: LedgerStore, organization: TestOrganization, facts: Partial<Admit> = {}) {
  const outcome = await send(store, organization.organizationId, admission(organization, facts));
  if (outcome.kind !== 'admitted') throw new Error(`expected an admission, got ${outcome.kind}`);
  return outcome;
}

/** 43 characters, as of 32 bytes; from UUIDs, which cost next to nothing: a benchmark's clients use this too. */
export function newIdempotencyKey(): string {
  return `${randomUUID()}${randomUUID()}`.slice(0, 43);
}

export const ANSWER = new Uint8Array([1, 2, 3]);

export const CHARGE = { kind: 'charge', engine: 'mini', imageResized: false } as const;
export const RELEASE = { kind: 'release', errorCode: 'EXTRACTION_BUSY' } as const;

/** The rules that an organization's books break. */
export async function brokenRules(store: LedgerStore, organizationId: string): Promise<string[]> {
  const result = await auditOrganization(store, organizationId, (work) => work());
  return result?.violations.map(({ rule }) => rule) ?? ['no such organization'];
}
