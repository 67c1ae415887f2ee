// Recomputes an exported journal (`lavra audit --export FILE`) with nothing of Lavra's: node docs/check-journal.mjs FILE
// The format and the rules are in docs/ledger-journal.md.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const ACCOUNTS = ['issued', 'plan', 'purchased', 'charged', 'held', 'reserved'];
const problems = [];
let rows = 0;
let books;

const lines = createInterface({ input: createReadStream(process.argv[2]), crlfDelay: Number.POSITIVE_INFINITY });
for await (const line of lines) {
  const entry = JSON.parse(line);
  if (entry.organization) open(entry);
  else add(entry);
}
close();
process.stdout.write(`${rows} rows, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function open(said) {
  close();
  books = {
    said,
    hash: '0'.repeat(64),
    sequence: 0,
    sums: Object.fromEntries(ACCOUNTS.map((name) => [name, 0])),
    holds: new Map(),
  };
}

function add({ row, hash }) {
  const [organization, sequence, , kind, extraction, ...rest] = row;
  const entries = Object.fromEntries(ACCOUNTS.map((name, index) => [name, rest[index]]));
  const check = (holds, rule) => holds || problems.push(`${organization} row ${sequence}: ${rule}`);
  rows++;
  check(organization === books.said.organization && sequence === books.sequence + 1, 'out of order');
  check(
    hash ===
      createHash('sha256')
        .update(`${books.hash}\n${JSON.stringify(row)}`)
        .digest('hex'),
    'hash',
  );
  check(entries.issued + entries.plan + entries.purchased + entries.charged === 0, 'credits do not balance');
  check(entries.held + entries.reserved === 0, 'holds do not balance');
  for (const name of ACCOUNTS) books.sums[name] += entries[name];
  const { plan, purchased, held } = books.sums;
  check(plan >= 0 && purchased >= 0 && held >= 0 && plan + purchased >= held, 'more held or spent than there was');
  if (kind === 'hold') {
    check(!books.holds.has(extraction), 'held twice');
    books.holds.set(extraction, entries.held);
  } else if (['charge', 'release', 'expire'].includes(kind)) {
    const hold = books.holds.get(extraction);
    check(hold !== undefined && entries.held === -hold, 'resolves no open hold');
    check(entries.charged <= (kind === 'charge' ? (hold ?? 0) : 0), 'charges more than its hold');
    books.holds.delete(extraction);
  }
  Object.assign(books, { hash, sequence });
}

function close() {
  if (!books) return;
  const { said, hash, sequence, sums } = books;
  const same = ['plan', 'purchased', 'charged', 'held'].every((name) => said[name] === sums[name]);
  if (!same) problems.push(`${said.organization}: the balances are not the sums of the rows`);
  if (said.rows !== sequence || said.head !== hash) problems.push(`${said.organization}: rows are missing at the end`);
}
