// Ids: what names an organization, a key, an extraction. An extraction's id says which organization's actor knows it.
import { randomBytes } from 'node:crypto';

const ORGANIZATION_ID = /^org_[0-9a-f]{20}$/;
const KEY_ID = /^key_[0-9a-f]{20}$/;
const EXTRACTION_ID = /^(org_[0-9a-f]{20})\.[0-9a-z]{9}[0-9a-f]{20}$/;
/** Base 36 holds the milliseconds of the next thousand years in nine characters. */
const TIME_CHARACTERS = 9;

export function newOrganizationId(): string {
  return `org_${randomPart()}`;
}

export function newKeyId(): string {
  return `key_${randomPart()}`;
}

/** Begins with the time within its organization, so that an index grows at its end and stays fast when it is large. */
export function newExtractionId(organizationId: string, nowMs = Date.now()): string {
  return `${organizationId}.${nowMs.toString(36).padStart(TIME_CHARACTERS, '0')}${randomPart()}`;
}

/** Undefined for text that names no extraction. */
export function organizationOfExtraction(extractionId: string): string | undefined {
  return EXTRACTION_ID.exec(extractionId)?.[1];
}

export function isOrganizationId(text: string): boolean {
  return ORGANIZATION_ID.test(text);
}

export function isKeyId(text: string): boolean {
  return KEY_ID.test(text);
}

function randomPart(): string {
  return randomBytes(10).toString('hex');
}
