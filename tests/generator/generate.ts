// Draws sample certificates of made-up people, each with its truth: node tests/generator/generate.ts --out DIR --seed N
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ALL_CONDITIONS, CONDITIONS } from './captures/index.ts';
import { LAYOUTS } from './layouts/index.ts';
import { NEGATIVES } from './other-documents/index.ts';
import { renderCase, type Wish } from './render-case.ts';
import { writeCase } from './write-case.ts';

const HELP = `node tests/generator/generate.ts --out DIR [--seed N] [--count N] [--negatives N] [--layout NAME]... [--condition NAME]...
  count: certificates; all pairs of layout and condition once unless said;
  those of captures/careless.ts and hard.ts only where they are named. negatives: other documents; one of each kind unless said.`;

/** The n-th pair of two lists: every pair comes once before any comes twice, and neighbours differ in both. */
function pairAt(n: number, first: readonly string[], second: readonly string[]): [string, string] {
  const row = n % first.length;
  const a = first[row];
  const b = second[(row + Math.floor(n / first.length)) % second.length];
  if (a === undefined || b === undefined) throw new RangeError('nothing to pair');
  return [a, b];
}

function wishes(
  seed: string,
  count: number,
  layouts: readonly string[],
  conditions: readonly string[],
  prefix: string,
): Wish[] {
  return Array.from({ length: count }, (_, n) => {
    const [layout, condition] = pairAt(n, layouts, conditions);
    return {
      name: `${prefix}${String(n + 1).padStart(3, '0')}-${layout}-${condition}`,
      layout,
      condition,
      seed: `${seed}/${prefix}${n}`,
    };
  });
}

/** The names asked for, in the order of `all`; all of them when none was. */
function chosen(all: readonly { name: string }[], asked: readonly string[] | undefined): string[] {
  const names = all.map((one) => one.name);
  const unknown = asked?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`there is no ${unknown}; there are ${names.join(', ')}`);
  return asked === undefined ? names : names.filter((name) => asked.includes(name));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string' },
      negatives: { type: 'string' },
      layout: { type: 'string', multiple: true },
      condition: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || values.out === undefined) {
    process.stderr.write(`${HELP}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const layouts = chosen(LAYOUTS, values.layout);
  const conditions = values.condition ? chosen(ALL_CONDITIONS, values.condition) : CONDITIONS.map((one) => one.name);
  const kinds = NEGATIVES.map((negative) => negative.name);
  const all = [
    ...wishes(values.seed, Number(values.count ?? layouts.length * conditions.length), layouts, conditions, ''),
    ...wishes(values.seed, Number(values.negatives ?? kinds.length), kinds, conditions, 'neg-'),
  ];
  await mkdir(values.out, { recursive: true });
  for (const wish of all) await writeCase(values.out, await renderCase(wish));
  process.stderr.write(`${all.length} documents written\n`);
}

await main();
