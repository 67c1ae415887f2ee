// The 32-digit matrícula (Provimento CNJ 149/2023, art. 473): its check digits, its parts, its repair.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { digitsOf } from '../text/fold.ts';
import type { CheckedNumber } from './cpf.ts';
import { misreadings } from './misread-digits.ts';

export const MATRICULA_LENGTH = 32;
/** CNS of the registry, acervo, service, year, book type, book, page, entry, check. */
const GROUPS = [6, 2, 2, 4, 1, 5, 3, 7, 2];
/** The civil registry's. */
const SERVICE = '55';
/** The book of births, and the one of other entries (Livro E), which takes births abroad. */
export const BOOK_TYPE_BIRTH = '1';
export const BOOK_TYPE_OTHER = '7';

/**
 * Check digits: over the first 30 digits weights start at 2 and rise by 1, after 10 comes 0; the sum mod 11, 10 counts
 * as 1; the second the same over 31 digits with weights from 1.
 */
export function isValidMatricula(digits: string): boolean {
  if (!/^\d{32}$/.test(digits)) return false;
  return weigh(digits, 30, 2) === Number(digits[30]) && weigh(digits, 31, 1) === Number(digits[31]);
}

function weigh(digits: string, length: number, firstWeight: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * ((firstWeight + i) % 11);
  const rest = sum % 11;
  return rest === 10 ? 1 : rest;
}

/** `999999 99 99 9999 9 99999 999 9999999 99` */
export function formatMatricula(digits: string): string {
  return cut(digits).join(' ');
}

function cut(digits: string): string[] {
  let from = 0;
  return GROUPS.map((length) => {
    from += length;
    return digits.slice(from - length, from);
  });
}

export interface MatriculaParts {
  readonly year: number;
  readonly bookType: string;
  /** Without leading zeros. */
  readonly livro: string;
  readonly folha: string;
  readonly termo: string;
}

/** What the matrícula says of where and when the entry was made, against a value of one of these fields. */
const SAID: Readonly<Partial<Record<FieldPath, (parts: MatriculaParts, value: string) => boolean>>> = {
  'registro.livro': ({ livro }, value) => Number(digitsOf(value)) === Number(livro),
  'registro.folha': ({ folha }, value) => Number(digitsOf(value)) === Number(folha),
  'registro.termo': ({ termo }, value) => Number(digitsOf(value)) === Number(termo),
  'registro.data_registro': ({ year }, value) => value.endsWith(String(year)),
};

/** Whether the matrícula says the same as a field's value; undefined where it says nothing of that field. */
export function agreesWithMatricula(parts: MatriculaParts, field: FieldPath, value: string): boolean | undefined {
  return SAID[field]?.(parts, value);
}

/** What the figures of a matrícula say. @param digits all 32 of them */
export function partsOf(digits: string): MatriculaParts {
  const [, , , year = '', bookType = '', livro = '', folha = '', termo = ''] = cut(digits);
  const bare = (part: string) => part.replace(/^0+(?=\d)/, '');
  return { year: Number(year), bookType, livro: bare(livro), folha: bare(folha), termo: bare(termo) };
}

/**
 * The matrícula in a text: as read, or repaired when exactly one likely misreading fits the check digits and the fixed
 * parts; an exact text has none. Null when the text holds nothing of that length.
 */
export function checkMatricula(text: string, exact = false): CheckedNumber | null {
  // Of two in one cell the first: "047448 … 78 / 047371 …", the matrícula before behind today's.
  const [said = ''] = text.split(/ \/ (?=\d{6})/);
  const digits = digitsOf(said.replace(/[Oo]/g, '0').replace(/[IlL|]/g, '1'));
  if (isValidMatricula(digits) && isPlausible(digits)) return { digits, state: 'valid' };
  const likely = exact ? [] : misreadings(digits, MATRICULA_LENGTH);
  const fitting = likely.filter((one) => isValidMatricula(one) && isPlausible(one));
  const [only] = fitting;
  if (fitting.length === 1 && only) return { digits: only, state: 'repaired' };
  if (digits.length !== MATRICULA_LENGTH) return null;
  return { digits, state: isValidMatricula(digits) ? 'valid' : 'invalid' };
}

function isPlausible(digits: string): boolean {
  const { year, bookType } = partsOf(digits);
  return digits.slice(8, 10) === SERVICE && /^[1-7]$/.test(bookType) && year >= 1850 && year <= 2100;
}
