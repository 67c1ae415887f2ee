// What a committed batch means to the gateways: where each request stands now, which keys open nothing more. Pure.
import type { RequestState, RequestStates } from '@lavra/shared/request-state';
import type { Extraction } from '../model/organization.ts';
import type { Changes } from '../store/store.ts';

/** Undefined where no extraction with an idempotency key was touched. */
export function describeStates({ organization, updated, inserted }: Changes): RequestStates | undefined {
  const states = [...updated, ...inserted].flatMap((extraction) => describe(extraction) ?? []);
  if (states.length === 0) return undefined;
  return { organizationId: organization.id, committedAtMs: organization.lastMs, states };
}

export function describeRevocations({ keys }: Changes): string[] {
  return keys.filter((key) => key.revokedAtMs !== null).map((key) => key.id);
}

/** Without a requestId there is no idempotency key, and nobody to tell. */
function describe(extraction: Extraction): RequestState | undefined {
  const { resolution, leaseEndsAtMs, sealedAnswer, resolvedAtMs, fencingToken } = extraction;
  if (extraction.idempotencyKey === null) return undefined;
  const request = { idempotencyKey: Buffer.from(extraction.idempotencyKey, 'base64url'), fencingToken };
  if (resolution === null) return { ...request, kind: 'running', leaseEndsAtMs };
  if (sealedAnswer === null || resolvedAtMs === null) return { ...request, kind: 'released' };
  return { ...request, kind: 'answered', answeredAtMs: resolvedAtMs };
}
