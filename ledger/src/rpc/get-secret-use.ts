// GetSecretUse: how many keys are kept under which LAVRA_SECRET.
import type { GetSecretUseRequest, GetSecretUseResponse } from '@lavra/proto/ledger/v1/admin';
import { currentOf, secretIdOf } from '@lavra/shared/rotation';
import type { LedgerContext } from '../context.ts';

export async function getSecretUse(
  { store, secret }: LedgerContext,
  _request: GetSecretUseRequest,
): Promise<GetSecretUseResponse> {
  const uses = await store.countKeysBySecret();
  return {
    currentSecretId: secretIdOf(currentOf(secret)),
    uses: uses.map(({ secretId, keys }) => ({ secretId: secretId ?? '', keys })),
  };
}
