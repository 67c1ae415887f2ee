// The whole product as a new user runs it: the start command as a real process on free ports, with a data folder of
// its own, and the operator's command against it.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePortRange, freePorts } from './free-ports.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAVRA = join(ROOT, 'cli/src/main.ts');

export interface Embedded {
  readonly baseUrl: string;
  readonly demoKey: string;
  readonly dataDir: string;
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

export interface EmbeddedOptions {
  /** Variables on top of the ports and the data folder. */
  readonly env?: NodeJS.ProcessEnv;
  /** A data folder to start on again; made, and removed at the end of the test run's process, if absent. */
  readonly dataDir?: string;
}

/** Variables for one installation: free ports and a data folder. */
export async function embeddedEnv({ env, dataDir }: EmbeddedOptions = {}): Promise<NodeJS.ProcessEnv> {
  const [gateway, ledger, enginePool] = await freePorts(3);
  return {
    ...process.env,
    PORT: String(gateway),
    LEDGER_PORT: String(ledger),
    ENGINE_POOL_PORT: String(enginePool),
    METRICS_PORT: String(await freePortRange(3)),
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
  return {
    baseUrl: `http://127.0.0.1:${env.PORT}/api/v1`,
    demoKey: (await readFile(join(dataDir, 'demo-key.txt'), 'utf8')).trim(),
    dataDir,
    printed: printed.text(),
    pid: child.pid as number,
    operatorEnv: { LEDGER_PORT: env.LEDGER_PORT, LAVRA_DATA_DIR: dataDir },
    lavra: async (...args) => JSON.parse((await lavra(args, env)).stdout),
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
