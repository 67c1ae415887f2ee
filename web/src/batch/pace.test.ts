import { expect, test } from 'vitest';
import { afterRefusal, afterSending, nextSendAtMs, type Pace, UNLIMITED } from './pace.ts';

const IN_ENGLISH = 'The limit of 10 requests per minute was exceeded. Try again in 20 seconds.';

function sentTimes(pace: Pace, times: number, nowMs: number): Pace {
  let current = pace;
  for (let index = 0; index < times; index++) current = afterSending(current, nowMs);
  return current;
}

test('goes on at once until a limit is named', () => {
  expect(nextSendAtMs(sentTimes(UNLIMITED, 500, 0), 5)).toBe(5);
});

test.each([
  ['the limit in English', IN_ENGLISH, 10],
  ['a thousand in English', 'The limit of 1,000 requests per minute was exceeded.', 1_000],
  ['a thousand in Portuguese', 'O limite de 1.000 requisições por minuto foi excedido.', 1_000],
  ['a sentence without a number: what got through', 'Too fast.', 11],
])('takes %s', (_, message, limit) => {
  expect(afterRefusal(sentTimes(UNLIMITED, 12, 0), 20, message, 0).limitPerMinute).toBe(limit);
});

test('waits for the end of the minute, then sends the limit a minute', () => {
  const refused = afterRefusal(sentTimes(UNLIMITED, 11, 0), 20, IN_ENGLISH, 0);
  expect(nextSendAtMs(refused, 1_000)).toBe(20_250);
  expect(nextSendAtMs(refused, 20_250)).toBe(20_250);
  const nine = sentTimes(refused, 9, 20_250);
  expect(nextSendAtMs(nine, 30_000)).toBe(30_000);
  expect(nextSendAtMs(afterSending(nine, 30_000), 30_000)).toBe(80_250);
  // Minutes in which nothing was sent are no credit.
  expect(nextSendAtMs(sentTimes(nine, 10, 150_000), 150_000)).toBe(200_250);
});

test('a limit of the day is waited out, and the minute keeps what was known', () => {
  const pace = afterRefusal(
    { limitPerMinute: 10, windowEndsAtMs: 60_000, sentInWindow: 3 },
    7_200,
    'The limit of 1000',
    0,
  );
  expect(pace.limitPerMinute).toBe(10);
  expect(nextSendAtMs(pace, 60_000)).toBe(7_200_250);
});
