// `npm test`: the checks, then every test; ends with "tests: N passed, N failed". Nothing may be skipped.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, type VitestReport } from './support/count-tests.ts';

const CHECKS = ['check:format', 'check:types', 'check:proto', 'check:imports'];

let passed = 0;
let failed = 0;

for (const check of CHECKS) {
  if (run('npm', ['run', '--silent', check])) passed += 1;
  else failed += 1;
}

const scratch = mkdtempSync(join(tmpdir(), 'lavra-tests-'));
try {
  const report = join(scratch, 'report.json');
  const green = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const counts = count(report);
  passed += counts.passed;
  // A run that ended badly without a failed test (a worker that died, an error outside a test) is a failure too.
  failed += green ? counts.failed : Math.max(1, counts.failed);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

process.stdout.write(`tests: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function count(path: string): { passed: number; failed: number } {
  try {
    return countTests(JSON.parse(readFileSync(path, 'utf8')) as VitestReport);
  } catch (error) {
    process.stderr.write(`tests: no report of vitest (${(error as Error).message})\n`);
    return { passed: 0, failed: 1 };
  }
}
