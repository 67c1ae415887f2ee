import { expect, test } from 'vitest';
import { aKey } from '../model/examples.ts';
import type { JournalRow } from '../model/journal.ts';
import type { Organization } from '../model/organization.ts';
import { DEFAULT_PRICES } from '../model/prices.ts';
import { decideBatch } from '../organization/batch.ts';
import type { Command } from '../organization/commands.ts';
import { FIRST_HASH, rowHash } from '../organization/journal.ts';
import type { AuditSubject, Changes, UsageRow } from '../store/store.ts';
import { JournalAudit } from './journal-audit.ts';
import type { AuditRule } from './rules.ts';

const ORGANIZATION_ID = aKey().organizationId;
const START_MS = Date.UTC(2026, 10, 21, 12);
const ANSWER = new Uint8Array([1]);

interface Books {
  rows: JournalRow[];
  subject: AuditSubject;
}

/** An honest ledger's books: a charge, a release, an expired hold, and one that runs. */
function honestBooks(): Books {
  const rows: JournalRow[] = [];
  const extractions = new Map<string, Changes['inserted'][number]>();
  const usage: UsageRow[] = [];
  let organization: Organization | undefined;
  let nowMs = START_MS;
  const commit = (command: Command) => {
    const view = {
      nowMs,
      organization,
      isMonthRenewed: organization !== undefined,
      prices: DEFAULT_PRICES,
      keys: [aKey()],
      grants: new Map(),
      extractions: [...extractions.values()],
    };
    const { changes } = decideBatch(view, [command]);
    if (!changes) return;
    organization = { ...changes.organization };
    rows.push(...changes.journal);
    usage.push(...changes.usage);
    for (const extraction of [...changes.updated, ...changes.inserted]) extractions.set(extraction.id, extraction);
  };
  const admit = (id: string, idempotencyKey: string | null = id) =>
    commit({
      kind: 'admit',
      keyId: aKey().id,
      idempotencyKey,
      engineAsked: 'fast',
      resizeImage: false,
      extractionId: id,
    });
  const settle = (id: string, fencingToken: number, request: (Command & { kind: 'settle' })['request']) =>
    commit({
      kind: 'settle',
      extractionId: id,
      fencingToken,
      request,
      sealedAnswer: request.kind === 'charge' ? ANSWER : null,
    });

  commit({
    kind: 'create',
    by: 'operator',
    organizationId: ORGANIZATION_ID,
    name: 'x',
    allowanceHundredths: 120,
    purchasedHundredths: 500,
    perMinute: 9,
    perDay: 9,
  });
  admit('charged');
  settle('charged', 1, { kind: 'charge', engine: 'fast', imageResized: false });
  admit('released');
  settle('released', 2, { kind: 'release', errorCode: 'EXTRACTION_BUSY' });
  admit('expired');
  nowMs += 15_000;
  admit('running');
  if (!organization) throw new Error('it was created');
  const running = [...extractions.values()].filter(({ resolution }) => resolution === null);
  return { rows, subject: { nowMs, organization, running, usage } };
}

function auditOf({ rows, subject }: Books): AuditRule[] {
  const audit = new JournalAudit(ORGANIZATION_ID);
  for (const row of rows) audit.add(row);
  audit.finish(subject);
  return [...new Set(audit.violations.map(({ rule }) => rule))];
}

/** Who changes a row and knows the format computes all hashes anew; the promises must still catch it. */
function rechained({ rows, subject }: Books): Books {
  let head = FIRST_HASH;
  const chained = rows.map((row, index) => {
    const renumbered = { ...row, sequence: index + 1 };
    head = rowHash(head, renumbered);
    return { ...renumbered, hash: head };
  });
  const organization = { ...subject.organization, journalHash: head, journalSequence: rows.length };
  return { rows: chained, subject: { ...subject, organization } };
}

function change(books: Books, kind: JournalRow['kind'], by: (row: JournalRow) => JournalRow): Books {
  const index = books.rows.findIndex((row) => row.kind === kind);
  return { ...books, rows: books.rows.map((row, at) => (at === index ? by(row) : row)) };
}

