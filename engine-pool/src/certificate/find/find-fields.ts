// The port of every field finder: from the words on a page to the fields that stand there.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { PageText, Word } from '../../ocr/page-text.ts';
import type { FieldValue } from '../field-values.ts';

/** One field that a finder saw. */
export type FoundField =
  /** The words that say it; what they say is read by the steps behind the finder. */
  | {
      readonly kind: 'words';
      readonly field: FieldPath;
      /** In reading order, as the page has them. */
      readonly words: readonly Word[];
      /** That these words are the value of this field, 0 to 1. */
      readonly probability: number;
    }
  /** Its value, from a finder that reads as it finds: taken as it is. */
  | { readonly kind: 'value'; readonly field: FieldPath; readonly value: FieldValue };

export interface FoundPage {
  /** That the page is a birth certificate, 0 to 1. */
  readonly birthCertificate: number;
  /** Where one field comes twice, the first counts. */
  readonly found: readonly FoundField[];
}

/** A pure function of the page: it neither waits nor throws. */
export type FindFields = (page: PageText) => FoundPage;

export const NOTHING_FOUND: FoundPage = { birthCertificate: 0, found: [] };
