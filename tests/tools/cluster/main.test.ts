// `npm run cluster` as a curious user meets it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/embedded.ts';
import { until } from '../../support/until.ts';

test('it prints ready and a curl line that works, and ends with everything it started', async () => {
  const child = spawn(process.execPath, ['tests/tools/cluster/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOAD_TEST_MODE: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const exit = once(child, 'exit');
  try {
    await until(() => {
      if (child.exitCode !== null) throw new Error('the cluster ended at once');
      return printed.includes("request.json'\n");
    });
    expect(printed).toMatch(/^ready at http:\/\/127\.0\.0\.1:[1-9]\d*\/api\/v1$/m);
    for (const replica of ['ledger-1', 'ledger-2', 'engine-pool-1', 'engine-pool-2', 'gateway-1', 'gateway-2']) {
      expect(printed).toContain(replica);
    }
    const curl = printed.split('\n').find((line) => line.startsWith('curl ')) as string;
    const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
    expect(JSON.parse(stdout)).toMatchObject({ success: true, creditsCharged: 1 });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await exit).toEqual([0, null]);
});
