// The plainest ledger there is: everything in memory, every rule as one would say it. What the real ones are held against.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEASE_MS = 15_000;
const WINDOW_MS = 15 * MINUTE_MS;
const STANDSTILL_MS = 20_000;

export interface ModelRun {
  /** As many as were admitted before it, plus one. */
  readonly number: number;
  readonly idempotencyKey: string | null;
  readonly fast: boolean;
  readonly resize: boolean;
  readonly prices: { readonly standard: number; readonly fast: number; readonly resize: number };
  leaseEndsMs: number;
  end: 'charged' | 'released' | 'expired' | undefined;
  charged: number;
  endedMs: number;
  keptUntilMs: number;
  /** By the purge: the ledger knows only its journal rows any more. */
  forgotten: boolean;
}

export type Engine = 'fast' | 'mini' | 'large';

export type ModelCommand =
  | {
      readonly kind: 'admit';
      readonly keyIndex: number;
      readonly idempotencyKey: string | null;
      readonly fast: boolean;
      readonly resize: boolean;
    }
  | {
      readonly kind: 'charge';
      readonly run: number;
      readonly staleToken: boolean;
      readonly engine: Engine;
      readonly resized: boolean;
    }
  | { readonly kind: 'release'; readonly run: number; readonly staleToken: boolean; readonly kept: boolean }
  | { readonly kind: 'renew'; readonly run: number; readonly staleToken: boolean }
  | { readonly kind: 'grant'; readonly amount: number; readonly name: string | null }
  | { readonly kind: 'revoke'; readonly keyIndex: number }
  | { readonly kind: 'addKey' }
  | { readonly kind: 'allowance'; readonly amount: number }
  | { readonly kind: 'look' };

export class ModelOrganization {
  plan = 0;
  purchased = 0;
  charged = 0;
  readonly runs: ModelRun[] = [];
  readonly keys: { revoked: boolean }[] = [];
  readonly #grants = new Map<string, number>();
  readonly #perMinute: number;
  readonly #perDay: number;
  readonly #admissions = new Map<string, number>();
  #allowance: number;
  #month = '';
  #lastMs = 0;

  constructor(terms: { allowance: number; purchased: number; perMinute: number; perDay: number }, clockMs: number) {
    this.#allowance = terms.allowance;
    this.#perMinute = terms.perMinute;
    this.#perDay = terms.perDay;
    this.#renew(clockMs);
    this.purchased = terms.purchased;
    this.#lastMs = clockMs;
  }

  get held(): number {
    return this.runs.filter((run) => !run.end).reduce((sum, run) => sum + hold(run), 0);
  }

