// RevokeKey: from the next admission on it opens nothing. Revoking it again changes nothing.
import type { RevokeKeyRequest, RevokeKeyResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkKeyId, notFound } from './rpc.ts';
import { keyMessage } from './wire.ts';

export async function revokeKey(
  { store, mailboxes }: LedgerContext,
  request: RevokeKeyRequest,
  call: CallContext,
): Promise<RevokeKeyResponse> {
  const keyId = checkKeyId(request.keyId);
  const found = await store.findKey(keyId);
  if (!found) throw notFound('key');
  const key = await mailboxes.submit(found.organizationId, { kind: 'revokeKey', keyId }, call.deadline);
  if (!key) throw notFound('key');
  return { key: keyMessage(key) };
}
