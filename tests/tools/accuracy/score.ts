// Scores answers against the truth: which fields are right, and what share of them in which cut of the data.
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import type { CertificateTruth, NegativeTruth, Truth } from '../../generator/truth.ts';
import { type Answer, type Evidence, fieldsOf } from './answer.ts';
import { isImpossible } from './impossible.ts';
import { isRight } from './rules.ts';
import { plain } from './text.ts';

/** The fields whose error harms most. */
export const CRITICAL_FIELDS: ReadonlySet<string> = new Set(
  CERTIFICATE_FIELDS.filter(({ critical }) => critical !== undefined).map(({ contractPath }) => contractPath),
);

/** Documents without a word on them: IMAGE_NOT_PROCESSABLE is as right as what the truth expects. */
const WORDLESS = new Set(['blank', 'landscape']);

export interface FieldScore {
  readonly path: string;
  readonly printed: string;
  readonly answer: string;
  readonly right: boolean;
  /** Equal but for white space and case. */
  readonly plain: boolean;
  /** Identical. */
  readonly strict: boolean;
  /** It has a value that had to be read: it counts in the headline. */
  readonly counts: boolean;
  /** Wrong, and no value of the field's kind at all: worse than a misread one. */
  readonly impossible: boolean;
  readonly evidence: Evidence | undefined;
}

export interface CertificateScore {
  readonly case: string;
  readonly layout: string;
  readonly condition: string;
  readonly answer: Answer;
  readonly fields: readonly FieldScore[];
}

export interface NegativeScore {
  readonly case: string;
  readonly kind: string;
  /** Data were given for what is no certificate. */
  readonly answered: boolean;
  readonly code: string;
  readonly right: boolean;
}

/** Whether a field had to be read: it has a value, silence is not accepted, and no fixed text would do. */
function countsInHeadline(path: string, printed: string, truth: CertificateTruth): boolean {
  if (printed === '' || path.startsWith('documento.') || truth.accept[path]?.includes('')) return false;
  return !(path === 'gêmeos.status' && printed === 'Não');
}

/** The same fields with the two genitors exchanged, names and naturalidades together. */
function swapGenitors<T>(fields: ReadonlyMap<string, T>): Map<string, T> {
  const other: Record<string, string> = { '1': '2', '2': '1' };
  return new Map(
    [...fields].map(([path, value]) => [
      path.replace(/^(filiação\.genitor_)([12])\./, (_, head: string, which: string) => `${head}${other[which]}.`),
      value,
    ]),
  );
}

function scoreFields(truth: CertificateTruth, answers: Answer['fields'], evidence: Answer['evidence']): FieldScore[] {
  return [...fieldsOf(truth.data)].map(([path, printed]) => {
    const answer = answers.get(path) ?? '';
    const right = isRight({ path, printed, answer, truth, answers });
    return {
      path,
      printed,
      answer,
      right,
      plain: plain(printed) === plain(answer),
      strict: printed === answer,
      counts: countsInHeadline(path, printed, truth),
      impossible: !right && isImpossible(path, answer),
      evidence: evidence.get(path),
    };
  });
}

const rightOnes = (fields: readonly FieldScore[]): number => fields.filter((field) => field.right).length;

/** The order of the two genitors is free: whichever order agrees better is scored. */
export function scoreCertificate(truth: CertificateTruth, answer: Answer): CertificateScore {
  const asGiven = scoreFields(truth, answer.fields, answer.evidence);
  const swapped = scoreFields(truth, swapGenitors(answer.fields), swapGenitors(answer.evidence));
  const fields = rightOnes(swapped) > rightOnes(asGiven) ? swapped : asGiven;
  return { case: truth.case, layout: truth.layout, condition: truth.condition, answer, fields };
}

export function scoreNegative(truth: NegativeTruth, answer: Answer): NegativeScore {
  const { success: answered, code } = answer;
  const refusedWell = code === truth.negative || (WORDLESS.has(truth.layout) && code === 'IMAGE_NOT_PROCESSABLE');
  return { case: truth.case, kind: truth.layout, answered, code, right: !answered && refusedWell };
}

export const isNegative = (truth: Truth): truth is NegativeTruth => 'negative' in truth && Boolean(truth.negative);
