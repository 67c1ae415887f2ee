// RenewLeases: prolongs what still runs, for all organizations of one gateway at once.
import type { RenewLeasesRequest, RenewLeasesResponse } from '@lavra/proto/ledger/v1/ledger';
import type { CallContext } from '@lavra/shared/grpc-server';
import { LEASES_PER_RENEWAL_MAX } from '@lavra/shared/limits';
import type { LedgerContext } from '../context.ts';
import { organizationOfExtraction } from '../organization/ids.ts';
import { invalid } from './rpc.ts';

/** Rejects only when not one organization could be asked: the trouble of one is not the others'. */
export async function renewLeases(
  { mailboxes, events }: Pick<LedgerContext, 'mailboxes' | 'events'>,
  { leases }: RenewLeasesRequest,
  { deadline }: Pick<CallContext, 'deadline'>,
): Promise<RenewLeasesResponse> {
  if (leases.length > LEASES_PER_RENEWAL_MAX) throw invalid('leases', `must be at most ${LEASES_PER_RENEWAL_MAX}`);
  const byOrganization = [...Map.groupBy(leases, (lease) => organizationOfExtraction(lease.extractionId))];
  const outcomes = await Promise.allSettled(
    byOrganization.map(async ([organizationId, ofOrganization]) =>
      organizationId === undefined
        ? { lostExtractionIds: ofOrganization.map((lease) => lease.extractionId) }
        : mailboxes.submit(organizationId, { kind: 'renew', leases: ofOrganization }, deadline),
    ),
  );
  const [failure] = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failure && outcomes.every((outcome) => outcome.status === 'rejected')) throw failure.reason;

  const lostExtractionIds = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.lostExtractionIds : [],
  );
  const failedExtractionIds = byOrganization.flatMap(([, ofOrganization], index) =>
    outcomes[index]?.status === 'rejected' ? ofOrganization.map((lease) => lease.extractionId) : [],
  );
  if (lostExtractionIds.length > 0) events.leasesLost(lostExtractionIds);
  return { lostExtractionIds, failedExtractionIds };
}
