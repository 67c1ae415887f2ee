// Whether this service can do its work: the standard gRPC health of the ledger and of the engine pool, asked at most once
// a second, since anyone may ask us.
import type { Client } from '@grpc/grpc-js';
import { call } from '@lavra/shared/grpc-client';
import { service } from 'grpc-health-check';
import { Recent } from './recent.ts';

export interface HealthReport {
  readonly isHealthy: boolean;
  /** The engines are simulated (LOAD_TEST_MODE). */
  readonly isSimulated: boolean;
}

interface Dependencies {
  readonly ledger: { isServing(): Promise<boolean> };
  readonly enginePool: { isServing(): Promise<boolean>; isSimulated(): Promise<boolean> };
}

const KEEP_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
/** Each check goes to the next replica: one that drains must not speak for all. */
const CHECK_TRIES = 3;

export class Health {
  readonly #dependencies: Dependencies;
  readonly #recent = new Recent<HealthReport>({ keepMs: KEEP_MS, entriesMax: 1 });
  /** What the engine pool said last: it does not change while it is away. */
  #isSimulated = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  report(): Promise<HealthReport> {
    return this.#recent.get('', async () => {
      const { ledger, enginePool } = this.#dependencies;
      const [ledgerServes, enginesServe] = await Promise.all([ledger.isServing(), enginePool.isServing()]);
      if (enginesServe) this.#isSimulated = await enginePool.isSimulated().catch(() => this.#isSimulated);
      return { isHealthy: ledgerServes && enginesServe, isSimulated: this.#isSimulated };
    });
  }
}

/** True when a replica behind this client answers SERVING; false when none does. */
export async function isServing(client: Client): Promise<boolean> {
  for (let tries = 0; tries < CHECK_TRIES; tries++) {
    const answer = await check(client).catch(() => undefined);
    if (answer?.status === 'SERVING') return true;
  }
  return false;
}

interface HealthResponse {
  readonly status: string;
}

function check(client: Client): Promise<HealthResponse> {
  const { path, requestSerialize, responseDeserialize } = service.Check as NonNullable<typeof service.Check>;
  return call<object, HealthResponse>(
    (request, metadata, options, callback) =>
      client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize as (bytes: Buffer) => HealthResponse,
        request,
        metadata,
        options,
        (error, response) => callback(error, response as HealthResponse),
      ),
    { service: '' },
    // Health is open: a token would say nothing there.
    { token: '', timeoutMs: CHECK_TIMEOUT_MS },
  );
}
