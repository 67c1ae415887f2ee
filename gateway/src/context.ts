// What the routes work with, put together once at start, and what each request carries from step to step.
import type { ParameterizedContext } from 'koa';
import type { EnginePool } from './clients/engine-pool.ts';
import type { Health } from './clients/health.ts';
import type { KeyDirectory } from './clients/key-directory.ts';
import type { Caller, Ledger } from './clients/ledger.ts';
import type { PriceList } from './clients/price-list.ts';
import type { GatewayConfig } from './config.ts';
import type { Drain } from './drain.ts';
import type { Events } from './events.ts';
import type { Leases } from './extraction/leases.ts';
import type { Network } from './extraction/network.ts';
import type { ScannedBody } from './extraction/scan-body.ts';
import type { Language } from './reply/messages/messages.ts';

export interface Gateway {
  readonly config: GatewayConfig;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly enginePool: EnginePool;
  readonly keys: KeyDirectory;
  readonly prices: PriceList;
  readonly health: Health;
  readonly leases: Leases;
  readonly drain: Drain;
  /** How imageUrl is reached. */
  readonly network: Network;
}

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
  body: ScannedBody;
  /** When the request was here completely (performance.now): processing times and the budget count from it. */
  receivedAt: number;
  /** For the log and the counters: an errorCode, a kind of refusal, `replayed`, or the engine that answered. */
  outcome: string | undefined;
}

export type RequestContext = ParameterizedContext<RequestState>;