const facts = (row: JournalRow, changed: object) => ({
  ...row,
  facts: JSON.stringify({ ...JSON.parse(row.facts), ...changed }),
});
const entries = (row: JournalRow, changed: Partial<JournalRow['entries']>) => ({
  ...row,
  entries: { ...row.entries, ...changed },
});

test('honest books are clean', () => {
  expect(auditOf(honestBooks())).toEqual([]);
  expect(auditOf(rechained(honestBooks()))).toEqual([]);
});

test.each<[string, (books: Books) => Books]>([
  ['a changed amount', (books) => change(books, 'grant', (row) => entries(row, { purchased: 600, issued: -600 }))],
  ['a changed fact', (books) => change(books, 'charge', (row) => facts(row, { engine: 'mini' }))],
  ['a changed time', (books) => change(books, 'hold', (row) => ({ ...row, atMs: row.atMs - 1 }))],
  ['a missing row', (books) => ({ ...books, rows: books.rows.filter((_, index) => index !== 3) })],
  [
    'two rows exchanged',
    (books) => ({ ...books, rows: [1, 0].map((i) => books.rows[i] as JournalRow).concat(books.rows.slice(2)) }),
  ],
])('the chain shows %s', (_name, tamper) => {
  expect(auditOf(tamper(honestBooks()))).toContain('chain-broken');
});

test('a missing end shows', () => {
  const books = honestBooks();
  expect(auditOf({ ...books, rows: books.rows.slice(0, -1) })).toContain('head-differs');
});

test.each<[AuditRule, (books: Books) => Books]>([
  ['entries-unbalanced', (books) => change(books, 'grant', (row) => entries(row, { purchased: 501 }))],
  ['entries-unexpected', (books) => change(books, 'release', (row) => entries(row, { purchased: 50, issued: -50 }))],
  ['balance-differs', (books) => change(books, 'grant', (row) => entries(row, { purchased: 501, issued: -501 }))],
  ['balance-negative', (books) => change(books, 'grant', (row) => entries(row, { purchased: 20, issued: -20 }))],
  [
    'renewal-repeated',
    (books) => ({
      ...books,
      rows: books.rows.flatMap((row) => (row.kind === 'renewal' ? [row, entries(row, { plan: 0, issued: 0 })] : [row])),
    }),
  ],
  ['hold-price', (books) => change(books, 'hold', (row) => facts(row, { engine: 'standard' }))],
  [
    'hold-unknown',
    (books) => ({ ...books, rows: books.rows.flatMap((row) => (row.kind === 'charge' ? [row, row] : [row])) }),
  ],
  ['hold-amount', (books) => change(books, 'release', (row) => entries(row, { held: -100, reserved: 100 }))],
  ['charge-price', (books) => change(books, 'charge', (row) => facts(row, { engine: 'large' }))],
  ['charge-order', (books) => change(books, 'charge', (row) => entries(row, { plan: -100, purchased: -50 }))],
  ['charge-without-answer', (books) => change(books, 'charge', (row) => facts(row, { answer: null }))],
  ['settled-after-lease', (books) => change(books, 'charge', (row) => ({ ...row, atMs: row.atMs + 15_000 }))],
  ['expired-before-lease', (books) => change(books, 'expire', (row) => ({ ...row, atMs: row.atMs - 1 }))],
  [
    'idempotency-key-repeated',
    (books) => ({
      ...books,
      rows: books.rows.map((row) => (row.extractionId === 'running' ? facts(row, { triple: 'charged' }) : row)),
    }),
  ],
  ['open-holds-differ', (books) => ({ ...books, subject: { ...books.subject, running: [] } })],
  [
    'hold-outlives-lease',
    (books) => ({ ...books, subject: { ...books.subject, nowMs: books.subject.nowMs + 90_000 } }),
  ],
  ['usage-differs', (books) => ({ ...books, subject: { ...books.subject, usage: books.subject.usage.slice(1) } })],
])('%s is found even where every hash was computed anew', (rule, tamper) => {
  expect(auditOf(rechained(tamper(honestBooks())))).toContain(rule);
});
