// `npm run validate:deploy`: alert rules by promtool, Kubernetes manifests by kustomize and kubeconform, each built from Go's
// module proxy at its first use. Ends with 1 where one of them finds something.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { programFromWheel, programOnPath } from '../../support/wheel.ts';
import { goTool, moduleFolder, promtool } from './go-tools.ts';

/** The schemas of Kubernetes' own kinds, as JSON Schema. */
const SCHEMAS = {
  requirement: 'kubernetes-validate==1.37.0',
  sha256: '85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9',
  member: 'kubernetes_validate/kubernetes-json-schema/v1.37.0-local-strict/deployment-apps-v1.json',
};
/** The kinds that operators bring, where their definitions lie. */
const DEFINITIONS = [
  ['github.com/kedacore/keda/v2@v2.20.2', 'config/crd/bases/keda.sh_scaledobjects.yaml'],
  [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml',
  ],
  [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml',
  ],
  [
    'github.com/mongodb/mongodb-kubernetes-operator@v0.9.0',
    'config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml',
  ],
] as const;
const OVERLAYS = ['overlays/small', 'overlays/production'];
const OBSERVABILITY = join(ROOT, 'deploy/observability');

interface Definition {
  readonly spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly { readonly name: string; readonly schema: { readonly openAPIV3Schema: object } }[];
  };
}

interface KubernetesObject {
  readonly kind: string;
  readonly apiVersion: string;
}

const say = (line: string) => process.stderr.write(`validate: ${line}\n`);
let failed = 0;

if (!programOnPath('go')) throw new Error('validate:deploy builds its tools with Go: install it first');
const folder = await mkdtemp(join(tmpdir(), 'lavra-validate-'));
try {
  await validateManifests();
  await validateRules();
} finally {
  await rm(folder, { recursive: true });
}
say(failed === 0 ? 'all is well' : `${failed} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function validateRules(): Promise<void> {
  const tool = await promtool(say);
  check(tool, ['check', 'rules', '--lint=all', 'alerts.yaml']);
  check(tool, ['test', 'rules', 'alerts.test.yaml']);
}

async function validateManifests(): Promise<void> {
  const [kustomize, kubeconform] = [await goTool('kustomize', say), await goTool('kubeconform', say)];
  const builtIn = dirname(await programFromWheel(SCHEMAS));
  const definitions = JSON.parse(await readFile(join(builtIn, '_definitions.json'), 'utf8')) as object;
  for (const [module, path] of DEFINITIONS) await writeSchemas(join(await moduleFolder(module), path));
  for (const overlay of OVERLAYS) {
    const { stdout } = await promisify(execFile)(kustomize, ['build', join(ROOT, 'deploy/kubernetes', overlay)]);
    const rendered = join(folder, `${overlay.replace('/', '-')}.yaml`);
    await writeFile(rendered, stdout);
    const objects = parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject);
    say(`${overlay}: kustomize renders ${objects.length} objects`);
    for (const object of objects) await writeBuiltIn(builtIn, definitions, object);
    check(kubeconform, [
      ...['-strict', '-summary'],
      ...['-schema-location', `${folder}/{{.ResourceKind}}{{.KindSuffix}}.json`],
      ...['-schema-location', `${folder}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json`],
      rendered,
    ]);
  }
}

/** kubeconform does not follow references into another file: the one of the definitions is put into each. */
async function writeBuiltIn(
  source: string,
  definitions: object,
  { kind, apiVersion }: KubernetesObject,
): Promise<void> {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const name = [kind, group?.split('.')[0], version].filter(Boolean).join('-').toLowerCase();
  const schema = await readFile(join(source, `${name}.json`), 'utf8').catch(() => undefined);
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

function check(tool: string, args: readonly string[]): void {
  const { status } = spawnSync(tool, args, { cwd: OBSERVABILITY, stdio: ['ignore', 2, 2] });
  if (status !== 0) failed += 1;
}
