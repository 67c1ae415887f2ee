// Audit: proves every organization's balances from its journal.
import type { AuditResponse } from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import { audit } from '../audit/audit.ts';
import type { LedgerContext } from '../context.ts';

export async function auditAll({ store, stopping }: LedgerContext, call: CallContext): Promise<AuditResponse> {
  const { organizations, extractions, violations } = await audit(store, AbortSignal.any([call.signal, stopping]));
  return {
    organizations,
    extractions,
    violations: violations.map(({ organizationId, extractionId, rule }) => ({
      organizationId,
      extractionId: extractionId ?? '',
      rule,
    })),
  };
}
