// Settle: closes an extraction with a charge or a release, once.
import type { SettleRequest, SettleResponse } from '@lavra/proto/ledger/v1/ledger';
import type { CallContext } from '@lavra/shared/grpc-server';
import { SEALED_ANSWER_BYTES_MAX } from '@lavra/shared/limits';
import type { LedgerContext } from '../context.ts';
import type { SettlementRequest } from '../credit/decide-settlement.ts';
import type { SettleOutcome } from '../organization/commands.ts';
import { organizationOfExtraction } from '../organization/ids.ts';
import { invalid } from './rpc.ts';
import { readEngineAnswered } from './wire.ts';

/** The codes of contract 7.4; anything else could carry what no ledger should keep. */
const ERROR_CODE = /^[A-Z][A-Z_]{0,63}$/;

export async function settle(
  context: LedgerContext,
  request: SettleRequest,
  call: CallContext,
): Promise<SettleResponse> {
  const { extractionId, fencingToken, sealedAnswer } = request;
  if (sealedAnswer.length > SEALED_ANSWER_BYTES_MAX) {
    throw invalid('sealed_answer', `must have at most ${SEALED_ANSWER_BYTES_MAX} bytes`);
  }
  const command = {
    kind: 'settle' as const,
    extractionId,
    fencingToken,
    request: readResolution(request),
    sealedAnswer: sealedAnswer.length === 0 ? null : sealedAnswer,
  };
  const organizationId = organizationOfExtraction(extractionId);
  const outcome: SettleOutcome =
    organizationId === undefined
      ? { kind: 'leaseLost' }
      : await context.mailboxes.submit(organizationId, command, call.deadline);
  context.events.settlement(outcome, extractionId, call.httpRequestId);
  switch (outcome.kind) {
    case 'settled':
    case 'alreadySettled':
      return { outcome: { $case: outcome.kind, value: { chargedHundredths: outcome.chargedHundredths } } };
    case 'leaseLost':
      return { outcome: { $case: 'leaseLost', value: {} } };
    case 'answerMissing':
      throw invalid('sealed_answer', 'must be there when an extraction with an idempotency key is charged');
  }
}

function readResolution({ resolution }: SettleRequest): SettlementRequest {
  switch (resolution?.$case) {
    case 'charge': {
      const { engine, imageResized } = resolution.value;
      return { kind: 'charge', engine: readEngineAnswered(engine), imageResized };
    }
    case 'release': {
      const { errorCode } = resolution.value;
      if (!ERROR_CODE.test(errorCode)) throw invalid('release.error_code', 'must be an errorCode');
      return { kind: 'release', errorCode };
    }
    default:
      throw invalid('resolution', 'must be charge or release');
  }
}
