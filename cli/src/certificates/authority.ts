// A certificate authority of one's own: it signs the certificates by which the services of an installation know each
// other, and the first one of the proxy.

// @peculiar/x509 finds its algorithms by decorators, and those need this first.
import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A certificate and its private key (PKCS #8), both as PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

export interface Validity {
  readonly from: Date;
  readonly until: Date;
}

/** P-256 with SHA-256: what every TLS library takes, and quick on both sides. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const SERIAL_BYTES = 16;

export async function createAuthority(name: string, { from, until }: Validity): Promise<Identity> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: `CN=${name}`,
    notBefore: from,
    notAfter: until,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  return { cert: `${certificate.toString('pem')}\n`, key: await privatePem(keys.privateKey) };
}

/** @param names host names and IP addresses it stands for; it may serve under all of them, and dial as the first. */
export async function issue(
  authority: Identity,
  names: readonly [string, ...string[]],
  { from, until }: Validity,
): Promise<Identity> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const signingKey = await importKey(authority.key);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: `CN=${names[0]}`,
    issuer: new X509Certificate(authority.cert).subject,
    notBefore: from,
    notAfter: until,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth, ExtendedKeyUsage.clientAuth]),
      new SubjectAlternativeNameExtension(names.map((value) => ({ type: isIP(value) ? 'ip' : 'dns', value }))),
    ],
  });
  return { cert: `${certificate.toString('pem')}\n`, key: await privatePem(keys.privateKey) };
}

function serialNumber(): string {
  const bytes = randomBytes(SERIAL_BYTES);
  // Serial numbers are positive: the first bit is the sign.
  bytes[0] = ((bytes[0] as number) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

async function privatePem(key: webcrypto.CryptoKey): Promise<string> {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({
    format: 'pem',
    type: 'pkcs8',
  }) as string;
}

function importKey(pem: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(pem).export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
}
