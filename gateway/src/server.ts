// Starts and stops a gateway: connects to the ledger and the engine pool, serves HTTP, and drains what runs.
import type { AddressInfo } from 'node:net';
import { connectEnginePool } from '@lavra/engine-client';
import { dialAddress, type RunningService } from '@lavra/shared/lifecycle';
import { createLogger, type Logger } from '@lavra/shared/logger';
import { createMetrics, Gauge, startMetricsServer } from '@lavra/shared/metrics';
import { portError } from '@lavra/shared/startup-error';
import { createApp } from './app.ts';
import { FairTurns } from './body/fair-turns.ts';
import { FileMemory } from './body/file-memory.ts';
import { BODY_TIMES, type BodyTimes } from './body/read-body.ts';
import { connectConsoleLedger } from './clients/console-ledger.ts';
import { Health } from './clients/health.ts';
import { KeyDirectory } from './clients/key-directory.ts';
import { connectLedger } from './clients/ledger.ts';
import { PriceList } from './clients/price-list.ts';
import type { GatewayConfig } from './config.ts';
import { AuditRuns } from './console/audit-runs.ts';
import type { Gateway } from './context.ts';
import { Drain } from './drain.ts';
import { createEvents } from './events.ts';
import { DownloadLimits } from './extraction/download-limits.ts';
import { Leases } from './extraction/leases.ts';
import { type Network, publicInternet } from './extraction/network.ts';
import { createHttpServer, HTTP_TIMES, type HttpTimes } from './http-server.ts';
import { followRequestStates } from './request-states/request-states.ts';

export { type GatewayConfig, readConfig } from './config.ts';
export { createNetwork, type Network } from './extraction/network.ts';

/** What a test may replace. None of it can be set by configuration. */
export interface GatewayDependencies {
  readonly logger: Logger;
  /** How imageUrl is reached: in production the public internet and nothing else. */
  readonly network: Network;
  readonly httpTimes: HttpTimes;
  readonly bodyTimes: BodyTimes;
}

/** @throws StartupError when a port is taken. The ledger and the engine pool may come later. */
export async function startGateway(
  config: GatewayConfig,
  dependencies: Partial<GatewayDependencies> = {},
): Promise<RunningService> {
  const {
    logger = createLogger('gateway', config.logLevel),
    network = publicInternet,
    httpTimes = HTTP_TIMES,
    bodyTimes = BODY_TIMES,
  } = dependencies;
  const registry = createMetrics('gateway', config.tls?.identity);
  const events = createEvents(logger, registry);
  const ledger = connectLedger(config.ledgerAddress, config.ledgerToken, config.tls);
  const enginePool = connectEnginePool(config.enginePoolAddress, config.enginePoolToken, config.tls);
  const consoleLedger = connectConsoleLedger(config.ledgerAddress, config.ledgerToken, config.secret, config.tls);
  const drain = new Drain();
  const leases = new Leases(ledger, events);
  const keys = new KeyDirectory(ledger, config.secret);
  const prices = new PriceList(ledger);
  const requestStates = followRequestStates({
    natsUrl: config.natsUrl,
    logger,
    registry,
    forgetKeys: () => keys.forgetAll(),
    forgetPrices: () => prices.forget(),
  });
  const fileMemory = new FileMemory();
  new Gauge({
    name: 'lavra_gateway_file_bytes_reserved',
    help: 'Memory reserved for the files of requests; past their share they get 503.',
    registers: [registry],
    collect() {
      this.set(fileMemory.reservedBytes);
    },
  });
  const gateway: Gateway = {
    config,
    events,
    ledger,
    enginePool,
    leases,
    drain,
    downloads: new DownloadLimits(),
    network,
    bodyTimes,
    fairTurns: new FairTurns(),
    fileMemory,
    requestStates,
    keys,
    prices,
    health: new Health({ ledger, enginePool }),
    console: {
      ledger: consoleLedger,
      audits: new AuditRuns(consoleLedger, events.auditFailed),
      ledgerAddress: config.ledgerAddress,
      enginePoolAddress: config.enginePoolAddress,
      enginePoolToken: config.enginePoolToken,
      tls: config.tls,
      natsState: () => requestStates.state,
    },
  };
  const closeClients = async () => {
    leases.close();
    ledger.close();
    enginePool.close();
    consoleLedger.close();
    await requestStates.close();
  };

  const server = createHttpServer(createApp(gateway), httpTimes);
  const metrics = await startMetricsServer(registry, { host: config.metricsHost, port: config.metricsPort }).catch(
    async (error: unknown) => {
      await closeClients();
      throw error;
    },
  );
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(config.port, config.host, listening.resolve);
  await listening.promise.catch(async (error: unknown) => {
    await closeClients();
    await metrics.close();
    throw portError(error, 'PORT', config.port);
  });
  const { port } = server.address() as AddressInfo;

  return {
    address: dialAddress(config.host, port),
    port,
    metricsPort: metrics.port,
    async close() {
      const drained = drain.end();
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      // A caller may be gone while its extraction runs: that is what is waited for, not the connection.
      await drained;
      server.closeIdleConnections();
      await Promise.race([closed, new Promise((done) => setTimeout(done, LAST_REPLIES_MS).unref())]);
      server.closeAllConnections();
      await closed;
      await closeClients();
      await metrics.close();
    },
  };
}

/** Time for the last replies to reach their callers. */
const LAST_REPLIES_MS = 2_000;
