// The ledger as the console sees it: LedgerAdminService with a session as the credential, so that the ledger itself decides
// what the session may do. The gateway has no operator's token.
import { type ServiceError, status } from '@grpc/grpc-js';
import { LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { KeyRefusal, LedgerServiceClient } from '@lavra/proto/ledger/v1/ledger';
import { hashCallerAddress, hashConsoleToken, idOfConsoleToken } from '@lavra/shared/console-token';
import { call, channel, grpcStatus } from '@lavra/shared/grpc-client';
import { currentOf } from '@lavra/shared/rotation';
import type { ClientTls } from '@lavra/shared/tls';
import { ConsoleRefusedError } from '../reply/console-refusals.ts';
import { UnavailableError } from '../reply/unavailable.ts';

/** Long enough for a page of organizations, short enough that a page in a browser still waits. */
const CALL_TIMEOUT_MS = 10_000;

type UnaryMethod<Request, Response> = Parameters<typeof call<Request, Response>>[0];

export interface SessionCall {
  /** The session's secret; whether it is one, the ledger says. */
  readonly session: string;
  readonly httpRequestId: string;
  readonly timeoutMs?: number;
}

export interface OpenedConsole {
  readonly session: string;
  readonly organizationId: string | null;
  readonly expiresAt: Date;
}

/** Every method throws ConsoleRefusedError for what the ledger refuses, UnavailableError while it cannot be asked. */
export interface ConsoleLedger {
  /** @param network where the caller is, as callerNetwork tells it */
  signIn(token: string, network: string, httpRequestId: string): Promise<OpenedConsole>;
  call<Request, Response>(
    choose: (client: LedgerAdminServiceClient) => UnaryMethod<Request, Response>,
    request: Request,
    settings: SessionCall,
  ): Promise<Response>;
  close(): void;
}

/** @param secret the pepper of callers' addresses */
export function connectConsoleLedger(addresses: string, token: string, secret: string, tls?: ClientTls): ConsoleLedger {
  const admin = new LedgerAdminServiceClient(...channel(addresses, { tls }));
  const ledger = new LedgerServiceClient(...channel(addresses, { tls }));
  return {
    async signIn(text, network, httpRequestId) {
      const request = {
        tokenId: idOfConsoleToken(text) ?? '',
        tokenHash: hashConsoleToken(text),
        addressHash: hashCallerAddress(network, currentOf(secret)),
      };
      const settings = { token, timeoutMs: CALL_TIMEOUT_MS, httpRequestId };
      const open = call(ledger.openConsoleSession.bind(ledger), request, settings).catch((error) => {
        // Here the service's own token may be refused, and that is a fault of ours.
        throw new UnavailableError('the ledger cannot be asked', { cause: error });
      });
      const { outcome } = await open;
      switch (outcome?.$case) {
        case 'opened': {
          const { session, organizationId, expiresAt = new Date(0) } = outcome.value;
          return { session, organizationId: organizationId || null, expiresAt };
        }
        case 'locked':
          throw new ConsoleRefusedError({ kind: 'lockedOut', retryAfterSeconds: outcome.value.retryAfterSeconds });
        default:
          throw new ConsoleRefusedError({ kind: 'tokenRefused', reason: refusalReason(outcome?.value.reason) });
      }
    },
    call: (choose, request, { session, httpRequestId, timeoutMs = CALL_TIMEOUT_MS }) =>
      call(choose(admin).bind(admin), request, { token: session, httpRequestId, timeoutMs }).catch(throwAsRefusal),
    close() {
      admin.close();
      ledger.close();
    },
  };
}

function refusalReason(reason: KeyRefusal | undefined) {
  if (reason === KeyRefusal.KEY_REFUSAL_REVOKED) return 'revoked';
  return reason === KeyRefusal.KEY_REFUSAL_EXPIRED ? 'expired' : 'unknown';
}

export function throwAsRefusal(error: unknown): never {
  const details = (error as Partial<ServiceError>).details ?? '';
  switch (grpcStatus(error)) {
    case status.UNAUTHENTICATED:
      throw new ConsoleRefusedError({ kind: 'signedOut' });
    case status.PERMISSION_DENIED:
      throw new ConsoleRefusedError({ kind: 'notAllowed' });
    case status.NOT_FOUND:
      throw new ConsoleRefusedError({ kind: 'notFound' });
    case status.INVALID_ARGUMENT:
      throw new ConsoleRefusedError({ kind: 'invalid', problems: [fieldProblem(details)] });
    case status.ALREADY_EXISTS:
      throw new ConsoleRefusedError({ kind: 'conflict', reason: 'grantIdTaken' });
    case status.FAILED_PRECONDITION:
      throw new ConsoleRefusedError({ kind: 'conflict', reason: conflictReason(details) });
    default:
      throw new UnavailableError('the ledger cannot be asked', { cause: error });
  }
}

function conflictReason(details: string) {
  if (details.startsWith('fast')) return 'fastBelowStandard';
  return details.startsWith('the balance') ? 'balanceTooLarge' : 'other';
}

/** The ledger says `field_name rule`. */
function fieldProblem(details: string) {
  const [field = '', ...rule] = details.split(' ');
  const name = field.replace(/_hundredths$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { field: name, message: rule.join(' ') };
}
