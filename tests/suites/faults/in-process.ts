// Two of each service in this process, so that a restart takes no longer than its drain; of one version, or of two.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningService } from '@lavra/shared/lifecycle';

type Start = (env: NodeJS.ProcessEnv) => Promise<RunningService>;

/** The services of one checkout, each started as its main.ts does. */
export interface Version {
  readonly ledger: Start;
  readonly enginePool: Start;
  readonly gateway: Start;
}

/** @param root of a checkout with its dependencies and generated code */
export async function loadVersion(root: string): Promise<Version> {
  const load = async (service: string, start: string): Promise<Start> => {
    const [server, config] = await Promise.all(
      ['server.ts', 'config.ts'].map((file) => import(pathToFileURL(join(root, service, 'src', file)).href)),
    );
    return (env) => server[start](config.readConfig(env));
  };
  return {
    ledger: await load('ledger', 'startLedger'),
    enginePool: await load('engine-pool', 'startEnginePool'),
    gateway: await load('gateway', 'startGateway'),
  };
}

const PORT_VARIABLES = { ledger: 'LEDGER_PORT', enginePool: 'ENGINE_POOL_PORT', gateway: 'PORT' } as const;
type Kind = keyof typeof PORT_VARIABLES;
/** Gateways last: they dial the others. */
const KINDS = ['enginePool', 'ledger', 'gateway'] as const;

export const REPLICAS = 2;

export class InProcessServices {
  readonly #common: NodeJS.ProcessEnv;
  readonly #running = new Map<string, RunningService>();

  /** @param common what every process is given, beside its port */
  constructor(common: NodeJS.ProcessEnv) {
    this.#common = { ...common, GATEWAY_HOST: '127.0.0.1', METRICS_PORT: '0', LOG_LEVEL: 'silent' };
  }

  addresses(kind: Kind): string[] {
    return Array.from({ length: REPLICAS }, (_, index) => this.#running.get(`${kind} ${index}`)?.address ?? '');
  }

  /** Drains one of each kind and starts it again on its port, or starts it. @param index 0 or 1 */
  async restart(version: Version, env: NodeJS.ProcessEnv, index: number): Promise<void> {
    for (const kind of KINDS) await this.#restart(version, kind, env, index);
  }

  /** The first start: all of them. */
  async start(version: Version, env: NodeJS.ProcessEnv): Promise<void> {
    for (const kind of KINDS) {
      for (let index = 0; index < REPLICAS; index++) await this.#restart(version, kind, env, index);
    }
  }

  async close(): Promise<void> {
    for (const kind of KINDS.toReversed()) {
      await Promise.all(this.#of(kind).map((service) => service.close()));
    }
  }

  #of(kind: Kind): RunningService[] {
    return [...this.#running].filter(([name]) => name.startsWith(kind)).map(([, service]) => service);
  }

  async #restart(version: Version, kind: Kind, env: NodeJS.ProcessEnv, index: number): Promise<void> {
    const name = `${kind} ${index}`;
    const before = this.#running.get(name);
    await before?.close();
    const dials =
      kind === 'gateway'
        ? {
            LEDGER_ADDRESS: this.addresses('ledger').join(','),
            ENGINE_POOL_ADDRESS: this.addresses('enginePool').join(','),
          }
        : {};
    const port = { [PORT_VARIABLES[kind]]: String(before?.port ?? 0) };
    this.#running.set(name, await version[kind]({ ...this.#common, ...env, ...dials, ...port }));
  }
}
