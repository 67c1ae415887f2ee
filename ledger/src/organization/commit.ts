// Commits an organization's batch: one transaction, decided by batch.ts; then, and only then, others are told.
import type { Broadcast } from '../broadcast/broadcast.ts';
import type { Events } from '../events.ts';
import type { Changes, LedgerStore } from '../store/store.ts';
import { decideBatch, wantedBy } from './batch.ts';
import type { MailboxOptions } from './mailbox.ts';

export function commitWith(
  store: LedgerStore,
  events: Pick<Events, 'batchCommitted' | 'batchFailed' | 'holdsExpired'>,
  broadcast: Pick<Broadcast, 'committed'>,
): MailboxOptions['commit'] {
  return async (batches) => {
    const startedMs = performance.now();
    // The store may ask for a decision several times; the last one is what it committed.
    const changed: (Changes | undefined)[] = [];
    const results = await store.commitTogether(
      batches.map(({ organizationId, commands }, index) => ({
        organizationId,
        wanted: wantedBy(commands),
        decide: (view) => {
          const decision = decideBatch(view, commands);
          changed[index] = decision.changes;
          return decision;
        },
      })),
    );
    let committed = 0;
    for (const [index, { organizationId, commands }] of batches.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') {
        events.batchFailed(organizationId, result.reason);
        continue;
      }
      committed += commands.length;
      const changes = changed[index];
      if (!changes) continue;
      broadcast.committed(changes);
      events.holdsExpired(changes.updated.filter(({ resolution }) => resolution === 'expire').length);
    }
    if (committed > 0) events.batchCommitted(committed, performance.now() - startedMs);
    return results;
  };
}
