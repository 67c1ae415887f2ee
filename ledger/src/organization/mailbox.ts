// The organizations as actors: a bounded mailbox each, whose commands are committed in batches, in turn.
import { RuleBroken } from '../store/store.ts';
import type { Command, Outcome, OutcomeOf } from './commands.ts';

/** No room: the caller should come again later. Nothing was changed. */
export class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

/** The caller stopped waiting before its command's turn came. Nothing was changed. */
export class CommandTooLate extends Error {
  override readonly name = 'CommandTooLate';
}

export interface OrganizationCommands {
  readonly organizationId: string;
  readonly commands: readonly Command[];
}

export interface MailboxOptions {
  /** Commits the commands of different organizations, all of an organization's or none; an outcome each, in order. */
  readonly commit: (
    batches: readonly OrganizationCommands[],
  ) => Promise<readonly PromiseSettledResult<readonly Outcome[]>[]>;
  /** How many commits run side by side. */
  readonly parallelCommits: number;
  /** How many organizations a commit takes, asked before each: more than one only while none can begin at once. */
  readonly organizationsTogether?: () => number;
  /** The clock that deadlines are told in. */
  readonly now?: () => number;
}

/** In one transaction, of all its organizations: it stays short and small, others wait little, a conflict repeats little. */
export const BATCH_WEIGHT_MAX = 512;
/** A settlement weighs as many commands as its answer has these, begun or full. */
const ANSWER_BYTES_PER_WEIGHT = 16 * 1024;
/** Two seconds of one organization at a rate a store holds; beyond that waiting helps nobody. */
export const MAILBOX_COMMANDS_MAX = 4_096;
/** Over all organizations: bounds the memory that waiting commands take. */
export const WAITING_COMMANDS_MAX = 32_768;

