// The load run as its user starts it, for a second.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../support/embedded.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const METRICS = ['requests', 'latency p50', 'latency p95', 'latency p99', 'errors', 'busy', 'charges beside answers'];

function load(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return promisify(execFile)(process.execPath, [MAIN, '--seconds', '1', ...args], { env: { ...process.env, ...env } });
}

function expectFigures(stdout: string): void {
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { bench: string; metric: string; ours: number; peer: number | null });
  expect(lines.map(({ metric }) => metric)).toEqual(METRICS);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['bench', 'metric', 'ours', 'peer', 'ratio', 'unit']);
    expect(line.bench).toBe('load');
  }
  const figure = (metric: string) => lines.find((line) => line.metric === metric);
  expect(figure('requests')?.ours).toBeGreaterThan(0);
  expect(figure('errors')?.ours).toBe(0);
  const charges = figure('charges beside answers');
  expect(charges?.ours).toBeGreaterThan(0);
  expect(charges?.ours).toBe(charges?.peer);
}

test('loads a gateway that runs', async () => {
  const product = await startEmbedded({ env: { LOAD_TEST_MODE: 'true' } });
  try {
    // Few enough for its engines.
    const { stdout } = await load(['--url', product.baseUrl, '--connections', '4'], product.operatorEnv);
    expectFigures(stdout);
  } finally {
    await product.stop();
  }
});

test('spares a gateway whose engines are real', async () => {
  const asked: (string | undefined)[] = [];
  const real = createServer((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify({ status: 'ok', loadTestMode: false }));
  });
  await once(real.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(real.address() as AddressInfo).port}/api/v1`;
    await expect(load(['--url', url])).rejects.toMatchObject({
      stderr: expect.stringContaining('start it with LOAD_TEST_MODE=true'),
    });
    expect(asked).toEqual(['/api/v1/health']);
  } finally {
    real.close();
  }
});
