// What a request carries from step to step, and what an operation is.
import type { ParameterizedContext } from 'koa';
import type { Reservation } from '../body/file-memory.ts';
import type { ScannedBody } from '../body/scan-body.ts';
import type { Caller } from '../clients/ledger.ts';
import type { Language } from '../reply/messages/messages.ts';

/** One operation of the contract. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needsKey: boolean;
  readonly readsBody: boolean;
  handle(ctx: RequestContext): Promise<void> | void;
}

/** Filled in by the middleware, in its running order. */
export interface RequestState {
  /** X-Request-Id; not the requestId of a body, which is the caller's affair. */
  httpRequestId: string;
  language: Language;
  route: Route;
  /** Who the key belongs to. */
  caller: Caller;
  /** What this request may keep of its file. */
  fileMemory: Reservation;
  body: ScannedBody;
  /** When the request was here completely (performance.now): processing times and the budget count from it. */
  receivedAt: number;
  /** For the log and the counters: an errorCode, a kind of refusal, `replayed`, or the engine that answered. */
  outcome: string | undefined;
}

export type RequestContext = ParameterizedContext<RequestState>;
