import { expect, test } from 'vitest';
import { RequestStateView } from './view.ts';

/** The store's clock is this far ahead of the gateway's. */
const STORE_MS = 1_000_000;
const MINUTE_MS = 60_000;

const running = (leaseEndsMs: number) => ({ kind: 'running', leaseEndsAtMs: STORE_MS + leaseEndsMs }) as const;
const answered = (atMs: number) => ({ kind: 'answered', answeredAtMs: STORE_MS + atMs }) as const;
const released = { kind: 'released' } as const;

function idempotencyKey(number: number): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** One message of a transaction at `atMs` that arrives at once, or later. */
function learn(
  view: RequestStateView,
  atMs: number,
  state: ReturnType<typeof running | typeof answered> | typeof released,
  { fencingToken = 1, of = 0, lateMs = 0, organizationId = 'org' } = {},
): void {
  const states = [{ ...state, idempotencyKey: idempotencyKey(of), fencingToken }];
  view.learn({ organizationId, committedAtMs: STORE_MS + atMs, states }, atMs + lateMs);
}

const look = (view: RequestStateView, nowMs: number, of = 0) => view.look('org', idempotencyKey(of), nowMs);

test('a run is believed in until a little before its lease ends', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000));
  expect(look(view, 0)).toEqual({ kind: 'running', retryAfterSeconds: 5 });
  expect(look(view, 12_000)).toEqual({ kind: 'running', retryAfterSeconds: 3 });
  expect(look(view, 14_400)).toEqual({ kind: 'running', retryAfterSeconds: 1 });
  expect(look(view, 14_500)).toBeUndefined();
});

test('a renewal prolongs it, and an older renewal that comes late does not shorten it', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000));
  learn(view, 5_000, running(20_000));
  learn(view, 2_000, running(17_000), { lateMs: 4_000 });
  expect(look(view, 19_000)).toEqual({ kind: 'running', retryAfterSeconds: 1 });
});

test('a message that was held up on the way does not prolong a lease', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000), { of: 1 });
  learn(view, 1_000, running(16_000), { lateMs: 14_000 });
  expect(look(view, 15_000)).toEqual({ kind: 'running', retryAfterSeconds: 1 });
  expect(look(view, 15_500)).toBeUndefined();
});

test('an answer is worth reading for its window', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000));
  learn(view, 3_000, answered(3_000));
  expect(look(view, 3_001)).toEqual({ kind: 'answered' });
  expect(look(view, 3_000 + 15 * MINUTE_MS)).toBeUndefined();
});

test('what was released may run again', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000));
  learn(view, 1_000, released);
  expect(look(view, 1_001)).toBeUndefined();
  learn(view, 2_000, running(17_000), { fencingToken: 2 });
  expect(look(view, 2_001)?.kind).toBe('running');
});

test.each([
  ['released', released, undefined],
  ['answered', answered(1_000), 'answered'],
] as const)('the end of a run that overtakes its beginning stands: %s', (_case, end, believed) => {
  const view = new RequestStateView();
  learn(view, 1_000, end);
  learn(view, 0, running(15_000), { lateMs: 1_010 });
  expect(look(view, 1_020)?.kind).toBe(believed);
});

test('the end of an older run says nothing about a newer one', () => {
  const view = new RequestStateView();
  learn(view, 16_000, running(31_000), { fencingToken: 9 });
  learn(view, 15_999, released, { fencingToken: 4 });
  expect(look(view, 16_010)?.kind).toBe('running');
});

test('the same idempotency key of another organization is another request', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000), { organizationId: 'other' });
  expect(look(view, 1)).toBeUndefined();
});

test('when messages were missed no run is believed in, but answers are still worth a read', () => {
  const view = new RequestStateView();
  learn(view, 0, running(15_000), { of: 1 });
  learn(view, 0, answered(0), { of: 2 });
  view.forgetRunning();
  expect(look(view, 1, 1)).toBeUndefined();
  expect(look(view, 1, 2)?.kind).toBe('answered');
});

test('it never grows past its bound, and the longest unheard of go first', () => {
  const view = new RequestStateView(100);
  for (let number = 0; number < 1_000; number++) learn(view, number, running(15_000), { of: number });
  expect(view.size).toBe(100);
  expect(look(view, 1_000, 899)).toBeUndefined();
  expect(look(view, 1_000, 900)?.kind).toBe('running');
});

test('what has expired is let go as new ones come', () => {
  const view = new RequestStateView();
  for (let number = 0; number < 100; number++) learn(view, 0, running(15_000), { of: number });
  for (let number = 100; number < 200; number++) learn(view, MINUTE_MS, running(75_000), { of: number });
  expect(view.size).toBe(100);
});
