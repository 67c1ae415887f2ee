// A real gateway between scripted services, on free ports, and the few calls that most tests make.

import { type GatewayConfig, type GatewayDependencies, startGateway } from '@lavra/gateway';
import { createApiKey } from '@lavra/shared/api-key';
import { SECRET as LEDGER_SECRET, SERVICE_TOKEN } from '../../ledger-service/support.ts';
import { ScriptedEnginePool, ScriptedLedger, SECRET, TOKEN } from './scripted-services.ts';

export interface GatewayStack {
  /** http://host:port/api/v1 */
  readonly baseUrl: string;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly key: string;
  readonly ledger: ScriptedLedger;
  readonly enginePool: ScriptedEnginePool;
  /** POST /documents/birth-certificate with the stack's key; an object becomes JSON, a text goes as it is. */
  post(body: unknown, headers?: Record<string, string>, query?: string): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  closeGateway(): Promise<void>;
  close(): Promise<void>;
}

/** A PNG signature and nothing behind it: enough for the gateway, which opens no image. */
export const IMAGE = Buffer.from('\x89PNG\r\n\x1a\n and whatever follows', 'latin1');

export const IMAGE_BODY = { imageType: 'base64', imageBase64: IMAGE.toString('base64') };

type ServicesOfGateway = Pick<
  GatewayConfig,
  'ledgerAddress' | 'enginePoolAddress' | 'secret' | 'ledgerToken' | 'enginePoolToken'
>;

/** A silent gateway on free ports before these services, without NATS and TLS; whatever else is given goes first. */
export function gatewayConfig(config: ServicesOfGateway & Partial<GatewayConfig>): GatewayConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    metricsPort: 0,
    metricsHost: '127.0.0.1',
    natsUrl: undefined,
    tls: undefined,
    logLevel: 'silent',
    environment: 'test',
    ...config,
  };
}

/** A gateway before a real ledger with the tests' secret and token, and scripted engines. */
export async function startGatewayOn(
  ledger: { readonly address: string },
  enginePool: ScriptedEnginePool,
  dependencies: Partial<GatewayDependencies> = {},
) {
  const config = gatewayConfig({
    ledgerAddress: ledger.address,
    enginePoolAddress: await enginePool.start(),
    secret: LEDGER_SECRET,
    ledgerToken: SERVICE_TOKEN,
    enginePoolToken: SERVICE_TOKEN,
  });
  return startGateway(config, dependencies);
}

export async function startGatewayStack(
  dependencies: Partial<GatewayDependencies> = {},
  config: Partial<GatewayConfig> = {},
): Promise<GatewayStack> {
  const ledger = new ScriptedLedger();
  const enginePool = new ScriptedEnginePool();
  const key = createApiKey('test');
  ledger.addKey(key);
  const gateway = await startGateway(
    gatewayConfig({
      ledgerAddress: await ledger.start(),
      enginePoolAddress: await enginePool.start(),
      secret: SECRET,
      ledgerToken: TOKEN,
      enginePoolToken: TOKEN,
      ...config,
    }),
    dependencies,
  );
  const baseUrl = `http://${gateway.address}/api/v1`;
  const { hostname, port } = new URL(baseUrl);
  let gatewayClosed: Promise<void> | undefined;
  const closeGateway = () => (gatewayClosed ??= gateway.close());
  return {
    baseUrl,
    host: hostname,
    port: Number(port),
    metricsPort: gateway.metricsPort,
    key,
    ledger,
    enginePool,
    post: (body, headers = {}, query = '') =>
      fetch(`${baseUrl}/documents/birth-certificate${query}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    get: (path, headers = {}) => fetch(`${baseUrl}${path}`, { headers }),
    closeGateway,
    async close() {
      await closeGateway();
      await Promise.all([ledger.close(), enginePool.close()]);
    },
  };
}
