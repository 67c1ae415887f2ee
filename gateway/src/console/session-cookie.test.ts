// The session's cookie: what protects it, and which of several is believed.
import { expect, test } from 'vitest';
import { cameByHttps, readSession, sessionCookie } from './session-cookie.ts';

test('over https it is held to this host and to https', () => {
  expect(sessionCookie('s', 60, true)).toBe(
    '__Host-lavra-console=s; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
});

test('over http, on one’s own machine, it is all of that but Secure', () => {
  expect(sessionCookie('s', 60, false)).toBe('lavra-console=s; Path=/; HttpOnly; SameSite=Strict; Max-Age=60');
});

test.each([
  ['', ''],
  ['lavra-console=one', 'one'],
  ['other=1; lavra-console=one', 'one'],
  ['lavra-console=planted; __Host-lavra-console=ours', 'ours'],
  ['lavra-consoles=one', ''],
  ['lavra-console', ''],
])('reads "%s" as "%s"', (header, expected) => {
  expect(readSession(header)).toBe(expected);
});

test.each([
  ['https://lavra.example', '', true],
  ['', 'https', true],
  ['', 'HTTPS', true],
  ['http://lavra.example', '', false],
  ['', '', false],
])('Origin "%s", X-Forwarded-Proto "%s": https %s', (origin, forwardedProto, expected) => {
  expect(cameByHttps(origin, forwardedProto)).toBe(expected);
});
