// What becomes of a request whose body cannot be worked on: it fails, and nothing else does.
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { BodyScanner } from '../extraction/scan-body.ts';
import { Turns } from '../extraction/turns.ts';
import { BODY_TIMES, readJsonBody } from './read-json-body.ts';
import type { RequestContext } from './request.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['push', 'end'] as const)('a failure in %s ends this request with its error', async (step) => {
  const failure = new RangeError('Array buffer allocation failed');
  vi.spyOn(BodyScanner.prototype, step).mockImplementation(() => {
    throw failure;
  });
  const request = Object.assign(new PassThrough(), { headers: {} });
  const ctx = {
    state: { route: { readsBody: true } },
    req: request,
    res: new EventEmitter(),
    get: () => '',
  } as unknown as RequestContext;
  const read = readJsonBody(BODY_TIMES, new Turns())(ctx, () => Promise.resolve());
  request.end('{}');
  await expect(read).rejects.toBe(failure);
  expect(request.listenerCount('data')).toBe(0);
});
