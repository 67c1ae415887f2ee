// ResolveKey: whose a key is, or why it opens nothing.
import type { ResolveKeyRequest, ResolveKeyResponse } from '@lavra/proto/ledger/v1/ledger';
import type { LedgerContext } from '../context.ts';
import { refuseKey } from '../credit/decide-admission.ts';
import { checkHash } from './rpc.ts';
import { keyRefused } from './wire.ts';

export async function resolveKey(
  { store }: LedgerContext,
  { keyHash }: ResolveKeyRequest,
): Promise<ResolveKeyResponse> {
  const key = await store.findKeyByHash(checkHash('key_hash', keyHash));
  if (!key) return { outcome: { $case: 'refused', value: keyRefused('unknown') } };
  const reason = refuseKey(key, key.organizationId, await store.now());
  if (reason) return { outcome: { $case: 'refused', value: keyRefused(reason) } };
  const { id: keyId, organizationId } = key;
  const organization = await store.findOrganization(organizationId);
  if (!organization) return { outcome: { $case: 'refused', value: keyRefused('unknown') } };
  return { outcome: { $case: 'resolved', value: { keyId, organizationId, perMinute: organization.perMinute } } };
}
