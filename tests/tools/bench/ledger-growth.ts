// Does a pair cost more when many extractions are stored? It must not. Processor time is told beside the rate: a busy
// machine changes the one, and hardly the other.
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { createOrganization } from '../../suites/ledger-store/harness.ts';
import { runPairs } from './ledger-load.ts';
import { batchedPair } from './ledger-pairs.ts';
import { progress, report } from './report.ts';

/** Few beside what is stored, so that a size stays what it is called; but of many enough for a store's checkpoints. */
const MEASURED_PAIRS_MIN = 2_000;
const MEASURED_SHARE = 1 / 20;
const MEASURING_CLIENTS = 64;
/** What is stored came the way it always comes, pair by pair, in batches; and all to the organization that is measured. */
const FILLING_CLIENTS = 2_048;
/** The largest limit there is: no organization is let do in a day what is measured here. */
const NO_LIMIT = 2_147_483_647;

/**
 * @param store empty, in a process that has warmed up
 * @param cpuMs the processor time used so far by all that a pair costs, in ms
 */
export async function measureGrowth(
  bench: string,
  kind: string,
  store: LedgerStore,
  sizes: readonly number[],
  cpuMs: () => Promise<number>,
): Promise<void> {
  const terms = { purchased: 100_000_000_000, perMinute: NO_LIMIT, perDay: NO_LIMIT };
  const pair = batchedPair(store, [await createOrganization(store, terms)]);
  let stored = 0;
  let first: { readonly rate: number; readonly cpuUs: number } | undefined;
  for (const size of sizes) {
    progress(`${kind}: filling up to ${size} extractions`);
    await runPairs(Math.max(0, size - stored), FILLING_CLIENTS, () => pair(0));
    stored = Math.max(stored, size);
    const pairs = Math.max(MEASURED_PAIRS_MIN, MEASURED_SHARE * size);
    const [startedMs, startedCpuMs] = [performance.now(), await cpuMs()];
    await runPairs(pairs, MEASURING_CLIENTS, () => pair(0));
    stored += pairs;
    const rate = (1000 * pairs) / (performance.now() - startedMs);
    const cpuUs = (1000 * ((await cpuMs()) - startedCpuMs)) / pairs;
    first ??= { rate, cpuUs };
    report({ bench, metric: `${kind}-pairs-with-${size}-stored`, ours: rate, peer: first.rate, unit: 'pairs/s' });
    report({ bench, metric: `${kind}-cpu-with-${size}-stored`, ours: cpuUs, peer: first.cpuUs, unit: 'us/pair' });
  }
}
