// GrantCredits: adds purchased credits.
import { status } from '@grpc/grpc-js';
import type { GrantCreditsRequest, GrantCreditsResponse } from '@lavra/proto/ledger/v1/admin';
import { type CallContext, GrpcFailure } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { checkHundredths, checkOrganizationId, notFound } from './rpc.ts';
import { organizationMessage } from './wire.ts';

export async function grantCredits(
  { mailboxes }: LedgerContext,
  request: GrantCreditsRequest,
  call: CallContext,
): Promise<GrantCreditsResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const amountHundredths = checkHundredths('amount_hundredths', request.amountHundredths, 1);
  const outcome = await mailboxes.submit(organizationId, { type: 'grant', amountHundredths }, call.deadline);
  switch (outcome?.type) {
    case undefined:
      throw notFound('organization');
    case 'balanceTooLarge':
      throw new GrpcFailure(status.FAILED_PRECONDITION, 'the balance would be larger than the ledger counts');
    case 'granted':
      return { organization: organizationMessage(outcome.organization) };
  }
}
