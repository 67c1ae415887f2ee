// Starts the ledger: store, mailboxes, jobs, and the two gRPC services over them.
import { status } from '@grpc/grpc-js';
import { GrpcFailure, startGrpcServer } from '@lavra/shared/grpc-server';
import { dialAddress, type RunningService } from '@lavra/shared/lifecycle';
import { createLogger, type Logger } from '@lavra/shared/logger';
import { createMetrics, Gauge, startMetricsServer } from '@lavra/shared/metrics';
import { startBroadcast } from './broadcast/broadcast.ts';
import type { LedgerConfig } from './config.ts';
import type { LedgerContext } from './context.ts';
import { createEvents } from './events.ts';
import { expireLeases } from './jobs/expire-leases.ts';
import { startJob } from './jobs/job.ts';
import { purge } from './jobs/purge.ts';
import { purgeConsole } from './jobs/purge-console.ts';
import { Replays, recordReplays } from './jobs/record-replays.ts';
import { watchStore } from './jobs/watch-store.ts';
import { commitWith } from './organization/commit.ts';
import { Mailboxes } from './organization/mailbox.ts';
import { ledgerServices } from './rpc/services.ts';
import { openStore } from './store/open-store.ts';

export { type LedgerConfig, readConfig } from './config.ts';

export interface LedgerParts {
  readonly logger?: Logger;
}

/** @throws StartupError when the store cannot be opened or a port is taken */
export async function startLedger(
  config: LedgerConfig,
  { logger = createLogger('ledger', config.logLevel) }: LedgerParts = {},
): Promise<RunningService> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const registry = createMetrics('ledger', config.tls?.identity);
    const events = createEvents(logger, registry);
    const store = await openStore(config.store);
    closers.push(() => store.close());
    const broadcast = startBroadcast(config.natsUrl, logger, registry);
    closers.push(() => broadcast.close());
    const mailboxes = new Mailboxes({
      commit: commitWith(store, events, broadcast),
      parallelCommits: store.parallelCommits,
      organizationsTogether: () => store.organizationsTogether,
    });
    closers.push(() => mailboxes.drained());
    new Gauge({
      name: 'lavra_ledger_commands_waiting',
      help: 'Commands in all mailboxes',
      registers: [registry],
      collect() {
        this.set(mailboxes.waiting);
      },
    });
    new Gauge({
      name: 'lavra_ledger_holds_open',
      help: 'Extractions that run now, each with its hold, as the store has them: all ledgers tell the same',
      registers: [registry],
      async collect() {
        await store.countHolds().then(
          (holds) => this.set(holds),
          // The store is away, which another metric tells: the last number stays.
          () => undefined,
        );
      },
    });
    const replays = new Replays();
    const stop = new AbortController();
    const context: LedgerContext = {
      store,
      mailboxes,
      broadcast,
      events,
      logger,
      replays,
      startedAtMs: Date.now(),
      secret: config.secret,
      stopping: stop.signal,
    };
    const metrics =
      config.metricsPort === undefined
        ? undefined
        : await startMetricsServer(registry, { host: config.metricsHost, port: config.metricsPort });
    if (metrics) closers.push(() => metrics.close());
    const server = await startGrpcServer({
      host: config.host,
      port: config.port,
      portVariable: 'LEDGER_PORT',
      services: ledgerServices(context, config),
      tls: config.tls,
    });
    const replayRecords = recordReplays(replays, mailboxes);
    // After the last caller has left, before the mailboxes close: what is counted is written.
    closers.push(() => replayRecords.runOnce().catch((error) => events.jobFailed(replayRecords.name, error)));
    const jobs = [
      expireLeases(context),
      purge(context),
      purgeConsole(context),
      replayRecords,
      watchStore(context, server.setServing),
    ];
    for (const job of jobs) {
      const running = startJob(job, events.jobFailed);
      closers.push(() => running.close());
    }
    // Last in, first out: callers leave before anything they use is closed.
    closers.push(() => {
      stop.abort(new GrpcFailure(status.UNAVAILABLE, 'the ledger is stopping'));
      return server.close();
    });
    const { port } = server;
    return { address: dialAddress(config.host, port), port, metricsPort: metrics?.port, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
