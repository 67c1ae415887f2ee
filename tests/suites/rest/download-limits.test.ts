// Many more requests with imageUrl than a plan allows, at a real gateway over a real ledger: what reaches the host.
import { KeyKind, type Organization } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWindowHasRoom } from '../../support/until.ts';
import { OPERATOR_TOKEN, SERVICE_TOKEN, startTestLedger, temporaryFolder } from '../ledger-service/support.ts';
import { IMAGE, startGatewayOn } from './support/gateway-stack.ts';
import { ScriptedEnginePool } from './support/scripted-services.ts';
import { startTestWeb, type TestWeb } from './support/web.ts';

const PER_MINUTE = 10;
const POSTS = 500;
const AT_ONCE = 20;
const folder = temporaryFolder();
const enginePool = new ScriptedEnginePool(SERVICE_TOKEN);
let web: TestWeb;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
/** By the path that was asked for. */
const gets = new Map<string, number>();

beforeAll(async () => {
  web = await startTestWeb(({ url = '' }, response) => {
    gets.set(url, (gets.get(url) ?? 0) + 1);
    if (url.startsWith('/gone')) response.writeHead(404);
    response.end(IMAGE);
  });
  ledger = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` });
  gateway = await startGatewayOn(ledger, enginePool, { network: web.network });
});
afterAll(async () => {
  await gateway.close();
  await ledger.close();
  await enginePool.close();
  await web.close();
  folder.remove();
});

/** A key of a new organization. */
async function newKey(): Promise<string> {
  const settings = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };
  const terms = { planCreditsHundredths: 100_000, purchasedCreditsHundredths: 0, perMinute: PER_MINUTE, perDay: 1_000 };
  const { admin } = ledger;
  const { organization } = await call(admin.createOrganization.bind(admin), { name: 'test', ...terms }, settings);
  const organizationId = (organization as Organization).id;
  const wanted = { organizationId, kind: KeyKind.KEY_KIND_TEST, expiresAt: undefined };
  return (await call(admin.createKey.bind(admin), wanted, settings)).secret;
}

async function post(key: string, path: string) {
  const imageUrl = `http://image.test:${web.port}${path}`;
  const response = await fetch(`http://${gateway.address}/api/v1/documents/birth-certificate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageType: 'url', imageUrl }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** @returns how often each status was answered */
async function flood(key: string, path: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let left = POSTS;
  const send = async () => {
    while (left-- > 0) {
      const { status } = await post(key, path);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return statuses;
}

test.each([
  ['an image', '/image', 201],
  ['nothing', '/gone', 422],
])(
  'a plan of 10 requests a minute makes 20 downloads of a link to %s, however often it is sent',
  async (_, path, status) => {
    // The whole flood within one UTC minute, but for a machine that is very busy.
    await untilWindowHasRoom('minute');
    const begun = Math.floor(Date.now() / 60_000);
    const statuses = await flood(await newKey(), path);
    const minutes = Math.floor(Date.now() / 60_000) - begun + 1;
    expect(gets.get(path)).toBeLessThanOrEqual(2 * PER_MINUTE * minutes);
    expect(gets.get(path)).toBeGreaterThanOrEqual(2 * PER_MINUTE);
    expect(statuses[429]).toBeGreaterThanOrEqual(POSTS - 2 * PER_MINUTE * minutes);
    expect(statuses[status]).toBeGreaterThanOrEqual(PER_MINUTE);

    expect((await post(await newKey(), path)).status).toBe(status);
  },
  120_000,
);

test('the 429 says which limit it is', async () => {
  await untilWindowHasRoom('minute');
  const key = await newKey();
  for (let made = 0; made < 2 * PER_MINUTE; made++) await post(key, '/gone/again');
  const { status, body } = await post(key, '/gone/again');
  expect(status).toBe(429);
  expect(body).toMatchObject({ statusCode: 429, error: 'Too Many Requests', retryAfter: expect.any(Number) });
  expect(body.message).toMatch(
    /^The limit of 20 image downloads per minute was exceeded\. Try again in \d+ seconds?, or /,
  );
}, 90_000);
