// What the ledger's user of MongoDB may not do, and how a set comes to have users, at the real server.
import { randomBytes } from 'node:crypto';
import type { CollectionInfo, Db, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase, prepareMongo } from '../../../ledger/src/store/mongo/prepare.ts';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { LEDGER_USER } from '../../../ledger/src/store/mongo/users.ts';
import { type Login, type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { createOrganization } from './harness.ts';
import { preparedDatabase, withDatabase } from './mongo.ts';

const secret = () => randomBytes(32).toString('hex');
const passwords = { adminPassword: secret(), ledgerPassword: secret() };
const wanted = { replicaSet: 'lavra', database: 'lavra', ...passwords };
const admin: Login = { user: 'admin', password: passwords.adminPassword };
const UNAUTHORIZED = { code: 13 };

let server: MongoReplicaSet;
let hosts: readonly [string, ...string[]];
beforeAll(async () => {
  server = await startMongo({
    members: 3,
    async initiate(started) {
      hosts = started;
      await prepareMongo({ ...wanted, members: hosts });
      return admin;
    },
  });
});
afterAll(() => server?.stop());

describe('the set', () => {
  test('has all members, and preparing it again changes nothing but the password asked for', async () => {
    const members = () =>
      withDatabase(server.url('admin'), async (database) => {
        const { config } = await database.command({ replSetGetConfig: 1 });
        return { version: config.version, hosts: config.members.map(({ host }: Document) => host) };
      });
    const before = await members();
    expect(before.hosts).toEqual(hosts);
    const ledgerPassword = secret();
    await prepareMongo({ ...wanted, members: hosts, ledgerPassword });
    expect(await members()).toEqual(before);
    await (await openMongoStore(server.url('lavra', { user: LEDGER_USER, password: ledgerPassword }))).close();
    const old = server.url('lavra', { user: LEDGER_USER, password: passwords.ledgerPassword });
    await expect(openMongoStore(old)).rejects.toThrow('LEDGER_STORE: MongoDB: Authentication failed');
  });

  test('lets nobody in without a login, nor anybody make a second administrator', async () => {
    const stranger = server
      .url('lavra')
      .replace(/\/\/[^@]+@/, '//')
      .replace('&authSource=admin', '');
    await withDatabase(stranger, async (database) => {
      await expect(database.collection('journal').findOne()).rejects.toMatchObject(UNAUTHORIZED);
    });
    await expect(prepareMongo({ ...wanted, members: hosts, adminPassword: secret() })).rejects.toThrow(
      'LAVRA_MONGO_ADMIN_PASSWORD',
    );
  });
});

describe("the ledger's user", () => {
  let urls: Awaited<ReturnType<typeof preparedDatabase>>;
  beforeAll(async () => {
    urls = await preparedDatabase(server);
    const store = await openMongoStore(urls.ledgerUrl);
    await createOrganization(store, { purchased: 100 });
    await store.close();
  });

  test.each<[string, Document]>([
    [
      'a changed row of the journal',
      { update: 'journal', updates: [{ q: {}, u: { $set: { plan: 1 } }, multi: true }] },
    ],
    ['a replaced one', { findAndModify: 'journal', query: {}, update: { $set: { plan: 1 } } }],
    ['a removed one', { delete: 'journal', deletes: [{ q: {}, limit: 0 }] }],
    ['no journal at all', { drop: 'journal' }],
    ['a journal without its rules', { collMod: 'journal', validator: {} }],
    ['a journal without its indexes', { dropIndexes: 'journal', index: '*' }],
    ['a row that breaks a rule', { insert: 'journal', documents: [{ _id: 'x' }], bypassDocumentValidation: true }],
    ['prices of the past', { update: 'price_versions', updates: [{ q: {}, u: { $set: { fromMs: 1 } } }] }],
    ['a removed organization', { delete: 'organizations', deletes: [{ q: {}, limit: 0 }] }],
    ['more rights', { grantRolesToUser: LEDGER_USER, roles: ['dbOwner'] }],
    ['another collection', { create: 'other' }],
    ['the log of all writes', { aggregate: 1, pipeline: [{ $changeStream: {} }], cursor: {} }],
  ])('cannot have %s', async (_, command) => {
    await withDatabase(urls.ledgerUrl, async (database) => {
      await expect(database.command(command)).rejects.toMatchObject(UNAUTHORIZED);
    });
    const rows = await withDatabase(urls.adminUrl, (database) => database.collection('journal').countDocuments());
    expect(rows).toBeGreaterThan(0);
  });

  test('starts where the rules stand as an earlier program wrote them, which preparing it again writes anew', async () => {
    const ruleOf = (database: Db) =>
      database
        .listCollections<CollectionInfo>({ name: 'journal' })
        .map(({ options }) => options?.validator)
        .next();
    const { adminUrl, ledgerUrl } = await preparedDatabase(server);
    await withDatabase(adminUrl, async (database) => {
      const rule = await ruleOf(database);
      const earlier = { $jsonSchema: { required: ['hash'] } };
      await database.command({ collMod: 'journal', validator: earlier });
      await (await openMongoStore(ledgerUrl)).close();
      expect(await ruleOf(database)).toEqual(earlier);
      await prepareDatabase(database, secret());
      expect(await ruleOf(database)).toEqual(rule);
    });
  });

  test('says what to do where the schema is older than the program', async () => {
    await withDatabase(urls.adminUrl, async (database) => {
      const versions = database.collection<{ _id: string; version: number }>('schema_version');
      await versions.updateOne({ _id: 'schema' }, { $set: { version: 0 } });
    });
    await expect(openMongoStore(urls.ledgerUrl)).rejects.toThrow(/^LEDGER_STORE: .* run prepare-mongo.ts first$/);
  });
});
