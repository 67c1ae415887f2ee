// What a committed batch means to the gateways: where each triple stands now, and which keys open nothing more. Pure.
import type { RequestState, RequestStates } from '@lavra/shared/request-state';
import type { Extraction } from '../model/organization.ts';
import type { Changes } from '../store/store.ts';

/** Undefined where no triple was touched. */
export function describeStates({ organization, updated, inserted }: Changes): RequestStates | undefined {
  const states = [...updated, ...inserted].flatMap((extraction) => describe(extraction) ?? []);
  if (states.length === 0) return undefined;
  return { organizationId: organization.id, committedAt: new Date(organization.lastMs), states };
}

export function describeRevocations({ keys }: Changes): string[] {
  return keys.filter((key) => key.revokedAtMs !== null).map((key) => key.id);
}

/** Without a requestId there is no triple, and nobody to tell. */
function describe(extraction: Extraction): RequestState | undefined {
  const { triple, fence } = extraction;
  if (triple === null) return undefined;
  return { state: stateOf(extraction), triple: Buffer.from(triple, 'base64url'), fence };
}

function stateOf({ resolution, leaseEndsAtMs, sealedAnswer, resolvedAtMs }: Extraction): RequestState['state'] {
  if (resolution === null) return { $case: 'running', value: { leaseEndsAt: new Date(leaseEndsAtMs) } };
  if (sealedAnswer === null || resolvedAtMs === null) return { $case: 'released', value: {} };
  return { $case: 'answered', value: { answeredAt: new Date(resolvedAtMs) } };
}
