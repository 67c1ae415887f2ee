// Tokens of the console: what is one, which id it tells, and that no two hashes are of the same make.
import { describe, expect, it } from 'vitest';
import { hashApiKey } from './api-key.ts';
import {
  createConsoleToken,
  createSessionSecret,
  hashCallerAddress,
  hashConsoleToken,
  hashSessionSecret,
  idOfConsoleToken,
  isConsoleTokenId,
  isSessionSecret,
  newConsoleTokenId,
} from './console-token.ts';

const id = newConsoleTokenId();
const token = createConsoleToken(id);
const session = createSessionSecret();

describe('a token of the console', () => {
  it('tells its id', () => {
    expect(isConsoleTokenId(id)).toBe(true);
    expect(idOfConsoleToken(token)).toBe(id);
    expect(createConsoleToken(id)).not.toBe(token);
  });

  it.each([
    ['nothing', ''],
    ['one character changed', token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')],
    ['another id put in', createConsoleToken(newConsoleTokenId()).slice(0, 37) + token.slice(37)],
    ['something before it', ` ${token}`],
    ['something after it', `${token}x`],
    ['a session', session],
  ])('is not %s', (_name, text) => {
    expect(idOfConsoleToken(text)).toBeUndefined();
  });
});

it.each([
  [session, true],
  [createSessionSecret(), true],
  [session.slice(0, -1), false],
  [`${session}x`, false],
  [token, false],
  ['', false],
])('a session secret: %s', (text, expected) => {
  expect(isSessionSecret(text)).toBe(expected);
});

it('hashes one text differently for each use, and where there is a secret with each', () => {
  const keyed = [hashApiKey, hashCallerAddress].flatMap((hash) => [hash('text', 'one'), hash('text', 'two')]);
  const hashes = [...keyed, hashConsoleToken('text'), hashSessionSecret('text')].map((hash) => hash.toString('hex'));
  expect(new Set(hashes).size).toBe(6);
});
