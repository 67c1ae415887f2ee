// What must hold after any fault, for every organization: one answer per request, each charged once, nothing held.

import { until } from '../../support/until.ts';
import type { Cluster } from '../../tools/cluster/cluster.ts';
import type { Asked } from './load.ts';

/** As design §7 fixes it for tools outside the project. */
export interface FaultRow {
  readonly fault: string;
  readonly kills: number;
  readonly requests: number;
  readonly answers: number;
  readonly charges: number;
  readonly violations: number;
}

export interface Verdict {
  readonly row: FaultRow;
  /** What the violations are, without anybody's data. */
  readonly problems: readonly string[];
  /** How often clients had to come again, and why. */
  readonly tries: { readonly all: number; readonly conflicts: number; readonly broken: number };
}

/** A hold ends with its lease (15 s) at the latest, and the ledger looks every second. */
const HOLDS_END_MS = 25_000;

interface Balance {
  readonly creditsHeld: number;
  readonly creditsCharged: number;
}

export async function verify(
  cluster: Cluster,
  fault: string,
  kills: number,
  org: string,
  asked: readonly Asked[],
): Promise<Verdict> {
  const problems = asked.flatMap(({ requestId, violations, creditsCharged }) => [
    ...violations.map((violation) => `${requestId}: ${violation}`),
    ...(creditsCharged > 1 ? [`${requestId}: its replies were charged ${creditsCharged}`] : []),
  ]);
  const endsMs = performance.now() + HOLDS_END_MS;
  const balance = await until(async () => {
    const now = await cluster.lavra<Balance>('org', 'show', org).catch(() => undefined);
    return now && (now.creditsHeld === 0 || performance.now() > endsMs) ? now : undefined;
  });
  if (balance.creditsHeld !== 0) problems.push(`${balance.creditsHeld} credits are still held`);
  const answers = asked.filter(({ answer }) => answer !== undefined).length;
  if (balance.creditsCharged !== answers) {
    problems.push(`${balance.creditsCharged} credits were charged for ${answers} answers`);
  }
  const audit = await cluster.lavra<{ violations: unknown[] }>('audit').catch((error: { stdout?: string }) => ({
    violations: JSON.parse(error.stdout || '{"violations":["the audit could not run"]}').violations as unknown[],
  }));
  problems.push(...audit.violations.map((violation) => JSON.stringify(violation)));
  const row = {
    fault,
    kills,
    requests: asked.length,
    answers,
    charges: balance.creditsCharged,
    violations: problems.length,
  };
  const sum = (count: (each: Asked) => number) => asked.reduce((total, each) => total + count(each), 0);
  const tries = {
    all: sum((each) => each.tries),
    conflicts: sum((each) => each.conflicts),
    broken: sum((each) => each.broken),
  };
  return { row, problems, tries };
}

/** An organization that nothing but the fault can refuse. */
export async function newOrganization(cluster: Cluster): Promise<{ readonly org: string; readonly key: string }> {
  const { id: org } = await cluster.lavra<{ id: string }>(
    ...['org', 'create', '--name', 'Faults', '--plan-credits', '0', '--purchased-credits', '1000000'],
    ...['--per-minute', '1000000', '--per-day', '1000000'],
  );
  const { key } = await cluster.lavra<{ key: string }>('key', 'create', '--org', org);
  return { org, key };
}
