import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { createEvents } from '../events.ts';
import { newExtractionId, newOrganizationId } from '../organization/ids.ts';
import { Mailboxes } from '../organization/mailbox.ts';
import { StoreUnavailable } from '../store/store.ts';
import { renewLeases } from './renew-leases.ts';

const away = new StoreUnavailable('away');
const call = { deadline: Number.MAX_SAFE_INTEGER };

/** Mailboxes of which some cannot commit, and some have lost everything. */
function contextWhere({ failing = [], losing = [] }: { failing?: string[]; losing?: string[] }) {
  const mailboxes = new Mailboxes({
    parallelCommits: 4,
    commit: async (batches) =>
      batches.map(({ organizationId, commands }) => {
        if (failing.includes(organizationId)) return { status: 'rejected', reason: away };
        const value = commands.map((command) => ({
          lostExtractionIds:
            command.kind === 'renew' && losing.includes(organizationId)
              ? command.leases.map((lease) => lease.extractionId)
              : [],
        }));
        return { status: 'fulfilled', value };
      }),
  });
  return { mailboxes, events: createEvents(createLogger('ledger', 'silent'), new Registry()) };
}

test('what cannot be renewed for one organization is named, and renewed for the others', async () => {
  const [sound, failing, losing] = [newOrganizationId(), newOrganizationId(), newOrganizationId()];
  const ids = [sound, failing, losing, failing].map((organizationId) => newExtractionId(organizationId));
  const leases = ids.map((extractionId) => ({ extractionId, fencingToken: 1 }));
  const context = contextWhere({ failing: [failing], losing: [losing] });
  expect(await renewLeases(context, { leases }, call)).toEqual({
    lostExtractionIds: [ids[2]],
    failedExtractionIds: [ids[1], ids[3]],
  });
});

test('it fails where nothing can be renewed', async () => {
  const failing = newOrganizationId();
  const leases = [{ extractionId: newExtractionId(failing), fencingToken: 1 }];
  await expect(renewLeases(contextWhere({ failing: [failing] }), { leases }, call)).rejects.toBe(away);
});
