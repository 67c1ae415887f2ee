// `npm run hostile`: hostile files, family by family, against a stack of its own. One JSON line a family. With --soak,
// hostile and good files mixed, and one JSON line a hundred.
import { parseArgs } from 'node:util';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { EACH, families, familyOf, IN_ALL } from './families.ts';
import { type FamilyResult, runFamily, type Stack } from './run-family.ts';
import { runSoak } from './soak.ts';

const HELP = `npm run hostile [-- [DIR] [--files N | --in-all N] [--seconds N] [--seed N] [--family NAME]]
npm run hostile -- --soak N [--seed N]
  DIR      sends the files of this folder instead of made ones
  files    of a family at most, 40 unless said
  in-all   so many over all families: many of what is refused at sight, few of what is read to its end
  seconds  for a family at most, 60 unless said
  seed     of what is random, 1 unless said
  family   only this one
  soak     so many extractions, a quarter of them hostile: does the pool's memory stay flat?
`;
const PLENTY = '100000000';
/** The pool and its workers, on a machine of two cores. */
const MEMORY_MB_MAX = 1_536;
/** What no file may come to: faults of ours, and answers that another try may change. */
const FAULT = /^(?:5\d\d|connection lost|INTERNAL\w*|EXTRACTION_(?:TIMEOUT|UNAVAILABLE))$/;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: 'string', default: '40' },
      'in-all': { type: 'string' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      family: { type: 'string' },
      soak: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [files, seconds, seed] = [Number(values.files), Number(values.seconds), Number(values.seed)];
  const inAll = values['in-all'] === undefined ? undefined : Number(values['in-all']);
  const soak = values.soak === undefined ? undefined : Number(values.soak);
  const isWrong = !(files >= 1) || !((inAll ?? 1) >= 1) || !((soak ?? 100) >= 100) || !(seconds > 0);
  if (values.help || isWrong || !Number.isInteger(seed) || positionals.length > 1) {
    process.stderr.write(HELP);
    return values.help ? 0 : 2;
  }
  const [folder] = positionals;
  const made = () => families(inAll === undefined ? EACH(files) : IN_ALL(inAll), seed);
  const all = folder === undefined ? made() : [familyOf(folder)];
  const chosen = all.filter(({ name }) => values.family === undefined || name === values.family);
  const product = await startEmbedded({ env: { ENGINE_POOL_THREADS: '2' } });
  try {
    const stack = await stackOf(product);
    return soak === undefined ? await attack(chosen, stack, seconds) : await runSoak(soak, seed, stack);
  } finally {
    await product.stop();
  }
}

async function stackOf(product: Embedded): Promise<Stack> {
  const target = async (name: string) => {
    const limits = ['--purchased-credits', PLENTY, '--per-minute', PLENTY, '--per-day', PLENTY];
    const { id } = await product.lavra<{ id: string }>('org', 'create', '--name', name, ...limits);
    const { key } = await product.lavra<{ key: string }>('key', 'create', '--org', id);
    return { baseUrl: product.baseUrl, key };
  };
  return {
    pid: product.pid,
    metricsPort: product.addresses.enginePool.metricsPort,
    attacker: await target('Attacker'),
    other: await target('Other'),
    goodPage: sample('certidao.jpg').file,
  };
}

async function attack(chosen: readonly Parameters<typeof runFamily>[0][], stack: Stack, seconds: number) {
  let isWell = true;
  for (const family of chosen) {
    process.stderr.write(`${family.name}: ${family.files.length} files …\n`);
    const result = await runFamily(family, stack, seconds);
    isWell &&= isHeld(result);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
  return isWell ? 0 : 1;
}

function isHeld({ statuses, restarts, memoryMbMax }: FamilyResult): boolean {
  return restarts === 0 && memoryMbMax <= MEMORY_MB_MAX && !Object.keys(statuses).some((status) => FAULT.test(status));
}

process.exitCode = await main();
