// Reads the codes of a certificate: DNV, digital seal, and where the entry stands (livro, folha, termo).
import { isBlank } from './blank.ts';

/** Number of the birth declaration (DNV), as printed. */
export function readDnv(raw: string): string {
  const text = raw.replace(/^(?:\s|n[ºo°.]+|:)+/i, '').trim();
  // Its usual form ends where it ends, whatever strokes stand behind it.
  const usual = /^\d{2}\s?[-–]\s?\d{8}\s?[-–]\s?\d(?!\d)/.exec(text)?.[0];
  if (usual !== undefined) return usual.replace(/\s/g, '').replace(/–/g, '-');
  const found = /\d[\d\s.\-–/]{5,16}[\dXx]/.exec(text.replace(/(?<=[\d-])[Oo](?=[\d-])/g, '0'))?.[0] ?? '';
  return isBlank(text) ? '' : found.replace(/\s*[-–]\s*/g, '-').trim();
}

/** The seal's code: the first run of capitals, figures and signs that holds a figure. */
export function readSelo(raw: string): string {
  const text = raw.replace(/^(?:\s|n[ºo°.]+(?=[\s:])|[Tt][º°]|:)+/u, '').trim();
  if (isBlank(text)) return '';
  const words = text.split(/\s+/);
  const code: string[] = [];
  for (const word of words) {
    const clean = word.replace(/^[,;:]+|[,;:]+$/g, '');
    if (!/^[A-Z0-9][A-Z0-9.\-–/]*$/.test(clean)) {
      if (code.length > 0) break;
      continue;
    }
    code.push(clean);
  }
  const joined = code.join(' ').replace(/[.\s]+$/, '');
  return /\d/.test(joined) && joined.length >= 4 ? joined : '';
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
    /^(?:[A-Za-z]{1,3}[\s\-–/.]{0,3})?\d[\d.]*(?:\s?[-–/]?\s?(?!d[aeo]s?\b|n[ao]\b|em\b|sob\b)(?:[A-Za-z]{1,2}\b|verso\b|anverso\b))?(?:[\s\-–]?(?:[Vv]|verso)\b)?/u.exec(
      text,
    )?.[0] ?? '';
  return found
    .replace(/\s*[-–]\s*/g, '-')
    .replace(/\.$/, '')
    .trim();
}
