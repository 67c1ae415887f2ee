// Seals an answer for keeping: only who has the same file and the same requestId can open it again.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Answer } from '../reply/extraction-reply.ts';

/** What the key is made of; neither part is stored anywhere. */
export interface SealSecrets {
  readonly requestId: string;
  readonly fileSha256: Buffer;
  /** The fingerprint: the salt, and what binds the sealed answer to its place. */
  readonly triple: Buffer;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte says how the rest is laid out: nonce, tag, ciphertext. */
const LAYOUT = 1;

export function sealAnswer(answer: Answer, secrets: SealSecrets): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secrets), nonce).setAAD(secrets.triple);
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([LAYOUT]), nonce, cipher.getAuthTag(), ciphertext]);
}

/** Undefined when it was sealed for another triple, under another secret, or was changed. */
export function openAnswer(sealed: Buffer, secrets: SealSecrets): Answer | undefined {
  if (sealed[0] !== LAYOUT || sealed.length <= 1 + NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, deriveKey(secrets), nonce, { authTagLength: TAG_BYTES })
    .setAAD(secrets.triple)
    .setAuthTag(tag);
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as Answer;
  } catch {
    return undefined;
  }
}

function deriveKey({ requestId, fileSha256, triple }: SealSecrets): Buffer {
  const material = Buffer.concat([fileSha256, Buffer.from(requestId)]);
  return Buffer.from(hkdfSync('sha256', material, triple, 'lavra sealed answer', KEY_BYTES));
}
