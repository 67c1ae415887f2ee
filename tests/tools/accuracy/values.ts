// Values that can be written in more than one way: days, places, states, book numbers, names with an office.
import { bare, plain } from './text.ts';

const STATES: Record<string, string> = {
  ac: 'acre',
  al: 'alagoas',
  am: 'amazonas',
  ap: 'amapá',
  ba: 'bahia',
  ce: 'ceará',
  df: 'distrito federal',
  es: 'espírito santo',
  go: 'goiás',
  ma: 'maranhão',
  mg: 'minas gerais',
  ms: 'mato grosso do sul',
  mt: 'mato grosso',
  pa: 'pará',
  pb: 'paraíba',
  pe: 'pernambuco',
  pi: 'piauí',
  pr: 'paraná',
  rj: 'rio de janeiro',
  rn: 'rio grande do norte',
  ro: 'rondônia',
  rr: 'roraima',
  rs: 'rio grande do sul',
  sc: 'santa catarina',
  se: 'sergipe',
  sp: 'são paulo',
  to: 'tocantins',
};
/** As they were spelt before 1943. */
const FORMER_NAMES = [
  ['go', 'goyaz'],
  ['mg', 'minas geraes'],
  ['mt', 'matto grosso'],
  ['pb', 'parahyba'],
  ['pi', 'piauhy'],
] as const;
/** Longer names first, so that "mato grosso do sul" is not taken for "mato grosso". */
const STATES_BY_NAME = [...Object.entries(STATES), ...FORMER_NAMES].sort(([, a], [, b]) => b.length - a.length);

/** Two letters, in either case, or a state's name. */
export const isState = (text: string): boolean => stateOf(text) in STATES;

export const stateNameOf = (uf: string): string => STATES[uf.toLowerCase()] ?? '';

/** The two letters, in small, of a state given by letters or by name; anything else as it stands. */
export function stateOf(text: string): string {
  const named = plain(text)
    .replace(/^[\s.()]+|[\s.()]+$/g, '')
    .replace(/^estado d[eoa] /, '');
  return STATES_BY_NAME.find(([uf, name]) => uf === named || name === named)?.[0] ?? named;
}

export interface ParsedPlace {
  /** Bare. */
  readonly city: string;
  /** Two small letters; empty where no state is given. */
  readonly uf: string;
}

/** Reads "Município/UF" with any separator, "Município, Estado do …" and the like. */
export function parsePlace(text: string): ParsedPlace {
  const words = plain(text)
    .replace(/^(?:natural|município) d[eo] /, '')
    .replace(/[,\s]*\b(?:brasil|brasileir[oa])$/, '')
    .replace(/^[ ,.]+|[ ,.]+$/g, '');
  const short = /^(.*?)[\s,/(–-]+([a-z]{2})\)?$/.exec(words);
  if (short?.[2] !== undefined && short[2] in STATES) return { city: bare(short[1] ?? ''), uf: short[2] };
  for (const [uf, name] of STATES_BY_NAME) {
    // The state's name alone, without a separator or "estado", may be the end of a municipality's own name.
    const ending = new RegExp(`^(.+?)(\\s*[,/(–-]\\s*|\\s+)((?:[nd]o )?estado d[eoa] )?${name}\\)?$`).exec(words);
    if (ending !== null && (/[,/(–-]/.test(ending[2] ?? '') || ending[3] !== undefined)) {
      return { city: bare(ending[1] ?? ''), uf };
    }
  }
  return { city: bare(words), uf: '' };
}

export function samePlace(a: string, b: string): boolean {
  const [one, other] = [parsePlace(a), parsePlace(b)];
  return one.city === other.city && one.uf === other.uf;
}

export const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
);

const NUMBER_WORDS = new Map<string, number>([
  ...'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'
    .split(' ')
    .map((word, i): [string, number] => [word, i]),
  ...'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
    .split(' ')
    .map((word, i): [string, number] => [word, 20 + 10 * i]),
  ['primeiro', 1],
  ['uma', 1],
  ['duas', 2],
  ['dous', 2],
  ['tres', 3],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['cinqüenta', 50],
  ['cincoenta', 50],
  ['cem', 100],
  ['cento', 100],
  ['oitocentos', 800],
  ['novecentos', 900],
]);
const FILLERS = new Set(['e', 'de', 'do', 'ano', 'anno', 'dia', 'dias', 'mês', 'mez', 'aos', 'ao']);

/** Number words up to the thousands; null when another word is among them, or none at all. */
function numberFromWords(words: readonly string[]): number | null {
  let thousands = 0;
  let rest = 0;
  let any = false;
  for (const word of words) {
    const value = NUMBER_WORDS.get(word);
    if (word === 'mil') {
      thousands += 1000 * (rest === 0 ? 1 : rest);
      rest = 0;
    } else if (value !== undefined) rest += value;
    else if (FILLERS.has(word)) continue;
    else return null;
    any = true;
  }
  return any ? thousands + rest : null;
}

/** Day, month and year, in digits, in words or mixed, as "day/month/year"; null when it is no date. */
export function parseDay(text: string): string | null {
  const words = plain(text);
  const digits = /(?<![\p{L}\p{N}])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?![\p{L}\p{N}])/u.exec(words);
  if (digits !== null) return digits.slice(1).map(Number).join('/');
  const all = words
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // "dez" is ten, too: short names only where there is no whole one.
  const names = MONTHS.some((name) => all.includes(name)) ? MONTHS : MONTHS.map((name) => name.slice(0, 3));
  const at = names.findIndex((name) => all.includes(name));
  if (at < 0) return null;
  const month = all.indexOf(names[at] ?? '');
  const [before, after] = [all.slice(0, month), all.slice(month + 1)];
  const dayDigits = before.find((word) => /^\d{1,2}[ºo]?$/.test(word));
  const yearDigits = after.find((word) => /^\d{4}$/.test(word));
  const year = yearDigits === undefined ? numberFromWords(after) : Number(yearDigits);
  const isLast = year && /(?:^| )[uú]ltimo dia(?: |$)/.test(before.join(' '));
  const last = isLast ? new Date(Date.UTC(year, at + 1, 0)).getUTCDate() : null;
  const day = last ?? (dayDigits === undefined ? numberFromWords(before) : Number.parseInt(dayDigits, 10));
  return day && year ? `${day}/${at + 1}/${year}` : null;
}

/** Livro, folha or termo without leading zeros, the letter A around it and dots; the mark of a verso stays. */
export function bookNumber(text: string): string {
  return plain(text)
    .replaceAll('.', '')
    .replace(/(?<![\p{L}\p{N}])verso(?![\p{L}\p{N}])/gu, 'v')
    .replace(/(?<![\p{L}\p{N}])(?:livro|folhas?|fls?|termo|n[ºo°]?)(?![\p{L}\p{N}])/gu, ' ')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^a(?=\d)|(?<=\d)a$/g, '')
    .replace(/^0+(?=\d)/, '');
}

const OFFICE =
  '(?:oficiala?|registradora?|titular|substitut[oa]|interin[oa]|bela?|dra?|d[eo] registro|registro|civil|nome|o a|a)';
const OFFICE_BEFORE = new RegExp(`^(?:${OFFICE} )+(?=\\S+ \\S+)`, 'u');
const OFFICE_AFTER = new RegExp(`(?: (?:${OFFICE}|das pessoas naturais))+$`, 'u');

/** A bare name without the office written before or after it. */
export function nameWithoutOffice(text: string): string {
  return bare(text).replace(OFFICE_BEFORE, '').replace(OFFICE_AFTER, '');
}
