// Normalises a certificate's numbers: CPF and matrícula, their check digits deciding between likely misreadings, and DNV.
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { digitsOf } from '../text/fold.ts';
import { type CheckedNumber, checkCpf } from '../validate/cpf.ts';
import { checkMatricula, formatMatricula } from '../validate/matricula.ts';
import { isBlank } from './blank.ts';

/** As usual, before or behind other numbers; and else as it may be. */
const USUAL_CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/;
const CPF = /[\dOoIl|][\dOoIl|./\s-]{9,}[\dOoIl|]/;

/** 999.999.999-99; null where the text holds no eleven digits. */
export function readCpf(text: string, exact = false): { value: string; state: CheckedNumber['state'] } | null {
  const cpf = checkCpf((USUAL_CPF.exec(text) ?? CPF.exec(text))?.[0] ?? '', exact);
  return cpf ? { value: formatCpf(cpf.digits), state: cpf.state } : null;
}

const DNV_DIGITS_MAX = 11;

/** Number of the birth declaration (declaração de nascido vivo), as printed. */
export function readDnv(raw: string): string {
  const text = raw.replace(/^(?:\s|n[ºo°.]+|:)+/i, '').trim();
  // Its usual form begins and ends where it does, whatever strokes or figures of a neighbouring cell stand beside it.
  const usual = /(?<![\d-])\d{2}\s?[-–]\s?\d{8}\s?[-–]\s?\d(?!\d)/.exec(text)?.[0];
  if (usual !== undefined) return usual.replace(/\s/g, '').replace(/–/g, '-');
  const found =
    /(?<!\d[.-]?)\d[\d\s.\-–/]{5,16}[\dXx](?![.-]?\d)/.exec(text.replace(/(?<=[\d-])[Oo](?=[\d-])/g, '0'))?.[0] ?? '';
  return isBlank(text) || /^[0\W]+$/.test(found) || digitsOf(found).length > DNV_DIGITS_MAX
    ? ''
    : found.replace(/\s*[-–]\s*/g, '-').trim();
}

/** Confidence of a number that failed its own check digits: something in it is wrong. */
const INVALID_FACTOR = 0.4;

/** 999999 99 99 9999 9 99999 999 9999999 99; null where the text holds nothing of that length. */
export function readMatricula(
  text: string,
  exact = false,
): { value: string; repaired: boolean; factor: number } | null {
  const found = checkMatricula(text, exact);
  if (!found) return null;
  return {
    value: formatMatricula(found.digits),
    repaired: found.state === 'repaired',
    factor: found.state === 'invalid' ? INVALID_FACTOR : 1,
  };
}
