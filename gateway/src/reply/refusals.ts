// Contract 7 as one table: every way to refuse a request, with its status, its headers and its body.

import { toCredits } from '@lavra/shared/credits';
import type { RefusalCode } from '@lavra/shared/error-codes';
import { emptyCertificateJson } from './certificate-json.ts';
import { messagesIn } from './messages/languages.ts';
import type { BodyProblem, KeyProblem, Language, LimitWindow, RefusalDetails } from './messages/messages.ts';

/** What was wrong with the image, as thrown; the reply adds the times. */
export type ImageRefusal = {
  readonly [Code in RefusalCode]: { readonly code: Code } & RefusalDetails<Code>;
}[RefusalCode];

export type Refusal =
  | { readonly kind: 'key'; readonly problem: KeyProblem }
  | { readonly kind: 'body_too_large' }
  | { readonly kind: 'body'; readonly problems: readonly BodyProblem[] }
  | { readonly kind: 'image'; readonly image: ImageRefusal; readonly processingTimeMs: number }
  | { readonly kind: 'in_progress'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'limit';
      readonly window: LimitWindow;
      readonly limit: number;
      readonly retryAfterSeconds: number;
    }
  | {
      readonly kind: 'not_enough_credits';
      readonly requiredHundredths: number;
      readonly availableHundredths: number;
      readonly planRemainingHundredths: number;
      readonly purchasedRemainingHundredths: number;
    }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'method_not_allowed'; readonly allowed: readonly string[] }
  | { readonly kind: 'request_timeout' }
  | { readonly kind: 'headers_too_large' }
  | { readonly kind: 'not_http' };

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Thrown where a request is refused; becomes a reply in one place (middleware/reply-errors). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusalName(refusal));
    this.refusal = refusal;
  }
}

/** An image that cannot be had or used; the route adds the time it took and makes it a RefusedError. */
export class ImageRefusedError extends Error {
  override readonly name = 'ImageRefusedError';
  readonly image: ImageRefusal;
  constructor(image: ImageRefusal) {
    super(image.code);
    this.image = image;
  }
}

/** For logs and counters: the errorCode where there is one. */
export function refusalName(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'image':
      return refusal.image.code;
    case 'body_too_large':
      return 'IMAGE_TOO_LARGE';
    case 'in_progress':
      return 'REQUEST_IN_PROGRESS';
    case 'not_enough_credits':
      return 'NOT_ENOUGH_CREDITS';
    case 'key':
      return `key_${refusal.problem}`;
    default:
      return refusal.kind;
  }
}

/** The order of the keys is the contract's. */
export function renderRefusal(refusal: Refusal, language: Language, now: Date): Reply {
  const messages = messagesIn(language);
  switch (refusal.kind) {
    case 'key':
      return {
        status: 401,
        headers: { 'WWW-Authenticate': 'Bearer' },
        body: { error: 'Unauthorized', message: messages.keys[refusal.problem], timestamp: now.toISOString() },
      };
    case 'body_too_large':
      return {
        status: 413,
        headers: {},
        body: { success: false, errorCode: 'IMAGE_TOO_LARGE', error: messages.bodyTooLarge, processingTimeMs: 0 },
      };
    case 'body':
      return {
        status: 400,
        headers: {},
        body: {
          message: refusal.problems.map((problem) => messages.bodyProblems[problem]),
          error: 'Bad Request',
          statusCode: 400,
        },
      };
    case 'image':
      return {
        status: 422,
        headers: {},
        body: {
          success: false,
          error: describeImageRefusal(refusal.image, language),
          errorCode: refusal.image.code,
          processingTimeMs: refusal.processingTimeMs,
          data: emptyCertificateJson(),
          creditsCharged: 0,
        },
      };
    case 'in_progress':
      return {
        status: 409,
        headers: { 'Retry-After': String(refusal.retryAfterSeconds) },
        body: {
          statusCode: 409,
          message: messages.inProgress(refusal),
          error: 'Conflict',
          errorCode: 'REQUEST_IN_PROGRESS',
          retryAfter: refusal.retryAfterSeconds,
        },
      };
    case 'limit':
      return {
        status: 429,
        headers: {},
        body: {
          statusCode: 429,
          message: messages.limitExceeded[refusal.window](refusal),
          error: 'Too Many Requests',
          retryAfter: refusal.retryAfterSeconds,
        },
      };
    case 'not_enough_credits': {
      const amounts = {
        required: toCredits(refusal.requiredHundredths),
        available: toCredits(refusal.availableHundredths),
        plan: toCredits(refusal.planRemainingHundredths),
        purchased: toCredits(refusal.purchasedRemainingHundredths),
      };
      return {
        status: 402,
        headers: {},
        body: {
          statusCode: 402,
          message: messages.notEnoughCredits(amounts),
          error: 'Payment Required',
          errorCode: 'NOT_ENOUGH_CREDITS',
          action: messages.notEnoughCreditsAction(amounts),
          creditsAvailable: amounts.available,
          creditsRequired: amounts.required,
          planCreditsRemaining: amounts.plan,
          purchasedCreditsRemaining: amounts.purchased,
        },
      };
    }
    case 'not_found':
      return problemReply(404, 'Not Found', messages.notFound);
    case 'method_not_allowed': {
      const allowed = refusal.allowed.join(', ');
      return {
        ...problemReply(405, 'Method Not Allowed', messages.methodNotAllowed({ allowed })),
        headers: { Allow: allowed },
      };
    }
    case 'request_timeout':
      return problemReply(408, 'Request Timeout', messages.requestTimeout);
    case 'headers_too_large':
      return problemReply(431, 'Request Header Fields Too Large', messages.headersTooLarge);
    case 'not_http':
      return {
        status: 400,
        headers: {},
        body: { message: [messages.notHttp], error: 'Bad Request', statusCode: 400 },
      };
    default:
      return refusal satisfies never;
  }
}

function describeImageRefusal(refusal: ImageRefusal, language: Language): string {
  // The table holds a sentence for each code; the compiler cannot see that this code's details go with it.
  const describe = messagesIn(language).refusals[refusal.code] as (details: ImageRefusal) => string;
  return describe(refusal);
}

function problemReply(statusCode: number, error: string, message: string): Reply {
  return { status: statusCode, headers: {}, body: { statusCode, message, error } };
}
