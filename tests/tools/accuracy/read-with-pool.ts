// Reads documents through a real engine pool of its own, over gRPC, as the gateway does.
import { randomBytes } from 'node:crypto';
import { readConfig, startEnginePool } from '@lavra/engine-pool';
import {
  Engine,
  EnginePoolServiceClient,
  type ExtractResponse,
  RefusalCode,
  UnansweredCode,
} from '@lavra/proto/engine/v1/engine';
import { call, channel, grpcStatus } from '@lavra/shared/grpc-client';
import { ENGINE_DEADLINE_MS } from '@lavra/shared/limits';
import { type Answer, NO_ANSWER } from './answer.ts';
import { contractFields, contractPath } from './contract-fields.ts';

const ENGINES = { fast: Engine.ENGINE_FAST, mini: Engine.ENGINE_MINI, large: Engine.ENGINE_LARGE } as const;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

export interface PoolReader {
  /** How many documents it reads at once. */
  readonly threads: number;
  read(file: Buffer, resizeImage: boolean): Promise<Answer>;
  close(): Promise<void>;
}

/** @param engine tried first; undefined: the standard order */
export async function startPoolReader(engine: EngineName | undefined): Promise<PoolReader> {
  const token = randomBytes(32).toString('base64url');
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, LAVRA_SERVICE_TOKEN: token, ENGINE_POOL_PORT: '0' });
  const pool = await startEnginePool({ ...config, metricsPort: undefined });
  const client = new EnginePoolServiceClient(...channel(pool.address));
  return {
    threads: config.workers,
    async read(file, resizeImage) {
      const request = { file, resizeImage, engine: engine ? ENGINES[engine] : Engine.ENGINE_UNSPECIFIED, caller: '' };
      const startedAt = performance.now();
      try {
        const response = await call(client.extract.bind(client), request, { token, timeoutMs: ENGINE_DEADLINE_MS });
        return { ...answerOf(response), durationMs: performance.now() - startedAt };
      } catch (error) {
        const status = grpcStatus(error);
        if (status === undefined) throw error;
        return { ...NO_ANSWER, code: `GRPC_${status}` };
      }
    },
    async close() {
      client.close();
      await pool.close();
    },
  };
}

function answerOf({ outcome }: ExtractResponse): Answer {
  switch (outcome?.$case) {
    case 'answered': {
      const { engine, certificate, evidence } = outcome.value;
      return {
        success: true,
        code: '',
        engine: codeName(Engine, engine, 'ENGINE_').toLowerCase(),
        fields: contractFields(certificate),
        evidence: new Map(evidence.map(({ field, ...how }) => [contractPath(field), how])),
        durationMs: undefined,
      };
    }
    case 'refused':
      return { ...NO_ANSWER, code: codeName(RefusalCode, outcome.value.code, 'REFUSAL_CODE_') };
    case 'unanswered':
      return { ...NO_ANSWER, code: codeName(UnansweredCode, outcome.value.code, 'UNANSWERED_CODE_') };
    default:
      return NO_ANSWER;
  }
}

/** The contract's name of a proto code. */
function codeName(values: Readonly<Record<string, number>>, value: number, prefix: string): string {
  return (
    Object.keys(values)
      .find((key) => values[key] === value)
      ?.replace(prefix, '') ?? 'UNRECOGNIZED'
  );
}
