// From the words on a page to the fields of a birth certificate, each with its evidence: the steps in their order.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { PageText } from '../ocr/page-text.ts';
import { tidyText } from '../ocr/tidy-text.ts';
import { isBirthCertificate } from './classify-document.ts';
import { crossValidate } from './cross-validate.ts';
import { deriveUnsaid } from './derive-unsaid.ts';
import { printConfidence, toEvidence } from './evidence.ts';
import type { FindFields } from './find/find-fields.ts';
import { normaliseFound } from './normalise-found.ts';
import { toMessage } from './to-message.ts';

export interface CertificateReading {
  readonly certificate: Certificate;
  /** One entry for every field that has a value. */
  readonly evidence: FieldEvidence[];
  /** How surely the characters of the fields whose error harms most were read, 0 to 1. */
  readonly printConfidence: number;
}

/** Null when the page holds no birth certificate. */
export type ReadCertificate = (page: PageText) => Promise<CertificateReading | null>;

export function createReadCertificate(find: FindFields): ReadCertificate {
  return async (text) => {
    const page = tidyText(text);
    const { birthCertificate, found } = await find(page);
    const values = normaliseFound(found);
    crossValidate(values);
    if (!isBirthCertificate(birthCertificate, values, page)) return null;
    deriveUnsaid(values, page);
    const evidence = toEvidence(values, page);
    return { certificate: toMessage(values), evidence, printConfidence: printConfidence(values, page) };
  };
}
