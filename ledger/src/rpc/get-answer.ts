// GetAnswer: the kept answer of an idempotency key, while its window lasts.
import type { GetAnswerRequest, GetAnswerResponse } from '@lavra/proto/ledger/v1/ledger';
import type { LedgerContext } from '../context.ts';
import { isKept } from '../credit/decide-admission.ts';
import { checkHash } from './rpc.ts';

export async function getAnswer(
  { store, replays }: LedgerContext,
  { organizationId, idempotencyKey }: GetAnswerRequest,
): Promise<GetAnswerResponse> {
  const [live, nowMs] = await Promise.all([
    store.findLive(organizationId, checkHash('idempotency_key', idempotencyKey)),
    store.now(),
  ]);
  if (!live?.sealedAnswer || !isKept(live, nowMs)) return { answer: undefined };
  replays.count(live.id);
  return { answer: { sealedAnswer: Buffer.from(live.sealedAnswer) } };
}
