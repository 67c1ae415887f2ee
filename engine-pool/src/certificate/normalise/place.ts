// Normalises "Município/UF" in the ways registries write it, and repairs a misread municipality.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { compact, fold, isInCapitals } from '../text/fold.ts';
import { isShortName, municipalityOf, STATES, stateOf, statesOf } from '../validate/municipalities.ts';
import { isBlank } from './blank.ts';

export interface Place {
  /** The whole as printed, tidied. */
  readonly text: string;
  readonly city: string;
  /** Two letters; empty when not said. */
  readonly uf: string;
  /** True when IBGE's list has the city in that state. */
  readonly known: boolean;
  readonly repaired: boolean;
}

const STATE_NAMES = [...STATES.values()]
  .sort((a, b) => b.length - a.length)
  .map((name) => fold(name).replace(/ /g, '\\s*'));
const UF_AT_END = /^(.*?[\p{L}’'.)])[\s,;/|\\(–—-]+(\p{L}[.\s]?\p{L}\.?)\s*\)?[\s.,;]*$/su;
const STATE_AT_END = new RegExp(
  `^(.*?[a-z'’.)])(?:[\\s,;/(–—-]*\\b(?:(?:n[oa]|d[oae])?\\s*(?:estado|est\\.?|territorio(?:\\s*federal)?)\\s*(?:d[oae])?)\\b|\\s*[,;/(–—-])\\s*(${STATE_NAMES.join('|')})\\s*\\)?[\\s.,;]*$`,
  's',
);

/** Splits a place into municipality and state. Null when blank. */
export function readPlace(raw: string, exact = false): Place | null {
  const text = atMunicipality(tidy(raw));
  // Every place has its capital, and more than a state's letters: "nesta cidade; avós" names none, nor "AM".
  if (isBlank(text) || !/\p{Lu}/u.test(text) || compact(text).length < 3 || NO_PLACE.test(text)) return null;
  const folded = fold(text);
  let city = text;
  let uf = '';
  const short = UF_AT_END.exec(text);
  const shortUf = short && ((exact ? null : stateNear(short[1] ?? '', short[2] ?? '')) ?? stateOf(short[2] ?? ''));
  const long = shortUf ? null : STATE_AT_END.exec(folded.length === text.length ? folded : '');
  if (short && shortUf) {
    city = short[1] ?? '';
    uf = shortUf;
  } else if (long && statesOf(text).length === 0) {
    // "Ji-Paraná" would be a city of that name, not one in Paraná.
    city = text.slice(0, (long[1] ?? '').length);
    uf = stateOf(long[2] ?? '') ?? '';
  }
  city = trimCity(city);
  const name = uf && city ? municipalityOf(city, uf) : null;
  // Whole pages are printed without a mark; a reader that loses them all is rarer, but "SantAna" lost its apostrophe.
  const isPlain = withoutDiacritics(city) === city && !/\p{Ll}\p{Lu}/u.test(city);
  const printed = name && (exact || isPlain) ? printedAtEnd(name, city) : null;
  // "Paranaíba - MT" is another than Paranaíta: it lies in a state that was parted from it.
  // Old spellings double letters and never halve them: "Aroio do Meio" was misread.
  const isMisread = name && [compact(name), compact(name).replace(/(.)\1/g, '$1')].includes(compact(city));
  const isRead = exact || (name && !isMisread && statesOf(city).length > 0);
  const spelt = printed ?? (name && !isRead ? likePrinted(name, city) : city);
  const repaired = spelt !== city;
  const rest = short && shortUf ? text.slice((short[1] ?? '').length) : text.slice((long?.[1] ?? text).length);
  const whole = repaired ? (text.slice(0, text.indexOf(city)) + spelt + rest).trim() : text;
  return { text: trimWhole(whole, shortUf ? uf : '', rest), city: spelt, uf, known: name !== null, repaired };
}

/** "Pirenópolis/CO", and of one state's alone "Feira de Santana/PA", unless it was parted from that: of its states the one that shares a letter with what was read. */
function stateNear(city: string, read: string): string | null {
  const states = statesOf(trimCity(city));
  const [uf, other] = states.filter((one) => one[0] === read[0] || one[1] === read[1]);
  const isMisread = stateOf(read) === null || (states.length === 1 && !/^(?:MT|GO)$/.test(read));
  return uf && !other && isMisread && /^\p{Lu}{2}$/u.test(read) ? uf : null;
}

/** The municipality of Brasileira is said with its state, Piauí; "Município" is a label, "São" the beginning of a name. */
const NO_PLACE = /^(?:brasileir[oa]s?|munic[íi]pio|cidade|estado|s[ãa]o|sant[ao])$/iu;

/** "Niterói - RJ, comerciante", "Ponta Grossa-PR SSP/PR", "Ipê, Vacaria - RS": from where a municipality begins to where its state ends. */
function atMunicipality(text: string): string {
  const isWhole = (some: string): boolean => {
    const [, city = '', letters = ''] = UF_AT_END.exec(some) ?? [];
    const uf = stateOf(letters);
    return uf !== null && municipalityOf(trimCity(city), uf) !== null;
  };
  const end = [...text.matchAll(/[,;.]?\s/g)].find(({ index }) => isWhole(text.slice(0, index)))?.index;
  const head = text.slice(0, end);
  const tails = Array.from(head.matchAll(/^|\s/g), ({ index }) => head.slice(index).trim());
  return tails.find(isWhole) ?? head;
}

/** "Campos dos Goytacazes, Estado do": a state that was not read whole says nothing. */
const STATE_CUT = /[\s,–-]+(?:(?:no\s)?(?<![eê]ste\s+|mesmo\s+|\/\s*)estado(?:\sd[aeo])?|[dn][eê]ste)$/iu;

function tidy(raw: string): string {
  return (
    raw
      .replace(STATE_CUT, '')
      // The stroke of an I: no municipality begins small.
      .replace(/(?<![\p{L}'’])l(?=[^aeiou\P{L}áéíóúâêô])/gu, 'I')
      .replace(/\s+/g, ' ')
      // Labels in between: "Niterói UF: RJ", "Mitú País Colômbia"
      .replace(/[\s,;–-]+(?:UF|País)[\s:]+(?=\p{Lu})/gu, '/')
      .replace(/^[\s:;,.[–—-]+/, '')
      // "naturais: o pai de Missão Velha, a mãe de Barbalha", "ele de Crato", but Pai Pedro, Mãe do Rio and Mãe d'Água
      .replace(
        /^(?!pai pedro|m[ãa]e (?:do rio|d))(?:\p{L}\s+)?(?:pai|m[ãa]e|[eê]ll?[ea](?=\sd))\s+(?:[ée]\s+)?(?:natural\s+)?(?:d[eoa]s?\s+)?(?=\p{Lu})/iu,
        '',
      )
      .replace(
        /^(?:(?:brasileir[oa]|solteir[oa]|casad[oa]),?\s*)*(?:natural|naturais|naturalidade|município|municipio|munic\.)\s*(?:d[eoa]s?|:)\s*/i,
        '',
      )
      .replace(/^[\s:;,.–—-]+|^d[oa]\s+(?=\p{Lu})/u, '')
      .replace(/(?<![A-Z]\.[A-Z])[\s.,;:\]]+$/, '')
      .trim()
  );
}

function trimCity(city: string): string {
  return (
    city
      .replace(
        /^(?:.*,\s*(?=munic[ií]pio\s+d)|em\s+|n(?:[oa]|est[ae])\s+(?=munic|cidade))?(?:(?:munic[ií]pio|cidade|comarca)(?:\s+e\s+comarca)?\s+d[eoa]s?\s+)?/i,
        '',
      )
      // "Volta Redonda (J)": a state that was not read whole.
      .replace(/\s\(\p{L}?\)?$/u, '')
      .replace(/^[\s,;.|/–—-]+|(?:[\s,;(/–—-]+est(?:ado|\.)?(?:\sd[aeo])?)?[\s,;.(/–—-]*$/gi, '')
      .trim()
  );
}

/** As printed, with the UF in capitals. */
function trimWhole(whole: string, uf: string, rest: string): string {
  return uf ? whole.replace(/\p{L}[.\s]?\p{L}\.?\s*\)?[\s.,;]*$/u, rest.includes('(') ? `${uf})` : uf) : whole;
}

/** The letters printed of a municipality, without what stands before it; null where they are other letters. */
function printedAtEnd(name: string, printed: string): string | null {
  const letters = compact(name);
  const ends = [...printed.matchAll(/(?<!\p{L})\p{L}/gu)].map(({ index }) => printed.slice(index));
  return ends.find((end) => compact(end) === letters) ?? null;
}

/** A name from the list: all capitals where it is printed so. */
function likePrinted(name: string, printed: string): string {
  if (isInCapitals(printed)) return name.toLocaleUpperCase('pt-BR');
  // "Espigão do Oeste" is Espigão D'Oeste.
  if (/d['’]/iu.test(name) && fold(name).replace(/d['’]/u, 'do ') === fold(printed)) return printed;
  return name;
}

/** "natural desta cidade": the registry's. */
export const THIS_CITY =
  /^\s*(?:(?:(?:[dn]['’]?)?[eê]s[st][ae](?:\s+mesm[ao])?\s+|[dn]\s?\/\s?)(?:cidade|vill?a|capital|munic[íi]pio|distric?to|comarca|localidade|fregue[sz]ia|povoaç?ão|termo|lugar)|daqui)[\s.,;]*$/iu;

/** A place as printed; empty when blank, and where a state of Brazil has no such municipality: "Negrete, RS". */
export function placeText(raw: string, exact: boolean): string {
  if (THIS_CITY.test(raw)) return raw.trim();
  const place = readPlace(raw, exact);
  if (!place || (place.uf && !place.known && statesOf(place.city).length === 0 && !isShortName(place.city, place.uf)))
    return '';
  // "(natural de São Luís (MA))": the outer bracket is the remark's.
  const { text } = place;
  return text.endsWith(')') && text.split(')').length > text.split('(').length ? text.slice(0, -1) : text;
}
