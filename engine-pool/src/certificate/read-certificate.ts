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

const PARTINGS_MAX = 2;
/** What may be lost of both papers' confidences where one is taken alone: a field or two that the other seemed to say. */
const LOST_MAX = 1.5;

/** Null when the page holds no birth certificate. */
export type ReadCertificate = (page: PageText) => Promise<CertificateReading | null>;

export function createReadCertificate(find: FindFields): ReadCertificate {
  const readSheet = async (page: PageText) => {
    const { birthCertificate, found } = await find(page);
    const values = normaliseFound(found);
    crossValidate(values);
    if (!isBirthCertificate(birthCertificate, values, page)) return { birthCertificate, reading: null };
    deriveUnsaid(values, page);
    const evidence = toEvidence(values, page);
    const reading = { certificate: toMessage(values), evidence, printConfidence: printConfidence(values, page) };
    return { birthCertificate, reading };
  };
  const readEach = async (page: PageText, partings: number): Promise<Awaited<ReturnType<typeof readSheet>>> => {
    const whole = await readSheet(page);
    // Four papers on one sheet are parted twice; a certificate by itself is tried for two, and no further.
    const left = whole.reading ? 0 : partings - 1;
    const sheets = await Promise.all((partings > 0 ? sheetsOf(page) : []).map((sheet) => readEach(sheet, left)));
    const alone = sheets.filter(({ reading }, at) => {
      const isBesideOther = (sheets[at ^ 1]?.birthCertificate ?? 1) < HOPE_MIN;
      if (!reading || !whole.reading) return reading && isBesideOther;
      return isSurer(reading.evidence, whole.reading.evidence, isBesideOther ? LOST_MAX : 0);
    });
    return alone[0] ?? whole;
  };
  return async (text) => (await readEach(tidyText(text), PARTINGS_MAX)).reading;
}

/** Whether what both say is surer in the first, which lacks no more of the other than `lostMax`, in confidences together. */
function isSurer(alone: readonly FieldEvidence[], both: readonly FieldEvidence[], lostMax: number): boolean {
  const shared = both.filter(({ field }) => alone.some((one) => one.field === field));
  const sum = (some: readonly FieldEvidence[]) => some.reduce((total, { confidence }) => total + confidence, 0);
  return sum(alone) > sum(shared) && sum(both) - sum(shared) <= lostMax;
}
