// Tells all gateways what was committed, after the commit; without a NATS_URL nobody is told, and the ledger is asked.
import type { Logger } from '@lavra/shared/logger';
import type { Registry } from '@lavra/shared/metrics';
import { startStatePublisher } from '@lavra/shared/request-state';
import type { Changes } from '../store/store.ts';
import { describeRevocations, describeStates } from './describe-changes.ts';

export interface Broadcast {
  committed(changes: Changes): void;
  pricesChanged(): void;
  /** Of the link to NATS; `none` where there is no NATS_URL. */
  readonly state: 'none' | 'connected' | 'away';
  close(): Promise<void>;
}

export function startBroadcast(url: string | undefined, logger: Logger, registry: Registry): Broadcast {
  if (url === undefined) return { committed() {}, pricesChanged() {}, state: 'none', async close() {} };
  const publisher = startStatePublisher({ url, name: 'lavra-ledger', logger, registry });
  return {
    committed(changes) {
      const states = describeStates(changes);
      if (states) publisher.requestStates(states);
      for (const keyId of describeRevocations(changes)) publisher.keyRevoked(keyId);
    },
    pricesChanged: () => publisher.pricesChanged(),
    get state() {
      return publisher.isUp() ? 'connected' : 'away';
    },
    close: () => publisher.close(),
  };
}
