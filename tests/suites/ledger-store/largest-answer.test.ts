// The longest certificate that the engines can answer with is one that the ledger keeps: no client waits for what never comes.

import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { SEALED_ANSWER_BYTES_MAX } from '@lavra/shared/limits';
import { expect, test } from 'vitest';
import { toEvidence } from '../../../engine-pool/src/certificate/evidence.ts';
import { FieldValues } from '../../../engine-pool/src/certificate/field-values.ts';
import { toMessage } from '../../../engine-pool/src/certificate/to-message.ts';
import { sealAnswer } from '../../../gateway/src/extraction/seal.ts';
import { certificateJson } from '../../../gateway/src/reply/certificate-json.ts';
import { evidenceJson } from '../../../gateway/src/reply/evidence-json.ts';

test.each([
  ['signs that JSON escapes', '\u0001'],
  ['signs of three bytes', '\u20ac'],
  ['signs of four bytes', '\u{1f600}'],
])('every field full of %s', (_name, sign) => {
  const values = new FieldValues();
  const endless = sign.repeat(100_000);
  const box = { left: 99_999, top: 99_999, width: 99_999, height: 99_999 };
  for (const { path } of CERTIFICATE_FIELDS) values.offer(path, endless, { box, confidence: 0.999 }, 'repaired');
  const data = certificateJson(toMessage(values));
  const size = { width: 999_999, height: 999_999 };
  const evidence = evidenceJson(
    toEvidence(values, { ...size, lines: [] }).map((one) => ({ ...one, source: 'repaired' as const })),
    size,
  );
  expect(evidence.fields).toHaveLength(CERTIFICATE_FIELDS.length);
  const answer = {
    processingTimeMs: 999_999,
    outcome: { kind: 'answered' as const, engine: 'large' as const, data, evidence },
    resized: { original: size, final: size },
  };
  const secrets = { requestId: 'x'.repeat(128), fileSha256: Buffer.alloc(32), idempotencyKey: Buffer.alloc(32) };
  const { length } = sealAnswer(answer, secrets);
  expect(length).toBeGreaterThan(SEALED_ANSWER_BYTES_MAX / 4);
  expect(length).toBeLessThan(SEALED_ANSWER_BYTES_MAX);
});
