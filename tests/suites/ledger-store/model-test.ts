// Any interleaving of what can happen to an organization, told to a real store and to the model: both must say the same.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePrice, type PriceName } from '../../../ledger/src/credit/prices.ts';
import type { Command, Outcome } from '../../../ledger/src/organization/commands.ts';
import { newExtractionId, newKeyId } from '../../../ledger/src/organization/ids.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import {
  ANSWER,
  addKey,
  brokenRules,
  createOrganization,
  newIdempotencyKey,
  type StoreKind,
  send,
  sendBatch,
  type TestClock,
  type TestStorage,
} from './harness.ts';
import { type ModelCommand, ModelOrganization, type ModelRun } from './model.ts';

/** The replay window, and more than a clock may be corrected back by. */
const PURGE_AGE_MS = 15 * 60_000 + 30_000;
const START_MS = Date.UTC(2026, 10, 30, 23, 50);
const TERMS = { allowance: 700, purchased: 300, perMinute: 8, perDay: 40 };
/** Nothing is refused for want of credits or for a limit. */
const AMPLE_TERMS = { allowance: 100_000, purchased: 0, perMinute: 1_000, perDay: 1_000 };
const PRICES = { standard: 100, fast: 150, resize: 100 };

interface Model {
  readonly organization: ModelOrganization;
  readonly clock: TestClock;
  peakMs: number;
  prices: ModelRun['prices'];
}

/** The real side: one organization, served by two replicas in turn. */
interface Real {
  readonly replicas: readonly [LedgerStore, LedgerStore];
  readonly organizationId: string;
  readonly keyIds: string[];
  readonly runs: { extractionId: string; fencingToken: number }[];
  readonly idempotencyKeys: Map<string, string>;
}

type Step = fc.AsyncCommand<Model, Real>;

class Batch implements Step {
  readonly #commands: readonly ModelCommand[];
  readonly #replica: 0 | 1;
  constructor(commands: readonly ModelCommand[], replica: 0 | 1) {
    this.#commands = commands;
    this.#replica = replica;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    // Counted from the newest; an extraction's id is known once its batch is committed, until then it names none.
    const known = this.#commands.map((command) => {
      if (!('run' in command)) return command;
      const index = real.runs.length - 1 - command.run;
      return { ...command, run: index < 0 ? Number.POSITIVE_INFINITY : index };
    });
    const ids = known.map((command) =>
      command.kind === 'addKey' ? newKeyId() : newExtractionId(real.organizationId, model.clock.nowMs),
    );
    const expected = model.organization.batch(known, model.clock.nowMs, model.prices);
    const commands = known.map((command, index) => toCommand(command, ids[index] as string, real));
    const outcomes = await sendBatch(real.replicas[this.#replica], real.organizationId, commands);
    for (const outcome of outcomes) {
      if (outcome && 'kind' in outcome && outcome.kind === 'admitted') real.runs.push(outcome);
    }
    expect(known.map((command, index) => describeOutcome(command, outcomes[index]))).toEqual(
      expected.map((text) => text.replace('wrote ', '')),
    );
    await compareBalances(model, real);
  }
  toString = () => `replica ${this.#replica}: ${JSON.stringify(this.#commands)}`;
}

class MoveClock implements Step {
  readonly #byMs: number;
  constructor(byMs: number) {
    this.#byMs = byMs;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    // Back by less than the ledger stands still for, ahead by anything.
    model.clock.nowMs = Math.max(model.clock.nowMs + this.#byMs, model.peakMs - 19_999);
    model.peakMs = Math.max(model.peakMs, model.clock.nowMs);
    await compareBalances(model, real);
  }
  toString = () => `clock ${this.#byMs}`;
}

class Purge implements Step {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await real.replicas[0].purgeResolved(PURGE_AGE_MS, 1_000);
    model.organization.purge(model.clock.nowMs, PURGE_AGE_MS);
  }
  toString = () => 'purge';
}

