// One service as a child process: started from its main.ts, ready when it says so, stopped by SIGTERM.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadyMessage } from '@lavra/shared/lifecycle';

export type ServiceName = 'ledger' | 'engine-pool' | 'gateway';

/** What a service is told to bind; 0 lets the system choose. */
export interface ServicePorts {
  readonly port: number;
  readonly metricsPort: number;
}

/** The program of a service. */
export function mainOf(name: ServiceName): string {
  return fileURLToPath(new URL(`../../../${name}/src/main.ts`, import.meta.url));
}

const PORT_VARIABLE: Readonly<Record<ServiceName, string>> = {
  ledger: 'LEDGER_PORT',
  'engine-pool': 'ENGINE_POOL_PORT',
  gateway: 'PORT',
};

/** The variables that carry the ports to a service. */
export function portEnvironment(name: ServiceName, { port, metricsPort }: ServicePorts): NodeJS.ProcessEnv {
  return { [PORT_VARIABLE[name]]: String(port), METRICS_PORT: String(metricsPort) };
}

/** How a process ended: by exit code or by signal. */
export type Ending = { readonly code: number } | { readonly signal: NodeJS.Signals };

export interface ServiceProcess {
  readonly pid: number | undefined;
  /** The address it serves at and the ports it got; never settles when the process ends before. */
  readonly ready: Promise<ReadyMessage>;
  readonly ended: Promise<Ending>;
  /** Asks it to drain. */
  stop(): void;
}

/** Its log goes to our standard error: standard output belongs to who reads our own lines. */
export function startServiceProcess(name: ServiceName, ports: ServicePorts, given: NodeJS.ProcessEnv): ServiceProcess {
  const env = { ...given, ...portEnvironment(name, ports) };
  // A process group of its own: Ctrl-C reaches only us, and we drain the services in their order.
  const child = fork(mainOf(name), { env, stdio: ['ignore', 2, 2, 'ipc'], detached: true });
  return {
    pid: child.pid,
    ready: new Promise((resolve) => {
      child.on('message', (message: ReadyMessage) => {
        if (message.type === 'ready') resolve(message);
      });
    }),
    ended: new Promise((resolve) => {
      child.once('error', () => resolve({ code: 1 }));
      child.once('exit', (code, signal) => resolve(signal ? { signal } : { code: code ?? 1 }));
    }),
    stop: () => child.kill('SIGTERM'),
  };
}
