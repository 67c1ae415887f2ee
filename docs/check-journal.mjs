// Recomputes an exported journal (`lavra audit --export FILE`) with nothing of Lavra's: node docs/check-journal.mjs FILE
// The format and the rules are in docs/ledger-journal.md.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const problems = [];
let [rows, books] = [0, undefined];
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const entry = JSON.parse(line);
  if (entry.organization) {
    close();
    books = { said: entry, hash: '0'.repeat(64), sequence: 0, sums: [0, 0, 0, 0, 0, 0], holds: new Map() };
  } else add(entry);
}
close();
process.stdout.write(`${[`${rows} rows, ${problems.length} problems`, ...problems].join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function add({ row, hash }) {
  const [organization, sequence, , kind, extraction, issued, plan, purchased, charged, held, reserved] = row;
  const expect = (holds, rule) => holds || problems.push(`${organization} row ${sequence}: ${rule}`);
  const chained = `${books.hash}\n${JSON.stringify(row)}`;
  rows++;
  books.sequence++;
  expect(organization === books.said.organization && sequence === books.sequence, 'out of order');
  expect(hash === createHash('sha256').update(chained).digest('hex'), 'hash');
  books.hash = hash;
  expect(issued + plan + purchased + charged === 0, 'credits do not balance');
  expect(held + reserved === 0, 'holds do not balance');
  books.sums = books.sums.map((sum, account) => sum + row[5 + account]);
  const [, planLeft, purchasedLeft, , heldNow] = books.sums;
  expect(Math.min(planLeft, purchasedLeft, heldNow, planLeft + purchasedLeft - heldNow) >= 0, 'more than there was');
  if (kind === 'hold') {
    expect(!books.holds.has(extraction), 'held twice');
    books.holds.set(extraction, held);
  } else if (['charge', 'release', 'expire'].includes(kind)) {
    const hold = books.holds.get(extraction) ?? Number.NaN;
    expect(books.holds.delete(extraction) && held === -hold, 'resolves no open hold');
    expect(charged <= (kind === 'charge' ? hold : 0), 'charges more than its hold');
  }
}

function close() {
  if (!books) return;
  const { said, sequence, hash, sums } = books;
  const same = ['plan', 'purchased', 'charged', 'held'].every((name, index) => said[name] === sums[1 + index]);
  if (!same) problems.push(`${said.organization}: the balances are not the sums of the rows`);
  if (said.rows !== sequence || said.head !== hash) problems.push(`${said.organization}: rows are missing at the end`);
}
