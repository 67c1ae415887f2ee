// The critical confidence of an answer: that of the least sure field whose error harms most.
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';

/** The confidence of the least sure critical field, 0 to 1; 0 where one is missing that every certificate has. */
export function criticalConfidence(evidence: readonly FieldEvidence[]): number {
  const confidences = new Map(evidence.map(({ field, confidence }) => [field, confidence]));
  const critical = CERTIFICATE_FIELDS.filter((row) => row.critical);
  return Math.min(...critical.map((row) => confidences.get(row.path) ?? (row.critical === 'always' ? 0 : 1)));
}
