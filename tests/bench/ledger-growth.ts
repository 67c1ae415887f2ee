// Does a pair cost more when many extractions are stored? It must not.

import type { AdmitOutcome } from '../../ledger/src/organization/commands.ts';
import type { LedgerStore } from '../../ledger/src/store/store.ts';
import { admission, CHARGE, createOrganization, sendBatch, type TestOrganization } from '../contract/harness.ts';
import { measurePairs } from './ledger-load.ts';
import { batchedPair } from './ledger-pairs.ts';
import { progress, report } from './report.ts';

const CLIENTS = 64;
const SECONDS = 3;
/** Fills as the ledger is used, in larger batches than it would take. */
const FILLING_BATCH = 1_000;
const ANSWER = new Uint8Array(2_048).fill(7);

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
    while (stored < size) stored += await fill(store, organization, Math.min(FILLING_BATCH, size - stored));
    const { pairsPerSecond } = await measurePairs({ organizations: 1, clients: CLIENTS, seconds: SECONDS }, pair);
    stored += Math.round(pairsPerSecond * SECONDS);
    first ||= pairsPerSecond;
    report({ bench, metric: `${kind}-pairs-with-${size}-stored`, ours: pairsPerSecond, peer: first, unit: 'pairs/s' });
  }
}

async function fill(store: LedgerStore, organization: TestOrganization, count: number): Promise<number> {
  const { organizationId } = organization;
  const admissions = Array.from({ length: count }, () => admission(organization));
  const outcomes = (await sendBatch(store, organizationId, admissions)) as AdmitOutcome[];
  const settlements = outcomes.map((outcome) => {
    if (outcome.type !== 'admitted') throw new Error(`not admitted: ${outcome.type}`);
    const { extractionId, fence } = outcome;
    return { type: 'settle' as const, extractionId, fence, request: CHARGE, sealedAnswer: ANSWER };
  });
  await sendBatch(store, organizationId, settlements);
  return count;
}
