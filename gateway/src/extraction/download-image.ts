// Downloads imageUrl: each hop is checked, resolved, checked again and dialled at exactly the addresses that passed.
import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { DownloadProblem } from '../reply/messages/messages.ts';
import { ImageRefusedError, RefusedError } from '../reply/refusals.ts';
import type { CountedDownload } from './download-limits.ts';
import { checkUrl, type Network } from './network.ts';

export interface LoadedImage {
  readonly file: Buffer;
  /** SHA-256 of the file, 32 bytes: the same file by URL and by base64 is the same file. */
  readonly sha256: Buffer;
}

const REDIRECTS_MAX = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** From the start of a hop, resolving and connecting included, to the head of its answer. */
const FIRST_BYTE_TIMEOUT_MS = 5_000;
const WHOLE_TIMEOUT_MS = 15_000;
/** After a moment to get going, slower than this on average is a stalled or hostile server. */
const RATE_GRACE_MS = 3_000;
const RATE_MIN_BYTES_PER_SECOND = 10_240;
const RATE_CHECK_INTERVAL_MS = 500;
const RESPONSE_HEADER_BYTES_MAX = 16_384;
/** Of each family. A name may have hundreds, of which each that refuses has the next one dialled: a scan of somebody's ports. */
const ADDRESSES_MAX = 4;
/** No cookies, no credentials, no proxy, no compression: nothing but what the link itself says. */
const REQUEST_HEADERS = {
  accept: 'image/*, application/pdf',
  'accept-encoding': 'identity',
  'user-agent': 'lavra',
};

interface Hop {
  readonly url: URL;
  /** Host name without brackets or a final dot. */
  readonly hostname: string;
  /** All of them were checked; these are dialled. */
  readonly addresses: readonly string[];
}

/**
 * @throws ImageRefusedError: IMAGE_URL_NOT_ALLOWED, IMAGE_DOWNLOAD_FAILED or IMAGE_TOO_LARGE; RefusedError when it is one
 * too many.
 */
export async function downloadImage(address: string, network: Network, counted: CountedDownload): Promise<LoadedImage> {
  const first = checkUrl(address, network);
  if (first.kind === 'refused') throw new ImageRefusedError({ code: 'IMAGE_URL_NOT_ALLOWED', problem: first.problem });
  counted.begin();
  const watch = new DownloadWatch();
  try {
    let next = first;
    for (let redirects = 0; ; redirects++) {
      if (redirects > REDIRECTS_MAX) throw failed({ kind: 'too_many_redirects' });
      const hop = await resolveHop(next, network, watch);
      counted.ask(hop.addresses);
      const answer = await fetchHop(hop, watch);
      if (answer.kind === 'image') return answer.image;
      const target = checkUrl(answer.location, network, next.url);
      if (target.kind === 'refused') throw failed({ kind: 'bad_redirect' });
      next = target;
    }
  } catch (error) {
    if (error instanceof ImageRefusedError || error instanceof RefusedError) throw error;
    throw failed({ kind: watch.isTooSlow ? 'too_slow' : 'unreachable' });
  } finally {
    watch.stop();
  }
}

/** A name that leads inside and a name that leads nowhere are the same failure. */
async function resolveHop(
  { url, hostname, isLiteral }: { url: URL; hostname: string; isLiteral: boolean },
  network: Network,
  watch: DownloadWatch,
): Promise<Hop> {
  watch.startHop();
  const addresses = isLiteral ? [hostname] : await network.resolve(hostname, watch.signal);
  if (addresses.length === 0 || !addresses.every((each) => network.isAddressAllowed(each))) {
    throw failed({ kind: 'unreachable' });
  }
  const isV6 = (address: string): boolean => address.includes(':');
  const [v4, v6] = [addresses.filter((each) => !isV6(each)), addresses.filter(isV6)];
  return { url, hostname, addresses: [...v4.slice(0, ADDRESSES_MAX), ...v6.slice(0, ADDRESSES_MAX)] };
}

