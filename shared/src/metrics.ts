// Prometheus metrics of a service, served on a port of their own so that no caller of the service can see them.
import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { portError } from './startup-error.ts';

export { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A registry of one service in one process (tests run several beside each other). @param tls what it shows, where it does */
export function createMetrics(service: string, tls?: { readonly cert: Buffer }): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  if (tls) {
    const ends = new Gauge({
      name: 'lavra_tls_certificate_ends_seconds',
      help: 'When the certificate that this process shows is no longer valid, in Unix time',
      registers: [registry],
    });
    ends.set(new X509Certificate(tls.cert).validToDate.getTime() / 1_000);
  }
  return registry;
}

export interface MetricsAddress {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** Serves GET /metrics. @throws StartupError when the port is taken; the variable is METRICS_PORT. */
export async function startMetricsServer(registry: Registry, { host, port }: MetricsAddress): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise.catch((error) => {
    throw portError(error, 'METRICS_PORT', port);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
