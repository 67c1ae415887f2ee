// From the words on a page to the fields of a birth certificate, each with its evidence: the steps in their order.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { PageText } from '../ocr/page-text.ts';
import { withinTextLimits } from '../ocr/text-limits.ts';
import { isBirthCertificate } from './classify-document.ts';
import { crossValidate } from './cross-validate.ts';
import { deriveConstants } from './derive-constants.ts';
import { toEvidence } from './evidence.ts';
import type { FindFields } from './find/find-fields.ts';
import { findByRules } from './find/rules/find-by-rules.ts';
import { normaliseFound } from './normalise-found.ts';
import { repairFound } from './repair-found.ts';
import { toMessage } from './to-message.ts';

export interface CertificateReading {
  readonly certificate: Certificate;
  /** One entry for every field that has a value. */
  readonly evidence: FieldEvidence[];
}

/** @returns null when the page holds no birth certificate. */
export function readCertificate(page: PageText, find: FindFields = findByRules): CertificateReading | null {
  const { birthCertificate, found } = find(withinTextLimits(page));
  const repaired = repairFound(found);
  const values = normaliseFound(repaired);
  crossValidate(values);
  if (!isBirthCertificate(birthCertificate, values)) return null;
  deriveConstants(values);
  return { certificate: toMessage(values), evidence: toEvidence(values) };
}
