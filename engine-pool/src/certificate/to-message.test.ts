import { FIELD_LENGTH_MAX, NOTE_LENGTH_MAX } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { FieldValues } from './field-values.ts';
import { toMessage } from './to-message.ts';

test.each([
  ['as long as allowed', 'x'.repeat(FIELD_LENGTH_MAX), FIELD_LENGTH_MAX],
  ['longer', 'x'.repeat(FIELD_LENGTH_MAX + 1), FIELD_LENGTH_MAX],
  ['cut inside a sign', `${'x'.repeat(FIELD_LENGTH_MAX - 1)}😀`, FIELD_LENGTH_MAX - 1],
])('a field %s', (_name, value, length) => {
  const values = new FieldValues();
  values.offer('filiacao.genitor_1.nome_completo', value, { box: undefined, confidence: 1 });
  expect(toMessage(values).filiacao?.genitor1?.nomeCompleto).toBe(value.slice(0, length));
});

test('notes may fill a page', () => {
  const values = new FieldValues();
  values.offer('observacoes.averbacoes', 'x'.repeat(NOTE_LENGTH_MAX + 1), { box: undefined, confidence: 1 });
  expect(toMessage(values).observacoes?.averbacoes).toHaveLength(NOTE_LENGTH_MAX);
});
