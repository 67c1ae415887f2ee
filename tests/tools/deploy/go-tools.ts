// Tools that come as Go source: built once from Go's module proxy, pinned, and kept in the project's cache.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../../../.cache/go-tools/', import.meta.url));
const run = promisify(execFile);

/** module@version */
export const VERSIONS = {
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0',
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0',
  prometheus: 'github.com/prometheus/prometheus@v0.307.3',
  compose: 'github.com/docker/compose/v2/cmd@v2.40.3',
} as const;

/** The program, built at its first use. @param say gets a line when that takes a while */
export async function goTool(name: 'kubeconform' | 'kustomize', say: (line: string) => void): Promise<string> {
  return built(name, VERSIONS[name], say, async (folder) => {
    await run('go', ['install', VERSIONS[name]], { env: { ...process.env, GOBIN: folder } });
  });
}

/** Without what finds targets in clouds: it takes most of the time, and rules need none of it. */
export async function promtool(say: (line: string) => void): Promise<string> {
  return built('promtool', VERSIONS.prometheus, say, async (folder) => {
    const [path] = VERSIONS.prometheus.split('@') as [string];
    const source = join(folder, 'source');
    await cp(await moduleFolder(VERSIONS.prometheus), source, { recursive: true });
    await run('chmod', ['-R', 'u+w', source]);
    await writeFile(join(source, 'plugins/plugins.go'), 'package plugins\n');
    await inScratch(folder, async (go) => {
      await go('mod', 'edit', `-require=${VERSIONS.prometheus}`, `-replace=${path}=${source}`);
      await go('get', `${path}/cmd/promtool`);
      await go('build', '-o', join(folder, 'promtool'), `${path}/cmd/promtool`);
    });
    await rm(source, { recursive: true, force: true });
  });
}

/** `go install` refuses it, because its go.mod replaces modules. */
export async function dockerCompose(say: (line: string) => void): Promise<string> {
  return built('docker-compose', VERSIONS.compose, say, async (folder) => {
    await inScratch(folder, async (go) => {
      await go('get', VERSIONS.compose);
      const [source, version] = VERSIONS.compose.split('@') as [string, string];
      const named = `-X github.com/docker/compose/v2/internal.Version=${version}`;
      await go('build', '-ldflags', named, '-o', join(folder, 'docker-compose'), source);
    });
  });
}

/** With the go command in a module of its own, gone afterwards. */
async function inScratch(
  folder: string,
  build: (go: (...args: string[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const scratch = join(folder, 'build');
  await mkdir(scratch);
  const go = (...args: string[]) => run('go', args, { cwd: scratch, maxBuffer: 1 << 26 });
  await go('mod', 'init', 'scratch');
  await build(go);
  await rm(scratch, { recursive: true, force: true });
}

/** Where the source of a module lies, with the files beside it. */
export async function moduleFolder(module: string): Promise<string> {
  const { stdout } = await run('go', ['mod', 'download', '-json', module], {
    env: { ...process.env, GOFLAGS: '-mod=mod' },
  });
  return (JSON.parse(stdout) as { Dir: string }).Dir;
}

async function built(
  name: string,
  version: string,
  say: (line: string) => void,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const home = join(CACHE, `${name}-${version.split('@')[1]}`);
  if (existsSync(join(home, name))) return join(home, name);
  say(`building ${name} from Go's module proxy, once (minutes) …`);
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, '.build-'));
  try {
    await build(folder);
    // Whole or not at all; another process may have been quicker.
    await rename(folder, home).catch((error) => {
      if (!existsSync(join(home, name))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return join(home, name);
}
