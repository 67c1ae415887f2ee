// What a page's text is that holds no certificate: another document, or no text at all.
import { holdsText } from '../ocr/holds-text.ts';
import { meanConfidence } from '../ocr/mean-confidence.ts';
import type { PageText } from '../ocr/page-text.ts';
import type { EngineReading } from './engine.ts';

/** Print that is read as surely as this says nothing else when it is read again. */
const SURE_MIN = 0.9;
/**
 * A page of fewer words is none that looking harder makes a certificate of. Measured on certificates (photos, small and
 * blurred ones among them): the first reading has 100 words and more of each that any later one answers.
 */
const WORDS_MIN = 25;

export function otherDocument(text: PageText): Exclude<EngineReading, { kind: 'certificate' }> {
  const sure = wordsOf(text) < WORDS_MIN || meanConfidence(text) >= SURE_MIN;
  return { kind: holdsText(text) ? 'other-document' : 'no-text', sure };
}

function wordsOf({ lines }: PageText): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0);
}
