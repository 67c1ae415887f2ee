// Hostile image URLs: none may reach a host that is not public, however it is written, named, resolved or redirected to.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, startGatewayStack } from './support/gateway-stack.ts';
import { DEAD_PREFIX, PUBLIC_ADDRESS, startTestWeb, type TestWeb } from './support/web.ts';

/** {port} is the canary's, which is an allowed port here: only the address can refuse it. */
const NOT_ALLOWED = [
  // loopback, in every way to write it
  'http://127.0.0.1:{port}/',
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'http://127.1:{port}/',
  'http://127.0.1:{port}/',
  'http://127.255.255.254:{port}/',
  'http://2130706433:{port}/',
  'http://0x7f000001:{port}/',
  'http://0x7f.1:{port}/',
  'http://0x7F.0x0.0x0.0x1:{port}/',
  'http://0177.0.0.1:{port}/',
  'http://0177.0.0.01:{port}/',
  'http://017700000001:{port}/',
  'http://127.0.0.1.:{port}/',
  'http://①②⑦.⓪.⓪.①:{port}/',
  'http://１２７.０.０.１:{port}/',
  'http://127。0。0。1:{port}/',
  'http://%31%32%37.0.0.1:{port}/',
  'http://127.0.0.1:{port}\\@image.test/',
  'http:\\\\127.0.0.1:{port}\\',
  'http:/127.0.0.1:{port}/',
  'http:127.0.0.1:{port}/',
  '  http://127.0.0.1:{port}/  ',
  'ht\ntp://127.0.0.1:{port}/',
  'http://127.0.0.1:{port}/#@image.test',
  'http://127.0.0.1:{port}?.jpg',
  'HTTP://127.0.0.1:{port}/',
  // localhost and names of local networks
  'http://localhost:{port}/',
  'http://LOCALHOST:{port}/',
  'http://localhost.:{port}/',
  'http://a.localhost:{port}/',
  'http://ⓛocalhost:{port}/',
  'http://printer.local:{port}/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://router.home.arpa/',
  'http://ledger:{port}/',
  'http://kubernetes/',
  // this network, private, shared, link-local
  'http://0.0.0.0:{port}/',
  'http://0:{port}/',
  'http://0.1.2.3:{port}/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1.1:{port}/',
  'http://100.64.0.1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://168.63.129.16/machine',
  'http://192.0.0.192/opc/v2/instance/',
  // special and documentation ranges, multicast, broadcast
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // IPv6: own, mapped, compatible, translated, tunnelled, local, special
  'http://[::1]:{port}/',
  'http://[0:0:0:0:0:0:0:1]:{port}/',
  'http://[::]:{port}/',
  'http://[::ffff:127.0.0.1]:{port}/',
  'http://[::ffff:7f00:1]:{port}/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::127.0.0.1]:{port}/',
  'http://[::a9fe:a9fe]/',
  'http://[::ffff:0:127.0.0.1]:{port}/',
  'http://[64:ff9b::7f00:1]:{port}/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]:{port}/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1]:{port}/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  // not the web
  'file:///etc/passwd',
  'ftp://image.test/a.png',
  'gopher://127.0.0.1:{port}/_x',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'ws://image.test/',
  '//127.0.0.1:{port}/',
  'http://',
  'http:///',
  'not a url',
  // credentials and ports
  'http://user:password@image.test/',
  'http://image.test@127.0.0.1:{port}/',
  'http://image.test:22/',
  'http://image.test:6379/',
  'http://image.test:8080/',
  'http://image.test:0/',
  // more ways to write them
  'http://0x7f.0.0.0x1:{port}/',
  'http://00000177.1:{port}/',
  'http://127.0.0.1%00.image.test:{port}/',
  'http://127.0.0.1%09:{port}/',
  'http://[::ffff:0x7f.1]:{port}/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:{port}/',
  'http://[::1%25lo]:{port}/',
  'http://[2002:c0a8:101::1]/',
  'http://[64:ff9b:1:ffff::7f00:1]/',
  'http://[2001:10::1]/',
  'http://[2001:20::1]/',
  'http://[4000::1]/',
  'http://[fe80::1%25eth0]/',
  'http://192.175.48.0.:22/',
  'http://image.test:80@127.0.0.1:{port}/',
  'http://:password@image.test/',
  'http://image.test:65536/',
  'http://image.test:+80/',
  'http://host.docker.internal/',
  'http://metadata/',
  'http://a.b.localhost./',
];

