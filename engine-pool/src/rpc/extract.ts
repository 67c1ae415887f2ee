// EnginePoolService.Extract: one file, through the pool, within the caller's deadline.
import { status } from '@grpc/grpc-js';
import type { ExtractRequest, ExtractResponse } from '@lavra/proto/engine/v1/engine';
import { type CallContext, GrpcFailure } from '@lavra/shared/grpc-server';
import { EXTRACTION_BUDGET_MS, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { recordPastWork } from '@lavra/shared/tracing';
import type { EnginePoolContext } from '../context.ts';
import type { Extraction } from '../extract.ts';
import { engineName, extractResponse } from './messages.ts';

const IMAGE_NOT_PROCESSABLE: Extraction = {
  outcome: { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' },
  image: undefined,
  stageTimes: [],
};

const CALLER_CHARACTERS_MAX = 128;

/** @throws {GrpcFailure} INVALID_ARGUMENT, RESOURCE_EXHAUSTED or DEADLINE_EXCEEDED */
export async function extract(
  request: ExtractRequest,
  call: CallContext,
  context: EnginePoolContext,
): Promise<ExtractResponse> {
  if (request.file.length > IMAGE_BYTES_MAX) {
    throw new GrpcFailure(status.INVALID_ARGUMENT, `the file is larger than ${IMAGE_BYTES_MAX} bytes`);
  }
  if (request.caller.length > CALLER_CHARACTERS_MAX) {
    throw new GrpcFailure(status.INVALID_ARGUMENT, `caller has more than ${CALLER_CHARACTERS_MAX} characters`);
  }
  const { events } = context;
  const started = performance.now();
  let begun: number | undefined;
  const onBegun = () => {
    begun = performance.now();
    events.begun(begun - started);
    call.begin();
  };
  const ended = () => {
    const now = performance.now();
    const workerMs = begun === undefined ? undefined : now - begun;
    return { durationMs: now - started, workerMs, httpRequestId: call.httpRequestId };
  };
  // A caller that would wait for ever gets no more than the contract gives anybody.
  const waitMs = Math.min(call.deadline - Date.now(), EXTRACTION_BUDGET_MS);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(Math.max(0, waitMs))]);
  const { file, resizeImage, caller } = request;
  const asked = { file, resizeImage, engine: engineName(request.engine), caller };
  const result = await context.extract(asked, signal, onBegun);
  switch (result.kind) {
    case 'read':
      recordPastWork(result.stageRuns);
      events.extracted(result.extraction, ended());
      return extractResponse(result.extraction);
    // Whatever ended it, the file is to blame: the same file would end the next worker.
    case 'died':
      events.workerDied(result, ended());
      return extractResponse(IMAGE_NOT_PROCESSABLE);
    case 'busy':
      events.refusedBusy();
      throw new GrpcFailure(
        status.RESOURCE_EXHAUSTED,
        'every worker and every place in the queue that the caller is due is taken',
      );
    case 'cancelled':
      events.cancelled(ended());
      throw new GrpcFailure(status.DEADLINE_EXCEEDED, 'the time of the caller is over');
    case 'bug':
      throw result.error;
  }
}
