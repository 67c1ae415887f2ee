// The dashboard and the alerts ask for metrics that exist, in PromQL that Prometheus's own code takes; every alert has a test
// series, which that code plays, and a section of the runbook.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { rulesTool } from './go-tools.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const alerts = parse(read('deploy/observability/alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = alerts.groups.flatMap((group) => group.rules);
const series = parse(read('deploy/observability/alerts.test.yaml')) as {
  tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
};
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};

/** Of Prometheus itself, of every Node process (prom-client), and of Kubernetes. */
const GIVEN = [
  ...['up', 'nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'],
  ...['kubelet_volume_stats_available_bytes', 'kubelet_volume_stats_capacity_bytes'],
];

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
  const names =
    expression.replaceAll(/\{[^}]*\}|"[^"]*"/g, '').match(/\b(?:lavra|nodejs|process|kubelet)_\w+|\bup\b/g) ?? [];
  return names.map((name) => (made.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')));
}

const panelExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const expressions = [...rules.map(({ expr }) => expr), ...panelExpressions];

test('every metric that is asked for is one that is made', () => {
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) {
    expect(asked(expression), expression).not.toEqual([]);
    for (const name of asked(expression)) expect(made, expression).toContain(name);
  }
});

test('every metric of ours is on the dashboard or behind an alert', () => {
  const shown = new Set(expressions.flatMap(asked));
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

describe("by Prometheus's own code", () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-rules-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  let tool: string;

  /** Its output; rejects where it finds something, with the output. */
  const play = (command: 'check' | 'test' | 'parse', file: string) =>
    promisify(execFile)(tool, [command, file], { cwd: folder });
  /** The alerts whose series find fault with these rules. */
  const faultFound = async (changed: (rule: Rule) => object) => {
    write(
      'alerts.yaml',
      stringify({ groups: alerts.groups.map((group) => ({ ...group, rules: group.rules.map(changed) })) }),
    );
    const { stdout, stderr } = await play('test', 'alerts.test.yaml').catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return new Set([...`${stdout}${stderr}`.matchAll(/name: (\w+),?$/gm)].map(([, name]) => name));
  };

  beforeAll(async () => {
    tool = await rulesTool();
    copyFileSync(join(ROOT, 'deploy/observability/alerts.test.yaml'), join(folder, 'alerts.test.yaml'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the rules are rules, and their series raise them', async () => {
    copyFileSync(join(ROOT, 'deploy/observability/alerts.yaml'), join(folder, 'alerts.yaml'));
    await play('check', 'alerts.yaml');
    await play('test', 'alerts.test.yaml');
  });

  test('every expression of the dashboard is PromQL', async () => {
    // Grafana puts the interval in.
    write('panels.json', JSON.stringify(panelExpressions.map((one) => one.replaceAll('$__rate_interval', '1m'))));
    await play('parse', 'panels.json');
    write('panels.json', JSON.stringify(['sum(rate(up[5m])']));
    await expect(play('parse', 'panels.json')).rejects.toThrow(/unclosed left parenthesis/);
  });

  test('an alert that is never raised, and one that always is, fails its series', async () => {
    const all = new Set(rules.map(({ alert }) => alert));
    expect(await faultFound((rule) => ({ ...rule, expr: 'vector(0) > 1' }))).toEqual(all);
    expect(await faultFound((rule) => ({ ...rule, expr: 'vector(1)', for: '0s' }))).toEqual(all);
  });
});
