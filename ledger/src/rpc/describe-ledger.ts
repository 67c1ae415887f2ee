// DescribeLedger: this replica, its store and its NATS.
import type { DescribeLedgerRequest, DescribeLedgerResponse } from '@lavra/proto/ledger/v1/admin';
import type { LedgerContext } from '../context.ts';
import { StoreUnavailable } from '../store/store.ts';

export async function describeLedger(
  { store, mailboxes, broadcast, startedAtMs }: LedgerContext,
  _request: DescribeLedgerRequest,
): Promise<DescribeLedgerResponse> {
  const storeReached = await store.now().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    },
  );
  return {
    store: store.kind,
    storeReached,
    natsConfigured: broadcast.state !== 'none',
    natsConnected: broadcast.state === 'connected',
    startedAt: new Date(startedAtMs),
    commandsWaiting: mailboxes.waiting,
  };
}
