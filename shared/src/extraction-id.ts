// The id of an extraction: who asks for an admission makes it, so that the same admission can be asked for again.
import { randomUUID } from 'node:crypto';

/** Base 36 holds the milliseconds of the next thousand years in nine characters. */
const TIME_CHARACTERS = 9;
const PATTERN = /^(org_[0-9a-f]{20})\.[0-9a-z]{9}[0-9a-f]{20}$/;

/** Begins with the time within its organization, so that an index grows at its end and stays fast when it is large. */
export function newExtractionId(organizationId: string, nowMs = Date.now()): string {
  const time = nowMs.toString(36).padStart(TIME_CHARACTERS, '0');
  return `${organizationId}.${time}${randomHex()}`;
}

/** 80 random bits in 20 digits: what of a UUID is not its version. Node keeps their randomness at hand. */
function randomHex(): string {
  const uuid = randomUUID();
  return `${uuid.slice(0, 8)}${uuid.slice(-12)}`;
}

/** Undefined for text that names no extraction. */
export function organizationOfExtraction(extractionId: string): string | undefined {
  return PATTERN.exec(extractionId)?.[1];
}
