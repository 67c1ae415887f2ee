// `lavra audit --export`: a whole journal or none, never in the place of another.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { status } from '@grpc/grpc-js';
import type { LedgerAdminServiceServer } from '@lavra/proto/ledger/v1/admin';
import type { RunningGrpcServer } from '@lavra/shared/grpc-server';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScriptedLedger } from '../testing/scripted-ledger.ts';
import { addAuditCommand } from './audit.ts';

const MESSAGES = 200;
const ROWS = Array.from({ length: 2 * MESSAGES }, (_, row) => `{"row":${row}}`);

let breaksAfter: number;
/** What the ledger does before a message, by its number. */
let before: (message: number) => void;
let server: RunningGrpcServer;
let folder: string;
let path: string;

beforeEach(async () => {
  [breaksAfter, before] = [Number.POSITIVE_INFINITY, () => {}];
  folder = mkdtempSync(join(tmpdir(), 'lavra-export-'));
  path = join(folder, 'journal.jsonl');
  const exportJournal: LedgerAdminServiceServer['exportJournal'] = (call) => {
    for (let message = 0; message < MESSAGES; message++) {
      before(message);
      if (message === breaksAfter) {
        call.emit('error', { code: status.UNAVAILABLE, details: 'the ledger is stopping' });
        return;
      }
      call.write({ lines: [`{"row":${2 * message}}`, `{"row":${2 * message + 1}}`] });
    }
    call.end();
  };
  server = await startScriptedLedger({ exportJournal });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function exportTo(file: string): Promise<void> {
  const program = new Command();
  addAuditCommand(program);
  await program.parseAsync(['audit', '--export', file], { from: 'user' });
}

test('writes all of it, for its owner only', async () => {
  await exportTo(path);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines).toEqual(ROWS);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['journal.jsonl']);
});

test('goes to standard output where there is no disk to keep it, and fails when it is not whole', async () => {
  const output = new PassThrough();
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as unknown as typeof process.stdout);
  try {
    const printed = text(output);
    await exportTo('-');
    breaksAfter = 150;
    await expect(exportTo('-')).rejects.toThrow(/does not answer/);
    output.end();
    expect((await printed).split('\n').slice(0, 2 * MESSAGES)).toEqual(ROWS);
  } finally {
    vi.restoreAllMocks();
  }
});

test('leaves nothing when the ledger breaks off', async () => {
  breaksAfter = 150;
  await expect(exportTo(path)).rejects.toThrow(/does not answer/);
  expect(readdirSync(folder)).toEqual([]);
});

test('never has the name of a whole export before it is one', async () => {
  const seen: boolean[] = [];
  before = () => seen.push(existsSync(path));
  await exportTo(path);
  expect(seen).toHaveLength(MESSAGES);
  expect(seen).not.toContain(true);
});

test('is not written over another, not even one that came meanwhile', async () => {
  before = (message) => message === 100 && writeFileSync(path, 'another');
  await expect(exportTo(path)).rejects.toThrow(/is there already/);
  await expect(exportTo(path)).rejects.toThrow(/is there already/);
  expect(readFileSync(path, 'utf8')).toBe('another');
  expect(readdirSync(folder)).toEqual(['journal.jsonl']);
});

test('does not touch what another export is writing, or left behind when it was killed', async () => {
  writeFileSync(`${path}.part`, 'half of it');
  await expect(exportTo(path)).rejects.toThrow(/journal\.jsonl\.part is there: .* remove it if none runs/);
  expect(readFileSync(`${path}.part`, 'utf8')).toBe('half of it');
  rmSync(`${path}.part`);
  await exportTo(path);
  expect(readdirSync(folder)).toEqual(['journal.jsonl']);
});

test('says why a folder cannot be written to', async () => {
  await expect(exportTo(join(folder, 'missing', 'journal.jsonl'))).rejects.toThrow(/cannot be written \(ENOENT\)/);
});
