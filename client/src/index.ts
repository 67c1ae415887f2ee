// The client of the Lavra API. Its one habit that matters: a request keeps its requestId however often it must be sent, so
// that an answer is never paid for twice.
import { encodeBase64 } from './base64.ts';
import type { Answered, DocumentTypes, ExtractionRequest, Health, Prices, Unanswered } from './contract.ts';
import { refusal } from './errors.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

export type * from './contract.ts';
export { LavraError } from './errors.ts';

export interface LavraClientOptions {
  /** With the version: https://…/api/v1 */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Of the sentences in errors. English when absent. */
  readonly language?: 'en' | 'pt-BR';
  /** How long to keep trying, in ms; 5 minutes when absent, at most MAX_WAIT_MS. */
  readonly maxWaitMs?: number;
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch;
}

export interface ReadOptions {
  /** The file's bytes, or a public link to it. */
  readonly image: Uint8Array | ArrayBuffer | Blob | { readonly url: string };
  readonly resizeImage?: boolean;
  readonly engine?: 'fast';
  /** `evidence`: where each field was read and how sure the reader is, in `evidence` of the result. */
  readonly include?: readonly 'evidence'[];
  /** Your own id for this request, without personal data; one is chosen when absent. */
  readonly requestId?: string;
  /** Stops waiting. What runs at the service is finished there, and its answer kept for the same requestId. */
  readonly signal?: AbortSignal;
}

/** `success` tells the two apart; neither is an error, and only the first is charged. */
export type ReadResult = (Answered | Unanswered) & {
  readonly requestId: string;
  /** True when this is the kept answer to a repeat. */
  readonly isReplay: boolean;
};

/** Answers are kept for 15 minutes: a repeat after that would run, and be charged, again. */
export const MAX_WAIT_MS = 14 * 60_000;
const DEFAULT_WAIT_MS = 5 * 60_000;

export class LavraClient {
  readonly #options: LavraClientOptions;
  readonly #maxWaitMs: number;

  constructor(options: LavraClientOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') };
    this.#maxWaitMs = Math.min(options.maxWaitMs ?? DEFAULT_WAIT_MS, MAX_WAIT_MS);
  }

  /**
   * Reads a birth certificate. Waits out 409, and sends the same request again after 408, 429, 502, 503, 504, a lost
   * connection, a cut answer, and EXTRACTION_BUSY, EXTRACTION_TIMEOUT or EXTRACTION_UNAVAILABLE.
   * @throws LavraError when the request is refused (400, 401, 402, 413, 422), or no answer came in time.
   */
  async readBirthCertificate(options: ReadOptions): Promise<ReadResult> {
    const { image, resizeImage, engine, include = [], signal } = options;
    const requestId = options.requestId ?? newRequestId();
    const request: ExtractionRequest = {
      ...(await imageFields(image)),
      requestId,
      ...(resizeImage !== undefined && { resizeImage }),
      ...(engine !== undefined && { engine }),
    };
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request) };
    const query = include.length > 0 ? `?include=${include.join()}` : '';
    const { response, body } = await this.#send(`/documents/birth-certificate${query}`, init, signal, requestId);
    if (response.status !== 201) throw refusal(response, body, requestId);
    const isReplay = response.headers.get('Idempotent-Replayed') === 'true';
    return { ...(body as Answered | Unanswered), requestId, isReplay };
  }

  /** Today's prices, in credits. */
  getPrices(signal?: AbortSignal): Promise<Prices> {
    return this.#get('/documents/prices', signal);
  }

  /** The documents that can be read. */
  getDocumentTypes(signal?: AbortSignal): Promise<DocumentTypes> {
    return this.#get('/documents/types', signal);
  }

  /** Whether the service can read; asked once, since "no" is an answer here. */
  async getHealth(signal?: AbortSignal): Promise<Health> {
    const response = await this.#fetch('/health', signal === undefined ? {} : { signal });
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('uptime' in body)) throw refusal(response, body);
    return body as Health;
  }

  async #get<Reply>(path: string, signal: AbortSignal | undefined): Promise<Reply> {
    const { response, body } = await this.#send(path, {}, signal);
    if (!response.ok) throw refusal(response, body);
    return body as Reply;
  }

  #send(path: string, init: RequestInit, signal: AbortSignal | undefined, requestId?: string) {
    return sendUntilAnswered((attempt) => this.#fetch(path, { ...init, signal: attempt }), {
      maxWaitMs: this.#maxWaitMs,
      signal,
      requestId,
    });
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const { baseUrl, apiKey, language = 'en', fetch: send = fetch } = this.#options;
    return send(`${baseUrl}${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${apiKey}`, 'Accept-Language': language },
    });
  }
}

async function imageFields(image: ReadOptions['image']): Promise<ExtractionRequest> {
  if ('url' in image) return { imageType: 'url', imageUrl: image.url };
  const bytes = image instanceof Blob ? await image.arrayBuffer() : image;
  return { imageType: 'base64', imageBase64: encodeBase64(new Uint8Array(bytes)) };
}

/** 128 random bits; crypto.randomUUID is missing on pages without TLS. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
