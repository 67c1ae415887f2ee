// CreateOrganization: with its plan, credits and limits; the plan's first month begins at once.
import type { CreateOrganizationRequest, CreateOrganizationResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';
import { newOrganizationId } from '../organization/ids.ts';
import type { AdminCall } from './actor.ts';
import { checkHundredths, checkLimit, invalid } from './rpc.ts';
import { organizationMessage } from './wire.ts';

const NAME_CHARACTERS_MAX = 200;

export async function createOrganization(
  { mailboxes }: LedgerContext,
  request: CreateOrganizationRequest,
  call: AdminCall,
): Promise<CreateOrganizationResponse> {
  const name = request.name.trim();
  if (name === '' || name.length > NAME_CHARACTERS_MAX) {
    throw invalid('name', `must have 1 to ${NAME_CHARACTERS_MAX} characters`);
  }
  const organizationId = newOrganizationId();
  const command = {
    kind: 'create' as const,
    by: call.actor.by,
    organizationId,
    name,
    allowanceHundredths: checkHundredths('plan_credits_hundredths', request.planCreditsHundredths),
    purchasedHundredths: checkHundredths('purchased_credits_hundredths', request.purchasedCreditsHundredths),
    perMinute: checkLimit('per_minute', request.perMinute),
    perDay: checkLimit('per_day', request.perDay),
  };
  const organization = await mailboxes.submit(organizationId, command, call.deadline);
  return { organization: organizationMessage(organization) };
}
