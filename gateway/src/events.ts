// What happens in the gateway, one function an event: each feeds the log and the counters, and holds no personal data.
import type { Logger } from '@lavra/shared/logger';
import { Counter, Histogram, type Registry } from '@lavra/shared/metrics';

export interface EndedRequest {
  readonly method: string;
  /** The path as routed or NO_ROUTE, so that no caller can invent label values. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** X-Request-Id, never the body's requestId. */
  readonly httpRequestId: string;
  readonly organizationId: string | undefined;
  /** The errorCode or the kind of refusal, `replayed`, or the engine that answered. */
  readonly outcome: string | undefined;
}

/** Of what matched none, and so came from anyone. */
export const NO_ROUTE = 'none';

/** Named here because a counter that is absent until its first event shows no increase by it. */
const DEPENDENCIES = ['ledger', 'engine-pool'];

export type Events = ReturnType<typeof createEvents>;

export function createEvents(logger: Logger, registry: Registry) {
  const requests = new Histogram({
    name: 'lavra_gateway_request_seconds',
    help: 'HTTP requests by route, status and outcome.',
    labelNames: ['method', 'route', 'status', 'outcome'],
    // Dense where callers wait for a certificate: a percentile is no more exact than the bucket it falls into.
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 45, 60, 90],
    registers: [registry],
  });
  const leasesLost = new Counter({
    name: 'lavra_gateway_leases_lost_total',
    help: 'Extractions stopped because their lease was lost or could not be renewed.',
    registers: [registry],
  });
  const dependencyFailures = new Counter({
    name: 'lavra_gateway_dependency_failures_total',
    help: 'Calls to the ledger or the engine pool that failed.',
    labelNames: ['dependency'],
    registers: [registry],
  });
  for (const dependency of DEPENDENCIES) dependencyFailures.inc({ dependency }, 0);

  return {
    requestEnded(ended: EndedRequest): void {
      const { method, route, status, durationMs, outcome = '' } = ended;
      requests.observe({ method, route, status, outcome }, durationMs / 1_000);
      // Anyone can cause these without a key: they are counted, and only logged when asked for.
      const isQuiet = status === 401 || route === NO_ROUTE;
      const level = status >= 500 ? 'warn' : isQuiet ? 'debug' : 'info';
      logger[level](ended, 'request');
    },
    /** A fault answered with 503. Its cause is logged here and nowhere else. */
    requestFailed(error: unknown, httpRequestId: string): void {
      logger.error({ err: error, httpRequestId }, 'a request failed');
    },
    enginePoolFailed(error: unknown, httpRequestId: string): void {
      dependencyFailures.inc({ dependency: 'engine-pool' });
      logger.warn({ err: error, httpRequestId }, 'the engine pool gave no answer');
    },
    settlementFailed(error: unknown, httpRequestId: string): void {
      dependencyFailures.inc({ dependency: 'ledger' });
      logger.warn({ err: error, httpRequestId }, 'a settlement failed');
    },
    auditFailed(error: unknown): void {
      logger.warn({ err: error }, 'an audit asked for at the console did not end well');
    },
    leaseRenewalFailed(error: unknown, leases: number): void {
      dependencyFailures.inc({ dependency: 'ledger' });
      logger.warn({ err: error, leases }, 'leases could not be renewed');
    },
    leasesLost(leases: number): void {
      leasesLost.inc(leases);
      logger.warn({ leases }, 'leases lost');
    },
  };
}