  /** The outcome's name and what is told with it, as one text a command. */
  batch(commands: readonly ModelCommand[], clockMs: number, prices: ModelRun['prices']): string[] {
    const stepBackMs = this.#lastMs - clockMs;
    const nowMs = stepBackMs > 0 && stepBackMs < STANDSTILL_MS ? this.#lastMs : clockMs;
    const before = JSON.stringify(this);
    for (const run of this.runs)
      if (!run.end && run.leaseEndsMs <= nowMs) Object.assign(run, { end: 'expired', endedMs: nowMs });
    this.#renew(nowMs);
    const told = commands.map((command) => this.#tell(command, nowMs, prices));
    const wrote = before !== JSON.stringify(this) || told.some((text) => text.startsWith('wrote'));
    if (wrote) this.#lastMs = nowMs;
    return told;
  }

  /** What ended this long ago. */
  purge(clockMs: number, ageMs: number): void {
    for (const run of this.runs) if (run.end && run.endedMs + ageMs <= clockMs) run.forgotten = true;
  }

  toJSON() {
    return [this.plan, this.purchased, this.charged, this.runs, this.keys, this.#month, [...this.#admissions]];
  }

  #tell(command: ModelCommand, nowMs: number, prices: ModelRun['prices']): string {
    switch (command.kind) {
      case 'admit':
        return this.#admit(command, nowMs, prices);
      case 'charge':
      case 'release':
        return this.#settle(command, nowMs);
      case 'renew': {
        const run = this.runs[command.run];
        if (!run || run.forgotten || run.end === 'expired' || command.staleToken) return 'lost';
        if (run.end) return 'renewed';
        run.leaseEndsMs = nowMs + LEASE_MS;
        return 'wrote renewed';
      }
      case 'grant':
        if (command.name !== null && this.#grants.has(command.name)) {
          return this.#grants.get(command.name) === command.amount ? 'granted' : 'grantIdTaken';
        }
        if (command.name !== null) this.#grants.set(command.name, command.amount);
        this.purchased += command.amount;
        return 'granted';
      case 'revoke': {
        const key = this.keys[command.keyIndex];
        if (key) key.revoked = true;
        return key ? 'revoked' : 'no key';
      }
      case 'addKey':
        this.keys.push({ revoked: false });
        return 'added';
      case 'allowance':
        this.#allowance = command.amount;
        return 'wrote allowance';
      case 'look':
        return 'looked';
    }
  }

  #admit(command: ModelCommand & { kind: 'admit' }, nowMs: number, prices: ModelRun['prices']): string {
    const key = this.keys[command.keyIndex];
    if (!key) return 'key unknown';
    if (key.revoked) return 'key revoked';
    const same = this.runs.filter(
      (run) => command.idempotencyKey !== null && run.idempotencyKey === command.idempotencyKey,
    );
    const running = same.find((run) => !run.end);
    if (running) return `in progress ${Math.max(1, Math.ceil((running.leaseEndsMs - nowMs) / 1000))}`;
    if (same.some((run) => nowMs < run.keptUntilMs)) return 'replayed';
    const [minute, day] = [`minute ${Math.floor(nowMs / MINUTE_MS)}`, `day ${Math.floor(nowMs / DAY_MS)}`];
    if (this.#count(day) >= this.#perDay) return 'limit day';
    if (this.#count(minute) >= this.#perMinute) return 'limit minute';
    const run: ModelRun = {
      number: this.runs.length + 1,
      idempotencyKey: command.idempotencyKey,
      fast: command.fast,
      resize: command.resize,
      prices,
      leaseEndsMs: nowMs + LEASE_MS,
      end: undefined,
      charged: 0,
      endedMs: 0,
      keptUntilMs: 0,
      forgotten: false,
    };
    const available = this.plan + this.purchased - this.held;
    if (hold(run) > available) return `not enough ${hold(run)} of ${available}`;
    for (const window of [minute, day]) this.#admissions.set(window, this.#count(window) + 1);
    this.runs.push(run);
    return `admitted ${run.number} holding ${hold(run)}`;
  }

  #settle(command: ModelCommand & { kind: 'charge' | 'release' }, nowMs: number): string {
    const run = this.runs[command.run];
    if (!run || run.forgotten || command.staleToken || run.end === 'expired') return 'lease lost';
    if (run.end) return `already settled ${run.charged}`;
    if (command.kind === 'charge') {
      const ofEngine = command.engine === 'fast' && run.fast ? run.prices.fast : run.prices.standard;
      run.charged = ofEngine + (run.resize && command.resized ? run.prices.resize : 0);
      const fromPlan = Math.min(this.plan, run.charged);
      this.plan -= fromPlan;
      this.purchased -= run.charged - fromPlan;
      this.charged += run.charged;
    }
    run.end = command.kind === 'charge' ? 'charged' : 'released';
    run.endedMs = nowMs;
    if (run.idempotencyKey !== null && (command.kind === 'charge' || command.kept)) run.keptUntilMs = nowMs + WINDOW_MS;
    return `settled ${run.charged}`;
  }

  #count(window: string): number {
    return this.#admissions.get(window) ?? 0;
  }

  #renew(nowMs: number): void {
    const month = new Date(nowMs).toISOString().slice(0, 7);
    if (month <= this.#month) return;
    this.#month = month;
    this.plan = Math.max(this.#allowance, this.held - this.purchased);
  }
}

function hold({ fast, resize, prices }: ModelRun): number {
  return (fast ? prices.fast : prices.standard) + (resize ? prices.resize : 0);
}
