// RenewLeases: prolongs what still runs, for all organizations of one gateway at once.
import type { RenewLeasesRequest, RenewLeasesResponse } from '@lavra/proto/ledger/v1/ledger';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { organizationOfExtraction } from '../organization/ids.ts';
import { invalid } from './rpc.ts';

/** More than one gateway can run at once. */
const LEASES_MAX = 2_000;

export async function renewLeases(
  context: LedgerContext,
  { leases }: RenewLeasesRequest,
  call: CallContext,
): Promise<RenewLeasesResponse> {
  if (leases.length > LEASES_MAX) throw invalid('leases', `must be at most ${LEASES_MAX}`);
  const byOrganization = Map.groupBy(leases, (lease) => organizationOfExtraction(lease.extractionId));
  const outcomes = await Promise.all(
    [...byOrganization].map(([organizationId, ofOrganization]) =>
      organizationId === undefined
        ? { lostExtractionIds: ofOrganization.map((lease) => lease.extractionId) }
        : context.mailboxes.submit(organizationId, { type: 'renew', leases: ofOrganization }, call.deadline),
    ),
  );
  const lostExtractionIds = outcomes.flatMap((outcome) => outcome.lostExtractionIds);
  if (lostExtractionIds.length > 0) context.events.leasesLost(lostExtractionIds);
  return { lostExtractionIds };
}
