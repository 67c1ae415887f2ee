// The two services and all their calls.
import { type LedgerAdminServiceServer, LedgerAdminServiceService } from '@lavra/proto/ledger/v1/admin';
import { type LedgerServiceServer, LedgerServiceService } from '@lavra/proto/ledger/v1/ledger';
import type { CallContext, ServedService } from '@lavra/shared/grpc-server';
import type { LedgerConfig } from '../config.ts';
import type { LedgerContext } from '../context.ts';
import { admit } from './admit.ts';
import { auditAll } from './audit.ts';
import { createKey } from './create-key.ts';
import { createOrganization } from './create-organization.ts';
import { exportJournal } from './export-journal.ts';
import { getAnswer } from './get-answer.ts';
import { getOrganization } from './get-organization.ts';
import { getUsage } from './get-usage.ts';
import { grantCredits } from './grant-credits.ts';
import { listKeys } from './list-keys.ts';
import { listPriceVersions } from './list-price-versions.ts';
import { listPrices } from './list-prices.ts';
import { renewLeases } from './renew-leases.ts';
import { resolveKey } from './resolve-key.ts';
import { revokeKey } from './revoke-key.ts';
import { rpc } from './rpc.ts';
import { setPrice } from './set-price.ts';
import { settle } from './settle.ts';
import { updateOrganization } from './update-organization.ts';

type Handler<Request, Response> = (context: LedgerContext, request: Request, call: CallContext) => Promise<Response>;

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
  };
  const admin: LedgerAdminServiceServer = {
    createOrganization: serve('CreateOrganization', createOrganization),
    getOrganization: serve('GetOrganization', getOrganization),
    updateOrganization: serve('UpdateOrganization', updateOrganization),
    createKey: serve('CreateKey', createKey),
    listKeys: serve('ListKeys', listKeys),
    revokeKey: serve('RevokeKey', revokeKey),
    grantCredits: serve('GrantCredits', grantCredits),
    setPrice: serve('SetPrice', setPrice),
    listPriceVersions: serve('ListPriceVersions', listPriceVersions),
    getUsage: serve('GetUsage', getUsage),
    audit: serve('Audit', (_, __, call) => auditAll(context, call)),
    exportJournal: exportJournal(context),
  };
  return [
    { definition: LedgerServiceService, implementation: ledger, token: serviceToken },
    { definition: LedgerAdminServiceService, implementation: admin, token: operatorToken },
  ];
}
