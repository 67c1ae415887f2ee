// ListKeys: all keys an organization ever had, without the keys themselves.
import type { ListKeysRequest, ListKeysResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkOrganizationId, notFound } from './rpc.ts';
import { keyMessage } from './wire.ts';

export async function listKeys(
  { store, mailboxes }: LedgerContext,
  request: ListKeysRequest,
  call: CallContext,
): Promise<ListKeysResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const keys = await store.listKeys(organizationId);
  if (keys.length > 0) return { keys: keys.map(keyMessage) };
  if (!(await mailboxes.submit(organizationId, { kind: 'touch' }, call.deadline))) throw notFound('organization');
  return { keys: [] };
}
