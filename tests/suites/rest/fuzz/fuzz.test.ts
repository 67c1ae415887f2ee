// Fuzzes a real gateway with schemathesis, which reads our OpenAPI document and tries what no person would: no 5xx, and
// every answer is one that the document promises.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Python, pythonWith } from '../../../support/python-packages.ts';
import { type GatewayStack, startGatewayStack } from '../support/gateway-stack.ts';

const run = promisify(execFile);
const EXAMPLES_PER_OPERATION = 150;
/** The same cases every time: a red run can be looked into. */
const SEED = 20_260_101;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let stack: GatewayStack;
let python: Python;
beforeAll(async () => {
  python = await pythonWith(here('./schemathesis.txt'));
  // No fuzzed imageUrl leaves the machine: here no name exists and no address is public.
  const network = { resolve: async () => [], isPortAllowed: () => true, isAddressAllowed: () => false };
  stack = await startGatewayStack({ network });
});
afterAll(() => stack?.close());

test('no answer is a server error, and every answer is in the document', async () => {
  const reports = await mkdtemp(join(tmpdir(), 'lavra-fuzz-'));
  const report = join(reports, 'junit.xml');
  const arguments_ = [
    ...['-m', 'schemathesis.cli', '--config-file', here('./schemathesis.toml')],
    ...['run', `${stack.baseUrl}/openapi.json`],
    ...['--header', `Authorization: Bearer ${stack.key}`],
    ...['--phases', 'examples,coverage,fuzzing', '--checks', 'all', '--mode', 'all'],
    ...['--max-examples', String(EXAMPLES_PER_OPERATION), '--seed', String(SEED), '--continue-on-failure'],
    ...['--report', 'junit', '--report-junit-path', report],
  ];
  try {
    const { stdout } = await run(python.command, arguments_, {
      env: python.env,
      maxBuffer: 64 * 1_048_576,
      cwd: reports,
    }).catch((error: { stdout?: string; message: string }) => ({ stdout: error.stdout ?? error.message }));
    const [, cases = '0'] = /(\d+) generated/.exec(stdout) ?? [];
    expect(stdout, stdout.slice(-8_000)).toContain('No issues found');
    expect(Number(cases)).toBeGreaterThan(300);
  } finally {
    await rm(reports, { recursive: true });
  }
});