class SetPrice implements Step {
  readonly #name: PriceName;
  readonly #hundredths: number;
  constructor(name: PriceName, hundredths: number) {
    this.#name = name;
    this.#hundredths = hundredths;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const field = this.#name === 'resizeImage' ? 'resize' : this.#name;
    const changed = { ...model.prices, [field]: this.#hundredths };
    const allowed = changed.fast >= changed.standard;
    expect(
      await real.replicas[1].changePrices('operator', (prices) => changePrice(prices, this.#name, this.#hundredths)),
    ).toBe(allowed);
    if (allowed) model.prices = changed;
  }
  toString = () => `${this.#name} costs ${this.#hundredths}`;
}

/** Few of each, so that they meet. */
const run = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 6);
const staleToken = fc.nat(9).map((n) => n === 0);
const FEW_KEYS = ['a', 'b', 'c'];
const MANY_KEYS = [...'abcdefghijklmnopqrst'];
const idempotencyKey = fc.constantFrom(null, ...FEW_KEYS);
const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('admit' as const),
      keyIndex: fc.constantFrom(0, 0, 0, 1),
      idempotencyKey,
      fast: fc.boolean(),
      resize: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      run,
      staleToken,
      engine: fc.constantFrom('fast', 'mini', 'large'),
      resized: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), run, staleToken, kept: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('renew' as const), run, staleToken }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 300 })),
      name: fc.constantFrom(null, 'x', 'y'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('revoke' as const), keyIndex: fc.constantFrom(0, 1, 1, 1, 1, 1, 2) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'addKey' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('allowance' as const), amount: fc.nat(900) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'look' as const }) },
);
const clockMove = fc.oneof(
  fc.integer({ min: 1, max: 5_000 }),
  fc.constantFrom(14_999, 15_000, 60_000, 15 * 60_000 - 1, 15 * 60_000, 16 * 60_000, 86_400_000, 31 * 86_400_000),
  fc.integer({ min: -19_999, max: -1 }),
);
const setPrice = fc
  .tuple(fc.constantFrom('standard', 'fast', 'resizeImage'), fc.constantFrom(0, 90, 100, 150, 160))
  .map(([name, hundredths]) => new SetPrice(name as PriceName, hundredths));
const batch = fc
  .tuple(fc.array(command, { minLength: 1, maxLength: 5 }), fc.constantFrom<0 | 1>(0, 1))
  .map(([list, replica]) => new Batch(list, replica));
const steps = fc.commands(
  [batch, batch, batch, batch, clockMove.map((byMs) => new MoveClock(byMs)), fc.constant(new Purge()), setPrice],
  { maxCommands: 60, size: 'max' },
);

/** Much is admitted and little refused, nearly all by one replica, so that it goes by what it remembers. */
const calmBatch = fc
  .tuple(
    fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({
            kind: fc.constant('admit' as const),
            keyIndex: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
            idempotencyKey: fc.constantFrom(null, ...MANY_KEYS),
            fast: fc.boolean(),
            resize: fc.boolean(),
          }),
        },
        { weight: 8, arbitrary: command.filter(({ kind }) => kind === 'charge' || kind === 'release') },
        { weight: 3, arbitrary: command.filter(({ kind }) => kind === 'renew') },
        { weight: 1, arbitrary: command },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.constantFrom<0 | 1>(0, 0, 0, 0, 0, 0, 0, 1),
  )
  .map(([list, replica]) => new Batch(list, replica));
const calmSteps = fc.commands(
  [
    ...Array.from({ length: 12 }, () => calmBatch),
    fc.integer({ min: -3_000, max: 6_000 }).map((byMs) => new MoveClock(byMs)),
    clockMove.map((byMs) => new MoveClock(byMs)),
    fc.constant(new Purge()),
    setPrice,
  ],
  { maxCommands: 60, size: 'max' },
);

export function describeModelTest(kind: StoreKind): void {
  describe(`the model on ${kind.name}`, () => {
    let storage: TestStorage;
    let replicas: [LedgerStore, LedgerStore];
    const clock: TestClock = { nowMs: START_MS };

    beforeAll(async () => {
      storage = await kind.create();
      replicas = [await storage.open(clock), await storage.open(clock)];
    });
    afterAll(async () => {
      for (const replica of replicas ?? []) await replica.close();
      await storage?.remove();
    });

    it.each([
      ['any interleaving', steps, TERMS],
      ['what one replica does while another hardly does anything', calmSteps, AMPLE_TERMS],
    ])('and the ledger say the same of %s, and the audit finds nothing', async (_of, sequences, terms) => {
      await fc.assert(
        fc.asyncProperty(sequences, async (commands) => {
          const { model, real } = await setUp(replicas, clock, terms);
          await fc.asyncModelRun(() => ({ model, real }), commands);
          expect(await brokenRules(replicas[1], real.organizationId)).toEqual([]);
        }),
        { numRuns: kind.propertyRuns },
      );
    });
  });
}

