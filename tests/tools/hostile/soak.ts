// Good and hostile files mixed, one after the other: does every process's memory stay flat?
import { sample } from '../../support/samples.ts';
import { type Family, families, IN_ALL } from './families.ts';
import { memoryMbOf, PoolProcesses } from './pool-processes.ts';
import { outcomeOf, type Stack } from './run-family.ts';

/** Every so-manieth file is hostile. */
const HOSTILE_EVERY = 4;
/** Small pages: most by their own text, which costs least, some by their pixels. */
const GOOD = ['digital.pdf', 'digital.pdf', 'digital.pdf', 'digital.pdf', 'copia.jpg'];
const AT_ONCE = 3;
const STEP = 100;
/** Networks, caches and V8's heap grow until then. */
const WARM_UP_STEPS = 3;
/** Of what the pool takes: less than workers differ by from hundred to hundred. */
const GROWTH_MAX = 0.1;

const FIGURES = ['memoryMb', 'ownMemoryMb', 'gatewayMemoryMb', 'ledgerMemoryMb'] as const;
type Point = Readonly<Record<(typeof FIGURES)[number], number>>;

async function look(supervisor: number, pool: PoolProcesses): Promise<Point> {
  const { memoryMb, ownMemoryMb } = await pool.look();
  const [gatewayMemoryMb, ledgerMemoryMb] = await Promise.all([
    memoryMbOf(supervisor, 'gateway'),
    memoryMbOf(supervisor, 'ledger'),
  ]);
  return { memoryMb, ownMemoryMb, gatewayMemoryMb, ledgerMemoryMb };
}

/** @returns 0 when the memory is flat and no good file failed, else 1 */
export async function runSoak(extractions: number, seed: number, { pid, attacker, other }: Stack): Promise<number> {
  const hostile = shuffledHostile(extractions, seed);
  const pool = new PoolProcesses(pid);
  const points: Point[] = [];
  let failed = 0;
  let faults = 0;
  for (let done = 0; done < extractions; done += STEP) {
    let next = done;
    const send = async (): Promise<void> => {
      while (next < Math.min(done + STEP, extractions)) {
        const number = next++;
        if (number % HOSTILE_EVERY === 0) {
          const file = await (hostile[(number / HOSTILE_EVERY) % hostile.length] as Family['files'][number])();
          if (/^5\d\d$|lost/.test(await outcomeOf(attacker, file, `hostile-${number}`))) faults++;
        } else {
          const { file } = sample(GOOD[number % GOOD.length] as string);
          if ((await outcomeOf(other, file, `good-${number}`)) !== 'answered') failed++;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const point = await look(pid, pool);
    points.push(point);
    process.stdout.write(`${JSON.stringify({ extractions: next, ...point, failed, faults })}\n`);
  }
  const settled = points.slice(WARM_UP_STEPS);
  const growth = Object.fromEntries(FIGURES.map((name) => [name, growthOf(settled.map((point) => point[name]))]));
  const { restarts } = pool;
  const isFlat = FIGURES.every((name) => (growth[name] as number) <= GROWTH_MAX);
  process.stdout.write(`${JSON.stringify({ growth, isFlat, failed, faults, restarts })}\n`);
  return isFlat && failed + faults + restarts === 0 ? 0 : 1;
}

/** A line through the points (least squares): from its first to its last, as a share of their mean. */
export function growthOf(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 0;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  let along = 0;
  let squares = 0;
  for (const [index, value] of values.entries()) {
    along += (index - middle) * (value - mean);
    squares += (index - middle) ** 2;
  }
  return Number((((along / squares) * (count - 1)) / mean).toFixed(3));
}

/** Of all families but good pages, in an order of chance. */
function shuffledHostile(extractions: number, seed: number): Family['files'][number][] {
  const wanted = Math.ceil(extractions / HOSTILE_EVERY);
  const files = families(IN_ALL(wanted), seed)
    .filter(({ name }) => name !== 'a flood of good pages')
    .flatMap((family) => family.files);
  // A stride that shares no factor with their number meets each of them once.
  let stride = Math.floor(0.618 * files.length);
  while (commonFactor(stride, files.length) > 1) stride++;
  return files.map((_, index) => files[(index * stride) % files.length] as Family['files'][number]);
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
