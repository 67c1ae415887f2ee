// An engine pool of the command's own: files are read here, with no server, no ledger and no charge.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  EnginePoolServiceClient,
  type ExtractResponse,
  RefusalCode,
  UnansweredCode,
} from '@lavra/proto/engine/v1/engine';
import { CERTIFICATE_FIELDS, treeOf, valueAt } from '@lavra/shared/certificate-fields';
import { type EngineName, engineName, engineOf } from '@lavra/shared/engine-name';
import { call, channel } from '@lavra/shared/grpc-client';
import { ENGINE_DEADLINE_MS } from '@lavra/shared/limits';
import { readReadEnvironment } from '../config.ts';
import { CommandError } from '../output.ts';
import { startServiceProcess } from '../start/service-process.ts';
import type { FileOutcome, Reader } from './outcome.ts';

export interface PoolOptions {
  readonly engine: EngineName | undefined;
  readonly resizeImage: boolean;
}

export interface OwnPool {
  /** Rejects when the pool is gone. */
  extract(file: Buffer): Promise<ExtractResponse>;
  close(): Promise<void>;
}

/** @throws CommandError when it could not start. */
export async function startOwnPool(threads: number, { engine, resizeImage }: PoolOptions): Promise<OwnPool> {
  const token = randomBytes(32).toString('base64url');
  const process = startServiceProcess(
    'engine-pool',
    { port: 0, metricsPort: 0 },
    { LOG_LEVEL: 'warn', ...readReadEnvironment(), LAVRA_SERVICE_TOKEN: token, ENGINE_POOL_THREADS: String(threads) },
  );
  const ready = await Promise.race([process.ready, process.ended]);
  if (!('address' in ready)) throw new CommandError('the engine pool could not start; its line above says why');
  const client = new EnginePoolServiceClient(...channel(ready.address));
  return {
    extract: (file) =>
      call(
        client.extract.bind(client),
        { file, resizeImage, engine: engineOf(engine), caller: '' },
        { token, timeoutMs: ENGINE_DEADLINE_MS },
      ),
    async close() {
      client.close();
      process.stop();
      await process.ended;
    },
  };
}

/** Reads as many files at once as there are cores. */
export async function createOwnReader(options: PoolOptions): Promise<Reader> {
  const parallel = availableParallelism();
  const pool = await startOwnPool(parallel, options);
  return {
    parallel,
    read: async (file) => {
      try {
        return outcomeOf(await pool.extract(file));
      } catch (error) {
        return { kind: 'failed', code: 'EXTRACTION_UNAVAILABLE', message: (error as Error).message };
      }
    },
    close: () => pool.close(),
  };
}

function outcomeOf({ outcome }: ExtractResponse): FileOutcome {
  if (outcome?.$case === 'answered') {
    const { engine, certificate = {} } = outcome.value;
    const data = treeOf(
      CERTIFICATE_FIELDS.map(({ path, contractPath, whenAbsent }) => [
        contractPath,
        valueAt(certificate, path) || whenAbsent,
      ]),
    );
    return { kind: 'answered', engine: engineName(engine), data, creditsCharged: undefined, isReplay: false };
  }
  return { kind: 'failed', code: failureCode(outcome), message: '' };
}

/** Why there is no answer, as contract 7.4 names it. */
export function failureCode(outcome: ExtractResponse['outcome']): string {
  switch (outcome?.$case) {
    case 'refused':
      return codeName(RefusalCode, outcome.value.code, 'REFUSAL_CODE_');
    case 'unanswered':
      return codeName(UnansweredCode, outcome.value.code, 'UNANSWERED_CODE_');
    default:
      throw new CommandError('the engine pool answered with an outcome of another version');
  }
}

/** The name of an enum value without its prefix: "IMAGE_UNREADABLE". */
export function codeName(values: Readonly<Record<string, number>>, value: number, prefix: string): string {
  const name = Object.keys(values).find((key) => values[key] === value) ?? 'UNRECOGNIZED';
  return name.replace(prefix, '');
}
