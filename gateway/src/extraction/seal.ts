// Seals an answer for keeping: only who has the same file and the same requestId can open it again.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EvidenceJson } from '../reply/evidence-json.ts';
import type { Answer } from '../reply/extraction-reply.ts';

/** What the key is made of; neither part is stored anywhere. */
export interface SealSecrets {
  readonly requestId: string;
  readonly fileSha256: Buffer;
  /** The salt, and what binds the sealed answer to its place. */
  readonly idempotencyKey: Buffer;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** The first byte says what follows: one sealed part, or the length of the first of two. */
const ANSWER_ALONE = 1;
const EVIDENCE_APART = 2;
const LENGTH_BYTES = 4;

/**
 * The evidence is four fifths of an answer and seldom asked for: sealed apart it is only opened for who asks, and made a
 * quarter of its size it is kept and sent cheaply.
 */
export function sealAnswer(answer: Answer, secrets: SealSecrets): Buffer {
  const key = deriveKey(secrets);
  const { outcome } = answer;
  if (outcome.kind === 'unanswered' || !outcome.evidence) {
    return Buffer.concat([Buffer.of(ANSWER_ALONE), seal(json(answer), key, secrets.idempotencyKey)]);
  }
  const { evidence, ...told } = outcome;
  const first = seal(json({ ...answer, outcome: told }), key, secrets.idempotencyKey);
  const start = Buffer.alloc(1 + LENGTH_BYTES);
  start.writeUInt8(EVIDENCE_APART);
  start.writeUInt32BE(first.length, 1);
  return Buffer.concat([start, first, seal(deflateRawSync(json(evidence)), key, boundToAnswer(first, secrets))]);
}

/**
 * Undefined when it was sealed for another request, under another secret, or was changed. An answer sealed alone may hold
 * evidence too: a gateway of an earlier version wrote it.
 */
export function openAnswer(sealed: Buffer, secrets: SealSecrets, withEvidence: boolean): Answer | undefined {
  const isAlone = sealed[0] === ANSWER_ALONE;
  if (!isAlone && (sealed[0] !== EVIDENCE_APART || sealed.length < 1 + LENGTH_BYTES)) return undefined;
  const from = isAlone ? 1 : 1 + LENGTH_BYTES;
  const to = isAlone ? sealed.length : from + sealed.readUInt32BE(1);
  const key = deriveKey(secrets);
  const first = sealed.subarray(from, to);
  const opened = open(first, key, secrets.idempotencyKey);
  if (!opened) return undefined;
  const answer = JSON.parse(opened.toString()) as Answer;
  if (isAlone || !withEvidence || answer.outcome.kind !== 'answered') return answer;
  const packed = open(sealed.subarray(to), key, boundToAnswer(first, secrets));
  if (!packed) return undefined;
  const evidence = JSON.parse(inflateRawSync(packed).toString()) as EvidenceJson;
  return { ...answer, outcome: { ...answer.outcome, evidence } };
}

/** Of another answer to the same request the evidence does not open either. */
function boundToAnswer(sealedAnswer: Buffer, { idempotencyKey }: SealSecrets): Buffer {
  return Buffer.concat([idempotencyKey, sealedAnswer.subarray(0, HEAD_BYTES)]);
}

function json(content: object): Buffer {
  return Buffer.from(JSON.stringify(content));
}

/** Nonce, tag, ciphertext. */
function seal(content: Buffer, key: Buffer, place: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(place);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Undefined for what was not sealed with this key and for this place. */
function open(part: Buffer, key: Buffer, place: Buffer): Buffer | undefined {
  if (part.length <= HEAD_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, part.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(place)
    .setAuthTag(part.subarray(NONCE_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(part.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function deriveKey({ requestId, fileSha256, idempotencyKey }: SealSecrets): Buffer {
  const material = Buffer.concat([fileSha256, Buffer.from(requestId)]);
  return Buffer.from(hkdfSync('sha256', material, idempotencyKey, 'lavra sealed answer', KEY_BYTES));
}
