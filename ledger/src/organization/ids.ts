// Ids: what names an organization, a key, an extraction. An extraction's id says which organization's actor knows it.
import { randomBytes } from 'node:crypto';

export { newExtractionId, organizationOfExtraction } from '@lavra/shared/extraction-id';

const ORGANIZATION_ID = /^org_[0-9a-f]{20}$/;
const KEY_ID = /^key_[0-9a-f]{20}$/;

export function newOrganizationId(): string {
  return `org_${randomPart()}`;
}

export function newKeyId(): string {
  return `key_${randomPart()}`;
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
