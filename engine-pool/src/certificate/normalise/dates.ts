// Parses dates in Portuguese text: figures, "12 de maio de 1980", or wholly in words as registries write them.
import { usualSpelling } from '../../ocr/recognition/usual-diacritics.ts';
import { fold } from '../text/fold.ts';
import { Lexicon, type Token, tokenize } from '../text/tokens.ts';
import { isNumberWord, NUMBER_WORDS, readNumber } from './number-words.ts';

export interface FoundDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  /** As printed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stood twice, in words and in digits, did not agree. */
  readonly doubtful: boolean;
}

/** The months' names from January on, folded. */
const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const FILLERS = new Set(
  'de do da dia dias mes mez ano anno corrente presente mesmo dito referido e ( ) , .'.split(' '),
);
const LEXICON = new Lexicon([...NUMBER_WORDS, ...MONTHS, ...FILLERS, 'horas', 'deste']);

/** The first year a registry could have entered: civil registration began in 1889; births recorded late lie before. */
const YEAR_MIN = 1850;
const YEAR_MAX = 2100;
/** No year is said by units alone: the century's last ones are "noventa e nove", the next one's "dois mil e um". */
const UNITS_END = 20;
/** How far from the month's name its day and year are looked for, in words. */
const REACH = 14;

const DIGITS =
  /(?<![\w/])([\dOoIl|]{1,2})[º°]?\s?[/.·\-–]\s?([\dOoIl|]{1,2})(?:\s?[/.·\-–]\s?|\s(?=[12]\d{3}(?!\d)))([12][\dOoIl|]{3}|9\d{2}|[\dOoIl|]{2})(?![\dOoIl|]|[/.\-–]\d)/g;

/** The number of a month given by name or figure; null when it is none. */
export function monthOf(text: string): number | null {
  const key = fold(text).replace(/\bde\b|[^a-z]/g, '');
  const named = MONTHS.indexOf(LEXICON.nearest(key) ?? '') + 1 || SHORT_NAMES.indexOf(key) + 1;
  const digits = Number(/^\W*(\d{1,2})\W*$/.exec(asDigits(text))?.[1] ?? '0');
  const month = named || digits;
  return month >= 1 && month <= 12 ? month : null;
}

/** A number given in figures or in words ("VINTE E CINCO"); null when it is none. */
export function numberOf(text: string): number | null {
  const digits = /^\W*([\dOoIl|]{1,4})\W*$/.exec(text)?.[1];
  if (digits) return Number(asDigits(digits));
  return readNumber(tokenize(text, LEXICON).map((token) => token.key))?.value ?? null;
}

/** DD, MM or YYYY; empty where the text is no such number. */
export function readDatePart(part: 'day' | 'month' | 'year', text: string): string {
  const number = part === 'month' ? monthOf(text) : numberOf(text);
  const [min, max] = part === 'year' ? [YEAR_MIN, YEAR_MAX] : [1, part === 'day' ? 31 : 12];
  if (number === null || number < min || number > max) return '';
  return part === 'year' ? String(number) : two(number);
}

/** "1993-FEV-17", "2012-11-30" */
const YEAR_FIRST = /(?<!\d)([12]\d{3})([-/.])(\d{2}|[a-z]{3})\2(\d{2})(?!\d)/giu;
/** "5 de 6 de 1975", "dia 04, mês 08, ano 2010" */
const BY_FIGURES = /(?<!\d)(\d{1,2})(?:,? m[eê]s| de) (\d{1,2})(?:,? ann?o(?: de)?| de) ([12]\d{3})(?!\d)/giu;
/** "11 de 7bro de 1893", "12 de ag.to de 1925": the months from September on by their Latin numbers, and August as clerks wrote it. */
const WRITTEN_MONTH = /(?<![\p{L}\d])(?:([789]|10|x)[-.]?bro|ag\.?[ºt]o?)(?![\p{L}º])/giu;

/** "no último dia do mês de junho", however many days that has */
const LAST_DAY = /[uú]ltimo dia (?=de |do m[eê][sz] de )/iu;

