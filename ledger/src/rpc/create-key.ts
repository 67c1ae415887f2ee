// CreateKey: the key itself is in this one response; its hash is what stays.
import type { CreateKeyRequest, CreateKeyResponse } from '@lavra/proto/ledger/v1/admin';
import { createApiKey, hashApiKey } from '@lavra/shared/api-key';
import { currentOf, secretIdOf } from '@lavra/shared/rotation';
import type { LedgerContext } from '../context.ts';
import { newKeyId } from '../organization/ids.ts';
import type { AdminCall } from './actor.ts';
import { checkOrganizationId, invalid, notFound } from './rpc.ts';
import { keyMessage, readKeyKind } from './wire.ts';

export async function createKey(
  { mailboxes, secret }: LedgerContext,
  request: CreateKeyRequest,
  call: AdminCall,
): Promise<CreateKeyResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const kind = readKeyKind(request.kind);
  const expiresAtMs = request.expiresAt?.getTime() ?? null;
  // Past the year 275760: not a time, and stored it would be none.
  if (Number.isNaN(expiresAtMs)) throw invalid('expires_at', 'must be a time that dates can tell');
  const text = createApiKey(kind);
  const current = currentOf(secret);
  const command = {
    kind: 'addKey' as const,
    by: call.actor.by,
    key: {
      id: newKeyId(),
      organizationId,
      kind,
      hash: hashApiKey(text, current).toString('base64url'),
      secretId: secretIdOf(current),
      lastFour: text.slice(-4),
      expiresAtMs,
    },
  };
  const key = await mailboxes.submit(organizationId, command, call.deadline);
  if (!key) throw notFound('organization');
  return { key: keyMessage(key), secret: text };
}
