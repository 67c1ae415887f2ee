// The certificates of an installation, in a folder for each service: made where they are missing, made anew before they end.
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError, systemErrorCode } from '@lavra/shared/startup-error';
import { createAuthority, type Identity, issue } from './authority.ts';

export interface MadeCertificate {
  readonly file: string;
  readonly until: Date;
  /** False: it was there, and good for a while. */
  readonly isNew: boolean;
}

/** Who shows a certificate to whom; each also serves and is asked how it is on its own machine. */
const SERVICES = ['ledger', 'engine-pool', 'gateway', 'cli'] as const;
const AUTHORITY = 'Lavra';
const OWN_MACHINE = ['localhost', '127.0.0.1'] as const;
const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3_650;
/** The longest that browsers take a certificate for. */
const SERVICE_DAYS = 397;
const RENEW_BEFORE_DAYS = 30;
/** Clocks of other machines may be behind. */
const EARLIER_MS = 3_600_000;

/**
 * In `folder`: `authority/` with the key that signs, `ledger/`, `engine-pool/`, `gateway/` and `cli/` with cert.pem, key.pem
 * and ca.pem, and `proxy/` with site.pem for callers of `hosts`. Only `authority/` makes others: give it to no service.
 * @throws StartupError when the folder cannot be written
 */
export async function makeCertificates(
  folder: string,
  hosts: readonly string[],
  now: Date,
): Promise<MadeCertificate[]> {
  try {
    const authority = await keep(folder, 'authority', now, () =>
      createAuthority(AUTHORITY, validity(now, AUTHORITY_DAYS)),
    );
    const made: MadeCertificate[] = [authority.made];
    for (const service of SERVICES) {
      const make = () => issue(authority.identity, [service, ...OWN_MACHINE], validity(now, SERVICE_DAYS));
      made.push((await keep(folder, service, now, make, authority.made.isNew)).made);
      write(join(folder, service, 'ca.pem'), authority.identity.cert);
    }
    made.push(await keepSite(folder, hosts, authority.identity, now, authority.made.isNew));
    return made;
  } catch (error) {
    const code = systemErrorCode(error);
    if (!code?.startsWith('E')) throw error;
    throw new StartupError(`the certificates in ${folder} cannot be written (${code})`, { cause: error });
  }
}

/** HAProxy's form: certificate and key in one file. One that somebody else put there is theirs to renew. */
async function keepSite(
  folder: string,
  hosts: readonly string[],
  authority: Identity,
  now: Date,
  anew: boolean,
): Promise<MadeCertificate> {
  const path = join(folder, 'proxy', 'site.pem');
  const kept = read(path);
  if (kept && (!isOurs(kept) || (isGood(kept, now) && !anew))) {
    return { file: path, until: new X509Certificate(kept).validToDate, isNew: false };
  }
  const [first = OWN_MACHINE[0], ...others] = hosts;
  const { cert, key } = await issue(authority, [first, ...others, ...OWN_MACHINE], validity(now, SERVICE_DAYS));
  makeFolder(join(folder, 'proxy'));
  write(path, cert + key);
  return { file: path, until: new X509Certificate(cert).validToDate, isNew: true };
}

async function keep(
  folder: string,
  name: string,
  now: Date,
  make: () => Promise<Identity>,
  anew = false,
): Promise<{ identity: Identity; made: MadeCertificate }> {
  const [file, keyFile] = [join(folder, name, 'cert.pem'), join(folder, name, 'key.pem')];
  const [cert, key] = [read(file), read(keyFile)];
  if (cert && key && !anew && isGood(cert, now)) {
    return { identity: { cert, key }, made: { file, until: new X509Certificate(cert).validToDate, isNew: false } };
  }
  const identity = await make();
  makeFolder(join(folder, name));
  // Interrupted in between, the pair does not fit, and the next service to read it says so.
  write(keyFile, identity.key);
  write(file, identity.cert);
  return { identity, made: { file, until: new X509Certificate(identity.cert).validToDate, isNew: true } };
}

function validity(now: Date, days: number) {
  return { from: new Date(now.getTime() - EARLIER_MS), until: new Date(now.getTime() + days * DAY_MS) };
}

function isGood(pem: string, now: Date): boolean {
  return new X509Certificate(pem).validToDate.getTime() - now.getTime() > RENEW_BEFORE_DAYS * DAY_MS;
}

function isOurs(pem: string): boolean {
  return new X509Certificate(pem).issuer === `CN=${AUTHORITY}`;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Whole or not at all, and its owner's only. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: 0o600, flush: true });
  chmodSync(`${path}.part`, 0o600);
  renameSync(`${path}.part`, path);
}
