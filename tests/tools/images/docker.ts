// Docker and compose for `npm run images`: the machine's own where they answer, else a daemon started here for as long as
// it takes, and a compose built from Go's module proxy.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/embedded.ts';
import { until } from '../../support/until.ts';
import { programOnPath } from '../../support/wheel.ts';
import { dockerCompose } from '../deploy/go-tools.ts';

export interface Docker {
  /** Runs `docker …`; what it prints. Rejects with what it said. */
  docker(...args: string[]): Promise<string>;
  /** Runs `docker compose …` on the project's file, under a project name of its own. */
  compose(...args: string[]): Promise<string>;
  /** Variables for both, from the next command on: of docker-compose.yml, or Docker's own. */
  readonly env: NodeJS.ProcessEnv;
  /** In words. */
  readonly version: string;
  close(): Promise<void>;
}

/** Images and layers of a daemon of ours stay there for the next run. */
const DATA = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lavra-images');
const DAEMON_STARTS_WITHIN_MS = 60_000;
/** Beside an installation of whoever runs this. */
const PROJECT = 'lavra-images';
const OUTPUT_BYTES_MAX = 1 << 26;

export async function findDocker(say: (line: string) => void): Promise<Docker> {
  if (!programOnPath('docker'))
    throw new Error('no docker: install it first (Debian: apt-get install docker.io debootstrap)');
  const env: NodeJS.ProcessEnv = { ...process.env };
  const run = async (program: string, args: readonly string[]) =>
    (await promisify(execFile)(program, args, { cwd: ROOT, env, maxBuffer: OUTPUT_BYTES_MAX })).stdout.trim();
  const docker = (...args: string[]) => run('docker', args);
  const answers = () => docker('version', '--format', '{{.Server.Version}}').catch(() => undefined);
  let close = async () => {};
  let version = await answers();
  if (version === undefined) {
    const daemon = await startDaemon();
    close = daemon.close;
    env.DOCKER_HOST = daemon.address;
    try {
      version = await daemon.untilIt(answers);
    } catch (error) {
      await close();
      throw error;
    }
    say(`started a Docker of our own; what it keeps is in ${DATA}`);
  }
  const plugin = await docker('compose', 'version', '--short').catch(() => undefined);
  const [program, ...first] = plugin === undefined ? [await dockerCompose()] : ['docker', 'compose'];
  const compose = (...args: string[]) => run(program as string, [...first, '--project-name', PROJECT, ...args]);
  return {
    docker,
    compose,
    env,
    version: `Docker ${version}, compose ${plugin ?? (await compose('version', '--short'))}`,
    close,
  };
}

async function startDaemon() {
  if (!programOnPath('dockerd') || process.getuid?.() !== 0) {
    throw new Error('no Docker answers: start it, or run this as root where dockerd is installed');
  }
  await mkdir(DATA, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'lavra-docker-'));
  const address = `unix://${join(folder, 'docker.sock')}`;
  const log = openSync(join(DATA, 'dockerd.log'), 'w');
  const places = ['--data-root', join(DATA, 'docker'), '--exec-root', join(folder, 'exec')];
  const child = spawn('dockerd', [...places, '--host', address, '--pidfile', join(folder, 'docker.pid')], {
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  return {
    address,
    async untilIt<Answer>(answers: () => Promise<Answer | undefined>): Promise<Answer> {
      const endsMs = performance.now() + DAEMON_STARTS_WITHIN_MS;
      return until(() => {
        if (child.exitCode !== null || performance.now() > endsMs) {
          throw new Error(`dockerd does not start: ${join(DATA, 'dockerd.log')}`);
        }
        return answers();
      });
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
