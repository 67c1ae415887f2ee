// The id of an extraction: who asks for an admission makes it, so that the same admission can be asked for again.
import { randomBytes } from 'node:crypto';

/** Base 36 holds the milliseconds of the next thousand years in nine characters. */
const TIME_CHARACTERS = 9;
const RANDOM_BYTES = 10;
const PATTERN = /^(org_[0-9a-f]{20})\.[0-9a-z]{9}[0-9a-f]{20}$/;

/** Begins with the time within its organization, so that an index grows at its end and stays fast when it is large. */
export function newExtractionId(organizationId: string, nowMs = Date.now()): string {
  const time = nowMs.toString(36).padStart(TIME_CHARACTERS, '0');
  return `${organizationId}.${time}${randomBytes(RANDOM_BYTES).toString('hex')}`;
}

/** Undefined for text that names no extraction. */
export function organizationOfExtraction(extractionId: string): string | undefined {
  return PATTERN.exec(extractionId)?.[1];
}
