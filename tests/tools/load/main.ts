// `npm run load`: what a gateway with simulated engines takes, and that it charges what it answered. One JSON line a figure.
import { parseArgs } from 'node:util';
import { lavra, startEmbedded } from '../../support/embedded.ts';
import { progress, report } from '../bench/report.ts';
import { runLoad } from './run-load.ts';

const HELP = `npm run load [-- --url URL] [--seconds N] [--connections N]
  url          of a running gateway, http://host:port/api/v1, whose engines are simulated (LOAD_TEST_MODE=true); the
               operator's command must reach its ledger (LEDGER_ADDRESS or LEDGER_PORT, LAVRA_OPERATOR_TOKEN or
               LAVRA_DATA_DIR). Without it everything is started here, on free ports
  seconds      how long, 10 unless said
  connections  how many requests at once, 16 unless said
`;
const BENCH = 'load';
/** Its engines take 16 at once, those that wait included, each for this long: they are not what is measured. */
const OWN_ENGINES = { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '5', ENGINE_POOL_THREADS: '4' };
/** No limit of a plan is met. */
const PLENTY = '100000000';

interface Product {
  readonly baseUrl: string;
  lavra<Result>(...args: string[]): Promise<Result>;
  stop(): Promise<unknown>;
}

async function connect(url: string | undefined): Promise<Product> {
  if (url === undefined) return startEmbedded({ env: OWN_ENGINES });
  return {
    baseUrl: url.replace(/\/+$/, ''),
    lavra: async (...args) => JSON.parse((await lavra(args, process.env)).stdout),
    stop: async () => undefined,
  };
}

/** @throws Error when real engines would be kept busy with blank images. */
async function requireSimulatedEngines({ baseUrl }: Product): Promise<void> {
  const health = (await (await fetch(`${baseUrl}/health`)).json()) as { loadTestMode?: boolean };
  if (!health.loadTestMode) throw new Error(`${baseUrl} has real engines: start it with LOAD_TEST_MODE=true`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '16' },
      help: { type: 'boolean', default: false },
    },
  });
  const settings = { seconds: Number(values.seconds), connections: Number(values.connections) };
  if (values.help || !(settings.seconds > 0) || !(settings.connections >= 1)) {
    process.stderr.write(HELP);
    return values.help ? 0 : 2;
  }
  const product = await connect(values.url);
  try {
    await requireSimulatedEngines(product);
    const { id: org } = await product.lavra<{ id: string }>(
      ...['org', 'create', '--name', 'Load', '--plan-credits', '0', '--purchased-credits', PLENTY],
      ...['--per-minute', PLENTY, '--per-day', PLENTY],
    );
    const { key } = await product.lavra<{ key: string }>('key', 'create', '--org', org, '--kind', 'test');
    progress(`${BENCH}: ${settings.connections} requests at once for ${settings.seconds} s …`);
    const figures = await runLoad({ baseUrl: product.baseUrl, key }, settings);
    const { creditsCharged } = await product.lavra<{ creditsCharged: number }>('org', 'show', org);
    const tell = (metric: string, ours: number, unit: string, peer: number | null = null) =>
      report({ bench: BENCH, metric, ours, peer, unit });
    tell('requests', figures.requestsPerSecond, 'requests/s');
    for (const [name, latencyMs] of Object.entries(figures.latenciesMs)) tell(`latency ${name}`, latencyMs, 'ms');
    tell('errors', figures.errors, 'requests');
    tell('busy', figures.busy, 'requests');
    tell('charges beside answers', creditsCharged, 'credits', figures.answers);
    return figures.errors === 0 && creditsCharged === figures.answers ? 0 : 1;
  } finally {
    await product.stop();
  }
}

process.exitCode = await main();
