// What can go wrong with a request, as one code a page has a sentence and a way out for.
import type { ImageRefused, LavraError, Unanswered } from '../../../client/src/index.ts';

export type ErrorCode =
  | ImageRefused['errorCode']
  | Unanswered['errorCode']
  | 'NOT_ENOUGH_CREDITS'
  | 'REQUEST_IN_PROGRESS';

/** The contract's codes, and our own for what has none there. */
export type ProblemCode =
  | ErrorCode
  | 'BAD_REQUEST'
  | 'KEY_REFUSED'
  | 'LIMIT_EXCEEDED'
  | 'REQUEST_TIMEOUT'
  | 'SERVICE_RESTARTING'
  | 'CONNECTION_LOST'
  | 'UNEXPECTED';

export interface Problem {
  readonly code: ProblemCode;
  /** The service's own sentence; absent where it said none that a person could read. */
  readonly message?: string;
  /** As the service asks, counted from its answer. */
  readonly retryAfterSeconds?: number;
}

const CODE_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'BAD_REQUEST',
  401: 'KEY_REFUSED',
  402: 'NOT_ENOUGH_CREDITS',
  408: 'REQUEST_TIMEOUT',
  409: 'REQUEST_IN_PROGRESS',
  413: 'IMAGE_TOO_LARGE',
  429: 'LIMIT_EXCEEDED',
  502: 'SERVICE_RESTARTING',
  503: 'SERVICE_RESTARTING',
  504: 'SERVICE_RESTARTING',
};

/** @param body the answer's JSON; undefined where it was none, as with the proxy's pages */
export function problemOf(status: number, body: unknown): Problem {
  const { errorCode, message, error, action, retryAfter } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>;
  const sentences = Array.isArray(message) ? message : [message ?? error, action];
  const said = sentences.filter((part) => typeof part === 'string').join(' ');
  return {
    code: (typeof errorCode === 'string' ? (errorCode as ErrorCode) : CODE_BY_STATUS[status]) ?? 'UNEXPECTED',
    ...(said !== '' && { message: said }),
    ...(typeof retryAfter === 'number' && { retryAfterSeconds: retryAfter }),
  };
}

export function problemOfError({ status, body }: LavraError): Problem {
  return status === undefined ? { code: 'CONNECTION_LOST' } : problemOf(status, body);
}

/** The same request sent again may be answered: what the service says may pass, and what never reached it. */
export function mayPass({ code }: Problem): boolean {
  switch (code) {
    case 'EXTRACTION_BUSY':
    case 'EXTRACTION_TIMEOUT':
    case 'EXTRACTION_UNAVAILABLE':
    case 'REQUEST_IN_PROGRESS':
    case 'LIMIT_EXCEEDED':
    case 'REQUEST_TIMEOUT':
    case 'SERVICE_RESTARTING':
    case 'CONNECTION_LOST':
      return true;
    default:
      return false;
  }
}
