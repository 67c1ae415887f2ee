// Eight bodies of 14 MB at once leave the gateway's event loop free for everyone else.
import { randomBytes } from 'node:crypto';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.ts';
import { IMAGE } from './support/gateway-stack.ts';

const BODIES_AT_ONCE = 8;
const ROUNDS = 3;
const DELAY_P99_MAX_MS = 50;

let gateway: GatewayProcess;
beforeAll(async () => {
  gateway = await startGatewayProcess();
});
afterAll(() => gateway.close());

test('its own work delays the event loop by less than 50 ms in 99 of 100 samples', async () => {
  const file = Buffer.concat([IMAGE, randomBytes(IMAGE_BYTES_MAX - IMAGE.length)]);
  const body = JSON.stringify({ imageType: 'base64', imageBase64: file.toString('base64') });
  const send = async () => {
    const response = await fetch(`${gateway.baseUrl}/documents/birth-certificate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${gateway.key}`, 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(201);
    await response.arrayBuffer();
  };
  for (let round = 0; round < ROUNDS; round++) {
    await gateway.eventLoopDelay();
    await Promise.all(Array.from({ length: BODIES_AT_ONCE }, send));
    const { eventLoopDelayP99Ms } = await gateway.eventLoopDelay();
    expect(eventLoopDelayP99Ms).toBeLessThan(DELAY_P99_MAX_MS);
  }
});
