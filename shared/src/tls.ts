// TLS between services, by three variables: the own certificate and key, and the authority that the others are judged by.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartupError, systemErrorCode } from './startup-error.ts';

const pemVariable = z.string().meta({ type: 'path of a PEM file' }).optional();

/** For `readEnv`. */
export const tlsVariables = {
  LAVRA_TLS_CERT: pemVariable.describe('what it shows of itself over TLS between services'),
  LAVRA_TLS_KEY: pemVariable.describe('the private key of `LAVRA_TLS_CERT`'),
  LAVRA_TLS_CA: pemVariable.describe('whose certificates the other side must show; absent at a client: no TLS'),
};

export type TlsVariable = keyof typeof tlsVariables;

/** What a process shows of itself: a server always, a client where the server asks for it. */
export interface TlsIdentity {
  /** The certificate, and those between it and its authority. */
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface ServerTls {
  readonly identity: TlsIdentity;
  /** Callers show a certificate that it signed; undefined: they show none. */
  readonly ca: Buffer | undefined;
}

export interface ClientTls {
  /** Servers show a certificate that it signed. */
  readonly ca: Buffer;
  readonly identity: TlsIdentity | undefined;
}

type Files = Readonly<Partial<Record<TlsVariable, string | undefined>>>;

/** Undefined without any of the variables: plain connections. @throws StartupError that names the variable to mend */
export function loadServerTls(files: Files): ServerTls | undefined {
  const { identity, ca } = load(files);
  if (identity) return { identity, ca };
  if (ca) throw new StartupError('LAVRA_TLS_CERT is not set: with LAVRA_TLS_CA alone this service cannot serve TLS');
  return undefined;
}

/** Undefined without any of the variables: plain connections. @throws StartupError that names the variable to mend */
export function loadClientTls(files: Files): ClientTls | undefined {
  const { identity, ca } = load(files);
  if (ca) return { ca, identity };
  if (identity) throw new StartupError('LAVRA_TLS_CA is not set: with LAVRA_TLS_CERT alone no server could be trusted');
  return undefined;
}

function load(files: Files): { identity: TlsIdentity | undefined; ca: Buffer | undefined } {
  const { LAVRA_TLS_CERT: cert, LAVRA_TLS_KEY: key, LAVRA_TLS_CA: ca } = files;
  if (cert && !key) throw new StartupError('LAVRA_TLS_KEY is not set, and LAVRA_TLS_CERT is');
  if (key && !cert) throw new StartupError('LAVRA_TLS_CERT is not set, and LAVRA_TLS_KEY is');
  return {
    identity: cert && key ? readIdentity(cert, key) : undefined,
    ca: ca ? readCertificates('LAVRA_TLS_CA', ca) : undefined,
  };
}

function readIdentity(certPath: string, keyPath: string): TlsIdentity {
  const cert = readCertificates('LAVRA_TLS_CERT', certPath);
  const key = readPem('LAVRA_TLS_KEY', keyPath);
  const privateKey = parsed('LAVRA_TLS_KEY', keyPath, 'private key', () => createPrivateKey(key));
  if (!new X509Certificate(cert).checkPrivateKey(privateKey)) {
    throw new StartupError(
      `LAVRA_TLS_KEY: ${keyPath} is not the key of the certificate in ${certPath} (LAVRA_TLS_CERT)`,
    );
  }
  return { cert, key };
}

/** A certificate that nobody would take any more is an error now, not at the first call. */
function readCertificates(variable: TlsVariable, path: string): Buffer {
  const pem = readPem(variable, path);
  const { validFromDate, validToDate } = parsed(variable, path, 'certificate', () => new X509Certificate(pem));
  const now = new Date();
  if (validToDate < now) throw new StartupError(`${variable}: ${path} expired at ${validToDate.toISOString()}`);
  if (validFromDate > now) {
    throw new StartupError(`${variable}: ${path} is not valid before ${validFromDate.toISOString()}`);
  }
  return pem;
}

function readPem(variable: TlsVariable, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartupError(`${variable}: ${path} cannot be read (${systemErrorCode(error)})`, { cause: error });
  }
}

function parsed<Result>(variable: TlsVariable, path: string, what: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new StartupError(`${variable}: ${path} holds no ${what} in PEM form`, { cause: error });
  }
}

/** What the TLS libraries on both sides say, and what it means to who sets the variables. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/alert certificate required/, 'the server asks for a certificate, and LAVRA_TLS_CERT is not set'],
  [/\balert (?:bad|unknown|certificate|unsupported)/, 'the server refuses the certificate of LAVRA_TLS_CERT'],
  [/altnames/i, "the server's certificate (its LAVRA_TLS_CERT) is not for the name it was dialled by"],
  [/certificate (?:has expired|is not yet valid)/, "the server's certificate (its LAVRA_TLS_CERT) is not valid now"],
  [
    /certificate signature failure|unable to (?:get|verify)|self-signed certificate/,
    "LAVRA_TLS_CA did not sign the server's certificate",
  ],
  [/wrong version number|packet length too long/, 'LAVRA_TLS_CA is set, and the server speaks no TLS'],
  [
    /Failed to connect|before secure TLS connection/,
    'the server hung up at once: it may want TLS (LAVRA_TLS_CA), or not trust the certificate of LAVRA_TLS_CERT',
  ],
];

/** Why a connection failed, by the variables of TLS; undefined where they have nothing to do with it. */
export function explainTlsFailure(details: string): string | undefined {
  return FAILURES.find(([pattern]) => pattern.test(details))?.[1];
}
