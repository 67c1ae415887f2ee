// The whole product as a new user runs it: the start command as a real process on ports of its own, with a data folder of
// its own, and the operator's command against it.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAVRA = join(ROOT, 'cli/src/main.ts');

export interface Embedded {
  readonly baseUrl: string;
  readonly demoKey: string;
  readonly dataDir: string;
  /** Where each service serves. */
  readonly addresses: Addresses;
  /** What it printed on standard output up to `ready` and the curl line. */
  readonly printed: string;
  readonly pid: number;
  /** Where the operator's command finds its ledger and its token. */
  readonly operatorEnv: NodeJS.ProcessEnv;
  /** Runs `lavra …` against it, with --json, and parses what it prints. */
  lavra<Result>(...args: string[]): Promise<Result>;
  /** SIGTERM; settles with the exit code once everything is gone. */
  stop(): Promise<number | null>;
}

export type Addresses = Readonly<Record<'gateway' | 'ledger' | 'enginePool', Place>>;

interface Place {
  /** host:port */
  readonly address: string;
  readonly metricsPort: number;
}

export interface EmbeddedOptions {
  /** Variables on top of the ports and the data folder. */
  readonly env?: NodeJS.ProcessEnv;
  /** A data folder to start on again; made, and removed at the end of the test run's process, if absent. */
  readonly dataDir?: string;
}

/** Variables for one installation: ports that the system chooses when they are bound, and a data folder. */
export async function embeddedEnv({ env, dataDir }: EmbeddedOptions = {}): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    PORT: '0',
    LEDGER_PORT: '0',
    ENGINE_POOL_PORT: '0',
    METRICS_PORT: '0',
    LAVRA_DATA_DIR: dataDir ?? (await mkdtemp(join(tmpdir(), 'lavra-e2e-'))),
    ENGINE_POOL_THREADS: '1',
    ...env,
  };
}

/** Starts it and waits for `ready`. Rejects with what it said when it ends before. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const env = await embeddedEnv(options);
  const dataDir = env.LAVRA_DATA_DIR as string;
  const child = spawn(process.execPath, [LAVRA, 'start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = collect(child.stderr);
  const printed = collect(child.stdout);
  const ready = printed.until((text) => text.includes('demo-request.json'));
  const endedEarly = ended.then((code) => {
    throw new Error(`the start command ended with ${code}: ${said.text()}`);
  });
  endedEarly.catch(() => undefined);
  await Promise.race([ready, endedEarly]);
  const addresses = JSON.parse(await readFile(join(dataDir, 'addresses.json'), 'utf8')) as Addresses;
  const operatorEnv = { LEDGER_ADDRESS: addresses.ledger.address, LAVRA_DATA_DIR: dataDir };
  return {
    baseUrl: `http://${addresses.gateway.address}/api/v1`,
    demoKey: (await readFile(join(dataDir, 'demo-key.txt'), 'utf8')).trim(),
    dataDir,
    addresses,
    printed: printed.text(),
    pid: child.pid as number,
    operatorEnv,
    lavra: async (...args) => JSON.parse((await lavra(args, { ...env, ...operatorEnv })).stdout),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Runs `lavra … --json` as a process; rejects, with `code`, `stdout` and `stderr`, when it exits with an error. */
export function lavra(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [LAVRA, ...args, '--json'], { cwd: ROOT, env });
}

/** Gathers what a stream says, and tells when it has said enough. */
function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  const waiting = new Set<() => void>();
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    text += chunk;
    for (const check of waiting) check();
  });
  return {
    text: () => text,
    until: (enough: (text: string) => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!enough(text)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
