// Clients that send certificates for as long as containers come and go, and ask for every answer once more.
import { type Asked, runLoad } from '../../suites/faults/load.ts';
import { sample } from '../../support/samples.ts';
import type { Target } from '../../support/send.ts';

export interface Traffic {
  /** No new request is begun from then on. */
  enough(): void;
  /** Settles once all that were begun are answered. */
  readonly asked: Promise<readonly Asked[]>;
}

const CLIENTS = 2;
const LASTS_MS_MAX = 20 * 60_000;

export function startTraffic({ baseUrl, key }: Target): Traffic {
  const enough = new AbortController();
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(LASTS_MS_MAX)]);
  // A file with words of its own: real engines read it in a fraction of a page's time.
  const imageBase64 = sample('digital.pdf').base64;
  const asked = runLoad({ baseUrls: [baseUrl], key, clients: CLIENTS, signal, imageBase64 });
  return { enough: () => enough.abort(), asked };
}
