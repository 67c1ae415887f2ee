// A file that cannot be used: thrown once, with its code, and answered as an outcome.
import { RefusalCode } from '@lavra/proto/engine/v1/engine';

export { RefusalCode };

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** With PDF_TOO_MANY_PAGES; else 0. */
  readonly pageCount: number;

  constructor(code: RefusalCode, options: ErrorOptions & { pageCount?: number } = {}) {
    super(`refused with code ${code}`, options);
    this.code = code;
    this.pageCount = options.pageCount ?? 0;
  }
}
