// Parses the hour of birth, in figures or in words, to HH:MM.
import { Lexicon, tokenize } from '../text/tokens.ts';
import { asDigits, two } from './dates.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';

const LEXICON = new Lexicon([
  ...NUMBER_WORDS,
  ...'hora horas minuto minutos meia noite dia tarde manha madrugada em ponto e da do as'.split(' '),
]);
const DIGITS =
  /(?<![\d/])([\dOoIl|]{1,2})\s?(?:[:;h]\.?|hs\.?|hrs?\.?|horas?)\s?(?:e\s?)?(?:([\dOoIl|]{2}|\d(?=\s?m))(?!\d))?\s?(?:m(?:in(?:utos?)?)?|horas?|hs?)?\b/giu;

/** "15.30 horas", "15,30 hs", "22 e 10 minutos", "23 e 45 min.", "4,55 da tarde" */
const POINTED =
  /(?<![\d/.,])([01]?\d|2[0-4])(?:\s?[.,]\s?|\se\s)([0-5]\d)(?:\s?(?:h(?:o?ra)?s?|hrs?|min(?:uto)?s?)\b|(?=\s+d[ae]\s+(?:tarde|noite|manh[ãa]|madrugada)(?!\p{L})))/iu;

/** HH:MM of the first hour of a text, or null. "ignorada" and the like give null. */
export function findHour(text: string): string | null {
  return pointedHour(text) ?? hourInDigits(text) ?? hourInWords(text);
}

/** HH:MM of a cell that holds the hour alone; empty when it holds none. */
export function readHour(raw: string): string {
  // Dots that led to it.
  const text = raw.replace(/^[.…_\s]+/u, '');
  return findHour(text) ?? bareHour(text);
}

/** "1530" and "15.30" */
function bareHour(text: string): string {
  const found = /^\s*([01]?\d|2[0-3])[.,]?([0-5]\d)\s*$/.exec(text);
  return found ? `${two(Number(found[1]))}:${found[2]}` : '';
}

function pointedHour(text: string): string | null {
  const found = POINTED.exec(text);
  return found && format(afternoon(Number(found[1]), text.slice(found.index + found[0].length)), Number(found[2]));
}

function hourInDigits(text: string): string | null {
  for (const match of text.matchAll(DIGITS)) {
    if (!/\d/.test(match[0])) continue;
    let hour = Number(asDigits(match[1] ?? ''));
    const words = match[2] === undefined ? minutesInWords(text.slice(match.index + match[0].length)) : null;
    const minute = match[2] === undefined ? (words?.value ?? 0) : Number(asDigits(match[2]));
    const end = match.index + match[0].length + (words?.end ?? 0);
    hour = afternoon(hour, text.slice(end));
    if (hour <= 24 && minute <= 59) return format(hour, minute);
  }
  return null;
}

/** " e quarenta minutos" after an hour in digits. */
function minutesInWords(text: string): { value: number; end: number } | null {
  const tokens = tokenize(text, LEXICON);
  if (tokens[0]?.key !== 'e') return null;
  const number = readNumber(tokens.slice(1).map((token) => token.key));
  if (!number || number.value > 59) return tokens[1]?.key === 'meia' ? { value: 30, end: tokens[1].end } : null;
  return { value: number.value, end: tokens[number.length]?.end ?? 0 };
}

function hourInWords(raw: string): string | null {
  // "dez hs e quarenta min."
  const text = raw.replace(/(?<=\p{L}\s)(?:h(?:r?s)?\b\.?)/giu, 'horas').replace(/(?<=\p{L}\s)min\b\.?/giu, 'minutos');
  const tokens = tokenize(text, LEXICON);
  const keys = tokens.map((token) => token.key);
  for (let index = 0; index < tokens.length; index++) {
    if (keys[index] === 'meia' && keys[index + 1] !== 'hora') {
      const next = keys[index + 1] === '-' ? index + 2 : index + 1;
      const hour = keys[next] === 'noite' ? 0 : keys[next] === 'dia' ? 12 : null;
      if (hour === null) continue;
      return format(hour, minutesInWords(text.slice(tokens[next]?.end ?? 0))?.value ?? 0);
    }
    // "meia hora da madrugada"
    if (keys[index] === 'meia' && !/antes/i.test(text)) return format(/meio|tarde/i.test(text) ? 12 : 0, 30);
    const read = hourFrom(keys, index);
    if (!read) continue;
    return format(afternoon(read.hour, text.slice(tokens[read.next - 1]?.end ?? text.length)), read.minute);
  }
  return null;
}

/** "dezenove horas e quarenta e nove minutos", "sete e meia", "zero hora": from one word on. */
function hourFrom(keys: readonly string[], index: number): { hour: number; minute: number; next: number } | null {
  // "sete e meia" and "sete e vinte": the number reader stops by itself where a second number begins.
  const number = readNumber(keys.slice(index));
  if (!number || number.value > 24) return null;
  let next = index + number.length;
  // Twice where it was typed into a blank before the printed word.
  while (/^horas?$/.test(keys[next] ?? '')) next++;
  const named = next > index + number.length;
  if (keys[next] === 'e' && keys[next + 1] === 'meia')
    return { hour: number.value, minute: 30, next: next + (/^hora/.test(keys[next + 2] ?? '') ? 3 : 2) };
  if (!named) return minutesBeforeHours(number.value, keys, next);
  const at = keys[next] === 'e' || keys[next] === ',' ? next + 1 : next;
  const minutes = readNumber(keys.slice(at));
  const ends = minutes ? at + minutes.length : next;
  if (minutes && minutes.value <= 59 && (keys[ends] === 'minutos' || keys[ends] === 'minuto' || keys[next] === 'e')) {
    const last = keys[ends] === 'minutos' || keys[ends] === 'minuto' ? ends + 1 : ends;
    return { hour: number.value, minute: minutes.value, next: last };
  }
  return { hour: number.value, minute: 0, next };
}

/** "três e quarenta e cinco horas" */
function minutesBeforeHours(hour: number, keys: readonly string[], and: number) {
  const minutes = keys[and] === 'e' ? readNumber(keys.slice(and + 1)) : null;
  const hours = and + 1 + (minutes?.length ?? 0);
  if (!minutes || minutes.value > 59 || !/^(?:horas?|minutos?)$/.test(keys[hours] ?? '')) return null;
  return { hour, minute: minutes.value, next: hours + 1 };
}

/** "duas horas da tarde" is 14, "doze horas da noite" 0. */
function afternoon(hour: number, after: string): number {
  const part = /^[\s,]*d[ae]\s+(tarde|noite|madrugada)/iu.exec(after)?.[1]?.toLowerCase();
  if (part === undefined || hour < 1 || hour > 12) return hour;
  return (hour % 12) + (part === 'tarde' || (part === 'noite' && hour < 12) ? 12 : 0);
}

function format(hour: number, minute: number): string {
  return `${two(hour === 24 ? 0 : hour)}:${two(minute)}`;
}
