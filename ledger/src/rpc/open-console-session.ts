// OpenConsoleSession: signs in at the console; failures lock out for a while.
import type { OpenConsoleSessionRequest, OpenConsoleSessionResponse } from '@lavra/proto/ledger/v1/ledger';
import { createSessionSecret, hashSessionSecret, isConsoleTokenId } from '@lavra/shared/console-token';
import { decideSignIn } from '../console/decide-sign-in.ts';
import type { LedgerContext } from '../context.ts';
import { checkHash } from './rpc.ts';
import { keyRefused } from './wire.ts';

export async function openConsoleSession(
  { store, events }: LedgerContext,
  { tokenId: told, tokenHash, addressHash }: OpenConsoleSessionRequest,
): Promise<OpenConsoleSessionResponse> {
  const tokenId = isConsoleTokenId(told) ? told : undefined;
  const session = createSessionSecret();
  const attempt = {
    tokenId,
    tokenHash: checkHash('token_hash', tokenHash),
    sessionHash: hashSessionSecret(session).toString('base64url'),
  };
  const subjects = { tokenId, addressHash: checkHash('address_hash', addressHash) };
  const outcome = await store.console.signIn(subjects, (view) => decideSignIn(attempt, view));
  events.signIn(outcome);
  switch (outcome.kind) {
    case 'opened':
      return {
        outcome: {
          $case: 'opened',
          value: {
            session,
            organizationId: outcome.token.organizationId ?? '',
            expiresAt: new Date(outcome.session.expiresAtMs),
          },
        },
      };
    case 'refused':
      return { outcome: { $case: 'refused', value: keyRefused(outcome.reason) } };
    case 'locked':
      return { outcome: { $case: 'locked', value: { retryAfterSeconds: outcome.retryAfterSeconds } } };
  }
}
