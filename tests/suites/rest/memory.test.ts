// The memory for files: a flood of large bodies is sent away with the 503 page, and only while it lasts.

import type { GatewayDependencies } from '@lavra/gateway';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { createApiKey } from '@lavra/shared/api-key';
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { afterEach, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { openConnection, parseAnswer, type RawConnection } from './support/raw-http.ts';
import { answered } from './support/scripted-services.ts';
import { startTestWeb } from './support/web.ts';

/** Far more than a gateway may take at once. */
const CALLERS_MAX = 200;
const RESERVED = /^lavra_gateway_file_bytes_reserved\{.*\} (\d+)$/m;

let stack: GatewayStack;
const connections: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of connections.splice(0)) socket.destroy();
  await stack.close();
});

async function start(dependencies: Partial<GatewayDependencies> = {}): Promise<void> {
  stack = await startGatewayStack(dependencies);
}

async function reservedBytes(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${stack.metricsPort}/metrics`)).text();
  return Number(RESERVED.exec(text)?.[1]);
}

/** Announces a body and waits for leave to send it. @returns what came of it */
async function announce(framing: string, key = stack.key): Promise<string> {
  const connection = openConnection(stack.host, stack.port);
  connections.push(connection);
  connection.socket.write(
    `POST /api/v1/documents/birth-certificate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Type: application/json\r\n${framing}\r\nExpect: 100-continue\r\n\r\n`,
  );
  return connection.until(/^HTTP\/1\.1 100 Continue|^HTTP\/1\.1 503[\s\S]*<\/html>/);
}

test.each([
  ['with their length', 'Content-Length: 14000000', IMAGE_BYTES_MAX],
  ['in chunks', 'Transfer-Encoding: chunked', BODY_BYTES_MAX],
])(
  'large bodies %s of one organization are let in up to its share, and again when others are gone',
  async (_name, framing, bytes) => {
    await start();
    let letIn = 0;
    let last = '';
    for (; letIn < CALLERS_MAX; letIn++) {
      last = await announce(framing);
      if (!last.startsWith('HTTP/1.1 100')) break;
    }
    expect(letIn).toBe(Math.floor((512 * 1_048_576) / 2 / bytes));
    expect(await reservedBytes()).toBe(letIn * bytes);
    const refused = parseAnswer(last);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(stack.ledger.admitted).toHaveLength(0);
    const other = createApiKey('test');
    stack.ledger.addKey(other, undefined, 'org_other');
    expect(await announce(framing, other)).toMatch(/^HTTP\/1\.1 100/);

    for (const { socket } of connections) socket.destroy();
    await expect.poll(reservedBytes, { timeout: 10_000 }).toBe(0);
    expect((await stack.post(IMAGE_BODY)).status).toBe(201);
    await expect.poll(reservedBytes, { timeout: 10_000 }).toBe(0);
  },
);

test('a file from a URL is reserved at its largest until its extraction is settled', async () => {
  const web = await startTestWeb((_request, response) => response.end(IMAGE));
  await start({ network: web.network });
  const reserved: number[] = [];
  stack.enginePool.script = async () => {
    reserved.push(await reservedBytes());
    return answered({ engine: Engine.ENGINE_MINI });
  };
  const body = JSON.stringify({ imageType: 'url', imageUrl: `http://image.test:${web.port}/a.png` });
  expect((await stack.post(body)).status).toBe(201);
  expect(reserved).toEqual([body.length + IMAGE_BYTES_MAX]);
  await expect.poll(reservedBytes, { timeout: 10_000 }).toBe(0);
  await web.close();
});
