// Normalises a day, a month or a year that stands by itself, in figures or in words.
import { monthOf, numberOf, two } from './dates.ts';

const RANGES = { day: [1, 31], month: [1, 12], year: [1850, 2100] } as const;

/** DD, MM or YYYY; empty where the text is no such number. */
export function readDatePart(part: 'day' | 'month' | 'year', text: string): string {
  const number = part === 'month' ? monthOf(text) : numberOf(text);
  const [min, max] = RANGES[part];
  if (number === null || number < min || number > max) return '';
  return part === 'year' ? String(number) : two(number);
}
