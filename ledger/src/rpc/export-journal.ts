// ExportJournal: the journal as lines of JSON, in as many messages as it takes, no faster than the caller reads.
import { once } from 'node:events';
import { type handleServerStreamingCall, type ServerWritableStream, status } from '@grpc/grpc-js';
import type { ExportJournalRequest, ExportJournalResponse } from '@lavra/proto/ledger/v1/admin';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import { exportLines } from '../audit/export.ts';
import type { LedgerContext } from '../context.ts';
import { checkOrganizationId, notFound, throwAsFailure } from './rpc.ts';

/** About a quarter of a megabyte: far below the limit of a message. */
const LINES_PER_MESSAGE = 500;

type Call = ServerWritableStream<ExportJournalRequest, ExportJournalResponse>;

export function exportJournal(
  context: LedgerContext,
): handleServerStreamingCall<ExportJournalRequest, ExportJournalResponse> {
  return async (call) => {
    const gone = new AbortController();
    call.once('cancelled', () => gone.abort());
    const { stopping } = context;
    try {
      await send(context, call, AbortSignal.any([gone.signal, stopping])).catch(throwAsFailure);
      call.end();
    } catch (thrown) {
      if (gone.signal.aborted) return;
      const error = stopping.aborted ? stopping.reason : thrown;
      if (!(error instanceof GrpcFailure)) context.logger.error({ err: error, rpc: 'ExportJournal' }, 'a call failed');
      const failure = error instanceof GrpcFailure ? error : { code: status.INTERNAL, message: 'internal error' };
      call.emit('error', { code: failure.code, details: failure.message });
    }
  };
}

async function send({ store }: LedgerContext, call: Call, signal: AbortSignal): Promise<void> {
  const wanted = call.request.organizationId;
  const organizationId = wanted === '' ? undefined : checkOrganizationId(wanted);
  let lines: string[] = [];
  let sent = 0;
  const flush = async () => {
    sent += lines.length;
    const room = call.write({ lines });
    lines = [];
    if (!room) await once(call, 'drain', { signal });
  };
  for await (const line of exportLines(store, organizationId, signal)) {
    lines.push(line);
    if (lines.length === LINES_PER_MESSAGE) await flush();
  }
  if (lines.length > 0) await flush();
  if (organizationId !== undefined && sent === 0) throw notFound('organization');
}
