// Follows what the ledgers broadcast, so that a repeated request seldom needs an Admit, and a revoked key or an old
// price is forgotten at once. Without a NATS_URL nothing is followed, and the ledger is always asked.
import type { Logger } from '@lavra/shared/logger';
import { Counter, Gauge, type Registry } from '@lavra/shared/metrics';
import { subscribeToStates } from '@lavra/shared/request-state';
import { type Believed, RequestStateView } from './view.ts';

export type { Believed } from './view.ts';

export interface RequestStateFollower {
  /** What this gateway believes about a request; undefined: ask the ledger. Counted. */
  look(organizationId: string, idempotencyKey: Uint8Array): Believed | undefined;
  /** Of the link to NATS; `none` where there is no NATS_URL. */
  readonly state: 'none' | 'connected' | 'away';
  close(): Promise<void>;
}

export interface RequestStateOptions {
  readonly natsUrl: string | undefined;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly forgetKeys: () => void;
  readonly forgetPrices: () => void;
}

export function followRequestStates(options: RequestStateOptions): RequestStateFollower {
  const { natsUrl, logger, registry, forgetKeys, forgetPrices } = options;
  if (natsUrl === undefined) return { look: () => undefined, state: 'none', async close() {} };

  const view = new RequestStateView();
  const looks = createMetrics(registry, view);
  const subscription = subscribeToStates(
    { url: natsUrl, name: 'lavra-gateway', logger, registry },
    {
      requestStates: (states) => view.learn(states, performance.now()),
      keyRevoked: forgetKeys,
      pricesChanged: forgetPrices,
      missed() {
        view.forgetRunning();
        forgetKeys();
        forgetPrices();
      },
    },
  );
  return {
    look(organizationId, idempotencyKey) {
      const believed = view.look(organizationId, idempotencyKey, performance.now());
      looks.inc({ believed: believed?.kind ?? 'nothing' });
      return believed;
    },
    get state() {
      return subscription.isUp() ? 'connected' : 'away';
    },
    close: () => subscription.close(),
  };
}

function createMetrics(registry: Registry, view: RequestStateView) {
  const registers = [registry];
  new Gauge({
    name: 'lavra_gateway_request_states',
    help: 'Requests this gateway believes to know about',
    registers,
    collect() {
      this.set(view.size);
    },
  });
  return new Counter({
    name: 'lavra_gateway_request_state_looks_total',
    help: 'Requests with a requestId, by what this gateway believed about them before asking the ledger',
    labelNames: ['believed'],
    registers,
  });
}
