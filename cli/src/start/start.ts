// `lavra start`, what `npm start` runs: the three services over loopback gRPC, SQLite, no NATS, a demo organization.
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadyMessage } from '@lavra/shared/lifecycle';
import { StartupError } from '@lavra/shared/startup-error';
import { readStartConfig } from '../config.ts';
import { connectLedgerAdmin } from '../ledger-admin.ts';
import { print } from '../output.ts';
import { openDataDir, readOrMakeSecrets, writeAddresses } from './data-dir.ts';
import { readOrMakeDemoKey, writeDemoRequest } from './demo.ts';
import { serviceEnvironments, servicePorts } from './environments.ts';
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
  const ports = servicePorts(config.ports);
  const environments = serviceEnvironments(config, secrets);
  const ledger = supervise('ledger', ports.ledger, environments.ledger, say);
  const enginePool = supervise('engine-pool', ports.enginePool, environments.enginePool, say);
  let gateway: SupervisedService | undefined;
  const starting = new AbortController();

  try {
    const dialled = await Promise.race([stop, Promise.all([addressOf(ledger), addressOf(enginePool)])]);
    if (dialled === 'stop') return;
    const [ledgerAddress, enginePoolAddress] = dialled;
    const dials = { LEDGER_ADDRESS: ledgerAddress, ENGINE_POOL_ADDRESS: enginePoolAddress };
    gateway = supervise('gateway', ports.gateway, { ...environments.gateway, ...dials }, say);
    const begun = await Promise.race([stop, Promise.all([started(gateway), started(ledger), started(enginePool)])]);
    if (begun === 'stop') return;
    const [gatewayReady, ledgerReady, enginePoolReady] = begun;
    writeAddresses(dataDir, { gateway: gatewayReady, ledger: ledgerReady, enginePool: enginePoolReady });
    const baseUrl = `http://${gatewayReady.address}`;
    const admin = connectLedgerAdmin({ ledgerAddress, operatorToken: secrets.LAVRA_OPERATOR_TOKEN, tls: config.tls });
    const key = await readOrMakeDemoKey(dataDir, admin).finally(() => admin.close());
    const curl = writeDemoRequest(dataDir, baseUrl, key);
    if ((await Promise.race([stop, healthy(baseUrl, starting.signal)])) === 'stop') return;
    print(`ready at ${baseUrl}/api/v1

See a certificate read in your browser:

${baseUrl}/#key=${key}

Send the sample certificate:

${curl}
`);
    await stop;
  } finally {
    starting.abort();
    say('draining …');
    // The gateway first: what it still runs needs the other two.
    await gateway?.stop();
    await Promise.all([enginePool.stop(), ledger.stop()]);
    say('stopped');
  }
}

/** @throws StartupError when it could not start */
async function started(service: SupervisedService): Promise<ReadyMessage> {
  const ready = await service.started;
  if (!ready) throw new StartupError('a service could not start; its own line above says why');
  return ready;
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

/** What the gateway dials. A port of its own choice is known only once it is bound; a given one needs no waiting. */
async function addressOf(service: SupervisedService): Promise<string> {
  const { port } = service.given;
  return port === 0 ? (await started(service)).address : `127.0.0.1:${port}`;
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
