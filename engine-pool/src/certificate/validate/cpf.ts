// The CPF by its check digits, and the one reading that fits when a digit was misread.
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { digitsOf } from '../text/fold.ts';
import { misreadings } from './misread-digits.ts';

const LENGTH = 11;

export interface CheckedNumber {
  readonly digits: string;
  readonly state: 'valid' | 'repaired' | 'invalid';
}

/** The CPF in a text of eleven digits: as read, or repaired when exactly one likely misreading fits; an exact text has none. */
export function checkCpf(text: string, exact = false): CheckedNumber | null {
  const digits = digitsOf(text.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'));
  // "000.000.000-00" is typed where there is none.
  if (digits.length !== LENGTH || new Set(digits).size === 1) return null;
  if (isValidCpf(digits)) return { digits, state: 'valid' };
  const fitting = exact ? [] : misreadings(digits, LENGTH).filter(isValidCpf);
  const [only] = fitting;
  return fitting.length === 1 && only ? { digits: only, state: 'repaired' } : { digits, state: 'invalid' };
}
