// A REST client of the tests: sends one certificate, and sends it again as the contract tells clients to.
import { setTimeout as pause } from 'node:timers/promises';
import { PASSING_FAILURE_CODES } from '@lavra/shared/error-codes';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into many different bodies
  readonly body: any;
}

export interface Target {
  readonly baseUrl: string;
  readonly key: string;
}

/** One POST of a certificate; rejects when the connection breaks, or when the signal ends it. */
export async function send(
  { baseUrl, key }: Target,
  request: object,
  signal?: AbortSignal,
  query = '',
): Promise<Reply> {
  const response = await fetch(`${baseUrl}/documents/birth-certificate${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

const RETRY_PAUSE_MS = 200;

/**
 * What contract 7 tells clients to do: the same request again after a lost connection, 502, 503, 504 or a failure that
 * may pass, after 408 (it never arrived whole), and after 409 when it says so.
 */
export async function sendUntilAnswered(target: Target, request: object): Promise<Reply> {
  while (true) {
    const reply = await send(target, request).catch(() => undefined);
    if (reply?.status === 409) await pause(reply.body.retryAfter * 1000);
    else if (!reply || [408, 502, 503, 504].includes(reply.status) || mayPass(reply)) await pause(RETRY_PAUSE_MS);
    else return reply;
  }
}

function mayPass({ body }: Reply): boolean {
  return (PASSING_FAILURE_CODES as readonly string[]).includes(body.errorCode);
}
