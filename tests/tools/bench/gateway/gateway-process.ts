// A gateway as its own process, as it runs in production, with its services in another one: for measuring it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '@lavra/shared/api-key';
import { SECRET, TOKEN } from '../../../suites/rest/support/scripted-services.ts';

const PROBE = new URL('./event-loop-probe.ts', import.meta.url).href;

export interface GatewayProcess {
  /** http://host:port/api/v1 */
  readonly baseUrl: string;
  readonly key: string;
  eventLoopDelayMs(): Promise<number>;
  close(): void;
}

export interface ModuleProcess<Message> {
  /** The first thing it said. */
  readonly said: Message;
  /** How long its own work kept its event loop since it was last asked, in ms: the 99th percentile. */
  eventLoopDelayMs(): Promise<number>;
  close(): void;
}

/** Runs a module until `close`; it ends by itself when this process does. */
export async function startModule<Message>(
  path: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<ModuleProcess<Message>> {
  const child: ChildProcess = fork(path, args, {
    env: { ...process.env, ...env },
    execArgv: ['--import', PROBE],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  child.once('message', (message) => resolve(message as Message));
  child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  return {
    said: await promise,
    async eventLoopDelayMs() {
      const answer = once(child, 'message') as Promise<[number]>;
      child.send('event-loop');
      return (await answer)[0];
    },
    close: () => child.connected && child.disconnect(),
  };
}

export async function startGatewayProcess(): Promise<GatewayProcess> {
  const key = createApiKey('test');
  const services = await startModule<{ ledgerAddress: string; enginePoolAddress: string }>(
    fileURLToPath(new URL('./services-process.ts', import.meta.url)),
    [key],
  );
  const gateway = await startModule<{ address: string }>(
    fileURLToPath(new URL('../../../../gateway/src/main.ts', import.meta.url)),
    [],
    {
      PORT: '0',
      GATEWAY_HOST: '127.0.0.1',
      METRICS_PORT: '0',
      LEDGER_ADDRESS: services.said.ledgerAddress,
      ENGINE_POOL_ADDRESS: services.said.enginePoolAddress,
      LAVRA_SECRET: SECRET,
      LAVRA_SERVICE_TOKEN: TOKEN,
      LOG_LEVEL: 'warn',
    },
  );
  return {
    baseUrl: `http://${gateway.said.address}/api/v1`,
    key,
    eventLoopDelayMs: gateway.eventLoopDelayMs,
    close() {
      gateway.close();
      services.close();
    },
  };
}
