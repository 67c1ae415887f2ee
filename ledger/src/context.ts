// What every RPC and job works with.
import type { Logger } from '@lavra/shared/logger';
import type { Broadcast } from './broadcast/broadcast.ts';
import type { Events } from './events.ts';
import type { Replays } from './jobs/record-replays.ts';
import type { Mailboxes } from './organization/mailbox.ts';
import type { LedgerStore } from './store/store.ts';

export interface LedgerContext {
  readonly store: LedgerStore;
  readonly mailboxes: Mailboxes;
  readonly broadcast: Broadcast;
  readonly events: Events;
  readonly replays: Replays;
  readonly logger: Logger;
  readonly startedAtMs: number;
  /** The pepper of key hashes. */
  readonly secret: string;
  /** Aborted with UNAVAILABLE when the ledger stops: what could run for minutes ends, and may be asked for again. */
  readonly stopping: AbortSignal;
}
