// Counts kept answers that are given again, and writes them into the journals now and then: a row for each extraction, not
// for each replay, which are free and without limit. What was counted and not written is lost with the process.
import { organizationOfExtraction } from '@lavra/shared/extraction-id';
import type { Mailboxes } from '../organization/mailbox.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 15_000;
const TURN_TIMEOUT_MS = 5_000;
/** Beyond these replays are still given, and not counted until the next writing. */
const EXTRACTIONS_MAX = 10_000;
/** Rows that one command writes: many make a long transaction. */
const ROWS_PER_COMMAND = 100;

export class Replays {
  #times = new Map<string, number>();

  count(extractionId: string): void {
    const times = this.#times.get(extractionId);
    if (times === undefined && this.#times.size >= EXTRACTIONS_MAX) return;
    this.#times.set(extractionId, (times ?? 0) + 1);
  }

  /** What was counted since the last taking. */
  take(): ReadonlyMap<string, number> {
    const taken = this.#times;
    this.#times = new Map();
    return taken;
  }
}

export function recordReplays(replays: Replays, mailboxes: Pick<Mailboxes, 'submit'>): Job {
  return {
    name: 'record-replays',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      const deadlineMs = Date.now() + TURN_TIMEOUT_MS;
      const counted = [...replays.take()].map(([extractionId, times]) => ({ extractionId, times }));
      const byOrganization = Map.groupBy(counted, ({ extractionId }) => organizationOfExtraction(extractionId) ?? '');
      for (const [organizationId, rows] of byOrganization) {
        for (let at = 0; at < rows.length; at += ROWS_PER_COMMAND) {
          const command = { kind: 'replays' as const, replays: rows.slice(at, at + ROWS_PER_COMMAND) };
          await mailboxes.submit(organizationId, command, deadlineMs);
        }
      }
    },
  };
}
