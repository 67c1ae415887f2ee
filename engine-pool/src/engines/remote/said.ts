// What a model elsewhere says of a page: nothing that is believed before it was held to the page.
import { CERTIFICATE_FIELDS, type CertificateField } from '@lavra/shared/certificate-fields';

export interface Said {
  readonly birthCertificate: boolean;
  /** By the path of the field; empty or absent where it saw none. */
  readonly values: Readonly<Record<string, string>>;
}

/** Their values follow from others, or are the same on every certificate. */
const DERIVED: ReadonlySet<CertificateField['kind']> = new Set<CertificateField['kind']>([
  'constant',
  'day',
  'month',
  'year',
]);

/** The fields that a model is asked for. */
export const ASKED_FIELDS: readonly CertificateField[] = CERTIFICATE_FIELDS.filter(({ kind }) => !DERIVED.has(kind));
