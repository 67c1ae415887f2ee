// Does a pair cost more when many extractions are stored? It must not.
import type { LedgerStore } from '../../ledger/src/store/store.ts';
import { createOrganization } from '../contract/harness.ts';
import { measurePairs } from './ledger-load.ts';
import { batchedPair } from './ledger-pairs.ts';
import { progress, report } from './report.ts';

const CLIENTS = 64;
const SECONDS = 3;
/** Fills in the same way as the ledger is used: nothing is put in behind its back. */
const FILLING_CLIENTS = 512;

export async function measureGrowth(
  bench: string,
  kind: string,
  store: LedgerStore,
  sizes: readonly number[],
): Promise<void> {
  const organization = await createOrganization(store, { purchased: 100_000_000_000 });
  const pair = batchedPair(store, [organization]);
  let [stored, first] = [0, 0];
  for (const size of sizes) {
    progress(`${kind}: filling up to ${size} extractions`);
    await Promise.all(
      Array.from({ length: Math.min(FILLING_CLIENTS, size) }, async () => {
        while (stored < size) {
          stored++;
          await pair(0);
        }
      }),
    );
    const { pairsPerSecond } = await measurePairs({ organizations: 1, clients: CLIENTS, seconds: SECONDS }, pair);
    stored += Math.round(pairsPerSecond * SECONDS);
    first ||= pairsPerSecond;
    report({ bench, metric: `${kind}-pairs-with-${size}-stored`, ours: pairsPerSecond, peer: first, unit: 'pairs/s' });
  }
}
