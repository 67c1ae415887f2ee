// `npm run accuracy:floors`: measures every group of the accuracy gate and raises its floors to what was measured.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { belowFloor, type Floors, floorsUnder, raisedFloors } from './floors.ts';
import { GROUPS, measure } from './measure.ts';

const HELP = `npm run accuracy:floors [-- --allow-lower]
  allow-lower  write what was measured even where a floor falls; without it such a floor stays and the command fails
`;
const FILE = new URL('./floors.json', import.meta.url);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'allow-lower': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stderr.write(HELP);
    return 0;
  }
  const measured: Record<string, Floors[string]> = {};
  const pool = await startPoolReader(undefined);
  try {
    for (const group of GROUPS) {
      const { floors, wrong } = await measure(pool, group);
      Object.assign(measured, floors);
      process.stderr.write([`${group} ${JSON.stringify(floors[group])}`, ...wrong, ''].join('\n'));
    }
  } finally {
    await pool.close();
  }
  const floors = JSON.parse(readFileSync(FILE, 'utf8')) as Floors;
  const lower = belowFloor(floors, measured).filter((line) => !line.endsWith('has no floor'));
  writeFileSync(
    FILE,
    `${JSON.stringify(raisedFloors(floors, floorsUnder(measured), values['allow-lower']), null, 2)}\n`,
  );
  if (lower.length > 0) process.stderr.write(`lower than before:\n  ${lower.join('\n  ')}\n`);
  return lower.length > 0 && !values['allow-lower'] ? 1 : 0;
}

process.exitCode = await main();
