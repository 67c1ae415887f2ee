// What is made, what is kept, and when it is made anew.
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthority, issue } from './authority.ts';
import { makeCertificates } from './make-certificates.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T00:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavra-certificates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const certificate = (file: string) => new X509Certificate(text(file));
const made = async (now: Date) => (await makeCertificates(folder, ['example.org'], now)).map(({ isNew }) => isNew);

test('each service has a certificate of one authority, in a folder that is its owner’s only', async () => {
  expect(await made(NOW)).toEqual([true, true, true, true, true, true]);
  const authority = certificate('authority/cert.pem');
  expect(authority.ca).toBe(true);
  for (const [file, name] of [
    ['ledger/cert.pem', 'ledger'],
    ['engine-pool/cert.pem', 'engine-pool'],
    ['gateway/cert.pem', 'gateway'],
    ['proxy/site.pem', 'example.org'],
  ] as const) {
    const issued = certificate(file);
    expect(issued.verify(authority.publicKey), file).toBe(true);
    expect(issued.checkHost(name), file).toBe(name);
    expect(issued.checkIP('127.0.0.1'), file).toBe('127.0.0.1');
    expect(issued.ca, file).toBe(false);
    expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
  }
  expect(text('ledger/ca.pem')).toBe(text('authority/cert.pem'));
  expect(text('ledger/key.pem')).not.toBe(text('gateway/key.pem'));
});

test.each<[string, number, boolean[]]>([
  ['the next day nothing', 1, [false, false, false, false, false, false]],
  ['a month before they end those of the services', 370, [false, true, true, true, true, true]],
  ['with their authority all', 3_640, [true, true, true, true, true, true]],
])('made anew: %s', async (_, days, expected) => {
  await made(NOW);
  expect(await made(later(days))).toEqual(expected);
  expect(certificate('gateway/cert.pem').verify(certificate('gateway/ca.pem').publicKey)).toBe(true);
});

test("the proxy's certificate of another authority is left alone", async () => {
  await made(NOW);
  const validity = { from: NOW, until: later(1) };
  const { cert, key } = await issue(await createAuthority('Somebody', validity), ['example.org'], validity);
  const theirs = cert + key;
  writeFileSync(join(folder, 'proxy/site.pem'), theirs);
  await made(later(390));
  expect(text('proxy/site.pem')).toBe(theirs);
});
