// Normalises the sex to the contract's words.
import { compact, editDistance } from '../text/fold.ts';
import { isBlank } from './blank.ts';

/** Masculino, Feminino, or as printed. Empty when blank. */
export function readSex(raw: string): string {
  const text = raw.replace(/^[\W_]+|[\s.,;:]+$/g, '').trim();
  if (isBlank(text)) return '';
  // "Femi.nino": a speck inside the word.
  const first = compact((text.split(/[\s,;]/)[0] ?? '').replace(/(?<=\p{L}{3})\.(?=\p{Ll})/gu, '').split('.')[0] ?? '');
  if (first === 'm' || first === 'masc' || editDistance(first, 'masculino', 2) <= 2) return 'Masculino';
  if (first === 'f' || first === 'fem' || editDistance(first, 'feminino', 2) <= 2) return 'Feminino';
  return text;
}
