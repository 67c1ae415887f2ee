// What docs/backup.md says, done: a copy taken under load, restored, audits clean; and so does its export, to a stranger.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportLines } from '../../../ledger/src/audit/export.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { batchedPair } from '../../tools/bench/ledger-pairs.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { admitted, brokenRules, CHARGE, createOrganization, send, type TestOrganization } from './harness.ts';

const CHECKER = fileURLToPath(new URL('../../../docs/check-journal.mjs', import.meta.url));
const INSTRUCTIONS = readFileSync(new URL('../../../docs/backup.md', import.meta.url), 'utf8');
const run = promisify(execFile);

describe('a backup', () => {
  const folder = temporaryFolder();
  const path = `${folder.path}/ledger.db`;
  let store: LedgerStore;
  let organization: TestOrganization;

  beforeAll(async () => {
    store = openSqliteStore(path);
    organization = await createOrganization(store, { purchased: 10_000_000 });
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  it('taken while the ledger works is restored to books that are clean', async () => {
    const { organizationId } = organization;
    const pair = batchedPair(store, [organization]);
    let stopped = false;
    const load = Array.from({ length: 8 }, async () => {
      while (!stopped) await pair(0);
    });
    const open = await admitted(store, organization);
    const source = new DatabaseSync(path);
    await backup(source, `${folder.path}/backup.db`);
    source.close();
    stopped = true;
    await Promise.all(load);

    const clock = { nowMs: Date.now() };
    const restored = openSqliteStore(`${folder.path}/backup.db`, () => clock.nowMs);
    expect(await brokenRules(restored, organizationId)).toEqual([]);
    clock.nowMs += 15_000;
    const settlement = { kind: 'settle' as const, extractionId: open.extractionId, fencingToken: open.fencingToken };
    expect(
      await send(restored, organizationId, { ...settlement, request: CHARGE, sealedAnswer: new Uint8Array(1) }),
    ).toEqual({ kind: 'leaseLost' });
    expect(await send(restored, organizationId, { kind: 'touch' })).toMatchObject({ heldHundredths: 0 });
    expect(await brokenRules(restored, organizationId)).toEqual([]);
    await restored.close();
  });

  it('made by the lines of docs/backup.md can be read by its owner alone, however open the folder is', async () => {
    const cwd = `${folder.path}/installation`;
    mkdirSync(`${cwd}/data`, { recursive: true });
    await openSqliteStore(`${cwd}/data/ledger.sqlite`).close();
    const lines = INSTRUCTIONS.split('\n').map((line) => line.trim());
    // npx finds it in a checkout; this folder is none, and the right Node comes first on PATH.
    const copy = lines.find((line) => line.includes('npx node -e'))?.replace('npx ', '') ?? 'false';
    await run('sh', ['-c', `umask 000; ${copy}`], { cwd });
    expect(statSync(`${cwd}/backup/ledger.sqlite`).mode & 0o777).toBe(0o600);
    expect(statSync(`${cwd}/backup`).mode & 0o777).toBe(0o700);
  });

  it('and the export are checked by a program that knows nothing of us', async () => {
    const file = `${folder.path}/journal.jsonl`;
    const lines: string[] = [];
    for await (const line of exportLines(store, undefined, new AbortController().signal)) lines.push(line);
    writeFileSync(file, `${lines.join('\n')}\n`);
    const { stdout } = await run(process.execPath, [CHECKER, file]);
    expect(stdout).toBe(`${lines.length - 1} rows, 0 problems\n`);

    const tampered = readFileSync(file, 'utf8').replace('"charge"', '"release"');
    writeFileSync(file, tampered);
    await expect(run(process.execPath, [CHECKER, file])).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('hash'),
    });
    writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`);
    await expect(run(process.execPath, [CHECKER, file])).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('missing at the end'),
    });
  });
});
