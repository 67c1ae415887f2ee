// A file that cannot be used: thrown once, with its code, and answered as an outcome.
import type { RefusalCode } from '@lavra/shared/error-codes';

/** The codes of contract 7.4 that a file itself can be refused with. */
export type FileRefusalCode = Extract<
  RefusalCode,
  | 'IMAGE_INVALID'
  | 'IMAGE_UNREADABLE'
  | 'IMAGE_FORMAT_UNSUPPORTED'
  | 'IMAGE_TOO_MANY_PIXELS'
  | 'IMAGE_RESOLUTION_TOO_LOW'
  | 'IMAGE_RESOLUTION_TOO_HIGH'
  | 'PDF_PASSWORD_PROTECTED'
  | 'PDF_UNREADABLE'
  | 'PDF_TOO_MANY_PAGES'
>;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: FileRefusalCode;
  /** With PDF_TOO_MANY_PAGES; else 0. */
  readonly pageCount: number;

  constructor(code: FileRefusalCode, options: ErrorOptions & { pageCount?: number } = {}) {
    super(`refused with ${code}`, options);
    this.code = code;
    this.pageCount = options.pageCount ?? 0;
  }
}
