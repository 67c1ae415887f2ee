// What the embedded default keeps in LAVRA_DATA_DIR: its secrets and the demo key, readable by their owner only.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadyMessage } from '@lavra/shared/lifecycle';
import { StartupError, systemErrorCode } from '@lavra/shared/startup-error';
import { ADDRESSES_FILE, type Addresses, SECRETS_FILE, type Secrets, secretsSchema } from '../config.ts';

const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;

export interface DataDir {
  readonly path: string;
  /** The text of a file, or undefined where there is none. */
  read(file: string): string | undefined;
  /** Whole or not at all, whatever is killed meanwhile. */
  write(file: string, text: string): void;
}

/** @throws StartupError naming LAVRA_DATA_DIR when the folder cannot be made, read or written. */
export function openDataDir(path: string): DataDir {
  const guarded = <Result>(what: string, work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw new StartupError(`LAVRA_DATA_DIR: ${what} (${systemErrorCode(error) ?? String(error)})`, { cause: error });
    }
  };
  guarded(`the folder ${path} cannot be made`, () => mkdirSync(path, { recursive: true, mode: 0o700 }));
  return {
    path,
    read: (file) =>
      guarded(`${join(path, file)} cannot be read`, () => {
        try {
          return readFileSync(join(path, file), 'utf8');
        } catch (error) {
          if (systemErrorCode(error) === 'ENOENT') return undefined;
          throw error;
        }
      }),
    write: (file, text) =>
      guarded(`${join(path, file)} cannot be written`, () => {
        const target = join(path, file);
        writeFileSync(`${target}.part`, text, { mode: OWNER_ONLY, flush: true });
        renameSync(`${target}.part`, target);
      }),
  };
}

/** The secrets of this installation, made at its first run. Losing them loses every key and every kept answer. */
export function readOrMakeSecrets(dataDir: DataDir, given: Partial<Secrets>): Secrets {
  const text = dataDir.read(SECRETS_FILE);
  if (text === undefined) {
    const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
    const made = { LAVRA_SECRET: secret(), LAVRA_SERVICE_TOKEN: secret(), LAVRA_OPERATOR_TOKEN: secret() };
    dataDir.write(SECRETS_FILE, `${JSON.stringify({ ...made, ...given }, undefined, 2)}\n`);
    return { ...made, ...given };
  }
  try {
    return { ...secretsSchema.parse(JSON.parse(text)), ...given };
  } catch (error) {
    throw new StartupError(`LAVRA_DATA_DIR: ${join(dataDir.path, SECRETS_FILE)} is damaged: restore it from a backup`, {
      cause: error,
    });
  }
}

/** Where each service serves, for the operator's command and for whoever collects metrics. */
export function writeAddresses(dataDir: DataDir, services: Readonly<Record<keyof Addresses, ReadyMessage>>): void {
  const { gateway, ledger, enginePool } = services;
  const addresses: Addresses = { gateway: place(gateway), ledger: place(ledger), enginePool: place(enginePool) };
  dataDir.write(ADDRESSES_FILE, `${JSON.stringify(addresses, undefined, 2)}\n`);
}

function place({ address, metricsPort }: ReadyMessage) {
  return { address, metricsPort };
}
