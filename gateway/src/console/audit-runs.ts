// Audits asked for at the console: one at a time in this gateway, and going on when the page that asked is gone.
import type { AuditRun } from '@lavra/proto/ledger/v1/admin';
import type { ConsoleLedger, SessionCall } from '../clients/console-ledger.ts';
import { timeText } from './replies.ts';
import type { Reply } from './schemas.ts';

/** As long as the command waits: it reads the whole journal at the pace that the ledger allows itself. */
const AUDIT_TIMEOUT_MS = 30 * 60_000;
/** Most audits are done by then; the page asks again for the others. */
const WAIT_MS = 5_000;

export class AuditRuns {
  readonly #ledger: Pick<ConsoleLedger, 'call'>;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<void> | undefined;

  /** @param onFailure what an audit that nobody waits for any more ended with */
  constructor(ledger: Pick<ConsoleLedger, 'call'>, onFailure: (error: unknown) => void) {
    this.#ledger = ledger;
    this.#onFailure = onFailure;
  }

  /** Starts one unless one runs, and waits a while for its end. */
  async run(session: SessionCall): Promise<void> {
    const settings = { ...session, timeoutMs: AUDIT_TIMEOUT_MS };
    this.#running ??= this.#ledger
      .call((client) => client.audit, {}, settings)
      .then(() => undefined, this.#onFailure)
      .finally(() => {
        this.#running = undefined;
      });
    const { promise: waited, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    await Promise.race([this.#running, waited]);
    clearTimeout(timer);
  }

  reply(run: AuditRun | undefined): Reply<'ConsoleAudit'> {
    if (!run) return { run: null, running: this.#running !== undefined };
    const { endedAt, ...figures } = run;
    return { run: { ...figures, endedAt: timeText(endedAt) }, running: this.#running !== undefined };
  }
}
