// The dashboard and the alerts ask for metrics that exist, and every alert has a test series and a section of the runbook.
// Prometheus's own tool checks the expressions and the series: `npm run validate:deploy`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/embedded.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const rules = (parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const series = parse(read('deploy/observability/alerts.test.yaml')) as {
  tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
};
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};

/** Of Prometheus itself, and of every Node process (prom-client). */
const GIVEN = ['up', 'nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'];

/** Every metric that the services make. */
const made = new Set([
  ...GIVEN,
  ...['shared', 'gateway', 'ledger', 'engine-pool'].flatMap((service) =>
    readdirSync(join(ROOT, service, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...read(join(service, 'src', file)).matchAll(/name: '(lavra_\w+)'/g)].map(([, name]) => name),
      ),
  ),
]);

/** The metrics that an expression asks for, without what a histogram adds to its name. */
function asked(expression: string): string[] {
  const names = expression.replaceAll(/\{[^}]*\}|"[^"]*"/g, '').match(/\b(?:lavra|nodejs|process)_\w+|\bup\b/g) ?? [];
  return names.map((name) => (made.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')));
}

test('every metric that is asked for is one that is made', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) {
    expect(asked(expression), expression).not.toEqual([]);
    for (const name of asked(expression)) expect(made, expression).toContain(name);
  }
});

test('every metric of ours is on the dashboard or behind an alert', () => {
  const shown = new Set(
    [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ].flatMap(asked),
  );
  expect([...made].filter((name) => !shown.has(name as string))).toEqual([
    // Of use only to who looks for one of them by name.
    'lavra_nats_messages_unreadable_total',
    'lavra_gateway_request_states',
    'lavra_ledger_extractions_purged_total',
  ]);
});

test('every panel has an id of its own', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

const runbook = read('docs/runbook.md');
const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);

test('the runbook has a section for each alert, and no other', () => {
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s has a series that raises it and one moment without',
  (name, rule) => {
    expect(rule.annotations.runbook).toBe(`docs/runbook.md#${name.toLowerCase()}`);
    expect(['warning', 'critical']).toContain(rule.labels.severity);
    const cases = series.tests.filter((one) => one.name === name).flatMap((one) => one.alert_rule_test);
    const counts = cases.filter(({ alertname }) => alertname === name).map(({ exp_alerts }) => exp_alerts.length);
    expect(counts.sort()).toEqual([0, 1]);
  },
);
