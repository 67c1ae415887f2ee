// Whether this service can do its work: the standard gRPC health of the ledger and of the engine pool, asked at most once
// a second, since anyone may ask us.
import assert from 'node:assert/strict';
import type { Client } from '@grpc/grpc-js';
import { checkHealth } from '@lavra/shared/grpc-health';
import { TtlCache } from './ttl-cache.ts';

export interface HealthReport {
  readonly isHealthy: boolean;
  /** The engines are simulated (LOAD_TEST_MODE). */
  readonly isSimulated: boolean;
}

interface Dependencies {
  readonly ledger: { isServing(): Promise<boolean> };
  readonly enginePool: { isServing(): Promise<boolean>; isSimulated(): Promise<boolean> };
}

const TTL_MS = 1_000;
/** Proxies ask every two seconds or so: whatever is away or hangs, the report must be there long before. */
export const CHECK_TIMEOUT_MS = 1_000;
/** Each check goes to another replica: one that drains or hangs must not speak for all. */
const CHECKS = 3;

export class Health {
  readonly #dependencies: Dependencies;
  readonly #cache = new TtlCache<HealthReport>({ ttlMs: TTL_MS, entriesMax: 1 });
  /** What the engine pool said last: it does not change while it is away. */
  #isSimulated = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  report(): Promise<HealthReport> {
    return this.#cache.get('', async () => {
      const { ledger, enginePool } = this.#dependencies;
      const [ledgerServes, enginesServe, isSimulated] = await Promise.all([
        ledger.isServing(),
        enginePool.isServing(),
        enginePool.isSimulated().catch(() => this.#isSimulated),
      ]);
      this.#isSimulated = isSimulated;
      return { isHealthy: ledgerServes && enginesServe, isSimulated };
    });
  }
}

/** True as soon as a replica behind this client answers SERVING; false when none does. */
export function isServing(client: Client): Promise<boolean> {
  const serves = async () => assert.equal(await checkHealth(client, CHECK_TIMEOUT_MS), 'SERVING');
  return firstGood(serves).then(
    () => true,
    () => false,
  );
}

/** Asks as many replicas at once as are asked for one report; the first good answer counts. Rejects when there is none. */
export function firstGood<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return Promise.any(Array.from({ length: CHECKS }, ask));
}
