// `npm run images`: builds every image of the Dockerfile, starts docker-compose.yml with them and tries the whole: doors, a
// certificate, more and fewer engine pools, a kill, restarts and a stop under load, the books. A line a step on standard
// error, one of JSON a figure on standard output; ends with 1 at the first thing that does not hold.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/embedded.ts';
import { portLetGo } from '../../support/free-port.ts';
import { report } from '../bench/report.ts';
import { imagesOfOthers } from '../check-release.ts';
import { makeBaseImages, pull } from './base-images.ts';
import { findDocker } from './docker.ts';
import { Installation } from './installation.ts';
import { startTraffic } from './traffic.ts';

/** Megabytes that an image may have. */
const SIZE_GOALS_MB = { gateway: 350, ledger: 350, 'engine-pool': 700, cli: 350 } as const;
const SERVICES = ['ledger', 'engine-pool', 'gateway'] as const;
/** What docker-compose.yml gives every container to end by itself. */
const STOP_WITHIN_S = 100;
const MB = 1_000_000;

const say = (line: string) => process.stderr.write(`images: ${line}\n`);
const figure = (metric: string, ours: number, unit: string, peer: number | null = null) =>
  report({ bench: 'images', metric, ours, peer, unit });

/** What it returns is said at the end of its line. */
async function step<Result>(what: string, work: () => Promise<Result>, told: (result: Result) => string = () => '') {
  const startedMs = performance.now();
  const seconds = () => ((performance.now() - startedMs) / 1_000).toFixed(1).padStart(6);
  try {
    const result = await work();
    const detail = told(result);
    say(`ok     ${seconds()} s  ${what}${detail && `: ${detail}`}`);
    return result;
  } catch (error) {
    say(`FAILED ${seconds()} s  ${what}: ${said(error)}`);
    throw error;
  }
}

function said(error: unknown): string {
  const { message, stderr } = error as { message: string; stderr?: string };
  return (stderr || message).trim();
}

const folder = await mkdtemp(join(tmpdir(), 'lavra-images-'));
const secrets = [...(await readFile(join(ROOT, '.env.example'), 'utf8')).matchAll(/^(\w+)=$/gm)].map(
  ([, name]) => name,
);
const port = await portLetGo();
const envFile = join(folder, 'env');
const settings = { LAVRA_PORT: port, LAVRA_TLS_PORT: await portLetGo() };
await writeFile(
  envFile,
  [
    ...secrets.map((name) => `${name}=${randomBytes(32).toString('hex')}`),
    ...Object.entries(settings).map((pair) => pair.join('=')),
  ].join('\n'),
  { mode: 0o600 },
);

const docker = await step(
  'a container engine',
  () => findDocker(say),
  ({ version }) => version,
).catch(() => process.exit(1));
const installation = new Installation(docker, envFile);
try {
  await tryEverything();
} catch {
  // Told by its step.
  process.exitCode = 1;
  const logs = join(tmpdir(), 'lavra-images.log');
  await writeFile(logs, await installation.logs());
  say(`what the containers said last: ${logs}`);
} finally {
  await step('everything is taken away', () => installation.remove());
  await docker.close();
  await rm(folder, { recursive: true });
}
// Clients of what is gone would go on asking.
process.exit();

async function tryEverything(): Promise<void> {
  const others = imagesOfOthers(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'), process.env);
  await step(
    'images of others',
    async () => {
      if (await pull(docker, others)) return 'pulled';
      Object.assign(docker.env, await makeBaseImages(docker));
      return 'no registry answers: made here';
    },
    (how) => how,
  );

  await step('the images are built', () => installation.build());
  for (const [service, goalMb] of Object.entries(SIZE_GOALS_MB)) {
    await step(
      `image of ${service}, at most ${goalMb} MB`,
      async () => {
        const megabytes = Math.round((await installation.imageBytes(`lavra-${service}`)) / MB);
        figure(`image of ${service}`, megabytes, 'MB', goalMb);
        if (megabytes > goalMb) throw new Error(`${megabytes} MB`);
        return megabytes;
      },
      (megabytes) => `${megabytes} MB`,
    );
  }

  // One that was broken off left its own, whose passwords are others.
  await installation.remove();
  const startedMs = performance.now();
  await step('up --wait: every container is healthy', () => installation.up());
  figure('from nothing to ready', (performance.now() - startedMs) / 1_000, 's');
  await step(
    'memory at rest',
    () => installation.memoryAtRest(),
    (memory) => memory.map(({ name, megabytes }) => `${name} ${megabytes} MB`).join(', '),
  ).then((memory) => {
    for (const { name, megabytes } of memory) figure(`memory at rest of ${name}`, megabytes, 'MB');
  });
  await step(
    'every container is closed',
    () => installation.checkClosed(),
    (count) => `${count} containers`,
  );
  await step('an engine pool reaches nothing but the port that gateways have for everybody', () =>
    installation.checkEnginePoolReachesNothing(),
  );

  const organization = await step('an organization by the operator', () => installation.newOrganization());
  const target = { baseUrl: `http://127.0.0.1:${port}/api/v1`, key: organization.key };
  await step('a certificate over TLS at the front address, once and once more', () =>
    installation.readCertificate(settings.LAVRA_TLS_PORT, organization.key),
  );

  await step('the engine pool misses nothing and reports to nobody', () => installation.checkEnginePoolIsQuiet());

  const traffic = startTraffic(target);
  try {
    await step('--scale engine-pool=3: the third has work', () => installation.scale('engine-pool', 3));
    await step('back to two', () => installation.scale('engine-pool', 2));
    for (const service of SERVICES) {
      await step(`a ${service} killed comes back`, () => installation.kill(service));
    }
    for (const service of SERVICES) {
      await step(`every ${service} restarted in its place, one after the other`, () =>
        installation.restartInTurn(service),
      );
    }
    const stopSeconds = await step(
      `stop: every service ends by itself in ${STOP_WITHIN_S} s`,
      () => installation.stop(STOP_WITHIN_S),
      (seconds) => `${seconds.toFixed(1)} s`,
    );
    figure('stop under load', stopSeconds, 's', STOP_WITHIN_S);
    await step('up --wait again', () => installation.up());
  } finally {
    traffic.enough();
  }
  const answers = await step(
    'every request of all this time is answered, and charged once',
    async () => {
      const asked = await traffic.asked;
      const problems = asked.flatMap(({ violations }) => violations);
      const charged = await installation.creditsCharged(organization.id);
      // The one over TLS besides.
      if (charged !== asked.length + 1)
        problems.push(`${charged} credits were charged for ${asked.length + 1} answers`);
      if (problems.length > 0) throw new Error(problems.join('; '));
      return asked.length;
    },
    (count) => `${count} requests`,
  );
  figure('requests meanwhile', answers, 'requests');
  await step('lavra audit', () => installation.audit());
}
