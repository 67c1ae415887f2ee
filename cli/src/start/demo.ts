// The demo organization of a first run: its key, and a request ready to be sent with curl.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KeyKind } from '@lavra/proto/ledger/v1/admin';
import { existing, type LedgerAdmin } from '../ledger-admin.ts';
import type { DataDir } from './data-dir.ts';

const KEY_FILE = 'demo-key.txt';
const ORGANIZATION_FILE = 'demo-organization.txt';
const REQUEST_FILE = 'demo-request.json';
const SAMPLE = fileURLToPath(new URL('../../../tests/fixtures/samples/certidao.jpg', import.meta.url));

/** Enough to play with; limits high enough that nobody meets them by hand. */
const DEMO = {
  name: 'Demo',
  planCreditsHundredths: 100_00,
  purchasedCreditsHundredths: 900_00,
  perMinute: 600,
  perDay: 10_000,
};

/** The demo key; made at the first run, the same ever after. The organization is remembered before its key is made. */
export async function readOrMakeDemoKey(dataDir: DataDir, ledger: LedgerAdmin): Promise<string> {
  const stored = dataDir.read(KEY_FILE)?.trim();
  if (stored) return stored;
  let organizationId = dataDir.read(ORGANIZATION_FILE)?.trim();
  if (!organizationId) {
    const { organization } = await ledger.call((client) => client.createOrganization, DEMO);
    organizationId = existing(organization).id;
    dataDir.write(ORGANIZATION_FILE, `${organizationId}\n`);
  }
  const { secret } = await ledger.call((client) => client.createKey, {
    organizationId,
    kind: KeyKind.KEY_KIND_TEST,
    expiresAt: undefined,
  });
  dataDir.write(KEY_FILE, `${secret}\n`);
  return secret;
}

/** Writes the body of a request for the sample certificate and returns the curl line that sends it. */
export function writeDemoRequest(dataDir: DataDir, baseUrl: string, key: string): string {
  const body = {
    imageType: 'base64',
    imageBase64: readFileSync(SAMPLE).toString('base64'),
    requestId: 'demo-1',
  };
  dataDir.write(REQUEST_FILE, JSON.stringify(body));
  return [
    'curl -sS',
    `${baseUrl}/api/v1/documents/birth-certificate`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'Content-Type: application/json'`,
    `--data-binary @'${join(dataDir.path, REQUEST_FILE)}'`,
  ].join(' ');
}
