// Whether this service can do its work: the standard gRPC health of the ledger and of the engine pool, asked at most once
// a second, since anyone may ask us.
import { TtlCache } from './ttl-cache.ts';

export interface HealthReport {
  readonly isHealthy: boolean;
  /** The engines are simulated (LOAD_TEST_MODE). */
  readonly isSimulated: boolean;
}

interface Dependencies {
  readonly ledger: { isServing(): Promise<boolean> };
  readonly enginePool: { isServing(): Promise<boolean>; describe(): Promise<{ readonly simulated: boolean }> };
}

const TTL_MS = 1_000;

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
        enginePool.describe().then(
          ({ simulated }) => simulated,
          () => this.#isSimulated,
        ),
      ]);
      this.#isSimulated = isSimulated;
      return { isHealthy: ledgerServes && enginesServe, isSimulated };
    });
  }
}