interface Waiting {
  readonly command: Command;
  readonly deadlineMs: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export class Mailboxes {
  readonly #options: MailboxOptions;
  /** Only organizations with waiting or running commands are here. */
  readonly #mailboxes = new Map<string, Waiting[]>();
  /** Organizations whose turn it is to be taken, first come first served: a busy one queues again behind the rest. */
  readonly #turns: string[] = [];
  #waiting = 0;
  #committing = 0;
  #willStartCommits = false;
  #idle: PromiseWithResolvers<void> | undefined;

  constructor(options: MailboxOptions) {
    this.#options = options;
  }

  /** Commands that wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Answers after the commit. Rejects with MailboxFull, CommandTooLate, or whatever its own commit failed with.
   * @param deadlineMs when the caller stops waiting, in ms since the epoch
   */
  submit<C extends Command>(organizationId: string, command: C, deadlineMs: number): Promise<OutcomeOf<C>> {
    const mailbox = this.#mailboxes.get(organizationId);
    if (this.#waiting >= WAITING_COMMANDS_MAX || (mailbox?.length ?? 0) >= MAILBOX_COMMANDS_MAX) {
      return Promise.reject(new MailboxFull('too many commands wait'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const waiting = { command, deadlineMs, resolve, reject };
    this.#waiting++;
    if (mailbox) mailbox.push(waiting);
    else {
      this.#mailboxes.set(organizationId, [waiting]);
      this.#turns.push(organizationId);
      // What else arrives in this turn of the event loop joins the batch.
      this.#startCommitsSoon();
    }
    return promise as Promise<OutcomeOf<C>>;
  }

  /** Resolves once nothing waits or runs. */
  async drained(): Promise<void> {
    if (this.#mailboxes.size === 0) return;
    this.#idle ??= Promise.withResolvers();
    await this.#idle.promise;
  }

  /** Once a turn of the event loop: a store that commits without waiting would otherwise keep it from all else. */
  #startCommitsSoon(): void {
    if (this.#willStartCommits) return;
    this.#willStartCommits = true;
    setImmediate(() => {
      this.#willStartCommits = false;
      this.#startCommits();
    });
  }

  #startCommits(): void {
    while (this.#committing < this.#options.parallelCommits && this.#turns.length > 0) {
      this.#committing++;
      void this.#commitTurns(this.#takeTurns());
    }
  }

  /** Whose turn it is, and whoever of the next fits into the same transaction. */
  #takeTurns(): string[] {
    const most = this.#options.organizationsTogether?.() ?? 1;
    const taken: string[] = [];
    let weight = 0;
    for (const organizationId of this.#turns) {
      weight += batchWeight(this.#mailboxes.get(organizationId) ?? []);
      if (taken.length > 0 && (taken.length >= most || weight > BATCH_WEIGHT_MAX)) break;
      taken.push(organizationId);
    }
    this.#turns.splice(0, taken.length);
    return taken;
  }

  async #commitTurns(organizationIds: readonly string[]): Promise<void> {
    const batches = organizationIds.map((organizationId) => ({ organizationId, waiting: this.#take(organizationId) }));
    await this.#commit(batches.filter(({ waiting }) => waiting.length > 0));
    this.#committing--;
    for (const organizationId of organizationIds) {
      if (this.#mailboxes.get(organizationId)?.length) this.#turns.push(organizationId);
      else this.#mailboxes.delete(organizationId);
    }
    if (this.#mailboxes.size === 0) {
      this.#idle?.resolve();
      this.#idle = undefined;
    }
    // Not at once: callers just answered may send their next commands first, which makes fuller batches.
    this.#startCommitsSoon();
  }

  /** Where a rule of the store refuses what one command would write, the others are committed without it. */
  async #commit(batches: readonly { organizationId: string; waiting: readonly Waiting[] }[]): Promise<void> {
    if (batches.length === 0) return;
    const commands = batches.map(({ organizationId, waiting }) => ({
      organizationId,
      commands: waiting.map(({ command }) => command),
    }));
    const results = await this.#options
      .commit(commands)
      .catch((reason: unknown) => commands.map(() => ({ status: 'rejected', reason }) as const));
    const refused: (typeof batches)[number][] = [];
    for (const [index, batch] of batches.entries()) {
      const { waiting } = batch;
      const result = results[index];
      if (result?.status === 'fulfilled') {
        for (const [position, { resolve }] of waiting.entries()) resolve(result.value[position]);
      } else if (waiting.length > 1 && result?.reason instanceof RuleBroken) refused.push(batch);
      else for (const { reject } of waiting) reject(result?.reason);
    }
    for (const { organizationId, waiting } of refused) {
      const half = Math.ceil(waiting.length / 2);
      await this.#commit([{ organizationId, waiting: waiting.slice(0, half) }]);
      await this.#commit([{ organizationId, waiting: waiting.slice(half) }]);
    }
  }

  /** The next batch, without the commands nobody waits for any more. */
  #take(organizationId: string): Waiting[] {
    const mailbox = this.#mailboxes.get(organizationId) ?? [];
    const taken = mailbox.splice(0, batchLength(mailbox));
    this.#waiting -= taken.length;
    const nowMs = (this.#options.now ?? Date.now)();
    const [late, inTime] = [[] as Waiting[], [] as Waiting[]];
    for (const waiting of taken) (waiting.deadlineMs <= nowMs ? late : inTime).push(waiting);
    for (const waiting of late) waiting.reject(new CommandTooLate('its deadline passed while it waited'));
    return inTime;
  }
}

/** What the next batch weighs; no less than one command does, and no more than it must. */
function batchWeight(mailbox: readonly Waiting[]): number {
  return mailbox.slice(0, batchLength(mailbox)).reduce((weight, { command }) => weight + weightOf(command), 0);
}

/** How many of the waiting commands one transaction takes: one, or as many as are no heavier than it may be. */
function batchLength(mailbox: readonly Waiting[]): number {
  let weight = 0;
  for (const [index, { command }] of mailbox.entries()) {
    weight += weightOf(command);
    if (weight > BATCH_WEIGHT_MAX) return Math.max(1, index);
  }
  return mailbox.length;
}

function weightOf(command: Command): number {
  switch (command.kind) {
    case 'renew':
      return command.leases.length;
    case 'settle':
      return Math.max(1, Math.ceil((command.sealedAnswer?.length ?? 0) / ANSWER_BYTES_PER_WEIGHT));
    default:
      return 1;
  }
}
