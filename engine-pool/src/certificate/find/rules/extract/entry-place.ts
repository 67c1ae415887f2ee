// Reads where an entry stands, its three numbers named in one line.
import { readBookPart } from '../../../normalise/book-number.ts';

export interface EntryPlace {
  readonly livro: string;
  readonly folha: string;
  readonly termo: string;
}

const BOOK =
  /\b(?:livro|lv\.?|liv\.?)\s*(?:n[ºo°.]*\s*)?((?:[A-Z]{1,2}\s?[-–/]?\s?)?\d[\d.]*(?:\s?[-–/]\s?[A-Z]\b)?)/iu;
const LEAF = /\b(?:folhas?|fls?)\b\.?\s*(?:n[ºo°.]*\s*)?(\d{1,4}\s?(?:v(?:erso|\b|º|\.)?)?)/iu;
const ENTRY = /(?:termo|assento|ordem|so[bß]\s+(?:o\s+)?n[ºo°.]+|n[ºo°.]+|n[úu]mero)\s*(?:n[ºo°.]*\s*)?(\d[\d.]*)/iu;

/** "nº 123, fls. 45v, livro A-6": where the entry stands, named part by part in one line; null where no book is named. */
export function readEntryPlace(text: string): EntryPlace | null {
  const book = BOOK.exec(text);
  const leaf = LEAF.exec(text);
  if (!book || !leaf) return null;
  // The number of a book or a leaf is no entry's.
  const rest = text.replace(book[0], ' ').replace(leaf[0], ' ');
  const part = (found: RegExpExecArray | null) => readBookPart(found?.[1] ?? '');
  // Behind the label "Termo" the number stands first.
  return { livro: part(book), folha: part(leaf), termo: part(ENTRY.exec(rest) ?? /^\s*(\d[\d.]*)/.exec(text)) };
}
