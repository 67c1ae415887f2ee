// Clients that want one answer per request whatever breaks, and retry as the contract tells them to.
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Reply, send, type Target } from '../../support/send.ts';

/** One request of one client, from its first try to its answer. */
export interface Asked {
  readonly requestId: string;
  tries: number;
  conflicts: number;
  /** Tries that ended without a reply, or with 502, 503 or 504. */
  broken: number;
  /** What the replies said was charged, all together. */
  creditsCharged: number;
  /** The data of the answer, as text. */
  answer: string | undefined;
  /** Replies that no client should ever see, and answers that differ. */
  readonly violations: string[];
}

export interface LoadOptions {
  /** Gateways or fronts: each try goes to the next. */
  readonly baseUrls: readonly string[];
  readonly key: string;
  readonly clients: number;
  /** The file that each sends; absent: a blank page. */
  readonly imageBase64?: string;
  /** No new request is begun once it is aborted; those begun get their answers. */
  readonly signal: AbortSignal;
  /** A client that goes away this soon, in this share of its first tries. */
  readonly leaves?: { readonly afterMs: number; readonly share: number };
}

const BROKEN_PAUSE_MS = 200;
/** Longer than a request may take. */
const TRY_TIMEOUT_MS = 95_000;
/** A request that is not answered after so long has been lost. */
const GIVE_UP_MS = 150_000;
const BROKEN_STATUSES = [408, 502, 503, 504];

/** The smallest image that is inside the size standard: what is read does not matter here. */
export async function smallImage(): Promise<string> {
  const image = sharp({ create: { width: 1400, height: 1000, channels: 3, background: 'white' } });
  return (await image.png().toBuffer()).toString('base64');
}

export async function runLoad(options: LoadOptions): Promise<Asked[]> {
  const imageBase64 = options.imageBase64 ?? (await smallImage());
  const all: Asked[] = [];
  const run = Math.random().toString(36).slice(2);
  await Promise.all(
    Array.from({ length: options.clients }, async (_, client) => {
      for (let number = 0; !options.signal.aborted; number++) {
        const asked = newAsked(`load.${run}.${client}.${number}`);
        all.push(asked);
        await ask(options, asked, imageBase64, client + number);
      }
    }),
  );
  return all;
}

export function newAsked(requestId: string): Asked {
  return { requestId, tries: 0, conflicts: 0, broken: 0, creditsCharged: 0, answer: undefined, violations: [] };
}

/** Until there is an answer, and once more, to see it replayed. */
export async function ask(options: LoadOptions, asked: Asked, imageBase64: string, turn = 0): Promise<void> {
  const body = { imageType: 'base64', imageBase64, requestId: asked.requestId };
  const endsMs = performance.now() + GIVE_UP_MS;
  for (let isRepeat = false; ; ) {
    if (performance.now() > endsMs) {
      asked.violations.push('was never answered');
      return;
    }
    const baseUrl = options.baseUrls[(turn + asked.tries) % options.baseUrls.length] as string;
    const leaves = asked.tries === 0 && options.leaves && Math.random() < options.leaves.share;
    const timeoutMs = leaves && options.leaves ? options.leaves.afterMs : TRY_TIMEOUT_MS;
    asked.tries += 1;
    const reply = await sendWithin({ baseUrl, key: options.key }, body, timeoutMs);
    const waitMs = note(asked, reply);
    if (waitMs === undefined) {
      if (isRepeat || asked.violations.length > 0) return;
      isRepeat = true;
    } else await pause(waitMs);
  }
}

/** Undefined for an answer; else how long the contract says to wait. */
function note(asked: Asked, reply: Reply | undefined): number | undefined {
  if (!reply || BROKEN_STATUSES.includes(reply.status)) {
    asked.broken += 1;
    return BROKEN_PAUSE_MS;
  }
  if (reply.status === 409) {
    asked.conflicts += 1;
    if (!(reply.body.retryAfter >= 1 && reply.body.retryAfter <= 15)) {
      asked.violations.push(`409 with retryAfter ${reply.body.retryAfter}`);
    }
    return reply.body.retryAfter * 1_000;
  }
  if (reply.status !== 201) {
    // Nothing that a repeat could mend.
    asked.violations.push(`status ${reply.status} ${reply.body.errorCode ?? ''}`);
    return undefined;
  }
  const { success, errorCode, creditsCharged, data } = reply.body;
  asked.creditsCharged += creditsCharged;
  if (!success) {
    // Charged nothing, kept nothing: the same again.
    if (!errorCode.startsWith('EXTRACTION_')) asked.violations.push(errorCode);
    if (creditsCharged !== 0) asked.violations.push(`${errorCode} was charged`);
    return BROKEN_PAUSE_MS;
  }
  const isReplay = reply.headers.get('idempotent-replayed') === 'true';
  if (isReplay && creditsCharged !== 0) asked.violations.push('a replay was charged');
  if (!isReplay && creditsCharged !== 1) asked.violations.push(`an answer was charged ${creditsCharged}`);
  if (!isReplay && asked.answer !== undefined) asked.violations.push('an answer came twice instead of being replayed');
  const answer = JSON.stringify([data, reply.body.processingTimeMs]);
  if (asked.answer !== undefined && asked.answer !== answer) asked.violations.push('a replay differs from its answer');
  asked.answer = answer;
  return undefined;
}

async function sendWithin(target: Target, body: object, timeoutMs: number): Promise<Reply | undefined> {
  return send(target, body, AbortSignal.timeout(timeoutMs)).catch(() => undefined);
}