type HopAnswer =
  | { readonly kind: 'image'; readonly image: LoadedImage }
  | { readonly kind: 'redirect'; readonly location: string };

async function fetchHop(hop: Hop, watch: DownloadWatch): Promise<HopAnswer> {
  const agent = new Agent({
    connect: connectorTo(hop.addresses),
    allowH2: false,
    connections: 1,
    maxHeaderSize: RESPONSE_HEADER_BYTES_MAX,
    // The watch keeps the times: these would only be slower.
    headersTimeout: WHOLE_TIMEOUT_MS,
    bodyTimeout: WHOLE_TIMEOUT_MS,
  });
  try {
    const response = await agent.request({
      origin: hop.url.origin,
      path: `${hop.url.pathname}${hop.url.search}`,
      method: 'GET',
      headers: REQUEST_HEADERS,
      signal: watch.signal,
    });
    // An aborted or destroyed body reports it here too.
    response.body.on('error', () => {});
    const { location } = response.headers;
    if (REDIRECT_STATUSES.has(response.statusCode) && typeof location === 'string')
      return { kind: 'redirect', location };
    if (response.statusCode !== 200) throw failed({ kind: 'status', status: response.statusCode });
    return { kind: 'image', image: await receive(response, watch) };
  } finally {
    await agent.destroy();
  }
}

async function receive({ headers, body }: Dispatcher.ResponseData, watch: DownloadWatch): Promise<LoadedImage> {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw failed({ kind: 'encoded' });
  const announcedBytes = Number(headers['content-length']);
  if (announcedBytes > IMAGE_BYTES_MAX) throw tooLarge(announcedBytes);
  watch.startBody();
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > IMAGE_BYTES_MAX) throw tooLarge(undefined);
    watch.receivedBytes = bytes;
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (bytes === 0) throw failed({ kind: 'empty' });
  return { file: Buffer.concat(chunks, bytes), sha256: hash.digest() };
}

/** Dials only the checked addresses: the name is not resolved a second time, when it could say something else. */
function connectorTo(addresses: readonly string[]): buildConnector.connector {
  const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup: LookupFunction = (_hostname, options, callback) => {
    if (options.all) callback(null, checked);
    else callback(null, checked[0]?.address ?? '', checked[0]?.family);
  };
  return buildConnector({ lookup, timeout: FIRST_BYTE_TIMEOUT_MS, maxCachedSessions: 0 });
}

function failed(problem: DownloadProblem): ImageRefusedError {
  return new ImageRefusedError({ code: 'IMAGE_DOWNLOAD_FAILED', problem });
}

function tooLarge(sizeBytes: number | undefined): ImageRefusedError {
  return new ImageRefusedError({ code: 'IMAGE_TOO_LARGE', sizeBytes });
}

/** The times of a download: the first byte of each hop, a minimum rate, and the whole. */
class DownloadWatch {
  receivedBytes = 0;
  isTooSlow = false;
  #controller = new AbortController();
  #whole = setTimeout(() => this.#giveUp(), WHOLE_TIMEOUT_MS);
  #hop: NodeJS.Timeout | undefined;
  #rate: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  startHop(): void {
    clearTimeout(this.#hop);
    this.#hop = setTimeout(() => this.#giveUp(), FIRST_BYTE_TIMEOUT_MS);
  }

  startBody(): void {
    clearTimeout(this.#hop);
    const startedAt = performance.now();
    this.#rate = setInterval(() => {
      const elapsedMs = performance.now() - startedAt;
      if (elapsedMs < RATE_GRACE_MS) return;
      if (this.receivedBytes / (elapsedMs / 1_000) < RATE_MIN_BYTES_PER_SECOND) this.#giveUp();
    }, RATE_CHECK_INTERVAL_MS);
  }

  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#hop);
    clearInterval(this.#rate);
  }

  #giveUp(): void {
    this.isTooSlow = true;
    this.#controller.abort();
  }
}