/** Names that resolve to what must not be dialled. {port} is the canary's. */
const INTERNAL_NAMES: Record<string, readonly string[]> = {
  'loopback.test': ['127.0.0.1'],
  'loopback6.test': ['::1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'mapped-hex.test': ['::ffff:7f00:1'],
  'compatible.test': ['::7f00:1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  '6to4.test': ['2002:7f00:1::1'],
  'private.test': ['10.1.2.3'],
  'metadata.test': ['169.254.169.254'],
  'zero.test': ['0.0.0.0'],
  'link-local.test': ['fe80::1'],
  'unique-local.test': ['fd00::1'],
  // One bad address among good ones spoils them all.
  'mixed.test': [PUBLIC_ADDRESS, '127.0.0.1'],
  'mixed6.test': [PUBLIC_ADDRESS, '::1'],
  'mixed-mapped.test': [PUBLIC_ADDRESS, '::ffff:10.0.0.1'],
  'mixed-late.test': [...new Array(20).fill(PUBLIC_ADDRESS), '192.168.0.1'],
};

/** Count as public, and nothing listens there. */
const dead = (count: number) => Array.from({ length: count }, (_, index) => DEAD_PREFIX + (index + 1));

let web: TestWeb;
let stack: GatewayStack;
let rebindings = 0;

beforeAll(async () => {
  web = await startTestWeb(
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://image.test');
      if (pathname !== '/redirect') response.end(IMAGE);
      else
        response.writeHead(Number(searchParams.get('status') ?? 302), { Location: searchParams.get('to') ?? '' }).end();
    },
    {
      ...INTERNAL_NAMES,
      'second.test': [...dead(1), PUBLIC_ADDRESS],
      // One request must not have us knock at forty doors.
      'many.test': [...dead(39), PUBLIC_ADDRESS],
      // Public when it is checked, internal ever after.
      'rebinding.test': () => [rebindings++ === 0 ? PUBLIC_ADDRESS : '127.0.0.1'],
    },
  );
  stack = await startGatewayStack({ network: web.network });
  for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) {
    process.env[name] = `http://127.0.0.1:${web.canaryPort}`;
  }
});
afterAll(async () => {
  await stack.close();
  await web.close();
});

const fill = (url: string) => url.replaceAll('{port}', String(web.canaryPort));

async function send(imageUrl: string): Promise<{ status: number; errorCode: string; error: string }> {
  const response = await stack.post({ imageType: 'url', imageUrl });
  return { status: response.status, ...((await response.json()) as { errorCode: string; error: string }) };
}

test.each(NOT_ALLOWED)('%s is not allowed', async (url) => {
  expect(await send(fill(url))).toMatchObject({ status: 422, errorCode: 'IMAGE_URL_NOT_ALLOWED' });
});

test.each(Object.keys(INTERNAL_NAMES))('%s fails just as a name that does not exist', async (name) => {
  const absent = await send(`http://absent.test:${web.canaryPort}/`);
  const internal = await send(`http://${name}:${web.canaryPort}/`);
  expect(internal).toMatchObject({ status: 422, errorCode: 'IMAGE_DOWNLOAD_FAILED' });
  expect(internal.error).toBe(absent.error);
});

describe('a redirect', () => {
  test.each([
    'http://127.0.0.1:{port}/',
    'http://[::1]:{port}/',
    'http://loopback.test:{port}/',
    'http://mixed.test:{port}/',
    'http://169.254.169.254/latest/meta-data/',
    '//127.0.0.1:{port}/',
    'http://user:password@image.test/',
    'http://image.test:22/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:{port}/',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('to %s is not followed', async (target) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const to = encodeURIComponent(fill(target));
      expect(await send(`http://image.test:${web.port}/redirect?status=${status}&to=${to}`)).toMatchObject({
        status: 422,
        errorCode: 'IMAGE_DOWNLOAD_FAILED',
      });
    }
  });
});

test('a name that changes its address after the check is dialled where it was checked', async () => {
  expect(await send(`http://rebinding.test:${web.port}/`)).toMatchObject({ status: 201 });
  expect(rebindings).toBe(1);
});

test('of a name with many addresses only the first few are tried', async () => {
  expect(await send(`http://second.test:${web.port}/`)).toMatchObject({ status: 201 });
  expect(await send(`http://many.test:${web.port}/`)).toMatchObject({
    status: 422,
    errorCode: 'IMAGE_DOWNLOAD_FAILED',
  });
});

test('the public image itself is read, by name and by address, and no proxy variable is looked at', async () => {
  expect(await send(`http://image.test:${web.port}/a.png`)).toMatchObject({ status: 201 });
  expect(await send(`http://${PUBLIC_ADDRESS}:${web.port}/a.png`)).toMatchObject({ status: 201 });
});

test('the canary saw nothing, and would have', async () => {
  expect(web.canaryConnections()).toBe(0);
  await fetch(`http://127.0.0.1:${web.canaryPort}/`).catch(() => undefined);
  expect(web.canaryConnections()).toBe(1);
  expect(NOT_ALLOWED.length + Object.keys(INTERNAL_NAMES).length).toBeGreaterThanOrEqual(80);
});
