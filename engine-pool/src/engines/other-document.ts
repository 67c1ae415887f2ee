// What a page's text is that holds no certificate: another document, or no text at all.
import { holdsText } from '../ocr/holds-text.ts';
import { meanConfidence } from '../ocr/mean-confidence.ts';
import type { PageText } from '../ocr/page-text.ts';
import type { EngineReading } from './engine.ts';

/** Print that is read as surely as this says nothing else when it is read again. */
const SURE_MIN = 0.9;

export function otherDocument(text: PageText): Exclude<EngineReading, { kind: 'certificate' }> {
  return holdsText(text) ? { kind: 'other-document', sure: meanConfidence(text) >= SURE_MIN } : { kind: 'no-text' };
}
