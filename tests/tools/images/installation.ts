// docker-compose.yml as one running installation: what `npm run images` does to it and looks for in it.
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { sample } from '../../support/samples.ts';
import { until } from '../../support/until.ts';
import type { Docker } from './docker.ts';

interface Container {
  readonly Id: string;
  readonly Name: string;
  readonly RestartCount: number;
  readonly State: {
    readonly ExitCode: number;
    readonly OOMKilled: boolean;
    readonly StartedAt: string;
    readonly Status: string;
    readonly Health?: { readonly Status: string };
  };
  readonly Config: { readonly User: string; readonly Labels: Readonly<Record<string, string>> };
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly Memory: number;
    readonly PidsLimit: number | null;
  };
}

/** Whatever has not happened by then will not. */
const HAPPENS_WITHIN_MS = 180_000;
const MB = 1_000_000;
/** Where each listens that an engine pool has no business with. */
const PORTS: Readonly<Record<string, number>> = {
  ...{ 'mongo-1': 27017, 'mongo-2': 27017, 'mongo-3': 27017, nats: 4222 },
  ...{ ledger: 50051, gateway: 8080, proxy: 8080 },
};
const PLENTY = '1000000';

export class Installation {
  readonly #docker: Docker;
  readonly #envFile: string;

  constructor(docker: Docker, envFile: string) {
    this.#docker = docker;
    this.#envFile = envFile;
  }

  async build(): Promise<void> {
    await this.#compose('--profile', 'tools', 'build');
  }

