// `npm run bench [-- NAME]`: runs one measurement, or all of them one after the other, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCHES = ['gateway', 'ledger', 'ledger-purge', 'pool', 'reading'] as const;

function runBench(name: string, args: readonly string[]): boolean {
  process.stderr.write(`bench: ${name}\n`);
  const module = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [module, ...args], { stdio: 'inherit' }).status === 0;
}

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !(BENCHES as readonly string[]).includes(name)) {
  process.stderr.write(`npm run bench [-- ${BENCHES.join('|')}]\n`);
  process.exitCode = 2;
} else {
  const chosen = name === undefined ? BENCHES : [name];
  const failed = chosen.filter((bench) => !runBench(bench, args));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
