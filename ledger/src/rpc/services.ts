// The two services and all their calls.
import { type LedgerAdminServiceServer, LedgerAdminServiceService } from '@lavra/proto/ledger/v1/admin';
import { type LedgerServiceServer, LedgerServiceService } from '@lavra/proto/ledger/v1/ledger';
import { isSessionSecret } from '@lavra/shared/console-token';
import type { CallContext, ServedService } from '@lavra/shared/grpc-server';
import type { LedgerConfig } from '../config.ts';
import type { LedgerContext } from '../context.ts';
import { type AdminCall, authorize, type MayCall, OPERATOR } from './actor.ts';
import { admit } from './admit.ts';
import { auditAll, getLastAudit } from './audit.ts';
import { closeConsoleSession, getConsoleSession } from './console-session.ts';
import { createConsoleToken, listConsoleTokens, revokeConsoleToken } from './console-tokens.ts';
import { createKey } from './create-key.ts';
import { createOrganization } from './create-organization.ts';
import { describeLedger } from './describe-ledger.ts';
import { exportJournal } from './export-journal.ts';
import { getAnswer } from './get-answer.ts';
import { getOrganization } from './get-organization.ts';
import { getSecretUse } from './get-secret-use.ts';
import { getUsage } from './get-usage.ts';
import { grantCredits } from './grant-credits.ts';
import { listJournal } from './list-journal.ts';
import { listKeys } from './list-keys.ts';
import { listOrganizations } from './list-organizations.ts';
import { listOutcomes } from './list-outcomes.ts';
import { listPriceVersions } from './list-price-versions.ts';
import { listPrices } from './list-prices.ts';
import { openConsoleSession } from './open-console-session.ts';
import { renewLeases } from './renew-leases.ts';
import { resolveKey } from './resolve-key.ts';
import { revokeKey } from './revoke-key.ts';
import { rpc } from './rpc.ts';
import { setPrice } from './set-price.ts';
import { settle } from './settle.ts';
import { updateOrganization } from './update-organization.ts';

type Handler<Request, Response> = (context: LedgerContext, request: Request, call: CallContext) => Promise<Response>;

type AdminHandler<Request, Response> = (context: LedgerContext, request: Request, call: AdminCall) => Promise<Response>;

const OPERATOR_ITSELF = { kind: 'operator', by: OPERATOR, session: undefined } as const;

export function ledgerServices(
  context: LedgerContext,
  { serviceToken, operatorToken }: Pick<LedgerConfig, 'serviceToken' | 'operatorToken'>,
): ServedService[] {
  const serve = <Request, Response>(name: string, handle: Handler<Request, Response>) =>
    rpc(name, context.logger, (request: Request, call) => handle(context, request, call));

  const ledger: LedgerServiceServer = {
    admit: serve('Admit', admit),
    renewLeases: serve('RenewLeases', renewLeases),
    settle: serve('Settle', settle),
    getAnswer: serve('GetAnswer', getAnswer),
    resolveKey: serve('ResolveKey', resolveKey),
    listPrices: serve('ListPrices', listPrices),
    openConsoleSession: serve('OpenConsoleSession', openConsoleSession),
  };
  const methods = new Set<string>();
  /** @param may who else than the operator's own token: the method is open to sessions, and this judges them */
  const forConsole = <Request extends object, Response>(
    name: string,
    may: MayCall,
    handle: AdminHandler<Request, Response>,
  ) => {
    methods.add(name.charAt(0).toLowerCase() + name.slice(1));
    return serve(name, async (_, request: Request, call) => {
      const actor = await authorize(context, call.bearer, may, request);
      return handle(context, request, { ...call, actor });
    });
  };
  /** Never with a session: the server lets none of them come here. */
  const forOperator = <Request extends object, Response>(name: string, handle: AdminHandler<Request, Response>) =>
    serve(name, (_, request: Request, call) => handle(context, request, { ...call, actor: OPERATOR_ITSELF }));

  const admin: LedgerAdminServiceServer = {
    createOrganization: forConsole('CreateOrganization', 'operator', createOrganization),
    getOrganization: forConsole('GetOrganization', 'owner', getOrganization),
    listOrganizations: forConsole('ListOrganizations', 'operator', listOrganizations),
    updateOrganization: forConsole('UpdateOrganization', 'operator', updateOrganization),
    createKey: forConsole('CreateKey', 'owner', createKey),
    listKeys: forConsole('ListKeys', 'owner', listKeys),
    revokeKey: forConsole('RevokeKey', 'owner', revokeKey),
    getSecretUse: forOperator('GetSecretUse', getSecretUse),
    grantCredits: forConsole('GrantCredits', 'operator', grantCredits),
    setPrice: forConsole('SetPrice', 'operator', setPrice),
    listPriceVersions: forConsole('ListPriceVersions', 'owner', listPriceVersions),
    getUsage: forConsole('GetUsage', 'owner', getUsage),
    listOutcomes: forConsole('ListOutcomes', 'operator', listOutcomes),
    listJournal: forConsole('ListJournal', 'owner', listJournal),
    audit: forConsole('Audit', 'operator', auditAll),
    exportJournal: exportJournal(context),
    getLastAudit: forConsole('GetLastAudit', 'operator', getLastAudit),
    describeLedger: forConsole('DescribeLedger', 'operator', describeLedger),
    createConsoleToken: forOperator('CreateConsoleToken', createConsoleToken),
    listConsoleTokens: forOperator('ListConsoleTokens', listConsoleTokens),
    revokeConsoleToken: forOperator('RevokeConsoleToken', revokeConsoleToken),
    getConsoleSession: forConsole('GetConsoleSession', 'owner', getConsoleSession),
    closeConsoleSession: forConsole('CloseConsoleSession', 'owner', closeConsoleSession),
  };
  return [
    { definition: LedgerServiceService, implementation: ledger, token: serviceToken },
    {
      definition: LedgerAdminServiceService,
      implementation: admin,
      token: operatorToken,
      sessions: { isOne: isSessionSecret, methods },
    },
  ];
}
