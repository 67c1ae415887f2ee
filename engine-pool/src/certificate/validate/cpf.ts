// The CPF's two check digits, and the one reading that fits when a digit was misread.
import { digitsOf } from '../text/fold.ts';
import { misreadings } from './misread-digits.ts';

const LENGTH = 11;

/** Both digits mod 11 (Receita Federal); eleven equal digits are no CPF. */
export function isValidCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

function checkDigit(digits: string, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** `999.999.999-99` */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

export interface CheckedNumber {
  readonly digits: string;
  readonly state: 'valid' | 'repaired' | 'invalid';
}

/** The CPF in a text of eleven digits: as read, or repaired when exactly one likely misreading fits. */
export function checkCpf(text: string): CheckedNumber | null {
  const digits = digitsOf(text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'));
  if (digits.length !== LENGTH) return null;
  if (isValidCpf(digits)) return { digits, state: 'valid' };
  const fitting = misreadings(digits).filter(isValidCpf);
  const [only] = fitting;
  return fitting.length === 1 && only ? { digits: only, state: 'repaired' } : { digits, state: 'invalid' };
}
