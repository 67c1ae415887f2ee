// GetUsage: an organization's extractions by day, engine and outcome.
import type { GetUsageRequest, GetUsageResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkOrganizationId, notFound } from './rpc.ts';

export async function getUsage(
  { store, mailboxes }: LedgerContext,
  request: GetUsageRequest,
  call: CallContext,
): Promise<GetUsageResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  // What expired until now belongs to the figures.
  if (!(await mailboxes.submit(organizationId, { kind: 'touch' }, call.deadline))) throw notFound('organization');
  return { rows: await store.listUsage(organizationId) };
}
