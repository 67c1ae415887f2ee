// Returns the credits of extractions whose owner stopped renewing.
import type { LedgerContext } from '../context.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 1_000;
const ORGANIZATIONS_PER_RUN = 200;
const TURN_TIMEOUT_MS = 5_000;

export function expireLeases({ store, mailboxes, events }: Pick<LedgerContext, 'store' | 'mailboxes' | 'events'>): Job {
  return {
    name: 'expire-leases',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      const organizationIds = await store.listExpired(ORGANIZATIONS_PER_RUN);
      if (organizationIds.length === 0) return;
      events.holdsExpiring(organizationIds.length);
      const deadlineMs = Date.now() + TURN_TIMEOUT_MS;
      // Every batch begins with the ended leases of its organization: any command will do.
      await Promise.all(organizationIds.map((id) => mailboxes.submit(id, { kind: 'touch' }, deadlineMs)));
    },
  };
}
