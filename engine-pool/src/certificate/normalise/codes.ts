// Reads the codes of a certificate: DNV, CPF, and where the entry stands (livro, folha, termo).
import { isBlank } from './blank.ts';

/** Number of the birth declaration (DNV), as printed. */
export function readDnv(raw: string): string {
  const text = raw.replace(/^(?:\s|n[ºo°.]+|:)+/i, '').trim();
  // Its usual form begins and ends where it does, whatever strokes or figures of a neighbouring cell stand beside it.
  const usual = /(?<![\d-])\d{2}\s?[-–]\s?\d{8}\s?[-–]\s?\d(?!\d)/.exec(text)?.[0];
  if (usual !== undefined) return usual.replace(/\s/g, '').replace(/–/g, '-');
  const found = /\d[\d\s.\-–/]{5,16}[\dXx]/.exec(text.replace(/(?<=[\d-])[Oo](?=[\d-])/g, '0'))?.[0] ?? '';
  return isBlank(text) ? '' : found.replace(/\s*[-–]\s*/g, '-').trim();
}

const NUMBERED =
  /^[\s:]*(?:(?:livro|folhas?|fls?\.?|termo|assento|registro|n[ºo°]?\.?|n[uú]mero|de ordem)\s*[:.]?\s*)*/iu;

/** Livro, folha or termo as printed: "A-154", "029-A", "137v", "56.877". Empty when it is no such thing. */
export function readBookPart(raw: string): string {
  const text = raw
    .replace(NUMBERED, '')
    .replace(/[\s.,;:]+$/, '')
    // A reader leaves a space beside the dot of the thousands.
    .replace(/(?<=^\d{1,3})\s?\.\s?(?=\d{3}(?!\d))/, '.')
    .trim();
  if (isBlank(text)) return '';
  const found =
    /^(?:[A-Za-z]{1,3}[\s\-–/.]{0,3})?\d[\d.]*(?:(?!\se\b)\s?[-–/]?\s?(?!d[aeo]s?\b|n[ao]\b|em\b|sob\b)(?:[A-Za-z]{1,2}\b|verso\b|anverso\b))?(?:[\s\-–]?(?:[Vv]|verso)\b)?/u.exec(
      text,
    )?.[0] ?? '';
  return found
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/\.$/, '')
    .trim();
}

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

/** The registrant's CPF out of the note that added it to the entry, eleven digits with their signs; empty where none is said. */
export function readCpfInNote(text: string): string {
  const found = [...text.matchAll(/\bC\.?P\.?F\b[^\d]{0,40}(\d{3}[.\s]?\d{3}[.\s]?\d{3}\s?[-–\s]\s?\d{2})(?!\d)/giu)];
  const numbers = new Set(found.map((match) => (match[1] ?? '').replace(/\D/g, '')));
  const ofOther = /CPF\s+d[aoe]s?\s+(?:genitor|pai|m[ãa]e|av[óô]|requerente|declarante)/iu.test(text);
  return numbers.size === 1 && !ofOther ? (found[0]?.[1] ?? '') : '';
}
