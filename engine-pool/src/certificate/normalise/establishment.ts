// Normalises where a child was born: the establishment, and the municipality and state that may be printed behind it.
import { isBlank } from './blank.ts';
import { splitPlace } from './place.ts';

export interface Establishment {
  readonly name: string;
  /** Both empty where the text does not say them. */
  readonly city: string;
  readonly uf: string;
}

/** "na Santa Casa", "em Hospital X", "no lugar denominado X"; a birth "em domicílio" or "no trajeto" is said so. */
const LEADING = new RegExp(
  [
    '^(?:(?:n[oa]|em)\\s+)?(?:(?:lugar|local|localidade|propriedade|pr[ée]dio|estabelecimento|hospital)\\s+)?denominad[oa]\\s+',
    '^n[oa]s?\\s+(?!interior|trajeto|caminho|percurso)',
    '^em\\s+(?!domic|resid|via|tr[âa]ns|viat|ve[íi]c|aldeia|sua|seu|tr[êe]s)',
  ].join('|'),
  'iu',
);

/** Null when blank. @param exact true when a text layer gave it, which misspells nothing */
export function readEstablishment(raw: string, exact: boolean): Establishment | null {
  const text = raw.replace(/[\s,;.]+$/, '').replace(LEADING, '');
  if (isBlank(text) || !/\p{L}{3}/u.test(text)) return null;
  const split = splitPlace(text, exact);
  // A hospital's own name may end in a city: only a city with its state behind a comma is taken off.
  return split?.uf ? { name: split.rest, city: split.city, uf: split.uf } : { name: text, city: '', uf: '' };
}
