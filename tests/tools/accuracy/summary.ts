// From single scores to the report's figures: shares by condition, layout and field, refusals, negatives, calibration.
import { type CertificateScore, CRITICAL_FIELDS, type FieldScore, type NegativeScore } from './score.ts';

/** A share of 0 to 1; null when there is nothing to count. */
export type Share = number | null;

/** Of each case, which printed values stand somewhere in the words that a reader saw, by their paths. */
export type TextFound = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** By the names of the readers; empty where no text was compared. */
export type TextRecall = Readonly<Record<string, Share>>;

/** What was said of the fields that were given a value. */
export interface Given {
  readonly fields: number;
  /** Given with a confidence of SURE_FROM or more. */
  readonly sure: number;
  readonly sureRight: Share;
  /** Values that are none of their field's kind. */
  readonly impossible: number;
}

export interface Slice {
  readonly name: string;
  readonly certificates: number;
  /** Fields with a value that had to be read. */
  readonly fields: number;
  readonly right: Share;
  /** Of the critical fields with a value. */
  readonly critical: Share;
  /** Certificates with every critical field right, the empty ones too. */
  readonly everyCritical: Share;
  /** Certificates without a single wrong field. */
  readonly every: Share;
  readonly refused: Share;
  readonly given: Given;
  readonly textRecall: TextRecall;
}

export interface FieldLine {
  readonly name: string;
  readonly fields: number;
  readonly right: Share;
  readonly given: Given;
  readonly textRecall: TextRecall;
}

export interface ConfidenceBand {
  /** Confidence at least this, and below the band before. */
  readonly from: number;
  readonly fields: number;
  /** Calibrated confidence says of a band what is right of it. */
  readonly meanConfidence: Share;
  readonly right: Share;
}

export interface Summary {
  readonly certificates: number;
  readonly negatives: number;
  readonly fields: number;
  readonly right: Share;
  /** The same, of answered certificates only. */
  readonly rightOfAnswered: Share;
  /** Over all fields, the empty ones too. */
  readonly rightOfAll: Share;
  readonly plain: Share;
  readonly strict: Share;
  readonly critical: Share;
  readonly everyCritical: Share;
  readonly every: Share;
  /** Of the fields that are not on the document: filled nevertheless. */
  readonly invented: Share;
  readonly given: Given;
  readonly refused: Share;
  readonly refusalCodes: Readonly<Record<string, number>>;
  readonly negativesRight: Share;
  readonly negativesAnswered: Share;
  readonly negativeOutcomes: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, number>>;
  readonly medianMs: number | null;
  readonly slowestMs: number | null;
  readonly textRecall: TextRecall;
  readonly conditions: readonly Slice[];
  readonly layouts: readonly Slice[];
  readonly byField: readonly FieldLine[];
  readonly calibration: readonly ConfidenceBand[];
}

type Readers = ReadonlyMap<string, TextFound>;

/** What callers take without a second look. */
export const SURE_FROM = 0.95;
/** Deciles, the last one in three: nearly all fields are in it. */
const BANDS = [0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];

const share = (part: number, whole: number): Share => (whole === 0 ? null : part / whole);
const shareOf = <T>(all: readonly T[], has: (one: T) => boolean): Share => share(all.filter(has).length, all.length);
const casesOf = (scores: readonly CertificateScore[]): string[] => scores.map((score) => score.case);
const isCritical = (field: FieldScore): boolean => CRITICAL_FIELDS.has(field.path);

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Over every value of the cases, or over those of one field. */
function textRecall(readers: Readers, cases: readonly string[], path?: string): TextRecall {
  return Object.fromEntries(
    [...readers].map(([reader, found]) => {
      const ofCases = cases.flatMap((name) => [...(found.get(name) ?? [])]);
      const values = ofCases.filter(([field]) => path === undefined || field === path);
      return [reader, shareOf(values, ([, isFound]) => isFound)];
    }),
  );
}

function givenOf(fields: readonly FieldScore[]): Given {
  const given = fields.filter(({ answer }) => answer !== '');
  const sure = given.filter(({ evidence }) => evidence !== undefined && evidence.confidence >= SURE_FROM);
  return {
    fields: given.length,
    sure: sure.length,
    sureRight: shareOf(sure, ({ right }) => right),
    impossible: given.filter(({ impossible }) => impossible).length,
  };
}