/** All dates of a text in order. @param before the date that "do corrente mês e ano" refers to, where it is not the text's own */
export function findDates(said: string, before?: FoundDate): FoundDate[] {
  const text = said
    .replace(YEAR_FIRST, '$4$2$3$2$1')
    .replace(LAST_DAY, '31 ')
    .replace(BY_FIGURES, '$1/$2/$3')
    .replace(WRITTEN_MONTH, (_, number) => MONTHS[number ? (Number(number) || 10) + 1 : 7] as string);
  const plain = [...datesInDigits(text), ...datesWithMonthNames(text, before, LAST_DAY.test(said))];
  const others = () => [...datesWithShortMonths(text), ...(before ? datesByDaysAgo(text, before) : [])];
  const dates = [...plain, ...(plain.length === 0 ? others() : [])];
  const asRead = text === said ? dates : dates.map((date) => ({ ...date, text: formatDate(date) }));
  return asRead.sort((a, b) => a.start - b.start);
}

/** A date that is told from another: "seis do corrente mês e ano", "3 de março do mesmo ano", "ontem"; of it, what is the same whatever the other is. */
export function findRelativeDate(text: string): { text: string; day: number | null; month: number | null } | null {
  // Two months that have every day, and are after one that has, of two years that have every one.
  const [august, january] = datesInDigits('31/08/2000 30/01/2004');
  const [[one], [other]] = [findDates(text, august), findDates(text, january)];
  if (!one || !other || findDates(text).length > 0) return null;
  return {
    text: text.slice(one.start, one.end),
    day: one.day === other.day ? one.day : null,
    month: one.month === other.month ? one.month : null,
  };
}

/** A date's text with its misread words as they are spelt: "mil noveentos", and "marco", as numbers alone have often no marks. */
export function respelt(text: string): string {
  return tokenize(text, LEXICON).reduceRight((whole, { text: read, key, start, end }) => {
    if (fold(read) === key && key !== 'marco') return whole;
    const word = read === read.toUpperCase() ? key.toUpperCase() : key;
    return whole.slice(0, start) + usualSpelling(word) + whole.slice(end);
  }, text);
}

/** `DD/MM/YYYY`. */
export function formatDate(date: { day: number; month: number; year: number }): string {
  return `${two(date.day)}/${two(date.month)}/${date.year}`;
}

/** Two figures: a day or a month. */
export const two = (value: number): string => String(value).padStart(2, '0');

const daysOf = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function isRealDate(day: number, month: number, year: number): boolean {
  if (year < YEAR_MIN || year > YEAR_MAX || month < 1 || month > 12 || day < 1) return false;
  return day <= daysOf(month, year);
}

/** Letters that are often read in the place of digits, put right. */
export const asDigits = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1');

/** "26 07 1978", "26 071978", "Jo 26 Mo 07 An 1978": three cells with their labels, and nothing else. */
const IN_CELLS =
  /^\W*(?:\S{1,4}\s+)?([\dOIl|]{1,2})[\s·]+(?:(?=\S*\p{L})\S{1,3}\s+)?([\dOIl|]{1,2})(?:[\s·]+(?:(?=\S*\p{L})\S{1,3}\s+)?|(?<=\d{2}))([12]\d{3})\W*$/u;

function datesInDigits(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of text.replace(IN_CELLS, '$1/$2/$3').matchAll(DIGITS)) {
    const [day = 0, month = 0, last = 0] = match.slice(1).map((part) => Number(asDigits(part)));
    // "03/II/1931": a Roman numeral.
    if (!/\d/.test(match[0]) || match[2] === 'II') continue;
    // Years of two digits were typed in the last century only, and of three: "30-4-946".
    const doubtful = match[3]?.length === 2;
    const year = last + (doubtful ? 1900 : last < 1000 ? 1000 : 0);
    if (!isRealDate(day, month, year)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    found.push({ ...place, day, month, year, text: formatDate({ day, month, year }), doubtful });
  }
  return found;
}

