// Downloads that are allowed: redirects, sizes, times and what a server may answer, and what is asked of it.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { startTestWeb, type TestWeb } from './support/web.ts';

let web: TestWeb;
let stack: GatewayStack;
const asked: IncomingHttpHeaders[] = [];
const largest = Buffer.concat([IMAGE, Buffer.alloc(IMAGE_BYTES_MAX - IMAGE.length)]);

const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/image': (response) => response.writeHead(200, { 'Set-Cookie': 'a=b', 'Content-Type': 'text/html' }).end(IMAGE),
  '/redirect-1': (response) => response.writeHead(301, { Location: 'image', 'Set-Cookie': 'a=b' }).end(),
  '/redirect-2': (response) => response.writeHead(302, { Location: '/redirect-1' }).end('moved'),
  '/redirect-3': (response) => response.writeHead(307, { Location: '//image.test:{port}/redirect-2' }).end(),
  '/redirect-4': (response) => response.writeHead(308, { Location: '/redirect-3' }).end(),
  '/redirect-loop': (response) => response.writeHead(303, { Location: '/redirect-loop' }).end(),
  '/redirect-nowhere': (response) => response.writeHead(302).end(),
  '/not-found': (response) => response.writeHead(404).end('no'),
  '/login': (response) => response.writeHead(401).end(IMAGE),
  '/partial': (response) => response.writeHead(206).end(IMAGE),
  '/error': (response) => response.writeHead(500).end(),
  '/empty': (response) => response.end(),
  '/page': (response) => response.end('<!doctype html><title>Log in</title>'),
  '/gzip': (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(IMAGE)),
  '/largest': (response) => response.end(largest),
  '/too-large': (response) => response.writeHead(200, { 'Content-Length': IMAGE_BYTES_MAX + 1 }).end(),
  '/too-large-chunked': (response) => response.write(largest, () => response.end(randomBytes(1))),
  '/endless': async (response) => {
    while (!response.destroyed) {
      response.write(Buffer.alloc(1_048_576));
      await delay(1);
    }
  },
  '/two-locations': (response) => raw(response, 'Location: /image\r\nLocation: /redirect-1', '302 Found'),
  '/redirect-endless': async (response) => {
    response.writeHead(302, { Location: '/image' });
    await answers['/endless']?.(response);
  },
  '/huge-header': (response) => response.writeHead(200, { 'X-Huge': 'x'.repeat(20_000) }).end(IMAGE),
  '/many-headers': (response) => {
    for (let number = 0; number < 1_000; number++) response.setHeader(`X-Header-${number}`, 'x'.repeat(20));
    response.end(IMAGE);
  },
  '/two-lengths': (response) => raw(response, `Content-Length: ${IMAGE.length}\r\nContent-Length: 1`),
  '/length-and-chunks': (response) => raw(response, `Content-Length: ${IMAGE.length}\r\nTransfer-Encoding: chunked`),
  '/negative-length': (response) => raw(response, 'Content-Length: -1'),
  '/endless-length': (response) => raw(response, `Content-Length: ${'9'.repeat(30)}`),
  '/no-number': (response) => raw(response, 'Content-Length: 0x7fffffff'),
  '/folded': (response) => raw(response, 'Content-Length: 1\r\n 0'),
  '/early-hints': async (response) => {
    while (!response.destroyed) {
      response.writeEarlyHints({ link: '</image>; rel=preload' });
      await delay(1);
    }
  },
  '/hang': () => {},
  '/stall': (response) => response.write(IMAGE),
  '/drip': (response) => drip(response, 100),
  '/steady': (response) => drip(response, 6_000),
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Length': 1_000 });
    response.write(IMAGE, () => response.destroy());
  },
};

