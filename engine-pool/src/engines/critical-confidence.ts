// How far an answer may be trusted as a whole: by the fields whose error harms most.
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';

/** Every certificate says these; one that is missing was not read. */
const ALWAYS_PRINTED = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'dados_pessoais.data_nascimento.dia',
  'dados_pessoais.data_nascimento.mes',
  'dados_pessoais.data_nascimento.ano',
  'filiacao.genitor_1.nome_completo',
  'registro.data_registro',
];
/** Not every certificate says these; where they were read, they count. */
const SOMETIMES_PRINTED = ['dados_pessoais.cpf', 'dados_pessoais.matricula', 'filiacao.genitor_2.nome_completo'];

/** The confidence of the least sure critical field, 0 to 1; 0 where one is missing that every certificate has. */
export function criticalConfidence(evidence: readonly FieldEvidence[]): number {
  const confidences = new Map(evidence.map(({ field, confidence }) => [field, confidence]));
  const always = ALWAYS_PRINTED.map((field) => confidences.get(field) ?? 0);
  const sometimes = SOMETIMES_PRINTED.map((field) => confidences.get(field) ?? 1);
  return Math.min(...always, ...sometimes);
}
