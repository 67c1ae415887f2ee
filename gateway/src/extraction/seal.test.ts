// A sealed answer opens for who has the same file and requestId, and for nobody else.
import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateJson } from '../reply/certificate-json.ts';
import type { EvidenceJson } from '../reply/evidence-json.ts';
import type { Answer } from '../reply/extraction-reply.ts';
import { type IdempotencyKeyParts, idempotencyKeyOf } from './idempotency-key.ts';
import { openAnswer, type SealSecrets, sealAnswer } from './seal.ts';

const SECRET = 'a secret that only the gateways know';
const answer: Answer = { processingTimeMs: 12, outcome: { kind: 'unanswered', code: 'DOCUMENT_NOT_RECOGNIZED' } };
const evidence: EvidenceJson = { imageSize: { width: 3, height: 4 }, fields: [] };
const told = { kind: 'answered', engine: 'mini', data: certificateJson({}) } as const;
const answered: Answer = { processingTimeMs: 12, outcome: { ...told, evidence } };
const sha256 = (text: string) => createHash('sha256').update(text).digest();

const parts: IdempotencyKeyParts = {
  organizationId: 'org-1',
  requestId: 'order-1',
  fileSha256: sha256('file'),
  resizeImage: false,
  engine: undefined,
};
const secretsOf = (of: IdempotencyKeyParts, secret = SECRET): SealSecrets => ({
  requestId: of.requestId,
  fileSha256: of.fileSha256,
  idempotencyKey: idempotencyKeyOf(of, secret),
});

test('opens with what it was sealed with', () => {
  for (const each of [answer, answered]) {
    expect(openAnswer(sealAnswer(each, secretsOf(parts)), secretsOf(parts), true)).toEqual(each);
  }
});

test('opens without its evidence for who does not ask for it', () => {
  const opened = openAnswer(sealAnswer(answered, secretsOf(parts)), secretsOf(parts), false);
  expect(opened).toEqual({ ...answered, outcome: told });
});

test('opens an answer sealed in one piece with its evidence, as earlier versions did', () => {
  const { requestId, fileSha256, idempotencyKey: place } = secretsOf(parts);
  const material = Buffer.concat([fileSha256, Buffer.from(requestId)]);
  const key = Buffer.from(hkdfSync('sha256', material, place, 'lavra sealed answer', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(place);
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(answered)), cipher.final()]);
  const sealed = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), ciphertext]);
  expect(openAnswer(sealed, secretsOf(parts), true)).toEqual(answered);
});

test('does not open with the evidence of another answer to the same request', () => {
  const [one, other] = [sealAnswer(answered, secretsOf(parts)), sealAnswer(answered, secretsOf(parts))];
  const evidenceAt = 5 + one.readUInt32BE(1);
  const mixed = Buffer.concat([one.subarray(0, evidenceAt), other.subarray(evidenceAt)]);
  expect(openAnswer(mixed, secretsOf(parts), true)).toBeUndefined();
});

test.each<[name: string, others: SealSecrets]>([
  ['another requestId', { ...secretsOf(parts), requestId: 'order-2' }],
  ['another file', { ...secretsOf(parts), fileSha256: sha256('another file') }],
  ['another organization', secretsOf({ ...parts, organizationId: 'org-2' })],
  ['other options', secretsOf({ ...parts, resizeImage: true })],
  ['another LAVRA_SECRET', secretsOf(parts, 'another secret')],
])('does not open with %s', (_name, others) => {
  for (const each of [answer, answered]) {
    expect(openAnswer(sealAnswer(each, secretsOf(parts)), others, true)).toBeUndefined();
  }
});

test.each([answer, answered])('does not open when a byte was changed, cut off or added', (each) => {
  const sealed = sealAnswer(each, secretsOf(parts));
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openAnswer(changed, secretsOf(parts), true)).toBeUndefined();
    expect(openAnswer(sealed.subarray(0, at), secretsOf(parts), true)).toBeUndefined();
  }
  expect(openAnswer(Buffer.concat([sealed, randomBytes(1)]), secretsOf(parts), true)).toBeUndefined();
});

test('is different each time, and shows nothing of what it holds', () => {
  const [first, second] = [sealAnswer(answer, secretsOf(parts)), sealAnswer(answer, secretsOf(parts))];
  expect(first.equals(second)).toBe(false);
  expect(first.includes('DOCUMENT_NOT_RECOGNIZED')).toBe(false);
});

test('no two requests have the same idempotency key, however their parts are cut', () => {
  const requests: IdempotencyKeyParts[] = [
    parts,
    { ...parts, organizationId: 'org-1o', requestId: 'rder-1' },
    { ...parts, organizationId: 'org-1order', requestId: '-1' },
    { ...parts, engine: 'fast' },
    { ...parts, resizeImage: true },
    { ...parts, resizeImage: true, engine: 'fast' },
    { ...parts, fileSha256: sha256('another file') },
  ];
  const keys = requests.map((each) => idempotencyKeyOf(each, SECRET).toString('hex'));
  expect(new Set(keys).size).toBe(requests.length);
  expect(idempotencyKeyOf(parts, SECRET)).toHaveLength(32);
  expect(idempotencyKeyOf(parts, 'another secret').toString('hex')).not.toBe(keys[0]);
});
