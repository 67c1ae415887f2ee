// Who calls LedgerAdminService, and what they may do: the operator's own token everything, a session of the console what
// its token is for. An owner's session ends at its organization: of any other it learns that there is none.
import { status } from '@grpc/grpc-js';
import { hashSessionSecret, isSessionSecret } from '@lavra/shared/console-token';
import { type CallContext, GrpcFailure } from '@lavra/shared/grpc-server';
import { isSessionOpen } from '../console/decide-sign-in.ts';
import type { LedgerContext } from '../context.ts';
import type { OpenedSession } from '../store/console-store.ts';
import { notFound } from './rpc.ts';

/** As the journal writes it for the operator's own token. */
export const OPERATOR = 'operator';

export type Actor = {
  /** For the journal: `operator`, or the id of the console token. */
  readonly by: string;
} & (
  | { readonly kind: 'operator'; readonly session: OpenedSession | undefined }
  | { readonly kind: 'owner'; readonly organizationId: string; readonly session: OpenedSession }
);

export interface AdminCall extends CallContext {
  readonly actor: Actor;
}

/** `operator`: no owner. `owner`: an owner too, for its own organization where the request names one. */
export type MayCall = 'operator' | 'owner';

/** @throws GrpcFailure UNAUTHENTICATED, PERMISSION_DENIED, or NOT_FOUND for another's organization */
export async function authorize(
  context: Pick<LedgerContext, 'store'>,
  bearer: string,
  may: MayCall,
  request: object,
): Promise<Actor> {
  const actor = await actorOf(context, bearer);
  if (actor.kind === 'operator') return actor;
  if (may === 'operator') throw new GrpcFailure(status.PERMISSION_DENIED, 'only an operator may do this');
  if ('organizationId' in request) refuseOther(actor, String(request.organizationId), 'organization');
  return actor;
}

/** @throws GrpcFailure NOT_FOUND, as for what does not exist, where an owner asks for what is another organization's */
export function refuseOther(actor: Actor, organizationId: string, what: 'organization' | 'key'): void {
  if (actor.kind === 'owner' && actor.organizationId !== organizationId) throw notFound(what);
}

async function actorOf({ store }: Pick<LedgerContext, 'store'>, bearer: string): Promise<Actor> {
  // Anything else than a session was held against the operator's token before it came here.
  if (!isSessionSecret(bearer)) return { kind: 'operator', by: OPERATOR, session: undefined };
  const hash = hashSessionSecret(bearer).toString('base64url');
  const [session, nowMs] = await Promise.all([store.console.findSession(hash), store.now()]);
  if (!session || !isSessionOpen(session.session, session.token, nowMs)) {
    throw new GrpcFailure(status.UNAUTHENTICATED, 'the session is over');
  }
  const { id, organizationId } = session.token;
  return organizationId === null
    ? { kind: 'operator', by: id, session }
    : { kind: 'owner', by: id, organizationId, session };
}
