// Starts the engine pool: worker processes, and the gRPC service over them.
import { type EnginePoolServiceServer, EnginePoolServiceService } from '@lavra/proto/engine/v1/engine';
import { startGrpcServer, unary } from '@lavra/shared/grpc-server';
import { dialAddress, type RunningService } from '@lavra/shared/lifecycle';
import { createLogger, type Logger } from '@lavra/shared/logger';
import { Counter, createMetrics, Gauge, startMetricsServer } from '@lavra/shared/metrics';
import { type EnginePoolConfig, readConfig } from './config.ts';
import type { EnginePoolContext } from './context.ts';
import { connectVisionModel } from './engines/remote/vision-model.ts';
import { createEvents } from './events.ts';
import { modelVersions } from './model-versions.ts';
import { createExtractor } from './pool/extractor.ts';
import { startPool } from './pool/pool.ts';
import { residentBytes } from './pool/resident-bytes.ts';
import { describe } from './rpc/describe.ts';
import { extract } from './rpc/extract.ts';

export { type EnginePoolConfig, readConfig };

export interface EnginePoolParts {
  readonly logger?: Logger;
}

/** @throws StartupError when a model file cannot be used or a port is taken */
export async function startEnginePool(
  config: EnginePoolConfig,
  { logger = createLogger('engine-pool', config.logLevel) }: EnginePoolParts = {},
): Promise<RunningService> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const registry = createMetrics('engine-pool', config.tls?.identity);
    const { remoteEngines } = config;
    const pool = await startPool({ ...config, remoteEngines: remoteEngines.map(({ engine }) => engine) });
    closers.push(() => pool.close());
    const events = createEvents(logger, registry);
    const extractor = createExtractor(pool, remoteEngines.map(connectVisionModel), events);
    const models = await modelVersions(config);
    const context: EnginePoolContext = { config, pool, extract: extractor, models, events };
    new Gauge({
      name: 'lavra_engine_extractions',
      help: 'Extractions now, by state',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'running' }, pool.running);
        this.set({ state: 'queued' }, pool.queued);
      },
    });
    new Gauge({
      name: 'lavra_engine_worker_resident_bytes',
      help: 'Memory of the worker processes, all together and of the largest',
      labelNames: ['of'],
      registers: [registry],
      collect() {
        const sizes = pool.processIds.map(residentBytes);
        this.set(
          { of: 'all' },
          sizes.reduce((sum, size) => sum + size, 0),
        );
        this.set({ of: 'largest' }, Math.max(0, ...sizes));
      },
    });
    new Counter({
      name: 'lavra_engine_put_offs_total',
      help: 'Files put off because all workers together took too much memory, each read again by itself',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(pool.putOffs);
      },
    });
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : await startMetricsServer(registry, { host: config.metricsHost, port: config.metricsPort });
    if (metrics) closers.push(() => metrics.close());
    const implementation: EnginePoolServiceServer = {
      extract: unary('Extract', logger, (request, call) => extract(request, call, context)),
      describe: unary('Describe', logger, () => describe(context)),
    };
    const server = await startGrpcServer({
      host: config.host,
      port: config.port,
      portVariable: 'ENGINE_POOL_PORT',
      services: [{ definition: EnginePoolServiceService, implementation, token: config.serviceToken }],
      tls: config.tls,
    });
    // Last in, first out: the running calls end before their threads do.
    closers.push(() => server.close());
    const { port } = server;
    return { address: dialAddress(config.host, port), port, metricsPort: metrics?.port, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
