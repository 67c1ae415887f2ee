// All of docker-compose.yml as plain processes on loopback: the same commands, the same variables, other addresses.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/embedded.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { until } from '../../support/until.ts';
import { readCompose } from './compose.ts';
import { type Front, startFront } from './front.ts';
import { Replica } from './replica.ts';

export type ServiceName = 'ledger' | 'engine-pool' | 'gateway';

export interface ClusterOptions {
  /** Others than the compose file's numbers. */
  readonly replicas?: Partial<Record<ServiceName, number>>;
  /** Variables on top of the compose file's, or in their place. */
  readonly env?: NodeJS.ProcessEnv;
  /** How the services reach NATS; absent: directly. For what stands between them and drops. */
  readonly natsPort?: (serverPort: number) => Promise<number>;
  /** Where callers reach it; absent: a free port. */
  readonly port?: number;
  /** Gets a line for each long step. */
  readonly say?: (line: string) => void;
}

export interface Cluster {
  /** Of the one front address. */
  readonly baseUrl: string;
  readonly replicas: Readonly<Record<ServiceName, readonly Replica[]>>;
  readonly mongo: MongoReplicaSet;
  readonly nats: NatsServer;
  /** The variables that are not in the compose file; a service has those it needs. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The variables of the operator's command; what is changed in them counts from the next one. */
  readonly operatorEnv: NodeJS.ProcessEnv;
  /** The database's address, for who wants to look into it. */
  readonly storeUrl: string;
  /** Runs `lavra … --json` and parses what it prints. */
  lavra<Result>(...args: string[]): Promise<Result>;
  /** Everything that any process of ours wrote. */
  logs(): Promise<string>;
  stop(): Promise<void>;
}

/** Where each variable that a service listens by is found, and the address callers of it use. */
const LISTENS = {
  ledger: { port: 'LEDGER_PORT', host: 'LEDGER_HOST' },
  'engine-pool': { port: 'ENGINE_POOL_PORT', host: 'ENGINE_POOL_HOST' },
  gateway: { port: 'PORT', host: 'GATEWAY_HOST' },
} as const;
const LAVRA = 'cli/src/main.ts';
const DATABASE = 'lavra';
const LOOPBACK = '127.0.0.1';
/** A cluster that is not healthy by then will not become so. */
const HEALTHY_WITHIN_MS = 60_000;

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const say = options.say ?? (() => {});
  const secret = () => randomBytes(32).toString('hex');
  const secrets = {
    LAVRA_SECRET: secret(),
    LAVRA_LEDGER_TOKEN: secret(),
    LAVRA_ENGINE_POOL_TOKEN: secret(),
    LAVRA_OPERATOR_TOKEN: secret(),
    LAVRA_NATS_LEDGER_PASSWORD: secret(),
    LAVRA_NATS_GATEWAY_PASSWORD: secret(),
    LAVRA_MONGO_KEY: secret(),
    LAVRA_MONGO_ADMIN_PASSWORD: secret(),
    LAVRA_MONGO_LEDGER_PASSWORD: secret(),
  };
  const compose = readCompose(secrets);
  const folder = await mkdtemp(join(tmpdir(), 'lavra-cluster-'));
  const logFolder = join(folder, 'logs');
  await mkdir(logFolder);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    say('starting NATS and three members of MongoDB …');
    const natsConfig = join(ROOT, 'deploy/nats/nats.conf');
    const nats = await startNatsServer(['--config', natsConfig], compose('nats').environment);
    closers.push(() => nats.stop());
    const places = new Map<string, string>();
    const certificates = join(folder, 'certificates');
    const make = compose('certificates').command.map((part) => (part === '/certificates' ? certificates : part));
    const certified = runNode([LAVRA, ...make], {});
    // Told below, where it is waited for.
    certified.catch(() => undefined);
    const mongo = await startMongo({
      members: 3,
      async initiate(hosts) {
        hosts.forEach((host, index) => {
          places.set(`mongo-${index + 1}:27017`, host);
        });
        const { command, environment } = compose('mongo-init');
        await runNode(command.slice(1), movedTo(places, environment));
        return { user: 'admin', password: secrets.LAVRA_MONGO_ADMIN_PASSWORD };
      },
    });
    closers.push(() => mongo.stop());
    await certified;
    const variablesOf = (name: ServiceName | 'cli') =>
      movedTo(new Map([...places, ['/run/certificates', join(certificates, name)]]), compose(name).environment);

    say('starting ledgers, engine pools and gateways …');
    const natsPort = (await options.natsPort?.(nats.port)) ?? nats.port;
    places.set('nats:4222', `${LOOPBACK}:${natsPort}`);
    const storeUrl = mongo.url(DATABASE);

    const start = async (name: ServiceName): Promise<Replica[]> => {
      const service = compose(name);
      const { port: portVariable, host: hostVariable } = LISTENS[name];
      const count = options.replicas?.[name] ?? service.replicas;
      const replicas = Array.from(
        { length: count },
        (_, index) =>
          new Replica({
            name: `${name}-${index + 1}`,
            portVariable,
            command: service.command,
            env: { ...variablesOf(name), [hostVariable]: LOOPBACK, ...options.env },
            logFile: join(logFolder, `${name}-${index + 1}.log`),
          }),
      );
      closers.push(() => Promise.all(replicas.map((replica) => replica.stop())));
      await Promise.all(replicas.map(({ ready }) => ready));
      places.set(`${name}:${service.environment[portVariable]}`, replicas.map(({ address }) => address).join(','));
      return replicas;
    };
    const [ledger, enginePool] = await Promise.all([start('ledger'), start('engine-pool')]);
    // The gateways dial the others by the ports that those have bound.
    const gateway = await start('gateway');

    const front: Front = await startFront(
      gateway.map(({ address }) => address),
      options.port,
    );
    closers.push(() => front.close());
    const operatorEnv = {
      PATH: process.env.PATH,
      ...variablesOf('cli'),
      LEDGER_ADDRESS: ledger.map(({ address }) => address).join(','),
    };
    const baseUrl = `http://${LOOPBACK}:${front.port}/api/v1`;
    await healthy(baseUrl);
    return {
      baseUrl,
      replicas: { ledger, 'engine-pool': enginePool, gateway },
      mongo,
      nats,
      secrets,
      operatorEnv,
      storeUrl,
      lavra: async (...args) => JSON.parse(await lavra(args, operatorEnv)),
      logs: async () => {
        const files = await readdir(logFolder);
        return (await Promise.all(files.map((file) => readFile(join(logFolder, file), 'utf8')))).join('\n');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The compose file's names are the containers' network; here everything is on loopback. */
function movedTo(places: ReadonlyMap<string, string>, environment: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(environment).map(([variable, value]) => {
      let moved = value;
      for (const [name, place] of places) moved = moved.replace(name, place);
      return [variable, moved];
    }),
  );
}

function lavra(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return runNode([LAVRA, ...args, '--json'], env);
}

/** What it prints; nothing of this process's environment reaches it but PATH. */
async function runNode(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const env = { PATH: process.env.PATH, ...variables };
  return (await promisify(execFile)(process.execPath, [...args], { cwd: ROOT, env })).stdout;
}

async function healthy(baseUrl: string): Promise<void> {
  const endsMs = performance.now() + HEALTHY_WITHIN_MS;
  await until(async () => {
    if (performance.now() > endsMs) throw new Error('the cluster did not become healthy');
    const response = await fetch(`${baseUrl}/health`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status === 200;
  });
}
