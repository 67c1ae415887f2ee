// Audit: proves every organization's balances from its journal, and keeps the result for who looks later.
import type {
  AuditRequest,
  AuditResponse,
  GetLastAuditRequest,
  GetLastAuditResponse,
} from '@lavra/proto/ledger/v1/admin';
import { audit } from '../audit/audit.ts';
import type { LedgerContext } from '../context.ts';
import type { AdminCall } from './actor.ts';

/** The first say enough on a page; `lavra audit` prints them all. */
const VIOLATIONS_KEPT_MAX = 100;

export async function auditAll(
  { store, stopping }: LedgerContext,
  _request: AuditRequest,
  { actor, signal }: AdminCall,
): Promise<AuditResponse> {
  const startedAt = performance.now();
  const { organizations, extractions, violations } = await audit(store, AbortSignal.any([signal, stopping]));
  await store.console.putAuditRun({
    endedAtMs: await store.now(),
    durationMs: Math.round(performance.now() - startedAt),
    by: actor.by,
    organizations,
    extractions,
    violations: violations.length,
    firstViolations: violations
      .slice(0, VIOLATIONS_KEPT_MAX)
      .map(({ rule, organizationId, extractionId }) => [rule, organizationId, extractionId].filter(Boolean).join(' ')),
  });
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

export async function getLastAudit(
  { store }: LedgerContext,
  _request: GetLastAuditRequest,
): Promise<GetLastAuditResponse> {
  const run = await store.console.lastAuditRun();
  if (!run) return { run: undefined };
  const { endedAtMs, by, firstViolations, ...figures } = run;
  return { run: { ...figures, endedAt: new Date(endedAtMs), runBy: by, firstViolations: [...firstViolations] } };
}
