// A body that cannot be worked on fails its request and nothing else; those that can leave everyone else a turn.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { BYTES_PER_TURN, FairTurns } from './fair-turns.ts';
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

test('eight bodies that are there at once are worked on 4 MiB a turn, and a piece of each more', async () => {
  const [bodies, pieces, pieceBytes] = [8, 224, 65_536];
  const perTurn = [0];
  vi.spyOn(BodyScanner.prototype, 'push').mockImplementation((piece) => {
    perTurn.push((perTurn.pop() as number) + piece.length);
  });
  let isOver = false;
  const newTurn = () => {
    perTurn.push(0);
    if (!isOver) setImmediate(newTurn);
  };
  setImmediate(newTurn);
  const fairTurns = new FairTurns();
  const send = () => {
    const body = Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(pieceBytes, ' ')));
    const request = Object.assign(body, { headers: {} }) as unknown as IncomingMessage;
    return readBody(request, new EventEmitter() as ServerResponse, BODY_TIMES, fairTurns);
  };
  await Promise.all(Array.from({ length: bodies }, send));
  isOver = true;
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(BYTES_PER_TURN + bodies * pieceBytes);
  expect(perTurn.reduce((sum, bytes) => sum + bytes)).toBe(bodies * pieces * pieceBytes);
});
