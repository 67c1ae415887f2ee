// Makes MongoDB ready for the ledger: one replica set of all members, its administrator, the ledger's database and its
// user. Each step looks first whether it is done, so that it can be run again after any interruption and at every upgrade.
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@lavra/shared/startup-error';
import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import type { PrepareConfig } from '../../config.ts';
import { migrate } from './schema.ts';
import { putLedgerUser } from './users.ts';

/** Of the administrator, who is used here alone. */
export const ADMIN_USER = 'admin';
const GIVE_UP_AFTER_MS = 120_000;
const POLL_MS = 500;

/** MongoDB's codes for what is not yet, or not any more, as this asks for it. */
const CODE = { unauthorized: 13, authenticationFailed: 18, notYetInitialized: 94 } as const;

/** @throws StartupError when a member cannot be reached, or does not become what it should in two minutes */
export async function prepareMongo(wanted: PrepareConfig): Promise<void> {
  const giveUpAtMs = performance.now() + GIVE_UP_AFTER_MS;
  await makeSet(wanted, giveUpAtMs);
  await makeAdmin(wanted, giveUpAtMs);
  const admin = { auth: { username: ADMIN_USER, password: wanted.adminPassword }, replicaSet: wanted.replicaSet };
  await withClient(`mongodb://${wanted.members[0]}/`, admin, async (client) => {
    for (const member of wanted.members.slice(1)) await addMember(client.db('admin'), member, giveUpAtMs);
    await prepareDatabase(client.db(wanted.database), wanted.ledgerPassword);
  });
}

/** Collections, indexes and validators, and the user who may work on them but not change them. */
export async function prepareDatabase(database: Db, ledgerPassword: string): Promise<void> {
  await migrate(database);
  await putLedgerUser(database, ledgerPassword);
}

/** Of one member, which is therefore its primary at once; MongoDB then lets one join at a time. */
async function makeSet({ members, replicaSet }: PrepareConfig, giveUpAtMs: number): Promise<void> {
  await withClient(overLoopback(members[0]), {}, async (client) => {
    const admin = client.db('admin');
    const status = await admin.command({ replSetGetStatus: 1 }).catch(failure);
    if (status.code === CODE.notYetInitialized) {
      await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host: members[0] }] } });
    } else if (status.code !== undefined && status.code !== CODE.unauthorized) throw status;
    await eventually('the replica set has no primary', giveUpAtMs, async () => {
      const { primary } = await admin.command({ hello: 1 });
      return primary !== undefined;
    });
  });
}

/** Who comes over loopback may make the first user, and nothing else; once there is one, nobody may. */
async function makeAdmin({ members, replicaSet, adminPassword }: PrepareConfig, giveUpAtMs: number): Promise<void> {
  const auth = { username: ADMIN_USER, password: adminPassword };
  const isThere = await withClient(`mongodb://${members[0]}/`, { auth, replicaSet }, async () => true).catch(
    (error) => {
      if (failure(error).code === CODE.authenticationFailed) return false;
      throw error;
    },
  );
  if (isThere) return;
  await withClient(overLoopback(members[0]), {}, async (client) => {
    await eventually(`${members[0]} is not the primary, where users are made`, giveUpAtMs, async () => {
      return (await client.db('admin').command({ hello: 1 })).isWritablePrimary;
    });
    const made = await client
      .db('admin')
      .command({ createUser: ADMIN_USER, pwd: adminPassword, roles: ['root'] })
      .catch(failure);
    if (made.code === CODE.unauthorized) {
      throw new StartupError(
        'LAVRA_MONGO_ADMIN_PASSWORD: MongoDB has users already, and this is not the password of its admin',
      );
    }
    if (made.code !== undefined) throw made;
  });
}

async function addMember(admin: Db, host: string, giveUpAtMs: number): Promise<void> {
  await eventually(`${host} could not join the replica set`, giveUpAtMs, async () => {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const members: Document[] = config.members;
    if (members.some((member) => member.host === host)) return true;
    const _id = Math.max(...members.map((member) => member._id)) + 1;
    const next = { ...config, version: config.version + 1, members: [...members, { _id, host }] };
    // Refused while the one before is not yet everywhere: asked again.
    await admin.command({ replSetReconfig: next }).catch(failure);
    return false;
  });
  await eventually(`${host} does not become a secondary`, giveUpAtMs, async () => {
    const { members } = await admin.command({ replSetGetStatus: 1 });
    return members.some((member: Document) => member.name === host && /^(PRIMARY|SECONDARY)$/.test(member.stateStr));
  });
}

async function eventually(problem: string, giveUpAtMs: number, ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) {
    if (performance.now() > giveUpAtMs) throw new StartupError(`LAVRA_MONGO_MEMBERS: ${problem}`);
    await sleep(POLL_MS);
  }
}

/** A server's refusal as a value, to look at its code; anything else is thrown on. */
function failure(error: unknown): MongoServerError {
  if (error instanceof MongoServerError) return error;
  throw error;
}

function overLoopback(member: string): string {
  return `mongodb://127.0.0.1:${member.slice(member.lastIndexOf(':') + 1)}/?directConnection=true`;
}

async function withClient<Result>(
  url: string,
  options: { readonly auth?: { username: string; password: string }; readonly replicaSet?: string },
  use: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(url, { appName: 'lavra-prepare', serverSelectionTimeoutMS: 20_000, ...options });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.close();
  }
}
