// ResolveKey: whose a key is, or why it opens nothing. While LAVRA_SECRET is changed, using a key keeps it under the new one.
import type { ResolveKeyRequest, ResolveKeyResponse } from '@lavra/proto/ledger/v1/ledger';
import type { LedgerContext } from '../context.ts';
import { refuseKey } from '../credit/decide-admission.ts';
import { checkFew, checkHash } from './rpc.ts';
import { keyRefused } from './wire.ts';

const SECRET_ID = /^[0-9a-f]{8}$/;

export async function resolveKey(
  { store }: LedgerContext,
  { keyHash, otherKeyHashes, secretId }: ResolveKeyRequest,
): Promise<ResolveKeyResponse> {
  const hash = checkHash('key_hash', keyHash);
  const others = checkFew('other_key_hashes', otherKeyHashes).map((other) => checkHash('other_key_hashes', other));
  const key = await store.findKeyByHash([hash, ...others]);
  if (!key) return { outcome: { $case: 'refused', value: keyRefused('unknown') } };
  const reason = refuseKey(key, key.organizationId, await store.now());
  if (reason) return { outcome: { $case: 'refused', value: keyRefused(reason) } };
  if (SECRET_ID.test(secretId) && (key.hash !== hash || key.secretId !== secretId)) {
    await store.rehashKey(key, hash, secretId);
  }
  const { id: keyId, organizationId } = key;
  const organization = await store.findOrganization(organizationId);
  if (!organization) return { outcome: { $case: 'refused', value: keyRefused('unknown') } };
  return { outcome: { $case: 'resolved', value: { keyId, organizationId, perMinute: organization.perMinute } } };
}