async function setUp(
  replicas: [LedgerStore, LedgerStore],
  clock: TestClock,
  terms: typeof TERMS,
): Promise<{ model: Model; real: Real }> {
  clock.nowMs = START_MS;
  const [store] = replicas;
  await store.changePrices('operator', () => ({
    standardHundredths: PRICES.standard,
    fastHundredths: PRICES.fast,
    resizeImageHundredths: PRICES.resize,
  }));
  const { organizationId, keyId } = await createOrganization(store, terms);
  const organization = new ModelOrganization(terms, clock.nowMs);
  const keyIds = [keyId, await addKey(store, organizationId)];
  organization.batch([{ kind: 'addKey' }, { kind: 'addKey' }], clock.nowMs, PRICES);
  const idempotencyKeys = new Map(MANY_KEYS.map((name) => [name, newIdempotencyKey()]));
  return {
    model: { organization, clock, peakMs: clock.nowMs, prices: PRICES },
    real: { replicas, organizationId, keyIds, runs: [], idempotencyKeys },
  };
}

async function compareBalances(
  { organization, clock, prices }: Model,
  { replicas, organizationId }: Real,
): Promise<void> {
  organization.batch([{ kind: 'look' }], clock.nowMs, prices);
  expect(await send(replicas[1], organizationId, { kind: 'touch' })).toMatchObject({
    planHundredths: organization.plan,
    purchasedHundredths: organization.purchased,
    heldHundredths: organization.held,
    chargedHundredths: organization.charged,
  });
}

function toCommand(
  command: ModelCommand,
  id: string,
  { keyIds, runs, idempotencyKeys, organizationId }: Real,
): Command {
  const unknown = { extractionId: `${organizationId}.unknown`, fencingToken: 1 };
  switch (command.kind) {
    case 'admit': {
      const { keyIndex, idempotencyKey, fast, resize } = command;
      return {
        kind: 'admit',
        keyId: keyIds[keyIndex] ?? 'none',
        idempotencyKey: idempotencyKey === null ? null : (idempotencyKeys.get(idempotencyKey) ?? null),
        engineAsked: fast ? 'fast' : 'standard',
        resizeImage: resize,
        extractionId: id,
      };
    }
    case 'charge':
    case 'release': {
      const { extractionId, fencingToken } = runs[command.run] ?? unknown;
      const settle = {
        kind: 'settle',
        extractionId,
        fencingToken: command.staleToken ? fencingToken - 1 : fencingToken,
      } as const;
      return command.kind === 'charge'
        ? {
            ...settle,
            request: { kind: 'charge', engine: command.engine, imageResized: command.resized },
            sealedAnswer: ANSWER,
          }
        : {
            ...settle,
            request: { kind: 'release', errorCode: 'EXTRACTION_BUSY' },
            sealedAnswer: command.kept ? ANSWER : null,
          };
    }
    case 'renew': {
      const { extractionId, fencingToken } = runs[command.run] ?? unknown;
      return {
        kind: 'renew',
        leases: [{ extractionId, fencingToken: command.staleToken ? fencingToken - 1 : fencingToken }],
      };
    }
    case 'grant':
      return { kind: 'grant', amountHundredths: command.amount, grantId: command.name, by: 'operator' };
    case 'revoke':
      return { kind: 'revokeKey', keyId: keyIds[command.keyIndex] ?? 'none', by: 'operator' };
    case 'addKey':
      keyIds.push(id);
      return {
        kind: 'addKey',
        by: 'operator',
        key: { id, organizationId, kind: 'live', hash: id, secretId: null, lastFour: 'last', expiresAtMs: null },
      };
    case 'allowance':
      return {
        kind: 'update',
        allowanceHundredths: command.amount,
        perMinute: undefined,
        perDay: undefined,
        by: 'operator',
      };
    case 'look':
      return { kind: 'touch' };
  }
}

/** An outcome in the model's words. */
function describeOutcome(command: ModelCommand, outcome: Outcome): string {
  if (command.kind === 'look') return 'looked';
  if (command.kind === 'addKey') return 'added';
  if (command.kind === 'allowance') return 'allowance';
  if (command.kind === 'revoke') return outcome ? 'revoked' : 'no key';
  if (outcome && 'lostExtractionIds' in outcome) return outcome.lostExtractionIds.length === 0 ? 'renewed' : 'lost';
  if (!outcome || !('kind' in outcome)) return 'nothing';
  switch (outcome.kind) {
    case 'admitted':
      return `admitted ${outcome.fencingToken} holding ${outcome.heldHundredths}`;
    case 'inProgress':
      return `in progress ${outcome.retryAfterSeconds}`;
    case 'limitExceeded':
      return `limit ${outcome.window}`;
    case 'notEnoughCredits':
      return `not enough ${outcome.requiredHundredths} of ${outcome.availableHundredths}`;
    case 'keyRefused':
      return `key ${outcome.reason}`;
    case 'settled':
      return `settled ${outcome.chargedHundredths}`;
    case 'alreadySettled':
      return `already settled ${outcome.chargedHundredths}`;
    case 'leaseLost':
      return 'lease lost';
    default:
      return outcome.kind;
  }
}
