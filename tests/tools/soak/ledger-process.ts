// A ledger process that can be killed and comes back on its port, as a supervisor would bring it back.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ReadyMessage } from '@lavra/shared/lifecycle';
import { ledgerClients, OPERATOR_TOKEN, SECRET, SERVICE_TOKEN } from '../../suites/ledger-service/support.ts';

const MAIN = fileURLToPath(new URL('../../../ledger/src/main.ts', import.meta.url));

export interface LedgerProcess {
  readonly address: string;
  /** SIGKILL, and a new process on the same port; settles once that serves. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param fileBytesMax no file of the process may grow beyond this: what a full disk looks like from inside */
export async function startLedgerProcess(store: string, fileBytesMax?: number): Promise<LedgerProcess> {
  const first = await startOnce(store, 0, fileBytesMax);
  let { child } = first;
  return {
    address: first.address,
    async killAndRestart() {
      await end(child, 'SIGKILL');
      ({ child } = await startOnce(store, first.port, fileBytesMax));
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  readonly port: number;
}

/** @param port 0: one that is free */
async function startOnce(store: string, port: number, fileBytesMax?: number): Promise<Started> {
  const node = [process.execPath, MAIN];
  // A write beyond the limit would otherwise end the process instead of failing.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f ${(fileBytesMax ?? 0) / 512}; exec "$0" "$@"`, ...node];
  const [program, ...args] = (fileBytesMax === undefined ? node : limited) as [string, ...string[]];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      LEDGER_STORE: store,
      LEDGER_PORT: String(port),
      LAVRA_SERVICE_TOKEN: SERVICE_TOKEN,
      LAVRA_OPERATOR_TOKEN: OPERATOR_TOKEN,
      LAVRA_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message]: ReadyMessage[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('the ledger could not start');
    }),
  ]);
  if (message?.type !== 'ready') throw new Error('the ledger told something else than that it is ready');
  return { child, address: message.address, port: message.port };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** The clients of several ledgers: a call goes to any of them, as through a load balancer. */
export function clientsOf(processes: readonly LedgerProcess[]) {
  return ledgerClients(processes.map(({ address }) => address).join(','));
}
