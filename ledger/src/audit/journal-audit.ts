// Proves one organization's books from its journal alone, row by row, then holds them against what the ledger says. Pure.
import { REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import { z } from 'zod';
import { priceToCharge, priceToHold } from '../credit/prices.ts';
import type { Entries, JournalRow } from '../model/journal.ts';
import { hasLeaseEnded } from '../model/organization.ts';
import { FIRST_HASH, rowHash } from '../organization/journal.ts';
import type { AuditSubject } from '../store/store.ts';
import type { AuditRule, Violation } from './rules.ts';

/** The expiry job comes every second; a hold this long after its lease was forgotten by it. */
const EXPIRY_GRACE_MS = 60_000;
/** Idempotency keys outside their window are forgotten this often, so that memory does not grow with the journal. */
const FORGET_EVERY_ROWS = 10_000;

const holdFacts = z
  .object({
    triple: z.string().nullable(),
    engine: z.enum(['standard', 'fast']),
    resizeImage: z.boolean(),
    standard: z.int(),
    fast: z.int(),
    resize: z.int(),
    leaseEndsAtMs: z.int(),
  })
  .transform(({ triple: idempotencyKey, ...facts }) => ({ ...facts, idempotencyKey }));
const chargeFacts = z.object({
  engine: z.enum(['fast', 'mini', 'large']),
  imageResized: z.boolean(),
  answer: z.string().nullable(),
  leaseEndsAtMs: z.int(),
});
const releaseFacts = z.object({ answer: z.string().nullable(), leaseEndsAtMs: z.int() });
const expireFacts = z.object({ leaseEndsAtMs: z.int() });
const renewalFacts = z.object({ month: z.string(), allowance: z.int() });

interface OpenHold {
  readonly heldHundredths: number;
  readonly facts: z.infer<typeof holdFacts>;
}

type Account = 'plan' | 'purchased' | 'charged' | 'held';
const ACCOUNTS = ['plan', 'purchased', 'charged', 'held'] as const;

/** Which accounts a kind may move. */
const MOVES: Record<JournalRow['kind'], readonly Account[]> = {
  grant: ['purchased'],
  renewal: ['plan'],
  hold: ['held'],
  charge: ['plan', 'purchased', 'charged', 'held'],
  release: ['held'],
  expire: ['held'],
  change: [],
  replay: [],
};

export class JournalAudit {
  readonly violations: Violation[] = [];
  /** Holds seen: extractions that were admitted. */
  extractions = 0;
  readonly #organizationId: string;
  readonly #balances: Record<Account, number> = { plan: 0, purchased: 0, charged: 0, held: 0 };
  readonly #open = new Map<string, OpenHold>();
  readonly #runningKeys = new Set<string>();
  readonly #keptUntilMs = new Map<string, number>();
  #resolved = 0;
  #sequence = 0;
  #hash = FIRST_HASH;
  #atMs = 0;
  readonly #months = new Set<string>();

  constructor(organizationId: string) {
    this.#organizationId = organizationId;
  }

  /** Rows in order, from the first. */
  add(row: JournalRow): void {
    this.#checkChain(row);
    this.#checkEntries(row.entries, row);
    this.#follow(row.atMs);
    switch (row.kind) {
      case 'grant':
      case 'change':
      case 'replay':
        break;
      case 'renewal':
        this.#checkRenewal(row);
        break;
      case 'hold':
        this.#checkHold(row);
        break;
      default:
        this.#checkResolution(row);
    }
    for (const account of ACCOUNTS) this.#balances[account] += row.entries[account];
    const { plan, purchased, charged, held } = this.#balances;
    if (Math.min(plan, purchased, charged, held, plan + purchased - held) < 0) this.#violate('balance-negative', row);
  }

  /** After the last row: does the ledger say the same? */
  finish({ organization, running, usage, nowMs }: AuditSubject): void {
    if (organization.journalSequence !== this.#sequence || organization.journalHash !== this.#hash) {
      this.#violate('head-differs');
    }
    const { plan, purchased, charged, held } = this.#balances;
    if (
      organization.planHundredths !== plan ||
      organization.purchasedHundredths !== purchased ||
      organization.chargedHundredths !== charged ||
      organization.heldHundredths !== held
    ) {
      this.#violate('balance-differs');
    }
    const runningIds = new Set(running.map(({ id }) => id));
    for (const id of this.#open.keys())
      if (!runningIds.has(id)) this.#violate('open-holds-differ', { extractionId: id });
    for (const { id, heldHundredths, leaseEndsAtMs } of running) {
      if (this.#open.get(id)?.heldHundredths !== heldHundredths)
        this.#violate('open-holds-differ', { extractionId: id });
      if (leaseEndsAtMs + EXPIRY_GRACE_MS < nowMs) this.#violate('hold-outlives-lease', { extractionId: id });
    }
    const used = { resolved: 0, charged: 0 };
    for (const row of usage) {
      used.resolved += row.extractions;
      used.charged += row.chargedHundredths;
    }
    if (used.resolved !== this.#resolved || used.charged !== charged) this.#violate('usage-differs');
  }

  #checkChain(row: JournalRow): void {
    const chained =
      row.organizationId === this.#organizationId &&
      row.sequence === this.#sequence + 1 &&
      row.hash === rowHash(this.#hash, row);
    if (!chained) this.#violate('chain-broken', row);
    this.#sequence = row.sequence;
    this.#hash = row.hash;
  }

  #checkEntries({ issued, plan, purchased, charged, held, reserved }: Entries, row: JournalRow): void {
    if (issued + plan + purchased + charged !== 0 || held + reserved !== 0) this.#violate('entries-unbalanced', row);
    const unexpected = ACCOUNTS.some((account) => row.entries[account] !== 0 && !MOVES[row.kind].includes(account));
    const wrongWay = (row.kind === 'grant' && purchased < 0) || (row.kind === 'hold' && held < 0);
    const chargedFromNowhere = row.kind === 'charge' && (issued !== 0 || plan > 0 || purchased > 0);
    if (unexpected || wrongWay || chargedFromNowhere) this.#violate('entries-unexpected', row);
  }

  /** Windows are judged by the clock that opened them: when it was set back, what it opened before is forgotten. */
  #follow(atMs: number): void {
    if (atMs < this.#atMs) this.#keptUntilMs.clear();
    this.#atMs = atMs;
    if (this.#sequence % FORGET_EVERY_ROWS !== 0) return;
    for (const [idempotencyKey, keptUntilMs] of this.#keptUntilMs)
      if (keptUntilMs <= atMs) this.#keptUntilMs.delete(idempotencyKey);
  }

  #checkRenewal(row: JournalRow): void {
    const facts = this.#facts(row, renewalFacts);
    if (!facts) return;
    const { plan, purchased, held } = this.#balances;
    const expected = Math.max(facts.allowance, held - purchased);
    if (this.#months.has(facts.month) || plan + row.entries.plan !== expected) this.#violate('renewal-repeated', row);
    this.#months.add(facts.month);
  }

  #checkHold(row: JournalRow): void {
    const facts = this.#facts(row, holdFacts);
    if (!facts || row.extractionId === null) return;
    this.extractions++;
    if (this.#open.has(row.extractionId)) this.#violate('hold-repeated', row);
    if (row.entries.held !== priceToHold(pricesOf(facts), facts.engine, facts.resizeImage)) {
      this.#violate('hold-price', row);
    }
    if (facts.idempotencyKey !== null) {
      const keptUntilMs = this.#keptUntilMs.get(facts.idempotencyKey) ?? 0;
      if (this.#runningKeys.has(facts.idempotencyKey) || row.atMs < keptUntilMs)
        this.#violate('idempotency-key-repeated', row);
      this.#runningKeys.add(facts.idempotencyKey);
    }
    this.#open.set(row.extractionId, { heldHundredths: row.entries.held, facts });
  }

  #checkResolution(row: JournalRow): void {
    const hold = this.#open.get(row.extractionId ?? '');
    if (!hold || row.extractionId === null) {
      this.#violate('hold-unknown', row);
      return;
    }
    this.#open.delete(row.extractionId);
    this.#resolved++;
    if (row.entries.held !== -hold.heldHundredths) this.#violate('hold-amount', row);
    const { idempotencyKey } = hold.facts;
    if (idempotencyKey !== null) this.#runningKeys.delete(idempotencyKey);

    if (row.kind === 'expire') {
      const facts = this.#facts(row, expireFacts);
      if (facts && !hasLeaseEnded(facts.leaseEndsAtMs, row.atMs)) this.#violate('expired-before-lease', row);
      return;
    }
    const facts = row.kind === 'charge' ? this.#checkCharge(row, hold) : this.#facts(row, releaseFacts);
    if (!facts) return;
    if (hasLeaseEnded(facts.leaseEndsAtMs, row.atMs)) this.#violate('settled-after-lease', row);
    if (idempotencyKey !== null && facts.answer !== null)
      this.#keptUntilMs.set(idempotencyKey, row.atMs + REPLAY_WINDOW_MS);
  }

  #checkCharge(row: JournalRow, { facts: asked, heldHundredths }: OpenHold) {
    const facts = this.#facts(row, chargeFacts);
    if (!facts) return undefined;
    const { charged, plan, purchased } = row.entries;
    const request = { engineAsked: asked.engine, resizeImage: asked.resizeImage };
    if (charged !== priceToCharge(pricesOf(asked), request, facts) || charged > heldHundredths) {
      this.#violate('charge-price', row);
    }
    if (purchased < 0 && this.#balances.plan + plan !== 0) this.#violate('charge-order', row);
    if (asked.idempotencyKey !== null && facts.answer === null) this.#violate('charge-without-answer', row);
    return facts;
  }

  /** Undefined, and a broken chain, for facts that this ledger never wrote. */
  #facts<Facts>(row: JournalRow, schema: z.ZodType<Facts>): Facts | undefined {
    const parsed = schema.safeParse(parseJson(row.facts));
    if (!parsed.success) this.#violate('chain-broken', row);
    return parsed.data;
  }

  #violate(rule: AuditRule, at?: { readonly extractionId: string | null }): void {
    const extractionId = at?.extractionId ?? undefined;
    this.violations.push({ organizationId: this.#organizationId, ...(extractionId && { extractionId }), rule });
  }
}

function pricesOf({ standard, fast, resize }: z.infer<typeof holdFacts>) {
  return { standardHundredths: standard, fastHundredths: fast, resizeImageHundredths: resize };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
