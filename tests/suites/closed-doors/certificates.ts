// Certificates for tests: two authorities, what each has issued, and files of them as the variables name them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority, type Identity, issue } from '../../../cli/src/certificates/authority.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (from: number, until: number) => ({
  from: new Date(Date.now() + from * DAY_MS),
  until: new Date(Date.now() + until * DAY_MS),
});
const VALID = daysFromNow(-1, 1);
const EXPIRED = daysFromNow(-2, -1);
const NOT_YET = daysFromNow(1, 2);

export interface TestCertificates {
  readonly path: (file: FileName) => string;
  readonly pem: (file: FileName) => Buffer;
  remove(): void;
}

const IDENTITIES = ['server', 'client', 'expired', 'notYet', 'foreign', 'elsewhere'] as const;
type IdentityName = (typeof IDENTITIES)[number];
export type FileName = 'ca.pem' | 'other-ca.pem' | `${IdentityName}-${'cert' | 'key'}.pem`;

/** `elsewhere` is for a name that nobody here is dialled by; `foreign` is of the other authority. */
export async function makeTestCertificates(): Promise<TestCertificates> {
  const [ca, other] = [await createAuthority('Ours', VALID), await createAuthority('Others', VALID)];
  const local = ['localhost', '127.0.0.1'] as const;
  const issued: Record<IdentityName, Identity> = {
    server: await issue(ca, local, VALID),
    client: await issue(ca, ['gateway'], VALID),
    expired: await issue(ca, local, EXPIRED),
    notYet: await issue(ca, local, NOT_YET),
    foreign: await issue(other, local, VALID),
    elsewhere: await issue(ca, ['elsewhere'], VALID),
  };
  const files = new Map<string, string>([
    ['ca.pem', ca.cert],
    ['other-ca.pem', other.cert],
    ...IDENTITIES.flatMap((name): [string, string][] => [
      [`${name}-cert.pem`, issued[name].cert],
      [`${name}-key.pem`, issued[name].key],
    ]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'lavra-certificates-'));
  for (const [file, pem] of files) writeFileSync(join(folder, file), pem, { mode: 0o600 });
  return {
    path: (file) => join(folder, file),
    pem: (file) => Buffer.from(files.get(file) as string),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
