// Every process killed in the middle of an extraction: it comes back, and the client that retries pays once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { childPid } from '../../support/processes.ts';
import { sample } from '../../support/samples.ts';
import { send, sendUntilAnswered, type Target } from '../../support/send.ts';
import { until } from '../../support/until.ts';

/** Long enough to be met in the middle, whatever the machine is doing. */
const SIMULATED_ENGINE_MS = 3_000;

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded({
    env: { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: String(SIMULATED_ENGINE_MS) },
  });
});
afterAll(() => embedded.stop());

test.each(['gateway', 'ledger', 'engine-pool'])('%s killed during an extraction', async (service) => {
  const { id: org } = await embedded.lavra<{ id: string }>('org', 'create', '--name', service);
  const { key } = await embedded.lavra<{ key: string }>('key', 'create', '--org', org);
  const target: Target = { baseUrl: embedded.baseUrl, key };
  const request = { imageType: 'base64', imageBase64: sample('certidao.jpg').base64, requestId: `kill-${service}` };
  const show = () => embedded.lavra<{ creditsHeld: number; creditsCharged: number }>('org', 'show', org);

  const first = send(target, request).catch(() => undefined);
  await until(async () => (await show()).creditsHeld > 0);
  const pid = (await childPid(embedded.pid, service)) as number;
  process.kill(pid, 'SIGKILL');
  await first;

  await until(async () => {
    const now = await childPid(embedded.pid, service);
    return now !== undefined && now !== pid;
  });
  expect((await sendUntilAnswered(target, request)).body).toMatchObject({ success: true });
  expect((await send(target, request)).headers.get('idempotent-replayed')).toBe('true');
  expect(await show()).toMatchObject({ creditsCharged: 1, creditsHeld: 0 });
  expect(await embedded.lavra('audit')).toMatchObject({ ok: true, violations: [] });
});
