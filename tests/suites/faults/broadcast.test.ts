// The broadcast over a real NATS server: joined late, lost, frozen and found again, and never in anybody's way.

import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '@lavra/shared/logger';
import { createMetrics } from '@lavra/shared/metrics';
import {
  type RequestStates,
  type StateListener,
  type StatePublisher,
  startStatePublisher,
  subscribeToStates,
} from '@lavra/shared/request-state';
import { afterEach, expect, test } from 'vitest';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { until } from '../../support/until.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function natsServer(...args: string[]): Promise<NatsServer> {
  const server = await startNatsServer(args);
  closers.push(() => server.stop());
  return server;
}

function options(url: string) {
  const registry = createMetrics('test');
  return { url, name: 'test', logger: createLogger('test', 'silent'), registry };
}

async function metric({ registry }: ReturnType<typeof options>, name: string): Promise<number> {
  const found = await registry.getSingleMetric(name)?.get();
  return found?.values.reduce((sum, { value }) => sum + value, 0) ?? Number.NaN;
}

function publisher(settings: ReturnType<typeof options>): StatePublisher {
  const started = startStatePublisher(settings);
  closers.push(() => started.close());
  return started;
}

function subscriber(settings: ReturnType<typeof options>) {
  const heard = { states: [] as RequestStates[], revoked: [] as string[], prices: 0, missed: 0 };
  const listener: StateListener = {
    requestStates: (states) => heard.states.push(states),
    keyRevoked: (keyId) => heard.revoked.push(keyId),
    pricesChanged: () => {
      heard.prices += 1;
    },
    missed: () => {
      heard.missed += 1;
    },
  };
  const subscription = subscribeToStates(settings, listener);
  closers.push(() => subscription.close());
  return heard;
}

const STATES: RequestStates = {
  organizationId: 'org',
  committedAtMs: 1_000,
  states: [{ kind: 'running', leaseEndsAtMs: 16_000, idempotencyKey: Buffer.alloc(32, 7), fencingToken: 3 }],
};

/** A publisher and a subscriber that have heard of each other. */
async function pair(url: string) {
  const [ledger, gateway] = [options(url), options(url)];
  const heard = subscriber(gateway);
  await until(async () => (await metric(gateway, 'lavra_nats_connected')) === 1);
  const said = publisher(ledger);
  await until(async () => (await metric(gateway, 'lavra_nats_messages_received_total')) > 0);
  return { ledger, gateway, heard, said };
}

test('everything a ledger says is heard by every gateway', async () => {
  const { url } = await natsServer();
  const { heard: one, said } = await pair(url);
  const late = options(url);
  const two = subscriber(late);
  await until(async () => (await metric(late, 'lavra_nats_messages_received_total')) > 0);
  said.requestStates(STATES);
  said.keyRevoked('key-1');
  said.pricesChanged();
  for (const heard of [one, two]) {
    await until(() => heard.prices === 1);
    expect(heard.revoked).toEqual(['key-1']);
    expect(heard.states).toEqual([STATES]);
  }
  // Who joins later cannot know what was said before.
  expect(two.missed).toBe(1);
});

test('both sides start without a server and join it when it comes, with its credentials', async () => {
  const server = await natsServer('--user', 'lavra', '--pass', 'p@ss/word');
  await server.kill();
  const url = server.url.replace('//', `//lavra:${encodeURIComponent('p@ss/word')}@`);
  const [ledger, gateway] = [options(url), options(url)];
  const heard = subscriber(gateway);
  const said = publisher(ledger);
  said.keyRevoked('lost');
  expect(await metric(ledger, 'lavra_nats_messages_dropped_total')).toBeGreaterThan(0);
  await server.start();
  await until(async () => (await metric(gateway, 'lavra_nats_messages_received_total')) > 0);
  said.keyRevoked('heard');
  await until(() => heard.revoked.length > 0);
  expect(heard.revoked).toEqual(['heard']);
  expect(heard.missed).toBeGreaterThan(0);
});

test('a wrong password is told once, without being told', async () => {
  const server = await natsServer('--user', 'lavra', '--pass', 'right');
  const lines: string[] = [];
  const logger = {
    ...createLogger('test', 'silent'),
    info() {},
    warn: (...line: unknown[]) => lines.push(JSON.stringify(line)),
  };
  const url = server.url.replace('//', '//lavra:secret@');
  publisher({ ...options(url), logger: logger as unknown as ReturnType<typeof createLogger> });
  await until(() => lines.length > 0);
  await pause(1_500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/authorization/i);
  expect(lines[0]).not.toContain('secret');
});

test('a server that is killed is found again, and both sides know that something was missed', async () => {
  const server = await natsServer();
  const { heard, said, gateway } = await pair(server.url);
  const missedBefore = heard.missed;
  await server.kill();
  await until(async () => (await metric(gateway, 'lavra_nats_connected')) === 0);
  said.keyRevoked('lost');
  await server.start();
  await until(async () => {
    said.pricesChanged();
    return heard.prices > 0;
  });
  expect(heard.revoked).toEqual([]);
  expect(heard.missed).toBeGreaterThan(missedBefore);
});

test('a server that answers nothing is noticed within seconds, and nothing is queued for it without end', async () => {
  const server = await natsServer();
  const { heard, said, ledger } = await pair(server.url);
  const missedBefore = heard.missed;
  const frozenMs = performance.now();
  server.freeze();
  await until(() => heard.missed > missedBefore);
  expect(performance.now() - frozenMs).toBeLessThan(6_000);
  await until(async () => {
    said.pricesChanged();
    return (await metric(ledger, 'lavra_nats_messages_dropped_total')) > 0;
  });
  server.thaw();
  const before = heard.prices;
  await until(async () => {
    said.pricesChanged();
    return heard.prices > before + 100;
  });
});

test('closing ends at once, with a server, without one, and while it answers nothing', async () => {
  const server = await natsServer();
  const { said } = await pair(server.url);
  await said.close();
  const { said: frozen } = await pair(server.url);
  server.freeze();
  const startedMs = performance.now();
  await frozen.close();
  server.thaw();
  await server.kill();
  await startStatePublisher(options(server.url)).close();
  expect(performance.now() - startedMs).toBeLessThan(5_000);
});
