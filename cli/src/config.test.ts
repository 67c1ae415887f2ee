// What `lavra start` and the operator's command make of their environment.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ADDRESSES_FILE, readAdminConfig, readStartConfig } from './config.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('GATEWAY_HOST %j listens on %s', (given, host) => {
  vi.stubEnv('GATEWAY_HOST', given);
  expect(readStartConfig().gatewayHost).toBe(host);
});

const WRITTEN = JSON.stringify({
  gateway: { address: '127.0.0.1:1' },
  ledger: { address: '127.0.0.1:2' },
  enginePool: { address: '127.0.0.1:3' },
});

test.each([
  ['an address given', { LEDGER_ADDRESS: 'ledger:9', LEDGER_PORT: '8' }, WRITTEN, 'ledger:9'],
  ['a port given', { LEDGER_PORT: '8' }, WRITTEN, '127.0.0.1:8'],
  ['what npm start wrote', {}, WRITTEN, '127.0.0.1:2'],
  ['what npm start wrote, where any port would do', { LEDGER_PORT: '0' }, WRITTEN, '127.0.0.1:2'],
  ['nothing written', {}, undefined, '127.0.0.1:50051'],
  ['half a file', {}, WRITTEN.slice(0, 20), '127.0.0.1:50051'],
])('the operator finds the ledger by %s', (_, env: Record<string, string>, written, address) => {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-config-'));
  folders.push(folder);
  if (written) writeFileSync(join(folder, ADDRESSES_FILE), written);
  vi.stubEnv('LAVRA_DATA_DIR', folder);
  vi.stubEnv('LAVRA_OPERATOR_TOKEN', 'x'.repeat(32));
  for (const name of ['LEDGER_ADDRESS', 'LEDGER_PORT']) vi.stubEnv(name, env[name]);
  expect(readAdminConfig().ledgerAddress).toBe(address);
});
