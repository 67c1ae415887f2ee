// ListOutcomes: how a day's extractions ended, over all organizations.
import type { ListOutcomesRequest, ListOutcomesResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';
import { utcDay } from '../model/organization.ts';
import { invalid } from './rpc.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export async function listOutcomes(
  { store }: LedgerContext,
  { day }: ListOutcomesRequest,
): Promise<ListOutcomesResponse> {
  if (day !== '' && !DAY.test(day)) throw invalid('day', 'must be a UTC day as YYYY-MM-DD');
  return { rows: await store.listOutcomes(day || utcDay(await store.now())) };
}
