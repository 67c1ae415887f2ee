// API keys: how one is made, recognised as well-formed, and turned into the hash that is all we store of it.
import { createHash, createHmac, randomInt } from 'node:crypto';

export type KeyKind = 'live' | 'test';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 30;
const CHECKSUM_CHARACTERS = 6;

/** As a regular expression's part: what withRandomEnd adds. */
export const RANDOM_END = `[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}`;

/** The brand token of contract 5 (`<svc>`). */
export const KEY_BRAND = 'lavra';

/** A new key with 178 bits of randomness. */
export function createApiKey(kind: KeyKind): string {
  return withRandomEnd(`${KEY_BRAND}_${kind}_v1_`);
}

const KEY_PATTERN = new RegExp(`^${KEY_BRAND}_(?:live|test)_v1_${RANDOM_END}$`);

/** False for a mistyped key, so that it is called malformed and no lookup is spent on it. */
export function isWellFormedApiKey(key: string): boolean {
  return KEY_PATTERN.test(key) && hasChecksum(key);
}

/** What is stored and sent between services: 32 bytes that say nothing about the key without the secret. */
export function hashApiKey(key: string, secret: string): Buffer {
  return createHmac('sha256', secret).update('lavra api key\0').update(key).digest();
}

/** A secret text: what it begins with, 178 bits of randomness, and a checksum of all of it. */
export function withRandomEnd(start: string): string {
  let body = start;
  for (let i = 0; i < RANDOM_CHARACTERS; i++) body += BASE62[randomInt(BASE62.length)];
  return body + checksum(body);
}

export function hasChecksum(text: string): boolean {
  return checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}

function checksum(body: string): string {
  let value = createHash('sha256').update(body).digest().readUIntBE(0, 6);
  let text = '';
  for (let i = 0; i < CHECKSUM_CHARACTERS; i++) {
    text += BASE62[value % BASE62.length];
    value = Math.floor(value / BASE62.length);
  }
  return text;
}
