// Rows as lines of CSV, whatever is in them.
import { expect, test } from 'vitest';
import { csvHeader, csvLine } from './csv.ts';
import type { JournalRowReply } from './replies.ts';

const row: JournalRowReply = {
  sequence: 7,
  at: '2026-11-21T12:00:00.000Z',
  kind: 'charge',
  extractionId: 'org_1.abc',
  planCredits: -1.5,
  purchasedCredits: 0,
  creditsCharged: 1.5,
  creditsHeld: -1.5,
  details: { engine: 'fast' },
};

test('a charge', () => {
  expect(csvLine(row)).toBe('7,2026-11-21T12:00:00.000Z,charge,org_1.abc,fast,,,1.5,-1.5,0,\r\n');
  expect(csvLine(row).split(',')).toHaveLength(csvHeader().split(',').length);
});

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
])('by %j is written %j', (by, expected) => {
  expect(csvLine({ ...row, details: { by } })).toBe(
    `7,2026-11-21T12:00:00.000Z,charge,org_1.abc,,,,1.5,-1.5,0,${expected}\r\n`,
  );
});
