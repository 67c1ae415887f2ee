// Normalises the establishment where a child was born.
import { isBlank } from './blank.ts';

/** Tells a name from the address behind it: "Hospital Santa Rosália (Rua Direita, nº 7)". */
export const ADDRESS_BEHIND =
  /\s*[,;(–—-]\s*(?:sit[oa]\b|(?:(?:[àa]|n[ao]) )?(?:rua|r\.|avenida|av\.|travessa|pra[çc]a|rodovia|alameda|largo|estrada|quadra))(?:\s.*)?$/isu;

/** "na Santa Casa", "em Hospital X", "no lugar denominado X"; a birth "no trajeto" is said so. */
const LEADING = new RegExp(
  [
    '^(?:(?:n[oa]|em)\\s+)?(?:(?:l[uo]gar|local|localidade|propriedade|pr[ée]dio|estabelecimento|hospital)\\s+)?denominad[oa]\\s+',
    '^(?:n?[oa]s?|[àá])\\s+(?!interior|trajeto|caminho|percurso|bordo|margem)',
    '^em\\s+(?!via|tr[âa]ns|ambul|ve[íi]c|aldeia|sua|seu|tr[êe]s)',
  ].join('|'),
  'iu',
);

/** A birth at home, in whatever words: "em casa de residência de seus pais", "Rua Direita, em domicílio", "no lugar denominado Umari". */
const AT_HOME = new RegExp(
  [
    String.raw`\bdomic[ií]lio\b|(?:^|,\s)(?:em )?casa(?:,|$)`,
    String.raw`\b(?:casa|lar) (?:de taipa )?(?:d[aeo]s? )?(?:resid|morad[ai]a?\b|seus?\b|suas?\b|pa[ei]s\b|m[ãa]e\b(?!\s\p{L})|av[óô]s?\b|declarante\b)`,
    String.raw`(?:^|,\s)(?:(?:em |n?a )?sua |n?a )?(?:resid[êe]ncia|moradia)\b(?!\s*(?:hosp|m[ée]d|terap))`,
    String.raw`^(?:n[oa] |em |[àá] )?(?:(?:casa|lote) d[ao] )?(?:l[uo]gar|bairro|povoado|arraial|vila|rua|fazenda|s[íi]tio|ch[áa]cara|granja|seringal|coloca[çc][ãa]o|engenho|est[âa]ncia|sobrado|rancho|palafita|maloca)\b(?!.*(?:hosp|matern|sa[úu]de|cl[íi]n|posto|santa casa|parto|instituto))`,
  ].join('|'),
  'iu',
);
/** The road that such a birth happened on is part of its place. */
const UNDER_WAY = /via p[úu]blica|ambul[âa]ncia|viatura|ve[íi]culo|a caminho|trajeto|percurso/iu;
/** What may be written there, a town, or an address alone: "(hospital, maternidade)", "nesta cidade", "à Rua da Frente". */
const NO_HOUSE =
  /^\W*(?:(?:(?:hospital|maternidade|resid[êe]ncia|domic[ií]lio|casa|ou|etc)\b\W*){2,}|nest[ae] (?:cidade|munic[íi]pio|(?:sub)?distrito)\W*|(?:(?:a|n[ao]) )?(?:rua|avenida|travessa|pra[çc]a)\s[^,]*(?:,[\sn.º°]*\d+)?[\s,;.]*)$/iu;

/** "☐ Hospital ☒ Domicílio ☐ Via pública ☐ Outro": what may be ticked before the name. */
const KINDS = /^\W*(?:(?:x\s+)?(?:hospital|domic[ií]lio|via p[úu]blica|outros?)(?!\p{L})\W*){3,}/iu;

/** "Domicílio" of a birth at home; empty when blank. */
export function readEstablishment(raw: string): string {
  const said = raw.replace(KINDS, '');
  if (NO_HOUSE.test(said)) return '';
  const place = UNDER_WAY.test(said) ? said : said.replace(ADDRESS_BEHIND, '');
  const text = place.replace(/(?:[\s,;.]|(?<=[,;])\s(?:[àa]|n[ao]|em)$|\sd[aeo]s?$)+$/iu, '').replace(LEADING, '');
  if (NO_HOUSE.test(text)) return '';
  if (AT_HOME.test(said) || AT_HOME.test(text)) return 'Domicílio';
  return isBlank(text) || !/\p{L}{3}/u.test(text) ? '' : text;
}
