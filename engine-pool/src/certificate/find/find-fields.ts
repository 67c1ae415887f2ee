// The port of every field finder: from the words on a page to the fields that stand there.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { PageText, Word } from '../../ocr/page-text.ts';

/** One field that a finder saw; what its words say is read by the steps behind the finder. */
export interface FoundField {
  readonly field: FieldPath;
  /** In reading order: the page's words, or parts of them. */
  readonly words: readonly Word[];
  /** That these words are the value of this field, 0 to 1. */
  readonly probability: number;
}

export interface FoundPage {
  /** That the page is a birth certificate, 0 to 1. */
  readonly birthCertificate: number;
  /** Where a field comes several times, the first whose words hold a value of its kind counts. */
  readonly found: readonly FoundField[];
}

export type FindFields = (page: PageText) => Promise<FoundPage>;

export const NOTHING_FOUND: FoundPage = { birthCertificate: 0, found: [] };
