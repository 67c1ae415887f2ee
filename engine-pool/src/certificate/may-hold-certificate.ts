// Whether some of a page's text leaves hope for a certificate: what is no certificate need not be read to its end.
import type { PageText } from '../ocr/page-text.ts';
import { sheetsOf } from '../ocr/sheets.ts';
import { tidyText } from '../ocr/tidy-text.ts';
import { isTitledBirth } from './classify-document.ts';
import type { FindFields } from './find/find-fields.ts';

/** Well below what is taken for a certificate, as only part of it was read. */
export const HOPE_MIN = 0.05;

export function createMayHoldCertificate(find: FindFields): (text: PageText) => Promise<boolean> {
  return async (text) => {
    const part = tidyText(text);
    if (isTitledBirth(part)) return true;
    for (const sheet of [part, ...sheetsOf(part)]) if ((await find(sheet)).birthCertificate >= HOPE_MIN) return true;
    return false;
  };
}
