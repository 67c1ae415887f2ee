// What the console's API takes and gives, as zod schemas: they check what comes in, and the OpenAPI document is made of them.
import { HUNDREDTHS_MAX, toCredits } from '@lavra/shared/credits';
import { ENGINE_NAMES } from '@lavra/shared/engine-name';
import { z } from 'zod';

const text = z.string();
const time = z.iso.datetime();
const count = z.int().min(0);
const credits = z.number().describe('To the hundredth of a credit.');
const limit = z.int().min(1).max(2_147_483_647);

/** Whole hundredths, in the numbers that a JSON document writes. */
const creditsGiven = z
  .number()
  .min(0)
  .max(toCredits(HUNDREDTHS_MAX))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals')
  .describe('At most two decimals.');

const timeGiven = z.iso.datetime({ offset: true });

export const JOURNAL_KINDS = ['grant', 'renewal', 'hold', 'charge', 'release', 'expire', 'change', 'replay'] as const;

export const inputs = {
  signIn: z.object({ token: z.string().min(1).max(200) }),
  createOrganization: z.object({
    name: z.string().trim().min(1).max(200),
    planCredits: creditsGiven,
    purchasedCredits: creditsGiven.default(0),
    perMinute: limit,
    perDay: limit,
  }),
  updateOrganization: z.object({
    planCredits: creditsGiven.optional(),
    perMinute: limit.optional(),
    perDay: limit.optional(),
  }),
  grantCredits: z.object({
    amount: creditsGiven.refine((value) => value >= 0.01, 'must be at least 0.01'),
    grantId: z
      .string()
      .regex(/^[\w.:-]{1,64}$/)
      .describe('Chosen by the caller: the same again adds nothing.'),
  }),
  createKey: z.object({
    kind: z.enum(['live', 'test']),
    expiresAt: timeGiven.nullable().default(null).describe('Null: it does not expire.'),
  }),
  setPrice: z.object({ credits: creditsGiven }),
  page: z.object({
    after: z.string().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  journal: z.object({
    kinds: z
      .string()
      .max(200)
      .default('')
      .transform((list) => (list === '' ? [] : list.split(',')))
      .pipe(z.array(z.enum(JOURNAL_KINDS)))
      .describe('Separated by commas; all where absent.'),
    from: timeGiven.optional(),
    until: timeGiven.optional().describe('Exclusive.'),
    before: z.coerce.number().int().min(0).default(0).describe('The `next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  usage: z.object({ from: z.iso.date().optional() }),
  day: z.object({ day: z.iso.date().optional().describe('UTC; today where absent.') }),
} as const;

export const inputNames: Readonly<Partial<Record<keyof typeof inputs, string>>> = {
  signIn: 'ConsoleSignIn',
  createOrganization: 'ConsoleNewOrganization',
  updateOrganization: 'ConsoleOrganizationChange',
  grantCredits: 'ConsoleGrant',
  createKey: 'ConsoleNewKey',
  setPrice: 'ConsoleNewPrice',
};

const session = z.object({
  role: z.enum(['operator', 'owner']),
  organizationId: text.nullable().describe("Null: the operator's."),
  expiresAt: time,
});

const organization = z.object({
  id: text,
  name: text,
  planCredits: credits.describe('What the plan gives every month.'),
  planCreditsRemaining: credits,
  purchasedCreditsRemaining: credits,
  creditsHeld: credits.describe('Reserved by extractions that run.'),
  creditsAvailable: credits,
  creditsCharged: credits.describe('Since the organization was created.'),
  perMinute: count,
  perDay: count,
});

const key = z.object({
  id: text,
  kind: z.enum(['live', 'test']),
  lastFour: text,
  createdAt: time,
  expiresAt: time.nullable(),
  revokedAt: time.nullable(),
});

const usageRow = z.object({
  day: z.iso.date(),
  engine: z.enum([...ENGINE_NAMES, '']).describe('Empty where no engine answered.'),
  outcome: z.string().describe('charged, expired, or the errorCode.'),
  extractions: count,
  creditsCharged: credits,
});

const journalRow = z.object({
  sequence: count,
  at: time,
  kind: z.enum(JOURNAL_KINDS),
  extractionId: text.nullable(),
  planCredits: credits,
  purchasedCredits: credits,
  creditsCharged: credits,
  creditsHeld: credits,
  details: z.record(z.string(), z.unknown()).describe('By kind: docs/ledger-journal.md.'),
});

const priceVersion = z.object({
  version: count,
  from: time,
  standard: credits,
  fast: credits,
  resizeImage: credits,
  changedBy: text.nullable(),
});

const replica = { address: text, reached: z.boolean() };

const auditRun = z.object({
  endedAt: time,
  durationMs: count,
  runBy: text,
  organizations: count,
  extractions: count,
  violations: count,
  firstViolations: z.array(text),
});

/** By their names in the OpenAPI document. */
export const replies = {
  ConsoleSession: session,
  ConsoleOrganization: organization,
  ConsoleOrganizations: z.object({ organizations: z.array(organization), next: text.nullable() }),
  ConsoleUsage: z.object({ rows: z.array(usageRow) }),
  ConsoleJournal: z.object({
    rows: z.array(journalRow),
    next: count.nullable().describe('Null: there are no more. A page may be short, or empty, and not be the last.'),
  }),
  ConsoleKey: key,
  ConsoleKeys: z.object({ keys: z.array(key) }),
  ConsoleCreatedKey: z.object({ key, secret: text.describe('Shown this once.') }),
  ConsolePrices: z.object({ versions: z.array(priceVersion).describe('Oldest first; the last one is in force.') }),
  ConsoleSystem: z.object({
    nats: z.enum(['none', 'connected', 'away']).describe("This gateway's link."),
    ledgers: z.array(
      z.object({
        ...replica,
        store: z.enum(['sqlite', 'mongodb']).optional(),
        storeReached: z.boolean().optional(),
        nats: z.enum(['none', 'connected', 'away']).optional(),
        startedAt: time.optional(),
        commandsWaiting: count.optional(),
      }),
    ),
    enginePools: z.array(
      z.object({
        ...replica,
        workerThreads: count.optional(),
        running: count.optional(),
        queued: count.optional(),
        queueMax: count.optional(),
        simulated: z.boolean().optional(),
        engines: z.array(text).optional(),
      }),
    ),
  }),
  ConsoleAudit: z.object({ run: auditRun.nullable(), running: z.boolean() }),
  ConsoleRefusal: z.object({
    statusCode: z.int(),
    error: text,
    code: text.describe('For programs: signedOut, tokenRefused.expired, invalid …'),
    message: text.describe('For people, in the language of the request.'),
    problems: z
      .array(z.object({ field: text, message: text }))
      .optional()
      .describe('With code invalid: each field that is wrong.'),
    retryAfter: count.optional().describe('With code lockedOut: seconds.'),
  }),
} as const;

export type ReplyName = keyof typeof replies;
export type Reply<Name extends ReplyName> = z.output<(typeof replies)[Name]>;
