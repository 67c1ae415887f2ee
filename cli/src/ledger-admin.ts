// The operator's line to the ledger: LedgerAdminService, one promise a call.
import { setTimeout as pause } from 'node:timers/promises';
import { type CallOptions, type ClientReadableStream, type Metadata, status } from '@grpc/grpc-js';
import { LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { call, callMetadata, channel, grpcStatus } from '@lavra/shared/grpc-client';
import { explainTlsFailure } from '@lavra/shared/tls';
import { type AdminConfig, readAdminConfig } from './config.ts';
import { CommandError } from './output.ts';

/** Everything but the audit is one short transaction. */
const CALL_TIMEOUT_MS = 10_000;

/** A ledger that restarts is back within seconds; an operator waits no longer than for a few calls. */
const TRIES = 4;
const RETRY_DELAY_MS = 500;

/** The answer was lost, which says nothing about the work. */
export class NoAnswerError extends CommandError {}

type UnaryMethod<Request, Response> = Parameters<typeof call<Request, Response>>[0];

type StreamMethod<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: Partial<CallOptions>,
) => ClientReadableStream<Response>;

export interface LedgerAdmin {
  call<Request, Response>(
    choose: (client: LedgerAdminServiceClient) => UnaryMethod<Request, Response>,
    request: Request,
    timeoutMs?: number,
  ): Promise<Response>;
  /** Messages as they come; iteration rejects as a call would. */
  stream<Request, Response>(
    choose: (client: LedgerAdminServiceClient) => StreamMethod<Request, Response>,
    request: Request,
    timeoutMs: number,
  ): AsyncIterable<Response>;
  close(): void;
}

export function connectLedgerAdmin({ ledgerAddress, operatorToken, tls }: AdminConfig): LedgerAdmin {
  const client = new LedgerAdminServiceClient(...channel(ledgerAddress, { tls }));
  return {
    call: (choose, request, timeoutMs = CALL_TIMEOUT_MS) =>
      call(choose(client).bind(client), request, { token: operatorToken, timeoutMs }),
    stream: (choose, request, timeoutMs) =>
      choose(client).call(client, request, callMetadata({ token: operatorToken }), {
        deadline: Date.now() + timeoutMs,
      }),
    close: () => client.close(),
  };
}

/** Runs one command against the ledger of the environment. @throws CommandError in words for an operator. */
export async function withLedgerAdmin<Result>(work: (ledger: LedgerAdmin) => Promise<Result>): Promise<Result> {
  const config = readAdminConfig();
  const ledger = connectLedgerAdmin(config);
  try {
    return await work(ledger);
  } catch (error) {
    throw commandError(error, config.ledgerAddress);
  } finally {
    ledger.close();
  }
}

/** A message field is optional on the wire; a ledger that leaves it out breaks the contract. */
export function existing<Message>(message: Message | undefined): Message {
  if (message === undefined) throw new CommandError('the ledger answered without a result: is it another version?');
  return message;
}

/** Calls again while no answer comes: only for what the ledger knows again and does once. */
export async function callUntilAnswered<Response>(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES || !isNoAnswer(error)) throw error;
      await pause(RETRY_DELAY_MS * 2 ** (tries - 1));
    }
  }
}

function isNoAnswer(error: unknown): boolean {
  const code = grpcStatus(error);
  return code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED;
}

function commandError(error: unknown, address: string): unknown {
  if (isNoAnswer(error)) {
    const why = explainTlsFailure((error as { details?: string }).details ?? '');
    return new NoAnswerError(`the ledger at ${address} (LEDGER_ADDRESS) does not answer${why ? `: ${why}` : ''}`);
  }
  switch (grpcStatus(error)) {
    case undefined:
      return error;
    case status.UNAUTHENTICATED:
      return new CommandError(`the ledger at ${address} refuses the token (LAVRA_OPERATOR_TOKEN)`);
    default:
      return new CommandError((error as { details?: string }).details ?? String(error));
  }
}
