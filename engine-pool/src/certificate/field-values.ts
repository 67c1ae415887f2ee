// The field values found so far, each with its place, source and confidence.
import { type FieldKind, type FieldPath, fieldAt } from '@lavra/shared/certificate-fields';
import { type Box, boxAround } from '../image/geometry.ts';
import { confidenceOf, type RepairedWord } from './text/words.ts';

export type Source = 'read' | 'repaired' | 'derived';

/** The value of one field. */
export interface FieldValue {
  readonly value: string;
  /** That its characters are right, 0 to 1. */
  readonly confidence: number;
  /** That it is this field's value, 0 to 1. */
  readonly attribution: number;
  /** Absent for a derived value. */
  readonly box: Box | undefined;
  readonly source: Source;
}

/** The words a value was read from: its box and how sure the reader was of them. */
export interface Origin {
  readonly box: Box | undefined;
  /** That the characters are right, 0 to 1. */
  readonly confidence: number;
  /** That the words are the field's, 0 to 1; certain if absent. */
  readonly attribution?: number;
  /** What the reader made of them, before anything was repaired. */
  readonly text?: string;
}

export function originOf(words: readonly RepairedWord[]): Origin {
  return {
    box: boxAround(words.map((word) => word.box)),
    confidence: confidenceOf(words),
    text: words.map((word) => word.asRead ?? word.text).join(' '),
  };
}

/** What is attributed less surely gives way to what other fields say, and to its check digits. */
export const SAID_SURELY = 0.95;
/** Values that are taken over as they stand on the page. */
const VERBATIM: ReadonlySet<FieldKind> = new Set(
  'person-name place municipality establishment registry-office'.split(' ') as FieldKind[],
);

/** Only the letters: signs and spaces are set right without more ado. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

export class FieldValues {
  readonly #values = new Map<FieldPath, FieldValue>();
  readonly #closed = new Set<FieldPath>();

  get(path: FieldPath): FieldValue | undefined {
    return this.#values.get(path);
  }

  valueOf(path: FieldPath): string {
    return this.#values.get(path)?.value ?? '';
  }

  /** Keeps the first non-empty value of a field: callers come in the order of their trustworthiness. */
  offer(path: FieldPath, value: string, origin: Origin, source: Source = 'read', factor = 1): void {
    if (value === '' || this.#values.has(path) || this.#closed.has(path)) return;
    const isVerbatim = source === 'read' && origin.text !== undefined && VERBATIM.has(fieldAt(path).kind);
    const repaired = isVerbatim && !lettersOf(origin.text).includes(lettersOf(value));
    const how = repaired ? 'repaired' : source;
    const { attribution = 1, box } = origin;
    this.replace(path, { value, confidence: origin.confidence * factor, attribution, box, source: how });
  }

  replace(path: FieldPath, reading: FieldValue): void {
    this.#values.set(path, reading);
  }

  drop(path: FieldPath): void {
    this.#values.delete(path);
  }

  /** For good: nothing offered is kept. */
  close(path: FieldPath): void {
    this.drop(path);
    this.#closed.add(path);
  }
}
