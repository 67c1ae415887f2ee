// ListOrganizations: a page of them in the order of their ids, each as it stands now.
import type { ListOrganizationsRequest, ListOrganizationsResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkPageSize } from './rpc.ts';
import { organizationMessage } from './wire.ts';

const ORGANIZATIONS_PER_PAGE_MAX = 100;

export async function listOrganizations(
  { store, mailboxes }: LedgerContext,
  { afterId, limit }: ListOrganizationsRequest,
  call: CallContext,
): Promise<ListOrganizationsResponse> {
  const ids = await store.listOrganizationIds(afterId, checkPageSize(limit, ORGANIZATIONS_PER_PAGE_MAX));
  const organizations = await Promise.all(ids.map((id) => mailboxes.submit(id, { kind: 'touch' }, call.deadline)));
  return { organizations: organizations.filter((found) => found !== undefined).map(organizationMessage) };
}
