// Admit: opens an extraction, or says why not.
import { type AdmitRequest, type AdmitResponse, LimitWindow } from '@lavra/proto/ledger/v1/ledger';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import type { AdmitOutcome } from '../organization/commands.ts';
import { isKeyId, isOrganizationId, newExtractionId, organizationOfExtraction } from '../organization/ids.ts';
import { checkFew, checkHash, invalid } from './rpc.ts';
import { keyRefused, readEngineAsked } from './wire.ts';

export async function admit(context: LedgerContext, request: AdmitRequest, call: CallContext): Promise<AdmitResponse> {
  const { organizationId, keyId, idempotencyKey, engine, resizeImage, extractionId, otherIdempotencyKeys } = request;
  if (extractionId !== '' && organizationOfExtraction(extractionId) !== organizationId) {
    throw invalid('extraction_id', 'must name an extraction of the organization');
  }
  const command = {
    kind: 'admit' as const,
    keyId,
    idempotencyKey: idempotencyKey.length === 0 ? null : checkHash('idempotency_key', idempotencyKey),
    otherIdempotencyKeys: checkFew('other_idempotency_keys', otherIdempotencyKeys).map((other) =>
      checkHash('other_idempotency_keys', other),
    ),
    engineAsked: readEngineAsked(engine),
    resizeImage,
    extractionId: extractionId || newExtractionId(organizationId),
  };
  const outcome: AdmitOutcome =
    isOrganizationId(organizationId) && isKeyId(keyId)
      ? await context.mailboxes.submit(organizationId, command, call.deadline)
      : { kind: 'keyRefused', reason: 'unknown' };
  if (outcome.kind === 'replayed') context.replays.count(outcome.extractionId);
  context.events.admission(outcome);
  return { outcome: outcomeMessage(outcome) };
}

function outcomeMessage(outcome: AdmitOutcome): AdmitResponse['outcome'] {
  switch (outcome.kind) {
    case 'admitted': {
      const { extractionId, fencingToken, heldHundredths, leaseMs } = outcome;
      return { $case: 'admitted', value: { extractionId, fencingToken, heldHundredths, leaseMs } };
    }
    case 'replayed':
      return { $case: 'replayed', value: { sealedAnswer: Buffer.from(outcome.sealedAnswer) } };
    case 'inProgress':
      return { $case: 'inProgress', value: { retryAfterSeconds: outcome.retryAfterSeconds } };
    case 'limitExceeded': {
      const window = outcome.window === 'day' ? LimitWindow.LIMIT_WINDOW_DAY : LimitWindow.LIMIT_WINDOW_MINUTE;
      const { limit, retryAfterSeconds } = outcome;
      return { $case: 'limitExceeded', value: { window, limit, retryAfterSeconds } };
    }
    case 'notEnoughCredits': {
      const { requiredHundredths, availableHundredths, planHundredths, purchasedHundredths } = outcome;
      return {
        $case: 'notEnoughCredits',
        value: {
          requiredHundredths,
          availableHundredths,
          planRemainingHundredths: planHundredths,
          purchasedRemainingHundredths: purchasedHundredths,
        },
      };
    }
    case 'keyRefused':
      return { $case: 'keyRefused', value: keyRefused(outcome.reason) };
  }
}
