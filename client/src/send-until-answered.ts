// Sends one request until it is answered: what may pass is waited out, and the request stays the same.
import { LavraError, refusal } from './errors.ts';

export interface WaitOptions {
  readonly maxWaitMs: number;
  readonly signal: AbortSignal | undefined;
  /** Told in the error, so that the request can be sent again. */
  readonly requestId?: string | undefined;
}

export interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

/** The service answers within 90 seconds; a connection that says nothing for longer is lost. */
const ATTEMPT_TIMEOUT_MS = 100_000;
const BACKOFF_MIN_MS = 250;
const BACKOFF_MAX_MS = 8_000;

/** Which statuses are worth another try; every other answer is final. 408: the request never arrived whole. */
const PASSING_STATUSES: readonly number[] = [408, 409, 429, 502, 503, 504];

/** Which answers without data are: nothing of them was kept or charged, and the same request runs again. */
const PASSING_CODES: readonly unknown[] = ['EXTRACTION_BUSY', 'EXTRACTION_TIMEOUT', 'EXTRACTION_UNAVAILABLE'];

/**
 * Resolves with the first final answer, or the last one without data when the time is up.
 * @throws LavraError when the time is up; the signal's reason when it was aborted.
 */
export async function sendUntilAnswered(
  send: (signal: AbortSignal) => Promise<Response>,
  { maxWaitMs, signal, requestId }: WaitOptions,
): Promise<Answer> {
  const giveUpAt = Date.now() + maxWaitMs;
  for (let attempt = 0; ; attempt++) {
    const outcome = await tryOnce(send, giveUpAt, signal, requestId);
    if (outcome.kind === 'answer') return outcome.answer;
    const waitMs = outcome.waitMs ?? backoffMs(attempt);
    if (Date.now() + waitMs >= giveUpAt) {
      if (outcome.answer) return outcome.answer;
      throw outcome.error;
    }
    await delay(waitMs, signal);
  }
}

type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** `waitMs` as the service asks; undefined: back off. */
  | {
      readonly kind: 'again';
      readonly waitMs: number | undefined;
      readonly error: LavraError;
      /** What it comes to where no time is left. */
      readonly answer?: Answer | undefined;
    };

async function tryOnce(
  send: (signal: AbortSignal) => Promise<Response>,
  giveUpAt: number,
  signal: AbortSignal | undefined,
  requestId: string | undefined,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(), Math.min(ATTEMPT_TIMEOUT_MS, giveUpAt - Date.now()));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await send(controller.signal);
    const text = await response.text();
    const body = parseJson(text);
    const isPassing = PASSING_STATUSES.includes(response.status);
    // An answer that is not JSON was cut on its way, or comes from a proxy.
    const answer = isPassing || body === undefined ? undefined : { response, body };
    if (answer && !mayPass(body)) return { kind: 'answer', answer };
    return { kind: 'again', waitMs: retryAfterMs(body), error: refusal(response, body, requestId), answer };
  } catch (cause) {
    signal?.throwIfAborted();
    return { kind: 'again', waitMs: undefined, error: new LavraError('No answer came.', { requestId }, { cause }) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function mayPass(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'errorCode' in body && PASSING_CODES.includes(body.errorCode);
}

/** In the body of 409 and 429, in seconds. */
function retryAfterMs(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('retryAfter' in body)) return undefined;
  return typeof body.retryAfter === 'number' ? Math.max(body.retryAfter * 1_000, BACKOFF_MIN_MS) : undefined;
}

/** Doubles, with jitter, so that many clients do not come back at once. */
function backoffMs(attempt: number): number {
  const longest = Math.min(BACKOFF_MIN_MS * 2 ** attempt, BACKOFF_MAX_MS);
  return longest / 2 + (Math.random() * longest) / 2;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
