// UpdateOrganization: other limits at once, another plan allowance from the next renewal on.
import type { UpdateOrganizationRequest, UpdateOrganizationResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';
import type { AdminCall } from './actor.ts';
import { checkHundredths, checkLimit, checkOrganizationId, notFound } from './rpc.ts';
import { organizationMessage } from './wire.ts';

export async function updateOrganization(
  { mailboxes }: LedgerContext,
  request: UpdateOrganizationRequest,
  call: AdminCall,
): Promise<UpdateOrganizationResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const { planCreditsHundredths: allowance, perMinute, perDay } = request;
  const command = {
    kind: 'update' as const,
    by: call.actor.by,
    allowanceHundredths: allowance === undefined ? undefined : checkHundredths('plan_credits_hundredths', allowance),
    perMinute: perMinute === undefined ? undefined : checkLimit('per_minute', perMinute),
    perDay: perDay === undefined ? undefined : checkLimit('per_day', perDay),
  };
  const organization = await mailboxes.submit(organizationId, command, call.deadline);
  if (!organization) throw notFound('organization');
  return { organization: organizationMessage(organization) };
}
