// From the words on a page to the fields of a birth certificate, each with its evidence: the steps in their order.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { PageText } from '../ocr/page-text.ts';
import { sheetsOf } from '../ocr/sheets.ts';
import { tidyText } from '../ocr/tidy-text.ts';
import { isBirthCertificate } from './classify-document.ts';
import { crossValidate } from './cross-validate.ts';
import { deriveUnsaid } from './derive-unsaid.ts';
import { printConfidence, toEvidence } from './evidence.ts';
import type { FindFields } from './find/find-fields.ts';
import { HOPE_MIN } from './may-hold-certificate.ts';
import { normaliseFound } from './normalise-found.ts';
import { toMessage } from './to-message.ts';

export interface CertificateReading {
  readonly certificate: Certificate;
  /** One entry for every field that has a value. */
  readonly evidence: FieldEvidence[];
  /** How surely the characters of the fields whose error harms most were read, 0 to 1. */
  readonly printConfidence: number;
}

/** A certificate beside another paper says less than both by a field or two of the other's; one of two says more than both. */
const SAYS_LESS_MAX = 1.5;

/** Null when the page holds no birth certificate. */
export type ReadCertificate = (page: PageText) => Promise<CertificateReading | null>;

export function createReadCertificate(find: FindFields): ReadCertificate {
  const readSheet = async (page: PageText) => {
    const { birthCertificate, found } = await find(page);
    const values = normaliseFound(found);
    crossValidate(values);
    if (!isBirthCertificate(birthCertificate, values, page)) return { birthCertificate, reading: null, says: 0 };
    deriveUnsaid(values, page);
    const evidence = toEvidence(values, page);
    const reading = { certificate: toMessage(values), evidence, printConfidence: printConfidence(values, page) };
    return { birthCertificate, reading, says: evidence.reduce((sum, { confidence }) => sum + confidence, 0) };
  };
  return async (text) => {
    const page = tidyText(text);
    const whole = await readSheet(page);
    const sheets = await Promise.all(sheetsOf(page).map(readSheet));
    const certificates = sheets.filter(({ reading, says }, at) => {
      const isBesideOther = (sheets[at ^ 1]?.birthCertificate ?? 1) < HOPE_MIN;
      return reading && (isBesideOther ? says > whole.says - SAYS_LESS_MAX : whole.reading && says > whole.says);
    });
    return [whole, ...certificates.toSorted((a, b) => a.says - b.says)].at(-1)?.reading ?? null;
  };
}
