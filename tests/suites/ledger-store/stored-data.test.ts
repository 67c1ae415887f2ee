// Data written by the schemas' released versions, kept here as it was stored: today's stores open it, know every name in
// it, and go on from where it ended.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BSON, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { admission, brokenRules, CHARGE, send } from './harness.ts';

/** Both were written by the same commands, the last of them at this time. */
const LAST_MS = Date.UTC(2026, 10, 21, 12, 0, 15);
const ORGANIZATION = { organizationId: 'org_0123456789abcdef0123', keyId: 'key_0123456789abcdef0123' };
const idOf = (number: number) => `${ORGANIZATION.organizationId}.00000000${number}${'0'.repeat(20)}`;
const keyOf = (name: string) => name.padEnd(43, 'x');
const RUNNING = { extractionId: idOf(6), fencingToken: 6 };

const folder = temporaryFolder();
let mongo: MongoReplicaSet;
beforeAll(async () => {
  mongo = await startMongo();
});
afterAll(async () => {
  await mongo.stop();
  folder.remove();
});

function stored(file: string): string {
  return readFileSync(new URL(`./stored/${file}`, import.meta.url), 'utf8');
}

async function sqliteVersion2(clock: () => number): Promise<LedgerStore> {
  const path = `${folder.path}/ledger.db`;
  const database = new DatabaseSync(path);
  database.exec(stored('sqlite-version-2.sql'));
  database.close();
  return openSqliteStore(path, clock);
}

async function mongoVersion1(clock: () => number): Promise<LedgerStore> {
  const url = mongo.url('stored_version_1');
  await (await openMongoStore(url, clock)).close();
  const client = new MongoClient(url);
  const collections: Record<string, BSON.Document[]> = BSON.EJSON.parse(stored('mongodb-version-1.json'));
  for (const [name, documents] of Object.entries(collections)) {
    await client.db().collection(name).insertMany(documents);
  }
  await client.close();
  return openMongoStore(url, clock);
}

describe.each([
  ['a SQLite file of version 2', sqliteVersion2],
  ['a MongoDB database of version 1', mongoVersion1],
])('%s', (_name, open) => {
  it('goes on: what ran is charged, what was answered is replayed, and the books are clean', async () => {
    let nowMs = LAST_MS;
    const store = await open(() => nowMs);
    const tell = <C extends Parameters<typeof send>[2]>(command: C) =>
      send(store, ORGANIZATION.organizationId, command);
    const repeat = async (name: string) => tell(admission(ORGANIZATION, { idempotencyKey: keyOf(name) }));
    expect(await brokenRules(store, ORGANIZATION.organizationId)).toEqual([]);
    expect(await tell({ kind: 'touch' })).toMatchObject({
      lastFencingToken: 6,
      planHundredths: 700,
      purchasedHundredths: 750,
      heldHundredths: 200,
      chargedHundredths: 300,
    });
    const answer = { kind: 'replayed', sealedAnswer: expect.anything() };
    expect(await repeat('answered')).toMatchObject(answer);
    expect(await repeat('failed')).toMatchObject(answer);
    const { sealedAnswer, ...answered } = (await store.findLive(ORGANIZATION.organizationId, keyOf('answered'))) ?? {};
    expect(answered).toMatchObject({
      id: idOf(2),
      fencingToken: 2,
      idempotencyKey: keyOf('answered'),
      liveIdempotencyKey: keyOf('answered'),
    });
    expect([...(sealedAnswer ?? [])]).toEqual([1, 2, 3]);
    expect(await repeat('running')).toMatchObject({ kind: 'inProgress' });
    expect(await repeat('released')).toMatchObject({ kind: 'admitted', fencingToken: 7 });
    expect(await repeat('expired')).toMatchObject({ kind: 'admitted', fencingToken: 8 });

    const settlement = { kind: 'settle', request: CHARGE, sealedAnswer: new Uint8Array(1) } as const;
    expect(await tell({ ...settlement, ...RUNNING, fencingToken: 5 })).toEqual({ kind: 'leaseLost' });
    expect(await tell({ ...settlement, ...RUNNING })).toEqual({ kind: 'settled', chargedHundredths: 100 });
    expect(await tell({ kind: 'grant', amountHundredths: 250, grantId: 'gift-1', by: 'operator' })).toMatchObject({
      kind: 'granted',
      organization: { purchasedHundredths: 750 },
    });
    nowMs += 15_000;
    expect(await tell({ kind: 'touch' })).toMatchObject({ heldHundredths: 0, chargedHundredths: 400 });
    expect(await brokenRules(store, ORGANIZATION.organizationId)).toEqual([]);
    await store.close();
  });
});
