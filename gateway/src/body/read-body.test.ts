// What becomes of a request whose body cannot be worked on: it fails, and nothing else does.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { FairTurns } from './fair-turns.ts';
import { BODY_TIMES, readBody } from './read-body.ts';
import { BodyScanner } from './scan-body.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['push', 'end'] as const)('a failure in %s ends this request with its error', async (step) => {
  const failure = new RangeError('Array buffer allocation failed');
  vi.spyOn(BodyScanner.prototype, step).mockImplementation(() => {
    throw failure;
  });
  const request = Object.assign(new PassThrough(), { headers: {} }) as unknown as IncomingMessage & PassThrough;
  const read = readBody(request, new EventEmitter() as ServerResponse, BODY_TIMES, new FairTurns());
  request.end('{}');
  await expect(read).rejects.toBe(failure);
  expect(request.listenerCount('data')).toBe(0);
});
