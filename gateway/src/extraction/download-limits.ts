// Counts downloads of imageUrl before they are made, by organization and by host: nobody makes us ask a host more often
// than the plan lets him ask us, and all together not more often than a host is made for.
import type { Caller } from '../clients/ledger.ts';
import { RefusedError } from '../reply/refusals.ts';

/** A repeat downloads too, since the file is part of what makes it one. */
const DOWNLOADS_PER_REQUEST = 2;
/** Forty a second; more than the engines behind one gateway read. One organization alone has half of them. */
const HOST_PER_MINUTE_MAX = 2_400;
const MINUTE_MS = 60_000;

/** One download, as it goes on. Both throw RefusedError (429) instead of letting it. */
export interface CountedDownload {
  begin(): void;
  /** Before a request to one of these addresses, redirects too. */
  ask(addresses: readonly string[]): void;
}

interface HostCount {
  all: number;
  readonly byOrganization: Map<string, number>;
}

/** Of one gateway, by UTC minute like the plan's own limit. */
export class DownloadLimits {
  #minute = 0;
  readonly #organizations = new Map<string, number>();
  readonly #hosts = new Map<string, HostCount>();
  readonly #hostMax: number;
  readonly #now: () => number;

  constructor(hostMax = HOST_PER_MINUTE_MAX, now = Date.now) {
    this.#hostMax = hostMax;
    this.#now = now;
  }

  of({ organizationId, perMinute }: Caller): CountedDownload {
    return {
      begin: () => this.#begin(organizationId, DOWNLOADS_PER_REQUEST * perMinute),
      ask: (addresses) => {
        for (const address of addresses) this.#ask(organizationId, address);
      },
    };
  }

  #begin(organizationId: string, limit: number): void {
    const nowMs = this.#enterMinute();
    const own = this.#organizations.get(organizationId) ?? 0;
    if (own >= limit) throw exceeded('downloads', limit, nowMs);
    this.#organizations.set(organizationId, own + 1);
  }

  /** Of a host as of the memory for files: an organization may have as much as it leaves free. */
  #ask(organizationId: string, address: string): void {
    const nowMs = this.#enterMinute();
    const host = this.#hosts.get(address) ?? { all: 0, byOrganization: new Map() };
    const own = (host.byOrganization.get(organizationId) ?? 0) + 1;
    if (own > this.#hostMax - host.all - 1) throw exceeded('downloads_of_host', this.#hostMax, nowMs);
    host.all++;
    host.byOrganization.set(organizationId, own);
    this.#hosts.set(address, host);
  }

  #enterMinute(): number {
    const nowMs = this.#now();
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#organizations.clear();
      this.#hosts.clear();
    }
    return nowMs;
  }
}

function exceeded(window: 'downloads' | 'downloads_of_host', limit: number, nowMs: number): RefusedError {
  const retryAfterSeconds = Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1_000);
  return new RefusedError({ kind: 'limit', window, limit, retryAfterSeconds });
}