  async imageBytes(image: string): Promise<number> {
    return Number(await this.#docker.docker('image', 'inspect', '--format', '{{.Size}}', image));
  }

  async up(): Promise<void> {
    await this.#compose('up', '--detach', '--no-build', '--wait');
  }

  async memoryAtRest(): Promise<{ name: string; megabytes: number }[]> {
    const running = (await this.#containers()).filter(({ State }) => State.Status === 'running');
    const lines = await this.#docker.docker(
      ...['stats', '--no-stream', '--format', '{{json .}}'],
      ...running.map(({ Id }) => Id),
    );
    return lines
      .split('\n')
      .map((line) => JSON.parse(line) as { Name: string; MemUsage: string })
      .map(({ Name, MemUsage }) => ({ name: shortName(Name), megabytes: Math.round(bytes(MemUsage) / MB) }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** As the engine has them, not as the file says; how many there are. @throws Error naming what is open */
  async checkClosed(): Promise<number> {
    const containers = await this.#containers();
    const open = containers.flatMap(({ Name, Config, HostConfig }) =>
      Object.entries({
        'its root file system': !HostConfig.ReadonlyRootfs,
        'its capabilities': !HostConfig.CapDrop?.includes('ALL'),
        'new privileges': !HostConfig.SecurityOpt?.some((option) => option.startsWith('no-new-privileges')),
        'its memory': HostConfig.Memory === 0,
        'its processes': !HostConfig.PidsLimit,
        'its user': /^(|0|root)(:|$)/.test(Config.User),
      }).flatMap(([what, isOpen]) => (isOpen ? [`${shortName(Name)}: ${what}`] : [])),
    );
    if (open.length > 0) throw new Error(open.join(', '));
    for (const service of ['ledger', 'engine-pool', 'gateway']) {
      const capabilities = await this.#inNode(service, 1, CAPABILITIES);
      if (!/^0+$/.test(capabilities)) throw new Error(`${service} has capabilities ${capabilities}`);
      const written = await this.#inNode(service, 1, WRITE_TO_ROOT);
      if (written !== 'EROFS') throw new Error(`${service} can write to its root file system: ${written}`);
    }
    return containers.length;
  }

  /** By their addresses, which no name service hides; the port that gateways have for everybody shows that the trial works. */
  async checkEnginePoolReachesNothing(): Promise<void> {
    for (const { Name, Config, NetworkSettings } of await this.#containers()) {
      const port = PORTS[serviceOf(Config)];
      if (!port) continue;
      for (const [network, { IPAddress }] of Object.entries(NetworkSettings.Networks)) {
        const isShared = network.endsWith('_engines');
        const outcome = await this.#inNode('engine-pool', 1, dial(IPAddress, port));
        if ((outcome === 'reached') !== isShared) throw new Error(`${shortName(Name)} in ${network}: ${outcome}`);
      }
    }
  }

  /** Libraries that would tell their makers what they run, or that miss something of the image, say so there. */
  async checkEnginePoolIsQuiet(): Promise<void> {
    const [line] = /^.*(?:telemetry|cannot).*$/im.exec(await this.#compose('logs', '--no-color', 'engine-pool')) ?? [];
    if (line) throw new Error(line);
  }

  async newOrganization(): Promise<{ id: string; key: string }> {
    const { id } = await this.#lavra<{ id: string }>(
      ...['org', 'create', '--name', 'Images', '--plan-credits', '0', '--purchased-credits', PLENTY],
      ...['--per-minute', PLENTY, '--per-day', PLENTY],
    );
    const { key } = await this.#lavra<{ key: string }>('key', 'create', '--org', id, '--kind', 'test');
    return { id, key };
  }

  async creditsCharged(organizationId: string): Promise<number> {
    return (await this.#lavra<{ creditsCharged: number }>('org', 'show', organizationId)).creditsCharged;
  }

  async audit(): Promise<void> {
    const { ok, violations } = await this.#lavra<{ ok: boolean; violations: unknown[] }>('audit');
    if (!ok) throw new Error(JSON.stringify(violations));
  }

  /** Trusting the authority of this installation alone. @throws Error saying what is not as it should be */
  async readCertificate(port: number, key: string): Promise<void> {
    const ca = await this.#compose('exec', '-T', 'gateway', 'cat', '/run/certificates/ca.pem');
    const { base64, data } = sample('certidao.jpg');
    const body = JSON.stringify({ imageType: 'base64', imageBase64: base64, requestId: 'images' });
    const first = await post(port, ca, key, body);
    if (first.status !== 201 || !first.body.success) throw new Error(JSON.stringify(first));
    for (const field of ['nome_completo', 'matrícula'])
      if (!isDeepStrictEqual(first.body.data[field], data[field])) {
        throw new Error(`${field} was read as ${JSON.stringify(first.body.data[field])}`);
      }
    const again = await post(port, ca, key, body);
    if (!isDeepStrictEqual(again.body.data, first.body.data) || again.body.creditsCharged !== 0) {
      throw new Error('the same request again is no replay');
    }
  }

  /** Settles once every replica is healthy and has extracted something. */
  async scale(service: string, replicas: number): Promise<void> {
    await this.#compose('up', '--detach', '--no-build', '--no-recreate', '--wait', '--scale', `${service}=${replicas}`);
    const running = await this.#containersOf(service);
    if (running.length !== replicas) throw new Error(`there are ${running.length}`);
    for (const { Config } of running) {
      const index = Number(Config.Labels['com.docker.compose.container-number']);
      await soon(async () => Number(await this.#inNode(service, index, EXTRACTIONS)) > 0);
    }
  }

  /** As a crash would: Docker starts nothing again that was killed by its own command. */
  async kill(service: string): Promise<void> {
    const [victim] = (await this.#containersOf(service)) as [Container];
    const index = Number(victim.Config.Labels['com.docker.compose.container-number']);
    // Ends with the container, before it can say how.
    await this.#inNode(service, index, KILL_SERVICE).catch(() => undefined);
    await soon(async () => {
      const { RestartCount, State } = await this.#inspect(victim.Id);
      return RestartCount > victim.RestartCount && State.Health?.Status === 'healthy';
    });
  }

  async restartInTurn(service: string): Promise<void> {
    for (const { Id, State } of await this.#containersOf(service)) {
      await this.#docker.docker('restart', '--time', '100', Id);
      await soon(async () => {
        const now = (await this.#inspect(Id)).State;
        return now.StartedAt !== State.StartedAt && now.Health?.Status === 'healthy';
      });
    }
  }

  /** Seconds it took. @throws Error when one of ours did not end by itself, or not in time */
  async stop(withinSeconds: number): Promise<number> {
    const before = await this.#containers();
    const startedMs = performance.now();
    await this.#compose('stop');
    const seconds = (performance.now() - startedMs) / 1_000;
    const bad = (await Promise.all(before.map(({ Id }) => this.#inspect(Id)))).filter(
      ({ State, Config }) =>
        State.OOMKilled || (State.ExitCode !== 0 && /^(ledger|engine-pool|gateway)$/.test(serviceOf(Config))),
    );
    if (bad.length > 0) {
      throw new Error(bad.map(({ Name, State }) => `${shortName(Name)} ended with ${State.ExitCode}`).join(', '));
    }
    if (seconds > withinSeconds) throw new Error(`it took ${seconds.toFixed(1)} s`);
    return seconds;
  }

  logs(): Promise<string> {
    return this.#compose('logs', '--no-color', '--tail', '200').catch((error: Error) => error.message);
  }

  async remove(): Promise<void> {
    await this.#compose('--profile', 'tools', 'down', '--volumes', '--remove-orphans', '--timeout', '10');
  }

  async #lavra<Result>(...args: string[]): Promise<Result> {
    return JSON.parse(await this.#compose('run', '--rm', '-T', 'cli', ...args, '--json')) as Result;
  }

  /** What a line of JavaScript prints inside a container. */
  #inNode(service: string, index: number, script: string): Promise<string> {
    return this.#compose('exec', '-T', '--index', String(index), service, 'node', '--eval', script);
  }

  #compose(...args: string[]): Promise<string> {
    return this.#docker.compose('--env-file', this.#envFile, ...args);
  }

  async #containersOf(service: string): Promise<Container[]> {
    return (await this.#containers()).filter(
      ({ Config, State }) => serviceOf(Config) === service && State.Status === 'running',
    );
  }

  async #containers(): Promise<Container[]> {
    const ids = await this.#compose('ps', '--all', '--quiet');
    return JSON.parse(await this.#docker.docker('inspect', ...ids.split('\n'))) as Container[];
  }

  async #inspect(id: string): Promise<Container> {
    const [container] = JSON.parse(await this.#docker.docker('inspect', id)) as [Container];
    return container;
  }
}

const CAPABILITIES = `console.log(/CapEff:\\s*(\\w+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1])`;
const WRITE_TO_ROOT = `try { fs.writeFileSync('/app/written', ''); console.log('yes') } catch (error) { console.log(error.code) }`;
const dial = (
  host: string,
  port: number,
) => `const socket = net.connect({ host: '${host}', port: ${port}, timeout: 2000 });
  for (const [event, outcome] of [['connect', 'reached'], ['timeout', 'silence'], ['error', 'refused']])
    socket.once(event, () => { console.log(outcome); process.exit() })`;
const EXTRACTIONS = `fetch('http://127.0.0.1:9090/metrics').then((reply) => reply.text()).then((text) =>
  console.log([...text.matchAll(/^lavra_engine_extraction_seconds_count\\{.*\\} (\\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)))`;
/** Not itself, whose command line has the same words. */
const KILL_SERVICE = `for (const id of fs.readdirSync('/proc').map(Number).filter((id) => id > 1 && id !== process.pid)) {
  const command = fs.readFileSync('/proc/' + id + '/cmdline', 'utf8');
  if (/^node\\0[^\\0]+\\/src\\/main\\.ts/.test(command)) process.kill(id, 'SIGKILL');
}`;

async function soon(ask: () => Promise<boolean>): Promise<void> {
  const endsMs = performance.now() + HAPPENS_WITHIN_MS;
  await until(async () => {
    if (performance.now() > endsMs) throw new Error(`not within ${HAPPENS_WITHIN_MS / 1_000} s`);
    return ask();
  });
}

async function post(port: number, ca: string, key: string, body: string) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const path = '/api/v1/documents/birth-certificate';
  const sent = request({ host: 'localhost', port, path, method: 'POST', ca, headers });
  const replied = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  sent.end(body);
  const reply = await replied;
  const answer = await text(reply);
  // biome-ignore lint/suspicious/noExplicitAny: the contract's answer, looked into by field
  return { status: reply.statusCode, body: (reply.statusCode === 201 ? JSON.parse(answer) : answer) as any };
}

function serviceOf({ Labels }: Container['Config']): string {
  return Labels['com.docker.compose.service'] ?? '';
}

/** Without the project's. */
function shortName(name: string): string {
  return name.replace(/^\/?lavra-images-/, '');
}

/** Of Docker's "12.5MiB / 2GiB". */
function bytes(usage: string): number {
  const [, amount, unit] = /^([\d.]+)([KMG]i)?B/.exec(usage) ?? [];
  return Number(amount) * ({ Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 }[unit ?? ''] ?? 1);
}
