// What every RPC of the ledger shares: errors as statuses, and checks that name the field.
import { status } from '@grpc/grpc-js';
import { isConsoleTokenId } from '@lavra/shared/console-token';
import { HUNDREDTHS_MAX } from '@lavra/shared/credits';
import { type CallContext, GrpcFailure, unary } from '@lavra/shared/grpc-server';
import type { Logger } from '@lavra/shared/logger';
import { isKeyId, isOrganizationId } from '../organization/ids.ts';
import { CommandTooLate, MailboxFull } from '../organization/mailbox.ts';
import { StoreUnavailable } from '../store/store.ts';

/** grpc-js's form of a handler; what failed on the way to a decision becomes a status. */
export function rpc<Request, Response>(
  name: string,
  logger: Logger,
  handle: (request: Request, call: CallContext) => Promise<Response>,
) {
  return unary(name, logger, (request: Request, call) => handle(request, call).catch(throwAsFailure));
}

export function throwAsFailure(error: unknown): never {
  if (error instanceof StoreUnavailable) {
    throw new GrpcFailure(status.UNAVAILABLE, 'the store is not available', { cause: error });
  }
  if (error instanceof MailboxFull) throw new GrpcFailure(status.UNAVAILABLE, error.message, { cause: error });
  if (error instanceof CommandTooLate) throw new GrpcFailure(status.DEADLINE_EXCEEDED, error.message, { cause: error });
  throw error;
}

export function invalid(field: string, rule: string): GrpcFailure {
  return new GrpcFailure(status.INVALID_ARGUMENT, `${field} ${rule}`);
}

export function notFound(what: 'organization' | 'key' | 'console token'): GrpcFailure {
  return new GrpcFailure(status.NOT_FOUND, `there is no such ${what}`);
}

export function checkOrganizationId(text: string): string {
  if (!isOrganizationId(text)) throw notFound('organization');
  return text;
}

export function checkKeyId(text: string): string {
  if (!isKeyId(text)) throw notFound('key');
  return text;
}

export function checkConsoleTokenId(text: string): string {
  if (!isConsoleTokenId(text)) throw notFound('console token');
  return text;
}

export function checkPageSize(value: number, max: number): number {
  if (value >= 1 && value <= max) return value;
  throw invalid('limit', `must be between 1 and ${max}`);
}

export function checkHundredths(field: string, value: number, least = 0): number {
  if (Number.isSafeInteger(value) && value >= least && value <= HUNDREDTHS_MAX) return value;
  throw invalid(field, `must be between ${least} and ${HUNDREDTHS_MAX}`);
}

/** int32 on the wire. */
const LIMIT_MAX = 2_147_483_647;

export function checkLimit(field: string, value: number): number {
  if (value < 1) throw invalid(field, `must be between 1 and ${LIMIT_MAX}`);
  return value;
}

/** One for each other secret that is accepted; a caller may not make one call cost many. */
const OTHERS_MAX = 1;

export function checkFew<Value>(field: string, values: readonly Value[]): readonly Value[] {
  if (values.length > OTHERS_MAX) throw invalid(field, `must be ${OTHERS_MAX} at most`);
  return values;
}

const HASH_BYTES = 32;

/** A 32-byte hash as the text that is stored. */
export function checkHash(field: string, bytes: Uint8Array): string {
  if (bytes.length !== HASH_BYTES) throw invalid(field, `must have ${HASH_BYTES} bytes`);
  return Buffer.from(bytes).toString('base64url');
}
