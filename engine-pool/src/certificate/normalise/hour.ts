// Parses the hour of birth, in figures or in words, to HH:MM.
import { Lexicon, tokenize } from '../text/tokens.ts';
import { asDigits, two } from './dates.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';

const WORDS =
  'hora horas minuto minutos meia meio quarto quartos noite dia tarde manha madrugada em ponto para e da do as';
const LEXICON = new Lexicon([...NUMBER_WORDS, ...WORDS.split(' ')]);

const NUMBER = String.raw`[\dOoIl|]`;
/** Behind it an O or an l before a figure is a figure, too. */
const HOURS = String.raw`(?:h(?:ora|r)?s?(?!\p{L}(?!\d))\.?)`;
const MINUTES = String.raw`(?:m(?:in(?:uto)?s?)?(?!\p{L})\.?)`;
const PART_OF_DAY = String.raw`d[ae]\s+(?:tarde|noite|manha|madrugada)(?!\p{L})`;
/** Of figures alone: "17:32", "7h35m", "8 horas e 5 minutos", "22 e 10 minutos", "15.30 hs", "4,55 da tarde", "7 da manha". */
const TIME = new RegExp(
  String.raw`(?<![\d/.])(?<hour>${NUMBER}{1,2})\s?` +
    String.raw`(?:[:;]\s?(?<m1>${NUMBER}{2})(?!\d)|` +
    String.raw`(?:${HOURS}\s?)+(?:(?:e\s?)?(?<m2>${NUMBER}{2}|\d(?=\s?m))(?!\d)|,\s?(?<m3>\d{1,2})(?=\s?m))?|` +
    String.raw`(?:[.,]\s?|e\s)(?<m4>[0-5]\d)(?=\s?(?:${HOURS}|${MINUTES})|\s+${PART_OF_DAY})|` +
    `(?=${PART_OF_DAY}))` +
    String.raw`(?:\s?${MINUTES})?(?:\s?${HOURS})*`,
  'giu',
);

/** HH:MM of the first hour of a text, or null. "ignorada" and the like give null. */
export function findHour(text: string): string | null {
  // What stands in words may be said again in figures: "vinte e duas (22) horas".
  return hourIn(inFigures(text.replace(/\s?\([^()]*\)/g, ''))) ?? hourIn(inFigures(text));
}

/** HH:MM of a cell that holds the hour alone; empty when it holds none. */
export function readHour(raw: string): string {
  // Dots that led to it, and minutes torn in two: "22h1 5min".
  const text = raw.replace(/^[.…_\s]+|(?<=\dh\s?[0-5])\s(?=\d\s?m)/giu, '');
  return findHour(text) ?? bareHour(text);
}

/** "1530", "1530 horas", "15.30", "15 30 minutos", "18" and "uma"; of one figure alone it is not sure. */
function bareHour(text: string): string {
  const found = /^\s*([01]?\d|2[0-3])[.,\s]?([0-5]\d)(?:\s?[hm]\p{L}*)?\s*$/iu.exec(text);
  if (found) return `${two(Number(found[1]))}:${found[2]}`;
  return (/\p{L}|^\s*\d{2}\s*$/u.test(text) && findHour(`${text} horas`)) || '';
}

/** "mil novecentos e noventa e nove" */
const NUMBER_KEYS_MAX = 7;

/** "3 e meia", "5 1/2", "4 e ½", and what that sign is read as. */
const HALF_PAST =
  /(?<=\d(?:\s+horas?)?)\s+e\s+meia\b|(?<=\d)\s+1\s?\/\s?2\b|(?<=\d)\s?(?:e\s)?½|(?<=\d)\s+e\s+1[/%]?(?=\s+horas\b)/g;

/** The same text with its number words as figures, and its noons, halves and quarters as hours and minutes. */
function inFigures(text: string): string {
  const tokens = tokenize(text, LEXICON);
  const keys = tokens.map(({ key }) => key);
  let figures = '';
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(keys.slice(at, at + NUMBER_KEYS_MAX));
    const { text: raw, key, start } = tokens[at] as (typeof tokens)[number];
    const said = number ? String(number.value) : LEXICON.has(key) ? key : raw;
    figures += text.slice(tokens[at - 1]?.end ?? 0, start) + said;
    at += number?.length ?? 1;
  }
  return figures
    .replace(/(?<!e\s)\bmeia\s+hora\b(?!\s+antes)(.*)/s, (_, rest) => (/meio|tarde/.test(rest) ? '12h30' : '0h30'))
    .replace(/\bmei[ao][\s-]+noite\b/g, '24 horas')
    .replace(/\bmei[ao][\s-]+dia\b/g, '12 horas')
    .replace(/^(?:aos )?(\d{1,2}) minutos$/g, '0h$1')
    .replace(/(\d{1,2}) minutos?(?: passados?| depois)? d[ao]s? (\d{1,2})(?: horas?)?/g, '$2 horas e $1 minutos')
    .replace(HALF_PAST, ' horas e 30 minutos')
    .replace(/(?<=\d(?:\s+horas?)?)\s+e\s+([13])\s+quartos?\b/g, (_, n) => ` horas e ${Number(n) * 15} minutos`);
}

/** "10 minutos para as 8": before the hour. */
const BEFORE = /(?<!\d)(\d{1,2})\s+(?:minutos\s+)?para\s+(?:as?\s+|o\s+)?(\d{1,2})(?!\d)(?:\s+horas?\b)?/u;

function hourIn(figures: string): string | null {
  const before = BEFORE.exec(figures);
  if (before) {
    const hour = ofDay(Number(before[2]), figures.slice(before.index + before[0].length));
    return format((hour + 23) % 24, 60 - Number(before[1]));
  }
  for (const match of figures.matchAll(TIME)) {
    if (!/\d/.test(match[0])) continue;
    const { hour = '', m1, m2, m3, m4 } = match.groups as Record<string, string | undefined>;
    const read = ofDay(Number(asDigits(hour)), figures.slice(match.index + match[0].length));
    const minute = Number(asDigits(m1 ?? m2 ?? m3 ?? m4 ?? '0'));
    if (read <= 24 && minute <= 59) return format(read, minute);
  }
  return null;
}

/** "2 da tarde" and "2 P.M." are 14, "12 da noite" is 0. */
function ofDay(hour: number, after: string): number {
  const [, part, half] = /^[\s,]*(?:d[ae]\s+(tarde|noite|madrugada)|([ap])\.?\s?m\b)/iu.exec(after) ?? [];
  if ((!part && !half) || hour < 1 || hour > 12) return hour;
  const isLate = part === 'tarde' || (part === 'noite' && hour < 12) || half?.toLowerCase() === 'p';
  return (hour % 12) + (isLate ? 12 : 0);
}

const format = (hour: number, minute: number): string => `${two(hour === 24 ? 0 : hour)}:${two(minute)}`;
