// Where metrics can be read.
import { expect, test } from 'vitest';
import { createMetrics, startMetricsServer } from './metrics.ts';

test('metrics are served at their host and nowhere else', async () => {
  const metrics = await startMetricsServer(createMetrics('test'), { host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(await response.text()).toContain('process_cpu_seconds_total');
  // All of 127/8 is this machine, so that a server on every interface would answer here too.
  await expect(fetch(`http://127.0.0.2:${metrics.port}/metrics`)).rejects.toThrow();
  await metrics.close();
});
