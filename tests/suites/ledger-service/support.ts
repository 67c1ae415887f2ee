// A ledger on a free port and its two clients, for tests.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LedgerConfig, type LedgerParts, startLedger } from '@lavra/ledger';
import { LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { LedgerServiceClient } from '@lavra/proto/ledger/v1/ledger';
import { channel } from '@lavra/shared/grpc-client';

export const SERVICE_TOKEN = 'service-token-for-tests-0123456789abcdef';
export const OPERATOR_TOKEN = 'operator-token-for-tests-0123456789abcdef';
export const SECRET = 'secret-for-tests-0123456789abcdef0123456789';

export function ledgerConfig(store: LedgerConfig['store']): LedgerConfig {
  return {
    store,
    host: '127.0.0.1',
    port: 0,
    natsUrl: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    serviceToken: SERVICE_TOKEN,
    operatorToken: OPERATOR_TOKEN,
    secret: SECRET,
    tls: undefined,
    logLevel: 'silent',
  };
}

export function ledgerClients(address: string) {
  const ledger = new LedgerServiceClient(...channel(address));
  const admin = new LedgerAdminServiceClient(...channel(address));
  return {
    ledger,
    admin,
    close() {
      ledger.close();
      admin.close();
    },
  };
}

export async function startTestLedger(store: LedgerConfig['store'], parts: LedgerParts = {}) {
  const service = await startLedger(ledgerConfig(store), parts);
  const clients = ledgerClients(service.address);
  return {
    ...clients,
    address: service.address,
    async close() {
      clients.close();
      await service.close();
    },
  };
}

/** A folder of a test's own. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lavra-ledger-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function newIdempotencyKey(): Buffer {
  return randomBytes(32);
}
