// Tokens to sign in at the console with, and the secrets of the sessions they open: how they look, and their hashes.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hasChecksum, KEY_BRAND, RANDOM_END, withRandomEnd } from './api-key.ts';

const TOKEN_START = `${KEY_BRAND}_console_v1_`;
const TOKEN_PATTERN = new RegExp(`^${TOKEN_START}([0-9a-f]{20})_${RANDOM_END}$`);
const TOKEN_ID = /^ctk_([0-9a-f]{20})$/;

const SESSION_START = `${KEY_BRAND}_session_v1_`;
const SESSION_BYTES = 32;
const SESSION_PATTERN = new RegExp(`^${SESSION_START}[\\w-]{43}$`);

export function newConsoleTokenId(): string {
  return `ctk_${randomBytes(10).toString('hex')}`;
}

export function isConsoleTokenId(text: string): boolean {
  return TOKEN_ID.test(text);
}

/** The token tells its id, so that failures with it can be counted; what follows is secret. */
export function createConsoleToken(tokenId: string): string {
  return withRandomEnd(`${TOKEN_START}${TOKEN_ID.exec(tokenId)?.[1]}_`);
}

/** The id that a token tells; undefined for what is mistyped or none. */
export function idOfConsoleToken(text: string): string | undefined {
  const part = TOKEN_PATTERN.exec(text)?.[1];
  return part !== undefined && hasChecksum(text) ? `ctk_${part}` : undefined;
}

/**
 * What is stored and sent between services: 32 bytes. Without a pepper, since nobody guesses what is random throughout:
 * so a token outlives a change of LAVRA_SECRET.
 */
export function hashConsoleToken(text: string): Buffer {
  return createHash('sha256').update('lavra console token\0').update(text).digest();
}

/** 256 bits of randomness: the bearer of the console's calls while the session lasts. */
export function createSessionSecret(): string {
  return SESSION_START + randomBytes(SESSION_BYTES).toString('base64url');
}

export function isSessionSecret(text: string): boolean {
  return SESSION_PATTERN.test(text);
}

export function hashSessionSecret(text: string): Buffer {
  return createHash('sha256').update('lavra console session\0').update(text).digest();
}

/** Where a caller is, so that failures can be counted under it and nobody without the secret can try out which. */
export function hashCallerAddress(address: string, secret: string): Buffer {
  return createHmac('sha256', secret).update('lavra caller address\0').update(address).digest();
}
