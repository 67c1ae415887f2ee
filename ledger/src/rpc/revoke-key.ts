// RevokeKey: from the next admission on it opens nothing. Revoking it again changes nothing.
import type { RevokeKeyRequest, RevokeKeyResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';
import { type AdminCall, refuseOther } from './actor.ts';
import { checkKeyId, notFound } from './rpc.ts';
import { keyMessage } from './wire.ts';

export async function revokeKey(
  { store, mailboxes }: LedgerContext,
  request: RevokeKeyRequest,
  call: AdminCall,
): Promise<RevokeKeyResponse> {
  const { by } = call.actor;
  const keyId = checkKeyId(request.keyId);
  const found = await store.findKey(keyId);
  if (!found) throw notFound('key');
  refuseOther(call.actor, found.organizationId, 'key');
  const key = await mailboxes.submit(found.organizationId, { kind: 'revokeKey', keyId, by }, call.deadline);
  if (!key) throw notFound('key');
  return { key: keyMessage(key) };
}
