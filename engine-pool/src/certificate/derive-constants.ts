// Derives what every birth certificate says, printed or not.
import type { FieldValues, Origin } from './field-values.ts';

const PRINTED_ON_ALL: Origin = { box: undefined, confidence: 0.99 };
/** Where a certificate says nothing of twins, there are hardly ever any. */
const NO_TWINS: Origin = { box: undefined, confidence: 0.95 };

export function deriveConstants(values: FieldValues): void {
  values.offer('documento.tipo', 'Certidão de Nascimento', PRINTED_ON_ALL, 'derived');
  values.offer('documento.orgao_emissor', 'Registro Civil das Pessoas Naturais', PRINTED_ON_ALL, 'derived');
  values.offer('gemeos.status', 'Não', NO_TWINS, 'derived');
}
