// A sealed answer opens for who has the same file and requestId, and for nobody else.
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '../reply/extraction-reply.ts';
import { fingerprint, type Triple } from './fingerprint.ts';
import { openAnswer, type SealSecrets, sealAnswer } from './seal.ts';

const SECRET = 'a secret that only the gateways know';
const answer: Answer = { processingTimeMs: 12, outcome: { kind: 'unanswered', code: 'DOCUMENT_NOT_RECOGNIZED' } };
const sha256 = (text: string) => createHash('sha256').update(text).digest();

const triple: Triple = {
  organizationId: 'org-1',
  requestId: 'order-1',
  fileSha256: sha256('file'),
  resizeImage: false,
  engine: undefined,
};
const secretsOf = (of: Triple, secret = SECRET): SealSecrets => ({
  requestId: of.requestId,
  fileSha256: of.fileSha256,
  triple: fingerprint(of, secret),
});

test('opens with what it was sealed with', () => {
  expect(openAnswer(sealAnswer(answer, secretsOf(triple)), secretsOf(triple))).toEqual(answer);
});

test.each<[name: string, others: SealSecrets]>([
  ['another requestId', { ...secretsOf(triple), requestId: 'order-2' }],
  ['another file', { ...secretsOf(triple), fileSha256: sha256('another file') }],
  ['another organization', secretsOf({ ...triple, organizationId: 'org-2' })],
  ['other options', secretsOf({ ...triple, resizeImage: true })],
  ['another LAVRA_SECRET', secretsOf(triple, 'another secret')],
])('does not open with %s', (_name, others) => {
  expect(openAnswer(sealAnswer(answer, secretsOf(triple)), others)).toBeUndefined();
});

test('does not open when a byte was changed, cut off or added', () => {
  const sealed = sealAnswer(answer, secretsOf(triple));
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openAnswer(changed, secretsOf(triple))).toBeUndefined();
    expect(openAnswer(sealed.subarray(0, at), secretsOf(triple))).toBeUndefined();
  }
  expect(openAnswer(Buffer.concat([sealed, randomBytes(1)]), secretsOf(triple))).toBeUndefined();
});

test('is different each time, and shows nothing of what it holds', () => {
  const [first, second] = [sealAnswer(answer, secretsOf(triple)), sealAnswer(answer, secretsOf(triple))];
  expect(first.equals(second)).toBe(false);
  expect(first.includes('DOCUMENT_NOT_RECOGNIZED')).toBe(false);
});

test('no two triples have the same fingerprint, however their parts are cut', () => {
  const triples: Triple[] = [
    triple,
    { ...triple, organizationId: 'org-1o', requestId: 'rder-1' },
    { ...triple, organizationId: 'org-1order', requestId: '-1' },
    { ...triple, engine: 'fast' },
    { ...triple, resizeImage: true },
    { ...triple, resizeImage: true, engine: 'fast' },
    { ...triple, fileSha256: sha256('another file') },
  ];
  const prints = triples.map((each) => fingerprint(each, SECRET).toString('hex'));
  expect(new Set(prints).size).toBe(triples.length);
  expect(fingerprint(triple, SECRET)).toHaveLength(32);
  expect(fingerprint(triple, 'another secret').toString('hex')).not.toBe(prints[0]);
});
