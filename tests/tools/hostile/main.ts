// `npm run hostile`: hostile files, family by family, against a stack of its own. One JSON line a family.
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { families, familyOf } from './families.ts';
import { percentile95, runFamily, type Stack, sendGoodPages } from './run-family.ts';

const HELP = `npm run hostile [-- [DIR] [--files N] [--seconds N] [--seed N] [--family NAME]]
  DIR      sends the files of this folder instead of made ones
  files    of a family at most, 40 unless said
  seconds  for a family at most, 60 unless said
  seed     of what is random, 1 unless said
  family   only this one
`;
/** Good pages alone, for what a page takes when nobody attacks. */
const QUIET_PAGES = 8;
const PLENTY = '100000000';
/** The pool and its workers, on a machine of two cores. */
const MEMORY_MB_MAX = 1_536;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: 'string', default: '40' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      family: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [files, seconds, seed] = [Number(values.files), Number(values.seconds), Number(values.seed)];
  if (values.help || !(files >= 1) || !(seconds > 0) || !Number.isInteger(seed) || positionals.length > 1) {
    process.stderr.write(HELP);
    return values.help ? 0 : 2;
  }
  const [folder] = positionals;
  const all = folder === undefined ? families(files, seed) : [familyOf(folder)];
  const chosen = all.filter(({ name }) => values.family === undefined || name === values.family);
  const product = await startEmbedded({ env: { ENGINE_POOL_THREADS: '2' } });
  let isWell = true;
  try {
    const target = async (name: string) => {
      const limits = ['--purchased-credits', PLENTY, '--per-minute', PLENTY, '--per-day', PLENTY];
      const { id } = await product.lavra<{ id: string }>('org', 'create', '--name', name, ...limits);
      const { key } = await product.lavra<{ key: string }>('key', 'create', '--org', id);
      return { baseUrl: product.baseUrl, key };
    };
    const stack: Stack = {
      pid: product.pid,
      metricsPort: product.addresses.enginePool.metricsPort,
      attacker: await target('Attacker'),
      other: await target('Other'),
      goodPage: sample('certidao.jpg').file,
    };
    let quiet = QUIET_PAGES;
    const { timesMs } = await sendGoodPages(stack, () => --quiet === 0);
    const quietP95Ms = percentile95(timesMs);
    for (const family of chosen) {
      process.stderr.write(`${family.name}: ${family.files.length} files …\n`);
      const result = await runFamily(family, stack, seconds);
      const { statuses, restarts, memoryMbMax } = result;
      isWell &&=
        restarts === 0 && memoryMbMax <= MEMORY_MB_MAX && !('connection lost' in statuses || '503' in statuses);
      process.stdout.write(`${JSON.stringify({ ...result, quietP95Ms })}\n`);
    }
  } finally {
    await product.stop();
  }
  return isWell ? 0 : 1;
}

process.exitCode = await main();
