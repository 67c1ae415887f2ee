// Another version of this repository beside this one: its files from git, the dependencies of this one, its own generated code.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/embedded.ts';

const run = promisify(execFile);

export interface Checkout {
  readonly root: string;
  remove(): Promise<void>;
}

/** @param ref of git, for example a tag. Rejects where there is none such. */
export async function checkOut(ref: string): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-version-'));
  const root = join(folder, 'lavra');
  await run('git', ['worktree', 'add', '--detach', root, ref], { cwd: ROOT });
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  await linkModules(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'node_modules/@lavra'));
  for (const workspace of workspaces) {
    await symlink(join(root, workspace), join(root, 'node_modules/@lavra', workspace));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, workspace, 'node_modules'));
  }
  await symlink(join(ROOT, 'models'), join(root, 'models'));
  const bin = join(ROOT, 'node_modules/.bin');
  await run(join(bin, 'buf'), ['generate'], {
    cwd: join(root, 'proto'),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  return {
    root,
    remove: async () => {
      await run('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
      await rm(folder, { recursive: true });
    },
  };
}

/** Everything but our own packages, which are the other version's. */
async function linkModules(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) if (name !== '@lavra') await symlink(join(from, name), join(to, name));
}
