// ListPriceVersions: what an extraction cost when.
import type { ListPriceVersionsRequest, ListPriceVersionsResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';

export async function listPriceVersions(
  { store }: LedgerContext,
  _request: ListPriceVersionsRequest,
): Promise<ListPriceVersionsResponse> {
  const versions = await store.listPriceVersions();
  return {
    versions: versions.map(({ version, fromMs, prices, changedBy }) => ({
      version,
      from: new Date(fromMs),
      ...prices,
      changedBy: changedBy ?? '',
    })),
  };
}
