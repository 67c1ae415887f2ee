// GetConsoleSession and CloseConsoleSession: the calling session itself.
import { status } from '@grpc/grpc-js';
import type {
  CloseConsoleSessionRequest,
  CloseConsoleSessionResponse,
  GetConsoleSessionRequest,
  GetConsoleSessionResponse,
} from '@lavra/proto/ledger/v1/admin';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import type { OpenedSession } from '../store/console-store.ts';
import type { Actor, AdminCall } from './actor.ts';

export async function getConsoleSession(
  _context: LedgerContext,
  _request: GetConsoleSessionRequest,
  { actor }: AdminCall,
): Promise<GetConsoleSessionResponse> {
  const { session, token } = sessionOf(actor);
  return {
    tokenId: token.id,
    organizationId: token.organizationId ?? '',
    expiresAt: new Date(session.expiresAtMs),
  };
}

export async function closeConsoleSession(
  { store }: LedgerContext,
  _request: CloseConsoleSessionRequest,
  { actor }: AdminCall,
): Promise<CloseConsoleSessionResponse> {
  await store.console.endSession(sessionOf(actor).session.hash);
  return {};
}

function sessionOf({ session }: Actor): OpenedSession {
  if (!session) throw new GrpcFailure(status.FAILED_PRECONDITION, "the operator's own token has no session");
  return session;
}
