// The Kubernetes manifests against the rest of the repository: what they run, what they give it, who may reach whom.
// Their schemas are manifests.test.ts's matter.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAIN_GRACE_MS } from '@lavra/shared/limits';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { allVariables } from '../configuration/table.ts';

interface Container {
  readonly args: string[];
  readonly env: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  readonly securityContext: object;
  readonly lifecycle: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly ports: { name: string; containerPort: number }[];
}

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: one type for all kinds
  readonly spec: any;
}

const variables = allVariables();
const KUBERNETES = join(ROOT, 'deploy/kubernetes');
const base = readdirSync(join(KUBERNETES, 'base'))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(join(KUBERNETES, 'base', file), 'utf8')))
  .map((document) => document.toJS() as KubernetesObject);
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, { command: string[]; environment: Record<string, string>; image?: string }>;
};
const find = (kind: string, name: string) => base.find((one) => one.kind === kind && one.metadata.name === name);
const container = (name: string) => find('Deployment', name)?.spec.template.spec.containers[0] as Container;

test('every file of the base is in its kustomization', () => {
  const { resources } = parse(readFileSync(join(KUBERNETES, 'base/kustomization.yaml'), 'utf8')) as {
    resources: string[];
  };
  const files = readdirSync(join(KUBERNETES, 'base')).filter((file) => file !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.toSorted());
});

describe.each(['gateway', 'ledger', 'engine-pool'])('%s', (name) => {
  test('runs what the containers run, and is given what it needs and only secrets of its own', async () => {
    const { args, env } = container(name);
    expect(args).toEqual(compose.services[name]?.command);
    const known = (await variables).filter(({ readers }) => readers.includes(name));
    const given = new Set(env.map((one) => one.name));
    for (const one of given) expect(known.map((row) => row.name)).toContain(one);
    expect(known.filter((row) => row.isNeeded && !given.has(row.name))).toEqual([]);
    // The same secrets that docker compose gives it.
    const secrets = (names: Iterable<string>) =>
      [...names].filter((one) => /^LAVRA_(SECRET|\w+_TOKEN)$/.test(one)).sort();
    expect(secrets(given)).toEqual(secrets(Object.keys(compose.services[name]?.environment ?? {})));
    for (const one of env.filter((variable) => secrets([variable.name]).length > 0)) {
      expect(one.valueFrom?.secretKeyRef).toEqual({ name: 'lavra', key: one.name });
    }
  });

  test('is not root, cannot write, has no rights in the cluster, and may finish what it runs', () => {
    const { spec } = find('Deployment', name)?.spec.template ?? {};
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container(name).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const { sleep } = container(name).lifecycle.preStop;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(sleep.seconds + DRAIN_GRACE_MS / 1_000);
    expect(find('PodDisruptionBudget', name)?.spec.maxUnavailable).toBe(1);
  });
});

test('an engine pool reaches nobody, and only gateways reach out', () => {
  const policies = base.filter(({ kind }) => kind === 'NetworkPolicy');
  expect(find('NetworkPolicy', 'nobody')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const enginePool = find('NetworkPolicy', 'engine-pool')?.spec;
  expect(enginePool.policyTypes).toEqual(['Ingress', 'Egress']);
  expect(enginePool).not.toHaveProperty('egress');
  const reachOut = policies.filter(({ spec }) => JSON.stringify(spec.egress ?? []).includes('ipBlock'));
  expect(reachOut.map(({ metadata }) => metadata.name)).toEqual(['gateway']);
});

test('the rules that Kubernetes has are the rules that are tested', () => {
  const rules = parse(readFileSync(join(ROOT, 'deploy/observability/alerts.yaml'), 'utf8'));
  expect(find('PrometheusRule', 'lavra')?.spec).toEqual(rules);
});

test('NATS is the version that everything is tested with', () => {
  const image = find('StatefulSet', 'nats')?.spec.template.spec.containers[0].image;
  expect(compose.services.nats?.image).toContain(image);
});
