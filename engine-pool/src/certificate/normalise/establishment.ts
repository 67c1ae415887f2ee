// Normalises the establishment where a child was born.
import { isBlank } from './blank.ts';

/** "na Santa Casa", "em Hospital X", "no lugar denominado X"; a birth "em domicílio" or "no trajeto" is said so. */
const LEADING = new RegExp(
  [
    '^(?:(?:n[oa]|em)\\s+)?(?:(?:lugar|local|localidade|propriedade|pr[ée]dio|estabelecimento|hospital)\\s+)?denominad[oa]\\s+',
    '^n[oa]s?\\s+(?!interior|trajeto|caminho|percurso)',
    '^em\\s+(?!domic|resid|via|tr[âa]ns|viat|ve[íi]c|aldeia|sua|seu|tr[êe]s)',
  ].join('|'),
  'iu',
);

/** Empty when blank. */
export function readEstablishment(raw: string): string {
  const text = raw.replace(/[\s,;.]+$/, '').replace(LEADING, '');
  return isBlank(text) || !/\p{L}{3}/u.test(text) ? '' : text;
}
