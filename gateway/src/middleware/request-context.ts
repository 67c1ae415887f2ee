// What a request carries from step to step.
import type { ParameterizedContext } from 'koa';
import type { Reservation } from '../body/file-memory.ts';
import type { ScannedBody } from '../body/scan-body.ts';
import type { Caller } from '../clients/ledger.ts';
import type { Language } from '../reply/messages/messages.ts';

/** Koa's `ctx.state`, filled in by the middleware in its running order; a route has what its own chain fills in. */
export interface ContextState {
  /** The X-Request-Id header's value; not the requestId of a body, which is the caller's affair. */
  httpRequestId: string;
  language: Language;
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

export type RequestContext = ParameterizedContext<ContextState> & {
  /** Set by the router: the path of the route that took the request, and the routes that have this path. */
  readonly routerPath?: string;
  readonly matched?: readonly { readonly methods: readonly string[] }[];
};