/** "24-MAR-1993", "9/nov/1986", "25-XII-1991", "18 ABR/APR 2011" */
const SHORT_MONTHS =
  /(?<!\d)(\d{1,2})(?:[ºo°]?\s?[-/. ]\s?(?:de )?(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]{0,6}\.?[ºo]?(?:\s?\/\s?[a-z]{3,9}\.?)?\s?[-/. ]\s?(?:de )?|\s?[-/.]\s?([ivx]{1,4})\s?[-/.]\s?)(\d{4}|\d{2})(?!\d)/giu;
const SHORT_NAMES = MONTHS.map((name) => name.slice(0, 3));
const ROMAN_NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

function datesWithShortMonths(text: string): FoundDate[] {
  return [...text.matchAll(SHORT_MONTHS)].flatMap((match) => {
    const [, day, name = '', numeral = '', year] = match.map((part) => part?.toLowerCase());
    const month = SHORT_NAMES.indexOf(name) + 1 || ROMAN_NUMERALS.indexOf(numeral) + 1;
    const doubtful = year?.length === 2;
    const date = { day: Number(day), month, year: Number(year) + (doubtful ? 1900 : 0), doubtful };
    if (!isRealDate(date.day, month, date.year)) return [];
    return [{ ...date, text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

function datesWithMonthNames(text: string, before: FoundDate | undefined, isLast: boolean): FoundDate[] {
  const all = tokenize(text, LEXICON);
  if (!before && !all.some(({ key }) => MONTHS.includes(key))) return [];
  const tokens = withWholeYears(all);
  const found: FoundDate[] = [];
  for (const [index, token] of tokens.entries()) {
    const month = MONTHS.indexOf(token.key) + 1;
    if (month === 0) {
      const same = inSameMonth(tokens, index, found.at(-1) ?? before);
      if (same) found.push(same);
      continue;
    }
    const day = dayBefore(tokens, index);
    const known = found.at(-1) ?? before;
    const year = yearAfter(tokens, index) ?? (day && yearBefore(tokens, day.first)) ?? sameYear(tokens, index, known);
    if (!day || !year) continue;
    const value = isLast ? Math.min(day.value, daysOf(month, year.value)) : day.value;
    if (!isRealDate(value, month, year.value)) continue;
    const said = tokens.slice(Math.min(day.first, year.first), Math.max(index, year.last) + 1);
    const place = { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0, text: printed(said) };
    found.push({ ...place, day: value, month, year: year.value, doubtful: day.doubtful || year.doubtful });
  }
  return found;
}

/** "de 19 54", "de 1 954": a printed century or millennium before a typed year. */
function isSplitYear(century: Token | undefined, rest: Token | undefined, before: Token | undefined): boolean {
  const follows = before !== undefined && (before.key === 'de' || MONTHS.includes(before.key));
  return follows && /^(?:(?:1[89]|20) \d{2}|1 [89]\d{2})$/.test(`${century?.text} ${rest?.text}`);
}

/** "2.011" is one number, so are "19 54" behind a month, "19.73", and "mil, novecentos" with a comma in it. */
function withWholeYears(tokens: readonly Token[]): Token[] {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, next, rest] = tokens.slice(at, at + 3) as [Token, Token?, Token?];
    const isPointed = next?.text === '.' && /^[12] \d{3}$|^19 \d{2}$/.test(`${first.text} ${rest?.text}`);
    const parts = tokens.slice(at, at + (isSplitYear(first, next, whole.at(-1)) ? 2 : isPointed ? 3 : 1));
    const text = parts.map((part) => part.text).join('');
    if (parts.length > 1) whole.push({ text, key: text, start: first.start, end: (parts.at(-1) as Token).end });
    else if (first.text !== ',' || whole.at(-1)?.key !== 'mil') whole.push(first);
    at += parts.length - 1;
  }
  return whole;
}

/** The tokens as printed, with the spaces that a reader lost between words. */
function printed(tokens: readonly Token[]): string {
  const text = tokens.map((token) => token.text).join(' ');
  return text.replace(/(?<=\() | (?=[),.;])/g, '');
}

interface Part {
  readonly value: number;
  readonly first: number;
  readonly last: number;
  readonly doubtful: boolean;
}

/** The day before a month's name: in words, in digits, or both ("VINTE (20) DE MAIO"). */
function dayBefore(tokens: readonly Token[], month: number): Part | null {
  let first = month;
  while (first > 0 && month - first < REACH && belongsToDate(tokens[first - 1])) first--;
  // Only the last number before the month is the day: the nearest run of words, and digits beside it.
  const inFigures = tokens.findLastIndex((token, index) => index >= first && index < month && digitDay(token) !== null);
  const digits = digitDay(tokens[inFigures]);
  for (let index = first; index < month; index++) {
    const keys = tokens.slice(index, month).map((token) => token.key);
    const number = readNumber(keys);
    if (!number || number.value > 31 || number.value < 1) continue;
    const after = tokens.slice(index + number.length, month);
    if (after.some((token) => isNumberWord(token.key))) continue;
    const doubtful = digits !== null && digits !== number.value;
    // "Angra dos Reis, 13 de agosto": a word that is near a number, before the day in figures.
    if (doubtful && after.some(({ text }) => text === ',')) continue;
    const begin = digits === null ? index : Math.min(index, inFigures);
    return { value: number.value, first: begin, last: month - 1, doubtful };
  }
  return digits === null ? null : { value: digits, first: inFigures, last: month - 1, doubtful: false };
}

/** The year after a month's name: in words, in digits, or both ("NOVENTA E TRÊS (1993)"). */
function yearAfter(tokens: readonly Token[], month: number): Part | null {
  let index = month + 1;
  while (index < tokens.length && index - month < 5 && FILLERS.has(tokens[index]?.key ?? '')) index++;
  const digits = digitYear(tokens[index]);
  if (digits !== null) return { value: digits, first: index, last: index, doubtful: false };
  const number = readNumber(tokens.slice(index, index + REACH).map((token) => token.key));
  // "junho ... dois": of the year's words only the last was read.
  if (!number || number.value < UNITS_END) return null;
  const value = number.value < 100 ? 1900 + number.value : number.value;
  const last = index + number.length - 1;
  // "mil novecentos e" and then nothing: the rest of the year was not read.
  if (tokens[last + 1]?.key === 'e' && value % 100 === 0) return null;
  const beside = tokens[last + 1]?.key === '(' ? digitYear(tokens[last + 2]) : null;
  if (beside === null) return { value, first: index, last, doubtful: number.value < 100 };
  const closing = tokens[last + 3]?.key === ')' ? last + 3 : last + 2;
  return { value, first: index, last: closing, doubtful: beside !== value };
}

/** "No ano de 1972, aos quinze dias do mês de maio" */
function yearBefore(tokens: readonly Token[], day: number): Part | null {
  const at = tokens.findLastIndex(({ key }, index) => index < day && /^ann?o$/.test(key));
  const year = at < 0 ? null : yearAfter(tokens, at);
  return year && year.last < day && day - year.last < 4 ? year : null;
}

/** "do corrente ano", "deste mesmo ano": the year said last before. */
const SAME_YEAR =
  /^(?:d[oe] )?(?:(?:corrente|presente|mesmo|dito|referido) )?(?:d?este )?(?:mesmo )?ann?o(?: em curso)?(?! de)/;
/** "do ano próximo passado", "do anno p. findo" */
const YEAR_BEFORE = /^d[oe] ann?o (?:proximo|passado|findo|ultimo|p)\b/;
/** "de novembro último": the last one before the date said before. */
const LAST_MONTH = /^,? ?(?:(?:proximo )?(?:ultimo|passado|findo)|p p)\b/;

function sameYear(tokens: readonly Token[], at: number, known: FoundDate | undefined): Part | null {
  const after = Array.from(tokens.slice(at + 1, at + 6), ({ key }) => key).join(' ');
  const last = LAST_MONTH.exec(after);
  const before = YEAR_BEFORE.exec(after);
  const said = last ?? before ?? SAME_YEAR.exec(after);
  if (!said || !known) return null;
  const isBefore = before ?? (last && MONTHS.indexOf(tokens[at]?.key ?? '') + 1 > known.month);
  const value = isBefore ? known.year - 1 : known.year;
  return { value, first: at + 1, last: at + said[0].split(' ').length, doubtful: false };
}

/** "do corrente mês e ano", "deste mês", "do mesmo mês e ano": the month and year said last before. */
const SAME_MONTH =
  /^(?!do me[sz] (?:$|[,;.]))(?:d[oe]|deste|neste|daquele) (?:(?:corrente|andante) (?!ann?o)(?:me[sz] )?(?:e ann?o )?|(?:mesmo |presente |este |dito )?me[sz] (?:e ann?o |correntes? |andante |em curso |$|(?=[,;.]))(?:correntes? )?)/;

/** "do mês próximo passado", "do mez p. findo" */
const MONTH_BEFORE = /^do me[sz] (?:(?:proximo |p (?:\. )?)?(?:passado|findo|ultimo|anterior|antecedente)|p[. ]*p) /;

/** "vinte e cinco do corrente mês e ano", said after a whole date. */
function inSameMonth(tokens: readonly Token[], index: number, known: FoundDate | undefined): FoundDate | null {
  if (!known || !/^(?:d[oe]|deste|neste|daquele)$/.test(tokens[index]?.key ?? '')) return null;
  const after = Array.from(tokens.slice(index, index + 6), ({ key }) => `${key} `).join('');
  const before = MONTH_BEFORE.exec(after);
  const said = before ?? SAME_MONTH.exec(after);
  const day = said ? dayBefore(tokens, index) : null;
  if (!said || !day) return null;
  const months = known.year * 12 + known.month - (before ? 2 : 1);
  const date = { day: day.value, month: (months % 12) + 1, year: Math.floor(months / 12) };
  if (!isRealDate(date.day, date.month, date.year)) return null;
  const end = tokens[index + said[0].trim().split(' ').length - 1]?.end ?? 0;
  return { ...date, text: formatDate(date), start: tokens[day.first]?.start ?? 0, end, doubtful: day.doubtful };
}

/** "hoje" or the day itself, yesterday, the day before: by their number in order; "seis dias antes". */
const DAYS_AGO =
  /\b(?:(hoje|(?:mesm[oa]|proprio) (?:dia|data))|(h?ontem|dia anterior|vespera)|(ante-?h?ontem|antevespera)|([a-z]+|\d{1,2}) dias antes)\b/g;

function datesByDaysAgo(text: string, known: FoundDate): FoundDate[] {
  return [...fold(text).matchAll(DAYS_AGO)].flatMap((match) => {
    const ago = match[4] ? numberOf(match[4]) : match.slice(1).findIndex((said) => said !== undefined);
    if (ago === null) return [];
    const then = new Date(Date.UTC(known.year, known.month - 1, known.day - ago));
    const date = { day: then.getUTCDate(), month: then.getUTCMonth() + 1, year: then.getUTCFullYear() };
    return { ...date, text: formatDate(date), start: match.index, end: match.index + match[0].length, doubtful: false };
  });
}

function belongsToDate(token: Token | undefined): boolean {
  if (!token) return false;
  return FILLERS.has(token.key) || isNumberWord(token.key) || digitDay(token) !== null;
}

function digitDay(token: Token | undefined): number | null {
  const digits = /^([\dOoIl|]{1,2})\.?[ºª°oa]?$/.exec(token?.text ?? '')?.[1];
  if (!digits || !/\d/.test(digits)) return null;
  const value = Number(asDigits(digits));
  return value >= 1 && value <= 31 ? value : null;
}

function digitYear(token: Token | undefined): number | null {
  const value = Number(/^\d\.?\d\.?\d{2}$/.exec(token?.text ?? '')?.[0].replace('.', '') ?? Number.NaN);
  return value >= YEAR_MIN && value <= YEAR_MAX ? value : null;
}
