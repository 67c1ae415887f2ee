// Normalises a CPF, its check digits deciding between likely misreadings.
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { type CheckedNumber, checkCpf } from '../validate/cpf.ts';

const CPF = /[\dOoIl|][\dOoIl|.\s-]{9,}[\dOoIl|]/;

/** 999.999.999-99; null where the text holds no eleven digits. */
export function readCpf(text: string): { value: string; state: CheckedNumber['state'] } | null {
  const cpf = checkCpf(CPF.exec(text)?.[0] ?? '');
  return cpf ? { value: formatCpf(cpf.digits), state: cpf.state } : null;
}
