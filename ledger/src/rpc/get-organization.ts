// GetOrganization: as it stands now, its plan renewed and its ended leases returned.
import type { GetOrganizationRequest, GetOrganizationResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkOrganizationId, notFound } from './rpc.ts';
import { organizationMessage } from './wire.ts';

export async function getOrganization(
  { mailboxes }: LedgerContext,
  request: GetOrganizationRequest,
  call: CallContext,
): Promise<GetOrganizationResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const organization = await mailboxes.submit(organizationId, { kind: 'touch' }, call.deadline);
  if (!organization) throw notFound('organization');
  return { organization: organizationMessage(organization) };
}