/** An answer that no library writes. */
function raw(response: ServerResponse, headers: string, status = '200 OK'): void {
  response.socket?.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`), IMAGE]));
}

/** Every tenth of a second so many bytes, for ever. */
function drip(response: ServerResponse, bytes: number): void {
  const timer = setInterval(() => response.write(Buffer.alloc(bytes)), 100);
  response.on('close', () => clearInterval(timer));
}

beforeAll(async () => {
  web = await startTestWeb((request, response) => {
    asked.push(request.headers);
    const { writeHead } = response;
    // Redirects need the port, which is only known now.
    response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      const location = headers.Location?.replace('{port}', String(web.port));
      return writeHead.call(response, status, { ...headers, ...(location && { Location: location }) } as never);
    }) as typeof response.writeHead;
    answers[request.url ?? '']?.(response);
  });
  stack = await startGatewayStack({ network: web.network });
});
afterAll(async () => {
  await stack.close();
  await web.close();
});

async function send(path: string): Promise<{ status: number; errorCode?: string; error?: string }> {
  const response = await stack.post({ imageType: 'url', imageUrl: `http://image.test:${web.port}${path}` });
  return { status: response.status, ...((await response.json()) as object) };
}

test('asks for nothing but the link: no cookies, no credentials, no compression', async () => {
  asked.length = 0;
  expect(await send('/redirect-1')).toMatchObject({ status: 201 });
  expect(asked).toHaveLength(2);
  for (const headers of asked) {
    expect(headers).toEqual({
      host: `image.test:${web.port}`,
      connection: 'keep-alive',
      accept: 'image/*, application/pdf',
      'accept-encoding': 'identity',
      'user-agent': 'lavra',
    });
  }
});

test('the same file by URL and by base64 is the same request', async () => {
  const requestId = 'by-both';
  const first = await stack.post({ ...IMAGE_BODY, requestId });
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const imageUrl = `http://image.test:${web.port}/image`;
  const second = await stack.post({ imageType: 'url', imageUrl, requestId });
  expect(second.headers.get('idempotent-replayed')).toBe('true');
});

test.each(['/image', '/redirect-1', '/redirect-2', '/redirect-3', '/redirect-endless', '/largest'])(
  '%s is read',
  async (path) => {
    expect(await send(path)).toMatchObject({ status: 201 });
  },
);

test.each([
  ['/redirect-4', 'IMAGE_DOWNLOAD_FAILED', 'more than 3 times'],
  ['/redirect-loop', 'IMAGE_DOWNLOAD_FAILED', 'more than 3 times'],
  ['/redirect-nowhere', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 302'],
  ['/not-found', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 404'],
  ['/login', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 401'],
  ['/partial', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 206'],
  ['/error', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 500'],
  ['/empty', 'IMAGE_DOWNLOAD_FAILED', 'empty file'],
  ['/gzip', 'IMAGE_DOWNLOAD_FAILED', 'compressed'],
  ['/cut', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/two-locations', 'IMAGE_DOWNLOAD_FAILED', 'HTTP 302'],
  ['/huge-header', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/many-headers', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/two-lengths', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/length-and-chunks', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/negative-length', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/endless-length', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/no-number', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/folded', 'IMAGE_DOWNLOAD_FAILED', 'could not be reached'],
  ['/page', 'IMAGE_FORMAT_UNSUPPORTED', 'PDF, JPG, PNG, WebP or GIF'],
  ['/too-large', 'IMAGE_TOO_LARGE', '10.01 MB'],
  ['/too-large-chunked', 'IMAGE_TOO_LARGE', 'larger than the limit of 10 MB'],
  ['/endless', 'IMAGE_TOO_LARGE', 'larger than the limit of 10 MB'],
])('%s is %s: %s', async (path, errorCode, text) => {
  const reply = await send(path);
  expect(reply).toMatchObject({ status: 422, errorCode });
  expect(reply.error).toContain(text);
});

describe('a server that is slow', () => {
  test.concurrent.each([
    // By a limit of its own, well before the whole download's 15 s.
    ['never answers', '/hang', 4_500, 12_000],
    ['only says that it will', '/early-hints', 4_500, 12_000],
    ['stops in the middle', '/stall', 2_500, 12_000],
    ['drips', '/drip', 2_500, 12_000],
    ['goes on and on', '/steady', 14_000, 25_000],
  ])('and %s is left in time', async (_name, path, atLeastMs, atMostMs) => {
    const startedAt = performance.now();
    const reply = await send(path);
    const tookMs = performance.now() - startedAt;
    expect(reply).toMatchObject({ status: 422, errorCode: 'IMAGE_DOWNLOAD_FAILED' });
    expect(reply.error).toContain('too slowly');
    expect(tookMs).toBeGreaterThan(atLeastMs);
    expect(tookMs).toBeLessThan(atMostMs);
  });
});
