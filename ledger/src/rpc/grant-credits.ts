// GrantCredits: adds purchased credits; once, where the grant has an id.
import { status } from '@grpc/grpc-js';
import type { GrantCreditsRequest, GrantCreditsResponse } from '@lavra/proto/ledger/v1/admin';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import type { AdminCall } from './actor.ts';
import { checkHundredths, checkOrganizationId, invalid, notFound } from './rpc.ts';
import { organizationMessage } from './wire.ts';

const GRANT_ID = /^[\w.:-]{1,64}$/;

export async function grantCredits(
  { mailboxes }: LedgerContext,
  request: GrantCreditsRequest,
  call: AdminCall,
): Promise<GrantCreditsResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const amountHundredths = checkHundredths('amount_hundredths', request.amountHundredths, 1);
  const { grantId = null } = request;
  if (grantId !== null && !GRANT_ID.test(grantId)) {
    throw invalid('grant_id', 'must be 1 to 64 letters, digits, "_", "-", "." or ":"');
  }
  const command = { kind: 'grant' as const, amountHundredths, grantId, by: call.actor.by };
  const outcome = await mailboxes.submit(organizationId, command, call.deadline);
  switch (outcome?.kind) {
    case undefined:
      throw notFound('organization');
    case 'balanceTooLarge':
      throw new GrpcFailure(status.FAILED_PRECONDITION, 'the balance would be larger than the ledger counts');
    case 'grantIdTaken':
      throw new GrpcFailure(
        status.ALREADY_EXISTS,
        `a grant of this grant_id was made, of ${outcome.amountHundredths} hundredths of a credit`,
      );
    case 'granted':
      return { organization: organizationMessage(outcome.organization) };
  }
}
