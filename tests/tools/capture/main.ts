// `npm run capture -- DIR OUT --conditions A,B`: scans and photographs the PDFs of a folder, with their truth.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_CONDITIONS } from '../../generator/captures/index.ts';
import { pdfBornDigital } from '../../generator/captures/pdf.ts';
import { Random } from '../../generator/random.ts';
import { writeCase } from '../../generator/write-case.ts';
import { loadTruths } from '../accuracy/truths.ts';
import { captureCase } from './capture-case.ts';

/** The files are born digital already. */
const CAPTURES = ALL_CONDITIONS.filter((condition) => condition !== pdfBornDigital);

const HELP = `npm run capture -- DIR OUT --conditions NAME[,NAME]... [--seed N] [--rotate]
  DIR         PDF documents, each beside <case>.json with its truth; files of other kinds are left out
  OUT         gets <case>-<condition>.<ext> and its truth
  conditions  ${CAPTURES.map(({ name }) => name).join(', ')}
  seed        the same seed gives the same light, turns and noise; 1 unless said
  rotate      each document in one of the conditions, in turn, instead of in every one
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      conditions: { type: 'string' },
      seed: { type: 'string', default: '1' },
      rotate: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [from, to] = positionals;
  if (values.help || from === undefined || to === undefined || values.conditions === undefined) {
    process.stderr.write(HELP);
    return values.help ? 0 : 2;
  }
  const conditions = values.conditions.split(',').map((name) => {
    const condition = CAPTURES.find((one) => one.name === name);
    if (condition === undefined) throw new Error(`there is no condition ${name}`);
    return condition;
  });
  const truths = await loadTruths(from);
  const pdfs = truths.filter((truth) => truth.file.endsWith('.pdf'));
  await mkdir(to, { recursive: true });
  let written = 0;
  for (const [n, truth] of pdfs.entries()) {
    const file = await readFile(join(from, truth.file));
    const asked = values.rotate ? conditions.slice(n % conditions.length).slice(0, 1) : conditions;
    for (const condition of asked) {
      const random = new Random(`${values.seed}/${truth.case}/${condition.name}`);
      await writeCase(to, await captureCase(truth, file, condition, random));
      written++;
    }
  }
  process.stderr.write(`${written} documents written, ${truths.length - pdfs.length} that are no PDF left out\n`);
  return 0;
}

process.exitCode = await main();
