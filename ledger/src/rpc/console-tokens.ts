// CreateConsoleToken, ListConsoleTokens, RevokeConsoleToken: who may sign in at the console.
import type {
  CreateConsoleTokenRequest,
  CreateConsoleTokenResponse,
  ListConsoleTokensRequest,
  ListConsoleTokensResponse,
  RevokeConsoleTokenRequest,
  RevokeConsoleTokenResponse,
} from '@lavra/proto/ledger/v1/admin';
import { createConsoleToken as createText, hashConsoleToken, newConsoleTokenId } from '@lavra/shared/console-token';
import type { LedgerContext } from '../context.ts';
import type { AdminCall } from './actor.ts';
import { checkConsoleTokenId, checkOrganizationId, invalid, notFound } from './rpc.ts';
import { consoleTokenMessage } from './wire.ts';

/** The token itself is in this one response; its hash is what stays. */
export async function createConsoleToken(
  { store, mailboxes }: LedgerContext,
  request: CreateConsoleTokenRequest,
  { actor, deadline }: AdminCall,
): Promise<CreateConsoleTokenResponse> {
  const organizationId = request.organizationId === '' ? null : checkOrganizationId(request.organizationId);
  const createdAtMs = await store.now();
  const expiresAtMs = request.expiresAt?.getTime() ?? Number.NaN;
  // Also past the year 275760, where dates end.
  if (!(expiresAtMs > createdAtMs)) throw invalid('expires_at', 'must be a time to come');
  const id = newConsoleTokenId();
  const text = createText(id);
  if (organizationId !== null) {
    // First: a row about a token that was not stored harms nobody, a token without its row would be nobody's doing.
    const note = { kind: 'note' as const, by: actor.by, change: 'token.create' as const, tokenId: id };
    if (!(await mailboxes.submit(organizationId, note, deadline))) throw notFound('organization');
  }
  const token = {
    id,
    organizationId,
    hash: hashConsoleToken(text).toString('base64url'),
    createdAtMs,
    createdBy: actor.by,
    expiresAtMs,
    revokedAtMs: null,
    revokedBy: null,
  };
  await store.console.addToken(token);
  return { token: consoleTokenMessage(token), secret: text };
}

export async function listConsoleTokens(
  { store }: LedgerContext,
  { organizationId }: ListConsoleTokensRequest,
): Promise<ListConsoleTokensResponse> {
  const tokens = await store.console.listTokens(organizationId === '' ? null : checkOrganizationId(organizationId));
  return { tokens: tokens.map(consoleTokenMessage) };
}

export async function revokeConsoleToken(
  { store, mailboxes }: LedgerContext,
  request: RevokeConsoleTokenRequest,
  { actor, deadline }: AdminCall,
): Promise<RevokeConsoleTokenResponse> {
  const tokenId = checkConsoleTokenId(request.tokenId);
  const found = await store.console.findToken(tokenId);
  if (!found) throw notFound('console token');
  const { organizationId } = found;
  if (organizationId !== null && found.revokedAtMs === null) {
    const note = { kind: 'note' as const, by: actor.by, change: 'token.revoke' as const, tokenId };
    await mailboxes.submit(organizationId, note, deadline);
  }
  const revoked = await store.console.revokeToken(tokenId, actor.by);
  if (!revoked) throw notFound('console token');
  return { token: consoleTokenMessage(revoked) };
}
