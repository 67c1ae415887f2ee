// Scores and shares over whole folders: the samples, answered rightly, wrongly and not at all.
import { expect, test } from 'vitest';
import { SAMPLES_FOLDER } from '../../generator/samples.ts';
import type { Truth } from '../../generator/truth.ts';
import { type Answer, answerFromBody, fieldsOf, NO_ANSWER } from './answer.ts';
import { contractPath } from './contract-fields.ts';
import { evaluate } from './evaluate.ts';
import { formatReport } from './report.ts';
import { isNegative } from './score.ts';
import { type Summary, summarise } from './summary.ts';
import { loadTruths } from './truths.ts';

const perfect = (truth: Truth): Answer =>
  isNegative(truth)
    ? answerFromBody({ success: false, errorCode: truth.negative })
    : answerFromBody({ success: true, engine: 'mini', data: truth.data });

async function summaryOf(answerTo: (truth: Truth) => Answer): Promise<Summary> {
  const { certificates, negatives } = await evaluate(
    await loadTruths(SAMPLES_FOLDER),
    async (truth) => answerTo(truth),
    2,
  );
  return summarise(certificates, negatives);
}

test('every field right', async () => {
  const summary = await summaryOf(perfect);
  expect(summary).toMatchObject({
    right: 1,
    strict: 1,
    every: 1,
    everyCritical: 1,
    invented: 0,
    refused: 0,
    negativesRight: 1,
  });
  expect(summary.conditions.map((slice) => slice.name)).toContain('pdf_scanned');
  expect(formatReport(summary)).toContain('100.0 %  right, of the fields that have a value');
});

test('no answer at all is a refusal, and nothing is right', async () => {
  const summary = await summaryOf(() => NO_ANSWER);
  expect(summary).toMatchObject({ right: 0, everyCritical: 0, refused: 1, negativesRight: 0, negativesAnswered: 0 });
  expect(summary.refusalCodes).toEqual({ NO_ANSWER: summary.certificates });
});

test('genitors in the other order are right, their places with them', async () => {
  const summary = await summaryOf((truth) => {
    if (isNegative(truth)) return perfect(truth);
    const { genitor_1, genitor_2 } = truth.data.filiação;
    const swapped = { ...truth.data, filiação: { genitor_1: genitor_2, genitor_2: genitor_1 } };
    return answerFromBody({ success: true, data: swapped });
  });
  expect(summary.right).toBe(1);
});

test('a certificate read in every other document is counted', async () => {
  const summary = await summaryOf((truth) =>
    isNegative(truth) ? answerFromBody({ success: true, data: {} }) : perfect(truth),
  );
  expect(summary).toMatchObject({ negativesRight: 0, negativesAnswered: 1 });
});

test('confidence is held against what was right', async () => {
  const sure = 'dados_pessoais.nome_completo';
  const summary = await summaryOf((truth) => {
    if (isNegative(truth)) return perfect(truth);
    const fields = new Map(fieldsOf(truth.data)).set(sure, 'ANOTHER PERSON');
    return {
      ...perfect(truth),
      fields,
      evidence: new Map([
        [sure, { confidence: 0.97, polygon: [] }],
        ['dados_pessoais.sexo', { confidence: 0.5, polygon: [] }],
      ]),
    };
  });
  const certificates = summary.certificates;
  expect(summary.calibration.find((band) => band.from === 0.95)).toEqual({
    from: 0.95,
    fields: certificates,
    meanConfidence: expect.closeTo(0.97),
    right: 0,
  });
  expect(summary.calibration.find((band) => band.from === 0.5)).toMatchObject({ fields: certificates, right: 1 });
  expect(summary.given).toMatchObject({ sure: certificates, sureRight: 0, impossible: 0 });
});

test('values that are none of their field’s kind are counted, by field too', async () => {
  const summary = await summaryOf((truth) => {
    if (isNegative(truth)) return perfect(truth);
    return { ...perfect(truth), fields: new Map(fieldsOf(truth.data)).set('dados_pessoais.sexo', 'Ubá - MG') };
  });
  expect(summary.given.impossible).toBe(summary.certificates);
  expect(summary.byField.find(({ name }) => name === 'dados_pessoais.sexo')?.given.impossible).toBe(
    summary.certificates,
  );
  expect(summary.byField.find(({ name }) => name === 'registro.uf')?.given.impossible).toBe(0);
});

test('the words of readers stand beside what was right, per condition, layout and field', async () => {
  const truths = await loadTruths(SAMPLES_FOLDER);
  const { certificates, negatives } = await evaluate(truths, async (truth) => perfect(truth), 1);
  const name = 'dados_pessoais.nome_completo';
  const half = new Map([
    [name, true],
    ['registro.cartório', false],
  ]);
  const readers = new Map([
    ['mini', new Map(certificates.map((score) => [score.case, half]))],
    ['nobody', new Map()],
  ]);
  const summary = summarise(certificates, negatives, readers);
  for (const slice of [summary, ...summary.conditions, ...summary.layouts]) {
    expect(slice.textRecall).toEqual({ mini: 0.5, nobody: null });
  }
  const line = (path: string) => summary.byField.find((field) => field.name === path)?.textRecall;
  expect([line(name), line('registro.cartório')]).toEqual([
    { mini: 1, nobody: null },
    { mini: 0, nobody: null },
  ]);
  const rows = formatReport(summary).split('\n');
  expect(rows.filter((row) => /^(?:condition|layout|field) .* {2}text: mini {2}text: nobody$/.test(row))).toHaveLength(
    3,
  );
  expect(rows.find((row) => row.startsWith('pdf_scanned '))).toMatch(/ {4}50\.0 % +-$/);
  expect(rows.find((row) => row.startsWith(name))).toMatch(/ {3}100\.0 % +-$/);
  expect(formatReport(summarise(certificates, negatives))).not.toContain('text:');
});

test('the pool’s field names become the contract’s', () => {
  expect(contractPath('filiacao.genitor_1.nome_completo')).toBe('filiação.genitor_1.nome_completo');
  expect(contractPath('avos.paternos.avo_feminino')).toBe('avós.paternos.avó');
  expect(contractPath('registro.numero_dnv')).toBe('registro.número_dnv');
  expect(contractPath('dados_pessoais.data_nascimento.mes')).toBe('dados_pessoais.data_nascimento.mês');
});
