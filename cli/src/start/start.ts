// `lavra start`, what `npm start` runs: the three services over loopback gRPC, SQLite, no NATS, a demo organization.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '@lavra/shared/startup-error';
import { readStartConfig, type Secrets, type StartConfig } from '../config.ts';
import { connectLedgerAdmin } from '../ledger-admin.ts';
import { print } from '../output.ts';
import { openDataDir, readOrMakeSecrets } from './data-dir.ts';
import { readOrMakeDemoKey, writeDemoRequest } from './demo.ts';
import { type SupervisedService, supervise } from './supervise.ts';

const HEALTH_POLL_MS = 100;
const PARENT_POLL_MS = 1_000;

/** Runs until a signal or until the process that started it is gone; resolves after the drain. @throws StartupError */
export async function start(): Promise<void> {
  const stop = stopAsked();
  const config = readStartConfig();
  const dataDir = openDataDir(config.dataDir);
  const secrets = readOrMakeSecrets(dataDir, config.givenSecrets);

  say('starting ledger, engine pool and gateway …');
  const environments = serviceEnvironments(config, secrets);
  const ledger = supervise('ledger', environments.ledger, say);
  const enginePool = supervise('engine-pool', environments.enginePool, say);
  const gateway = supervise('gateway', environments.gateway, say);
  const all = [ledger, enginePool, gateway];
  const starting = new AbortController();

  try {
    const begun = await Promise.race([stop, allStarted(all)]);
    if (begun === 'stop') return;
    const baseUrl = `http://127.0.0.1:${config.ports.gateway}`;
    const admin = connectLedgerAdmin({
      ledgerAddress: `127.0.0.1:${config.ports.ledger}`,
      operatorToken: secrets.LAVRA_OPERATOR_TOKEN,
    });
    const key = await readOrMakeDemoKey(dataDir, admin).finally(() => admin.close());
    const curl = writeDemoRequest(dataDir, baseUrl, key);
    if ((await Promise.race([stop, healthy(baseUrl, starting.signal)])) === 'stop') return;
    print(`ready at ${baseUrl}/api/v1\n\nSend the sample certificate:\n\n${curl}\n`);
    await stop;
  } finally {
    starting.abort();
    say('draining …');
    // The gateway first: what it still runs needs the other two.
    await gateway.stop();
    await Promise.all([enginePool.stop(), ledger.stop()]);
    say('stopped');
  }
}

async function allStarted(services: readonly SupervisedService[]): Promise<void> {
  await Promise.all(
    services.map(async ({ started }) => {
      if (!(await started)) throw new StartupError('a service could not start; its own line above says why');
    }),
  );
}

/** Asks until the gateway calls itself healthy, or until nobody waits for it any more. */
async function healthy(baseUrl: string, given: AbortSignal): Promise<void> {
  while (!given.aborted) {
    const response = await fetch(`${baseUrl}/api/v1/health`, { signal: given }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await pause(HEALTH_POLL_MS);
  }
}

function serviceEnvironments({ ports, ...config }: StartConfig, secrets: Secrets) {
  const common = {
    ...config.inherited,
    ...secrets,
    LOG_LEVEL: config.logLevel,
    LAVRA_ENVIRONMENT: config.environment,
  };
  const metricsPort = (offset: number) => ({ METRICS_PORT: String(ports.metrics + offset) });
  return {
    ledger: {
      ...common,
      ...metricsPort(1),
      LEDGER_PORT: String(ports.ledger),
      LEDGER_STORE: `sqlite:${join(config.dataDir, 'ledger.sqlite')}`,
    },
    enginePool: { ...common, ...metricsPort(2), ENGINE_POOL_PORT: String(ports.enginePool) },
    gateway: {
      ...common,
      ...metricsPort(0),
      PORT: String(ports.gateway),
      GATEWAY_HOST: config.gatewayHost,
      LEDGER_ADDRESS: `127.0.0.1:${ports.ledger}`,
      ENGINE_POOL_ADDRESS: `127.0.0.1:${ports.enginePool}`,
    },
  };
}

/** npm ends at a SIGTERM without passing it on: that our parent has changed is how we hear of it. */
function stopAsked(): Promise<'stop'> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (process.ppid !== parent) stop();
    }, PARENT_POLL_MS).unref();
    const stop = () => {
      clearInterval(watch);
      resolve('stop');
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('SIGHUP', stop);
  });
}

function say(line: string): void {
  process.stderr.write(`lavra: ${line}\n`);
}