function slice(name: string, scores: readonly CertificateScore[], readers: Readers): Slice {
  const fields = scores.flatMap((score) => score.fields).filter((field) => field.counts);
  return {
    name,
    certificates: scores.length,
    fields: fields.length,
    right: shareOf(fields, (field) => field.right),
    critical: shareOf(fields.filter(isCritical), (field) => field.right),
    everyCritical: shareOf(
      scores,
      (score) => score.answer.success && score.fields.every((field) => field.right || !isCritical(field)),
    ),
    every: shareOf(scores, (score) => score.answer.success && score.fields.every((field) => field.right)),
    refused: shareOf(scores, (score) => !score.answer.success),
    given: givenOf(scores.flatMap((score) => score.fields)),
    textRecall: textRecall(readers, casesOf(scores)),
  };
}

function slicesBy(
  scores: readonly CertificateScore[],
  readers: Readers,
  nameOf: (score: CertificateScore) => string,
): Slice[] {
  const names = [...new Set(scores.map(nameOf))].sort();
  return names.map((name) => {
    const ofName = scores.filter((score) => nameOf(score) === name);
    return slice(name, ofName, readers);
  });
}

function fieldLines(scores: readonly CertificateScore[], readers: Readers): FieldLine[] {
  const fields = scores.flatMap((score) => score.fields);
  return [...Map.groupBy(fields, (field) => field.path)]
    .map(([name, all]) => ({ name, all, counted: all.filter((field) => field.counts) }))
    .map(({ name, all, counted }) => ({
      name,
      fields: counted.length,
      right: shareOf(counted, (field) => field.right),
      given: givenOf(all),
      textRecall: textRecall(readers, casesOf(scores), name),
    }))
    .sort((a, b) => (a.right ?? 1) - (b.right ?? 1));
}

/** Of the fields that were given a value with a confidence, how many are right, by how sure the reader was. */
function calibrate(fields: readonly FieldScore[]): ConfidenceBand[] {
  const given = fields.flatMap(({ answer, right, evidence }) =>
    answer !== '' && evidence ? [{ right, confidence: evidence.confidence }] : [],
  );
  if (given.length === 0) return [];
  return BANDS.map((from, i) => {
    const below = BANDS[i - 1] ?? Number.POSITIVE_INFINITY;
    const inBand = given.filter(({ confidence }) => confidence >= from && confidence < below);
    const sum = inBand.reduce((total, { confidence }) => total + confidence, 0);
    return {
      from,
      fields: inBand.length,
      meanConfidence: share(sum, inBand.length),
      right: shareOf(inBand, (field) => field.right),
    };
  });
}

/** @param readers whose words are to be compared, by the names of their columns */
export function summarise(
  scores: readonly CertificateScore[],
  negatives: readonly NegativeScore[],
  readers: Readers = new Map(),
): Summary {
  const all = scores.flatMap((score) => score.fields);
  const counted = all.filter((field) => field.counts);
  const whole = slice('all', scores, readers);
  const ofAnswered = slice(
    'answered',
    scores.filter((score) => score.answer.success),
    readers,
  );
  const times = scores
    .map((score) => score.answer.durationMs)
    .filter((time) => time !== undefined)
    .sort((a, b) => a - b);
  return {
    certificates: scores.length,
    negatives: negatives.length,
    fields: counted.length,
    right: whole.right,
    rightOfAnswered: ofAnswered.right,
    rightOfAll: shareOf(all, (field) => field.right),
    plain: shareOf(counted, (field) => field.plain),
    strict: shareOf(counted, (field) => field.strict),
    critical: whole.critical,
    everyCritical: whole.everyCritical,
    every: whole.every,
    invented: shareOf(
      all.filter((field) => field.printed === ''),
      (field) => !field.right,
    ),
    given: whole.given,
    refused: whole.refused,
    refusalCodes: count(scores.filter((score) => !score.answer.success).map((score) => score.answer.code)),
    negativesRight: shareOf(negatives, (negative) => negative.right),
    negativesAnswered: shareOf(negatives, (negative) => negative.answered),
    negativeOutcomes: Object.fromEntries(
      negatives.map((negative) => [
        negative.case,
        negative.right ? 'right' : negative.answered ? 'answered' : negative.code,
      ]),
    ),
    engines: count(scores.filter((score) => score.answer.success).map((score) => score.answer.engine)),
    medianMs: times[Math.floor(times.length / 2)] ?? null,
    slowestMs: times.at(-1) ?? null,
    textRecall: whole.textRecall,
    conditions: slicesBy(scores, readers, (score) => score.condition),
    layouts: slicesBy(scores, readers, (score) => score.layout),
    byField: fieldLines(scores, readers),
    calibration: calibrate(all),
  };
}
