// Normalises a matrícula, its check digits deciding between likely misreadings.
import { checkMatricula, formatMatricula } from '../validate/matricula.ts';

/** Confidence of a number that failed its own check digits: something in it is wrong. */
const INVALID_FACTOR = 0.4;

/** 999999 99 99 9999 9 99999 999 9999999 99; null where the text holds nothing of that length. */
export function readMatricula(text: string): { value: string; repaired: boolean; factor: number } | null {
  const found = checkMatricula(text);
  if (!found) return null;
  return {
    value: formatMatricula(found.digits),
    repaired: found.state === 'repaired',
    factor: found.state === 'invalid' ? INVALID_FACTOR : 1,
  };
}
