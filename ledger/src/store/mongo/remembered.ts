// Organizations as this process last wrote them, so that a batch of one that no other replica writes reads nothing. Nothing
// here is believed: what was decided on it is committed only where the organization stands as remembered, and what the
// memory does not hold is taken for absent only where a unique index would refuse to have it twice.
import {
  type ApiKey,
  type Extraction,
  hasLeaseEnded,
  type Organization,
  steadyTime,
  utcMonth,
} from '../../model/organization.ts';
import type { Prices } from '../../model/prices.ts';
import type { Changes, View, Wanted } from '../store.ts';
import type { QuietTimes } from './ended-leases.ts';

/** So long after they were asked for, prices and the server's time are still gone by: who changes prices waits it out. */
export const PRICES_KNOWN_MS = 100;

/** Some 30 MB and 20 MB; whoever is forgotten is read. */
const RUNNING_MAX = 50_000;
const ORGANIZATIONS_MAX = 20_000;

/**
 * Where an organization stands. Every commit of it writes a row or moves its time on, but for two renewals of leases in one
 * millisecond: no lease that looks ended is believed.
 */
export type Standing = Pick<Organization, 'journalSequence' | 'lastMs'>;

interface Remembered {
  organization: Organization;
  /** Those that batches asked for. */
  readonly keys: Map<string, ApiKey>;
  /** Of those that run, what this process wrote or read. */
  readonly running: Map<string, Extraction>;
  /** Was it found as remembered since? Where replicas take turns at an organization, a guess would mostly fail. */
  isAlone: boolean;
}

/** The newest answer of the server's. Its two times are by performance.now(). */
interface Known {
  readonly prices: Prices;
  readonly nowMs: number;
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
}

export class RememberedOrganizations {
  /** In the order of their last writing. */
  readonly #organizations = new Map<string, Remembered>();
  readonly #quietTimes: QuietTimes;
  readonly #clock: (() => number) | undefined;
  #running = 0;
  #known: Known | undefined;

  /** @param clock the time where it is not the server's */
  constructor(quietTimes: QuietTimes, clock: (() => number) | undefined) {
    this.#quietTimes = quietTimes;
    this.#clock = clock;
  }

  /** @param askedAtMs by performance.now(), before the server was asked for them */
  learn({ prices, nowMs }: Pick<View, 'prices' | 'nowMs'>, askedAtMs: number): void {
    if (this.#known && this.#known.askedAtMs > askedAtMs) return;
    this.#known = { prices, nowMs, askedAtMs, answeredAtMs: performance.now() };
  }

  /** Should prices and time be asked for again, before they are gone by? */
  get isAging(): boolean {
    return this.#known !== undefined && performance.now() >= this.#known.askedAtMs + PRICES_KNOWN_MS / 2;
  }

  /** What a batch would see, as far as it is remembered; undefined where it has to read. */
  view(organizationId: string, { keyIds, extractionIds, grantIds }: Wanted): View | undefined {
    const remembered = this.#organizations.get(organizationId);
    const known = this.#known;
    const readAtMs = performance.now();
    if (!remembered?.isAlone || !known || readAtMs >= known.askedAtMs + PRICES_KNOWN_MS) return undefined;
    const { organization } = remembered;
    const nowMs = this.#clock?.() ?? Math.floor(known.nowMs + readAtMs - known.answeredAtMs);
    const steadyMs = steadyTime(nowMs, organization.lastMs);
    const keys = [...keyIds].flatMap((id) => remembered.keys.get(id) ?? []);
    const extractions = [...extractionIds].flatMap((id) => remembered.running.get(id) ?? []);
    const isWhole =
      keys.length === keyIds.size &&
      grantIds.size === 0 &&
      utcMonth(steadyMs) === organization.planMonth &&
      this.#quietTimes.isQuiet(organizationId, organization.lastMs, steadyMs) &&
      !extractions.some(({ leaseEndsAtMs }) => hasLeaseEnded(leaseEndsAtMs, steadyMs));
    if (!isWhole) return undefined;
    return {
      nowMs,
      organization: { ...organization },
      isMonthRenewed: true,
      prices: known.prices,
      keys,
      grants: new Map(),
      extractions: extractions.map((extraction) => ({ ...extraction })),
    };
  }

  /** A batch has read it: as another replica left it, or as it is remembered. */
  read({ id, journalSequence, lastMs }: Organization): void {
    const remembered = this.#organizations.get(id);
    if (!remembered) return;
    const { organization } = remembered;
    if (organization.journalSequence === journalSequence && organization.lastMs === lastMs) remembered.isAlone = true;
    else this.forget(id);
  }

  /** After the commit. @param view what was read, or remembered, as the batch left it */
  committed(view: View, { organization, keys, updated, inserted }: Changes): void {
    const { id } = organization;
    const remembered = this.#organizations.get(id) ?? {
      organization,
      keys: new Map<string, ApiKey>(),
      running: new Map<string, Extraction>(),
      isAlone: false,
    };
    this.forget(id);
    remembered.organization = organization;
    for (const key of [...view.keys, ...keys]) remembered.keys.set(key.id, key);
    for (const extraction of [...view.extractions, ...updated, ...inserted]) {
      if (extraction.resolution === null) remembered.running.set(extraction.id, extraction);
      else remembered.running.delete(extraction.id);
    }
    this.#organizations.set(id, remembered);
    this.#running += remembered.running.size;
    for (const [oldest] of this.#organizations) {
      if (this.#running <= RUNNING_MAX && this.#organizations.size <= ORGANIZATIONS_MAX) break;
      this.forget(oldest);
    }
  }

  forget(organizationId: string): void {
    this.#running -= this.#organizations.get(organizationId)?.running.size ?? 0;
    this.#organizations.delete(organizationId);
  }
}

/**
 * Would the commit prove that what a remembered view lacked is not there? An idempotency key that an extraction takes
 * answers for no other, and an id that is new is nobody's; what only refused, or found nothing, proves nothing. Keys are
 * never written on memory: their hashes change without the organization.
 */
export function provesAbsences({ idempotencyKeys, extractionIds }: Wanted, view: View, changes: Changes): boolean {
  const taken = new Set(changes.inserted.map(({ liveIdempotencyKey }) => liveIdempotencyKey));
  const known = new Set([...view.extractions, ...changes.inserted].map(({ id }) => id));
  return (
    changes.keys.length === 0 &&
    [...idempotencyKeys].every((key) => taken.has(key)) &&
    [...extractionIds].every((id) => known.has(id))
  );
}
