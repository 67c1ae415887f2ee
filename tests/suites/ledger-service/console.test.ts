// The console's sessions over real gRPC: what an owner's may do, what an operator's may do, and what neither gets.
import { status } from '@grpc/grpc-js';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { type JournalKind, KeyKind } from '@lavra/proto/ledger/v1/admin';
import { KeyRefusal } from '@lavra/proto/ledger/v1/ledger';
import {
  createConsoleToken,
  createSessionSecret,
  hashConsoleToken,
  idOfConsoleToken,
} from '@lavra/shared/console-token';
import { newExtractionId } from '@lavra/shared/extraction-id';
import { call } from '@lavra/shared/grpc-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIdempotencyKey, OPERATOR_TOKEN, SERVICE_TOKEN, startTestLedger, temporaryFolder } from './support.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 5_000;
const operator = { token: OPERATOR_TOKEN, timeoutMs: TIMEOUT_MS };
const service = { token: SERVICE_TOKEN, timeoutMs: TIMEOUT_MS };
const NOBODY = 'org_00000000000000000000';

const folder = temporaryFolder();
let running: Awaited<ReturnType<typeof startTestLedger>>;
beforeAll(async () => {
  running = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` });
});
afterAll(async () => {
  await running.close();
  folder.remove();
});

const admin = () => running.admin;

async function newOrganization() {
  const terms = { planCreditsHundredths: 1_000, purchasedCreditsHundredths: 0, perMinute: 100, perDay: 1_000 };
  const created = await call(admin().createOrganization.bind(admin()), { name: 'Cartório', ...terms }, operator);
  const organizationId = created.organization?.id ?? '';
  const request = { organizationId, kind: KeyKind.KEY_KIND_TEST, expiresAt: undefined };
  const { key } = await call(admin().createKey.bind(admin()), request, operator);
  return { organizationId, keyId: key?.id ?? '' };
}

async function newToken(organizationId: string, lastsMs = HOUR_MS) {
  const expiresAt = new Date(Date.now() + lastsMs);
  const created = await call(admin().createConsoleToken.bind(admin()), { organizationId, expiresAt }, operator);
  return { id: created.token?.id ?? '', secret: created.secret };
}

let addresses = 0;
/** Each call from an address of its own, unless it says from where. */
function signIn(token: string, addressHash = Buffer.alloc(32, ++addresses)) {
  const request = { tokenId: idOfConsoleToken(token) ?? '', tokenHash: hashConsoleToken(token), addressHash };
  return call(running.ledger.openConsoleSession.bind(running.ledger), request, service);
}

async function sessionOf(organizationId: string) {
  const { outcome } = await signIn((await newToken(organizationId)).secret);
  if (outcome?.$case !== 'opened') throw new Error(`not let in: ${outcome?.$case}`);
  return { token: outcome.value.session, timeoutMs: TIMEOUT_MS };
}

const refusal = (code: status) => expect.objectContaining({ code });

describe('signing in', () => {
  it('with an owner’s token opens its organization’s console', async () => {
    const { organizationId } = await newOrganization();
    const token = await newToken(organizationId);
    const { outcome } = await signIn(token.secret);
    expect(outcome).toMatchObject({ $case: 'opened', value: { organizationId } });
    const session = outcome?.$case === 'opened' ? outcome.value.session : '';
    const settings = { token: session, timeoutMs: TIMEOUT_MS };
    expect(await call(admin().getConsoleSession.bind(admin()), {}, settings)).toMatchObject({
      tokenId: token.id,
      organizationId,
    });
  });

  it.each<[string, () => Promise<string>, 'UNKNOWN' | 'REVOKED']>([
    ['a token that was never given out', async () => createConsoleToken('ctk_0123456789abcdef0123'), 'UNKNOWN'],
    ['no token at all', async () => 'password', 'UNKNOWN'],
    [
      'a revoked token',
      async () => {
        const { id, secret } = await newToken('');
        await call(admin().revokeConsoleToken.bind(admin()), { tokenId: id }, operator);
        return secret;
      },
      'REVOKED',
    ],
  ])('with %s is refused', async (_name, give, reason) => {
    const { outcome } = await signIn(await give());
    expect(outcome).toEqual({ $case: 'refused', value: { reason: KeyRefusal[`KEY_REFUSAL_${reason}`] } });
  });

  it('is locked for an address that guesses, right tokens too', async () => {
    const { secret } = await newToken('');
    const address = Buffer.alloc(32, 0xaa);
    for (let guess = 0; guess < 10; guess++) await signIn('a guess', address);
    const { outcome } = await signIn(secret, address);
    expect(outcome).toMatchObject({ $case: 'locked', value: { retryAfterSeconds: expect.any(Number) } });
    expect((await signIn(secret)).outcome?.$case).toBe('opened');
  });

  it('needs the service’s token', async () => {
    const request = { tokenId: '', tokenHash: Buffer.alloc(32), addressHash: Buffer.alloc(32) };
    const opening = call(running.ledger.openConsoleSession.bind(running.ledger), request, operator);
    await expect(opening).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });

  it('needs a token that ends', async () => {
    const request = { organizationId: '', expiresAt: undefined };
    const creating = call(admin().createConsoleToken.bind(admin()), request, operator);
    await expect(creating).rejects.toEqual(refusal(status.INVALID_ARGUMENT));
  });
});

describe('a session is over', () => {
  it('once it is closed', async () => {
    const session = await sessionOf('');
    const look = () => call(admin().getConsoleSession.bind(admin()), {}, session);
    await look();
    await call(admin().closeConsoleSession.bind(admin()), {}, session);
    await expect(look()).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });

  it('once its token is revoked', async () => {
    const { id, secret } = await newToken('');
    const { outcome } = await signIn(secret);
    const session = outcome?.$case === 'opened' ? outcome.value.session : '';
    await call(admin().revokeConsoleToken.bind(admin()), { tokenId: id }, operator);
    const looking = call(admin().getConsoleSession.bind(admin()), {}, { token: session, timeoutMs: TIMEOUT_MS });
    await expect(looking).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });

  it.each([
    ['that was never opened', createSessionSecret()],
    ['that is none', 'lavra_session_v1_short'],
    ['of nothing', ''],
  ])('%s', async (_name, token) => {
    const looking = call(
      admin().listOrganizations.bind(admin()),
      { afterId: '', limit: 1 },
      { token, timeoutMs: 5_000 },
    );
    await expect(looking).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });
});

describe('an owner', () => {
  type Admin = ReturnType<typeof admin>;
  /** Every call that names an organization or a key, as another organization's owner would try it. */
  const ON_OTHERS: Record<string, (client: Admin, organizationId: string, keyId: string) => [unknown, object]> = {
    GetOrganization: (client, organizationId) => [client.getOrganization, { organizationId }],
    ListKeys: (client, organizationId) => [client.listKeys, { organizationId }],
    CreateKey: (client, organizationId) => [
      client.createKey,
      { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined },
    ],
    RevokeKey: (client, _organizationId, keyId) => [client.revokeKey, { keyId }],
    GetUsage: (client, organizationId) => [client.getUsage, { organizationId }],
    ListJournal: (client, organizationId) => [
      client.listJournal,
      { organizationId, kinds: [], from: undefined, until: undefined, beforeSequence: 0, limit: 10 },
    ],
  };

  it.each(Object.entries(ON_OTHERS))(
    'learns of another organization with %s that there is none',
    async (_name, make) => {
      const [mine, other] = [await newOrganization(), await newOrganization()];
      const session = await sessionOf(mine.organizationId);
      const ask = async (organizationId: string, keyId: string) => {
        const [method, request] = make(admin(), organizationId, keyId);
        return call((method as Admin['getUsage']).bind(admin()), request as never, session);
      };
      const [theirs, nobodys] = await Promise.allSettled([
        ask(other.organizationId, other.keyId),
        ask(NOBODY, 'key_00000000000000000000'),
      ]);
      expect(theirs).toMatchObject({ status: 'rejected', reason: { code: status.NOT_FOUND } });
      // Not a word differs from what does not exist.
      expect(String((theirs as PromiseRejectedResult).reason)).toBe(String((nobodys as PromiseRejectedResult).reason));
      await ask(mine.organizationId, mine.keyId);
      const { keys } = await call(admin().listKeys.bind(admin()), { organizationId: other.organizationId }, operator);
      expect(keys).toMatchObject([{ id: other.keyId, revokedAt: undefined }]);
    },
  );

  it.each<[string, (client: Admin, organizationId: string) => [unknown, object]]>([
    ['ListOrganizations', (client) => [client.listOrganizations, { afterId: '', limit: 10 }]],
    [
      'CreateOrganization',
      (client) => [
        client.createOrganization,
        { name: 'x', planCreditsHundredths: 1, purchasedCreditsHundredths: 1, perMinute: 1, perDay: 1 },
      ],
    ],
    ['UpdateOrganization', (client, organizationId) => [client.updateOrganization, { organizationId, perDay: 9 }]],
    [
      'GrantCredits',
      (client, organizationId) => [client.grantCredits, { organizationId, amountHundredths: 100, grantId: 'gift' }],
    ],
    ['SetPrice', (client) => [client.setPrice, { name: 'fast', priceHundredths: 150 }]],
    ['ListOutcomes', (client) => [client.listOutcomes, { day: '' }]],
    ['Audit', (client) => [client.audit, {}]],
    ['GetLastAudit', (client) => [client.getLastAudit, {}]],
    ['DescribeLedger', (client) => [client.describeLedger, {}]],
  ])('may not call %s, of its own organization neither', async (_name, make) => {
    const { organizationId } = await newOrganization();
    const session = await sessionOf(organizationId);
    const [method, request] = make(admin(), organizationId);
    const asking = call((method as Admin['getUsage']).bind(admin()), request as never, session);
    await expect(asking).rejects.toEqual(refusal(status.PERMISSION_DENIED));
  });
});

describe('no session, not an operator’s either', () => {
  it.each<[string, (client: ReturnType<typeof admin>) => [unknown, object]]>([
    ['makes tokens', (client) => [client.createConsoleToken, { organizationId: '', expiresAt: new Date() }]],
    ['lists tokens', (client) => [client.listConsoleTokens, { organizationId: '' }]],
    ['revokes tokens', (client) => [client.revokeConsoleToken, { tokenId: 'ctk_00000000000000000000' }]],
  ])('%s', async (_name, make) => {
    const session = await sessionOf('');
    const [method, request] = make(admin());
    const asking = call((method as ReturnType<typeof admin>['getUsage']).bind(admin()), request as never, session);
    await expect(asking).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });

  it('opens the services’ own calls', async () => {
    const session = await sessionOf('');
    const asking = call(running.ledger.listPrices.bind(running.ledger), {}, session);
    await expect(asking).rejects.toEqual(refusal(status.UNAUTHENTICATED));
  });
});

describe('an operator’s session', () => {
  it('leaves its token’s id at everything it changes', async () => {
    const { organizationId, keyId } = await newOrganization();
    const { id, secret } = await newToken('');
    const { outcome } = await signIn(secret);
    const session = { token: outcome?.$case === 'opened' ? outcome.value.session : '', timeoutMs: TIMEOUT_MS };
    await call(admin().updateOrganization.bind(admin()), { organizationId, perMinute: 3 }, session);
    const grant = { organizationId, amountHundredths: 250, grantId: 'invoice' };
    await call(admin().grantCredits.bind(admin()), grant, session);
    await call(admin().revokeKey.bind(admin()), { keyId }, session);
    await call(admin().setPrice.bind(admin()), { name: 'resizeImage', priceHundredths: 100 }, session);
    const rows = await journal(organizationId);
    expect(rows.slice(0, 3).map(({ facts }) => JSON.parse(facts))).toEqual([
      { by: id, change: 'key.revoke', keyId },
      { grantId: 'invoice', by: id },
      { by: id, change: 'organization.update', perMinute: 3 },
    ]);
    const { versions } = await call(admin().listPriceVersions.bind(admin()), {}, session);
    expect(versions.at(-1)).toMatchObject({ changedBy: id });
    await call(admin().audit.bind(admin()), {}, session);
    const { run } = await call(admin().getLastAudit.bind(admin()), {}, session);
    expect(run).toMatchObject({ runBy: id, violations: 0 });
  });

  it('sees every organization, a page at a time, and this replica', async () => {
    const ids = [await newOrganization(), await newOrganization()].map(({ organizationId }) => organizationId);
    const session = await sessionOf('');
    const seen: string[] = [];
    for (let afterId = ''; ; afterId = seen.at(-1) ?? '') {
      const { organizations } = await call(admin().listOrganizations.bind(admin()), { afterId, limit: 3 }, session);
      if (organizations.length === 0) break;
      seen.push(...organizations.map(({ id }) => id));
    }
    expect(seen).toEqual(expect.arrayContaining(ids));
    expect(seen).toEqual([...new Set(seen)].sort());
    expect(await call(admin().describeLedger.bind(admin()), {}, session)).toMatchObject({
      store: 'sqlite',
      storeReached: true,
      natsConfigured: false,
    });
  });
});

async function journal(organizationId: string, facts: object = {}) {
  const all = { kinds: [] as JournalKind[], from: undefined, until: undefined, beforeSequence: 0, limit: 500 };
  const response = await call(admin().listJournal.bind(admin()), { organizationId, ...all, ...facts }, operator);
  return response.rows;
}

describe('the journal, a page at a time', () => {
  it('comes newest first, by kind and time, and ends', async () => {
    const { organizationId } = await newOrganization();
    for (let grant = 1; grant <= 7; grant++) {
      const request = { organizationId, amountHundredths: grant, grantId: `g${grant}` };
      await call(admin().grantCredits.bind(admin()), request, operator);
    }
    const GRANT: JournalKind = 1;
    const all = await journal(organizationId);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => all.length - index));
    const pages: number[][] = [];
    for (let beforeSequence = 0; ; ) {
      const request = { organizationId, kinds: [GRANT], from: undefined, until: undefined, beforeSequence, limit: 3 };
      const page = await call(admin().listJournal.bind(admin()), request, operator);
      pages.push(page.rows.map(({ purchasedHundredths }) => purchasedHundredths));
      if (page.nextBefore === 0) break;
      beforeSequence = page.nextBefore;
    }
    expect(pages.flat()).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(Math.max(...pages.map(({ length }) => length))).toBe(3);
    const later = new Date(Date.now() + HOUR_MS);
    expect(await journal(organizationId, { from: later })).toEqual([]);
    expect(await journal(organizationId, { until: later })).toHaveLength(all.length);
    expect(await journal(organizationId, { until: new Date(0) })).toEqual([]);
  });

  it.each([
    ['a limit of none', { limit: 0 }],
    ['too much at once', { limit: 501 }],
    ['a sequence below any', { beforeSequence: -1 }],
  ])('refuses %s', async (_name, facts) => {
    const { organizationId } = await newOrganization();
    await expect(journal(organizationId, facts)).rejects.toEqual(refusal(status.INVALID_ARGUMENT));
  });

  it('has the replays of a ledger that stopped', async () => {
    const stopping = temporaryFolder();
    const store = { kind: 'sqlite', path: `${stopping.path}/ledger.db` } as const;
    const first = await startTestLedger(store);
    const { organization } = await call(
      first.admin.createOrganization.bind(first.admin),
      { name: 'x', planCreditsHundredths: 1_000, purchasedCreditsHundredths: 0, perMinute: 100, perDay: 1_000 },
      operator,
    );
    const organizationId = organization?.id ?? '';
    const { key } = await call(
      first.admin.createKey.bind(first.admin),
      { organizationId, kind: KeyKind.KEY_KIND_TEST, expiresAt: undefined },
      operator,
    );
    const request = {
      organizationId,
      keyId: key?.id ?? '',
      idempotencyKey: newIdempotencyKey(),
      engine: Engine.ENGINE_UNSPECIFIED,
      resizeImage: false,
      otherIdempotencyKeys: [],
      extractionId: newExtractionId(organizationId),
    };
    const admit = () => call(first.ledger.admit.bind(first.ledger), request, service);
    const { outcome } = await admit();
    const settlement = {
      extractionId: request.extractionId,
      fencingToken: outcome?.$case === 'admitted' ? outcome.value.fencingToken : 0,
      resolution: { $case: 'charge' as const, value: { engine: Engine.ENGINE_MINI, imageResized: false } },
      sealedAnswer: Buffer.alloc(9),
    };
    await call(first.ledger.settle.bind(first.ledger), settlement, service);
    expect((await admit()).outcome?.$case).toBe('replayed');
    await call(first.ledger.getAnswer.bind(first.ledger), request, service);
    await first.close();
    const second = await startTestLedger(store);
    const all = { kinds: [], from: undefined, until: undefined, beforeSequence: 0, limit: 1 };
    const { rows } = await call(second.admin.listJournal.bind(second.admin), { organizationId, ...all }, operator);
    expect(rows).toMatchObject([{ extractionId: request.extractionId, facts: '{"times":2}', chargedHundredths: 0 }]);
    await second.close();
    stopping.remove();
  });
});
