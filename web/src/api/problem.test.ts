import { expect, test } from 'vitest';
import { mayPass, problemOf } from './problem.ts';

test.each([
  [
    201,
    { success: false, errorCode: 'EXTRACTION_BUSY', error: 'All busy.' },
    { code: 'EXTRACTION_BUSY', message: 'All busy.' },
  ],
  [400, { message: ['One.', 'Two.'], error: 'Bad Request' }, { code: 'BAD_REQUEST', message: 'One. Two.' }],
  [401, { error: 'Unauthorized', message: 'No key.' }, { code: 'KEY_REFUSED', message: 'No key.' }],
  [
    402,
    { errorCode: 'NOT_ENOUGH_CREDITS', message: 'It costs 1.', error: 'Payment Required', action: 'Buy 1.' },
    { code: 'NOT_ENOUGH_CREDITS', message: 'It costs 1. Buy 1.' },
  ],
  [
    409,
    { errorCode: 'REQUEST_IN_PROGRESS', message: 'Running.', retryAfter: 3 },
    { code: 'REQUEST_IN_PROGRESS', message: 'Running.', retryAfterSeconds: 3 },
  ],
  [413, { success: false, errorCode: 'IMAGE_TOO_LARGE', error: 'Big.' }, { code: 'IMAGE_TOO_LARGE', message: 'Big.' }],
  [
    429,
    { message: 'Ten a minute.', retryAfter: 12 },
    { code: 'LIMIT_EXCEEDED', message: 'Ten a minute.', retryAfterSeconds: 12 },
  ],
  [503, undefined, { code: 'SERVICE_RESTARTING' }],
  [418, 'tea', { code: 'UNEXPECTED' }],
])('%i %j', (status, body, problem) => {
  expect(problemOf(status, body)).toEqual(problem);
});

test.each([
  ['EXTRACTION_BUSY', true],
  ['CONNECTION_LOST', true],
  ['LIMIT_EXCEEDED', true],
  ['DOCUMENT_NOT_RECOGNIZED', false],
  ['NOT_ENOUGH_CREDITS', false],
  ['KEY_REFUSED', false],
] as const)('%s may pass: %s', (code, expected) => {
  expect(mayPass({ code })).toBe(expected);
});
