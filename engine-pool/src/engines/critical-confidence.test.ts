// How sure an answer is as a whole.
import { FieldSource } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import { criticalConfidence } from './critical-confidence.ts';

const SURE = {
  'dados_pessoais.nome_completo': 0.99,
  'dados_pessoais.data_nascimento.texto_completo': 0.98,
  'dados_pessoais.data_nascimento.dia': 0.98,
  'dados_pessoais.data_nascimento.mes': 0.98,
  'dados_pessoais.data_nascimento.ano': 0.98,
  'filiacao.genitor_1.nome_completo': 0.97,
  'registro.data_registro': 0.99,
};

test.each<[string, Record<string, number>, number]>([
  ['the least sure field counts', SURE, 0.97],
  ['an optional field counts where it was read', { ...SURE, 'dados_pessoais.matricula': 0.6 }, 0.6],
  ['a field that harms less does not', { ...SURE, 'registro.cartorio': 0.2 }, 0.97],
  ['a missing field is no answer', { ...SURE, 'registro.data_registro': 0 }, 0],
  ['nothing read', {}, 0],
])('%s', (_, confidences, expected) => {
  const evidence = Object.entries(confidences).map(([field, confidence]) => {
    return { field, confidence, source: FieldSource.FIELD_SOURCE_READ, box: undefined, polygon: [] };
  });
  expect(criticalConfidence(evidence)).toBe(expected);
});
