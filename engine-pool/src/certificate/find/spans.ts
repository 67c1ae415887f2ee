// From the class of every token to spans: runs of tokens that are one printed value, over several lines where it wraps.
import { gapBetween } from '../../image/geometry.ts';
import { findDates } from '../normalise/dates.ts';
import { fold } from '../text/fold.ts';
import { FIELD_CLASSES, type FieldClass } from './classes.ts';
import { type Features, inReadingOrder } from './features.ts';
import type { TaggedPage } from './tagger.ts';
import { asPrinted, CLOSE_GAP, leftOf, middleOf, rightOf, type Token } from './tokens.ts';

export interface Span {
  readonly field: FieldClass;
  /** In reading order. */
  readonly tokens: readonly Token[];
  /** That its tokens, all of them and no others, are this field's. */
  readonly probability: number;
}

const CLASSES = FIELD_CLASSES.length;
/** What it costs, in nats, that the field changes between two tokens that stand close on a line; to or from none half. */
const SWITCH_COST = 4;
const NONE_COST = 1;
/** A value goes on after a gap on its line up to this, and on a line up to so much lower. */
const JOIN_GAP_MAX = 2.5;
const JOIN_DROP_MAX = 4;
/** What was typed into the blanks of a printed line stands further apart, where nothing else stands between. */
const BLANK_GAP_MAX = 10;
/** And a surname from its given name, in columns of their own. */
const ROW_GAP_MAX = Number.POSITIVE_INFINITY;
/** Lines of one cell stand nearer than this, and a centred one begins so much further left, in units; however surely it seems to begin a name. */
const PITCH_MAX = 1.4;
const CENTRED_MAX = 9;
const PROBABILITY_MIN = 1e-6;
/** The next line of a value stands nearer than this, in units. */
const NEAR = 3;
/** Extracts have a cell for given names and one for surnames: what surely begins no name is the rest of one, in whatever order. */
const SURNAME_BEGIN_MAX = 0.02;

/** Dates of which print and typing are apart: "sete de outubro de" over "19 54". */
export const DATES: ReadonlySet<FieldClass> = new Set<FieldClass>(['bdate', 'rdate', 'edate']);

/** What a token must be likelier than, to be a value of these that a page has no likelier one of. */
const NEXT_BEST_MIN: readonly (readonly [least: number, fields: readonly FieldClass[]])[] = [
  [0.03, ['bdate', 'rdate', 'edate', 'sex']],
  [0.1, ['hour', 'livro', 'folha', 'termo']],
  [0.15, ['p1name']],
  [0.4, ['cpf']],
];

/** Long texts are put together in another way (notes.ts). */
export const NOTES: ReadonlySet<FieldClass> = new Set<FieldClass>(['averb', 'anot']);

/** The values of a page but for its notes, those of each field in reading order. */
export function spansOf(page: TaggedPage): Span[] {
  const classes = bestClasses(page);
  const spans: Span[] = [];
  for (let field = 1; field < CLASSES; field += 1) {
    const name = FIELD_CLASSES[field] as FieldClass;
    if (NOTES.has(name)) continue;
    const likeliest = group(classes, field, page);
    const [least] = (likeliest.length === 0 && NEXT_BEST_MIN.find(([, fields]) => fields.includes(name))) || [];
    const found = least ? group(nextBest(classes, field, least, page), field, page) : likeliest;
    const inside = new Set(found.flat());
    const values = found.map((members) => ({
      field: name,
      tokens: inOwnLines(members, page),
      probability: meanOf(members, field, page) * (1 - leftOut(members, inside, field, page)),
    }));
    // The cell of the surname came first.
    const [surname, given] = isRest(name, found[0]?.[0] ?? -1, page) ? values : [];
    if (surname && given) values.splice(0, 2, { ...given, tokens: [...given.tokens, ...surname.tokens] });
    spans.push(...values);
  }
  return spans;
}

/** The label of a surname alone, whatever stands behind it in another language; "Nome e sobrenome" asks for all. */
const SURNAME = /^(?:sobrenomes?|surnames?|apell?idos?|patronimicos?)$/;
/** A label over its value begins less far off sideways than this, in units, and no further up than a next line stands down. */
const LABEL_OFF_MAX = 1.5;

/** Whether a token goes on with a name whose given names stand in another cell. */
function isRest(field: FieldClass, at: number, { tokens, line, unit, begins }: TaggedPage): boolean {
  const token = tokens[at];
  if (!token || !/name$/.test(field) || !/^(?:\p{Lu}|d[aeo]s?$)/u.test(token.text)) return false;
  const isLabel = (label: Token, i: number): boolean => {
    if (!SURNAME.test(fold(label.text)) || /^\W*(?:e\b|nome)/i.test(asPrinted(tokens.slice(i + 1, i + 3))))
      return false;
    if (line[i] === line[i - 1] && /^(?:and|[ey/&,])$/i.test(`${tokens[i - 1]?.text}`)) return false;
    if (line[i] === line[at]) return i < at && !/\p{L}{2}/u.test(asPrinted(tokens.slice(i + 1, at)));
    const [drop, off] = [middleOf(token) - middleOf(label), Math.abs(leftOf(token) - leftOf(label))];
    return drop > 0 && drop < NEAR * unit && off < LABEL_OFF_MAX * unit;
  };
  return (begins[at] as number) < SURNAME_BEGIN_MAX || tokens.some(isLabel);
}

const NUMBERS: ReadonlySet<FieldClass> = new Set<FieldClass>(['livro', 'folha', 'termo', 'dnv', 'selo']);

export const isDate = (tokens: readonly Token[]): boolean => findDates(asPrinted(tokens)).length > 0;

/** Tokens that are nothing by a narrow margin, or dates taken for a number or for a second one of another kind, where a page has no likelier value of a field. */
function nextBest(classes: Uint8Array, field: number, least: number, { tokens, fields }: TaggedPage): Uint8Array {
  const isDated = DATES.has(FIELD_CLASSES[field] as FieldClass);
  const of = (known: number, at: number) => fields[at * CLASSES + known] as number;
  const isSecond = (known: number, at: number) =>
    tokens.some((token, i) => classes[i] === known && of(known, i) > of(known, at) && isDate([token]));
  const isOther = (known: number, at: number) =>
    NUMBERS.has(FIELD_CLASSES[known] as FieldClass) ||
    (DATES.has(FIELD_CLASSES[known] as FieldClass) && isSecond(known, at));
  const isFree = (known: number, at: number) =>
    known === 0 || (isDated && isOther(known, at) && isDate([tokens[at] as Token]));
  return classes.map((known, at) => (of(field, at) >= least && isFree(known, at) ? field : 0));
}

/** The tokens of a value by its own lines: on a leaning page, or beside another column, two of them may be one of the page's. */
export const inOwnLines = (members: readonly number[], { tokens }: Features): Token[] =>
  inReadingOrder(members.map((at) => tokens[at] as Token)).map(({ token }) => token);

/** The mean probability that tokens are a field's. */
export const meanOf = (members: readonly number[], field: number, { fields }: TaggedPage): number =>
  members.reduce((sum, at) => sum + (fields[at * CLASSES + field] as number), 0) / members.length;

/** The most that a token near by is the same field's and in no value of it: the value may go on there. */
function leftOut(members: readonly number[], inside: ReadonlySet<number>, field: number, page: TaggedPage): number {
  const { tokens, unit, fields } = page;
  const top = middleOf(tokens[members[0] as number] as Token) - NEAR * unit;
  const bottom = middleOf(tokens[members.at(-1) as number] as Token) + NEAR * unit;
  const isNear = (token: Token) => middleOf(token) >= top && middleOf(token) <= bottom;
  const others = tokens.flatMap((token, at) => (inside.has(at) || !isNear(token) ? [] : [at]));
  return Math.max(0, ...others.map((at) => fields[at * CLASSES + field] as number));
}

/** The likeliest run of classes (Viterbi 1967), where a change between close tokens costs something. */
function bestClasses({ tokens, line, unit, fields, begins }: TaggedPage): Uint8Array {
  const count = tokens.length;
  const log = (at: number, field: number) =>
    Math.log(Math.max(PROBABILITY_MIN, fields[at * CLASSES + field] as number));
  let score = Array.from({ length: CLASSES }, (_, field) => log(0, field));
  const from: Uint8Array[] = [new Uint8Array(CLASSES)];
  for (let at = 1; at < count; at += 1) {
    const gap = gapBetween(tokens[at - 1] as Token, tokens[at] as Token) / unit;
    const close = line[at] === line[at - 1] && gap > -0.5 && gap < CLOSE_GAP;
    const weight = close ? 1 - (begins[at] as number) : 0;
    const best = indexOfMost(score);
    const back = new Uint8Array(CLASSES);
    const next = new Array<number>(CLASSES);
    for (let field = 0; field < CLASSES; field += 1) {
      const cost = (before: number) =>
        before === field ? 0 : weight * (before === 0 || field === 0 ? NONE_COST : SWITCH_COST);
      // Only the best, the same and none can be where the best way comes from: every other change costs as much as the best.
      let winner = field;
      for (const before of [0, best]) {
        if ((score[before] as number) - cost(before) > (score[winner] as number) - cost(winner)) winner = before;
      }
      back[field] = winner;
      next[field] = (score[winner] as number) - cost(winner) + log(at, field);
    }
    score = next;
    from.push(back);
  }
  const classes = new Uint8Array(count);
  let field = indexOfMost(score);
  for (let at = count - 1; at >= 0; at -= 1) {
    classes[at] = field;
    field = (from[at] as Uint8Array)[field] as number;
  }
  return classes;
}

const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The tokens of one class as values: each joins the last one that it can go on from. */
function group(classes: Uint8Array, field: number, page: TaggedPage): number[][] {
  const name = FIELD_CLASSES[field] as FieldClass;
  const groups: number[][] = [];
  for (let at = 0; at < classes.length; at += 1) {
    if (classes[at] !== field) continue;
    const isSurname = (page.begins[at] as number) < SURNAME_BEGIN_MAX;
    // Two offices may stand side by side; neither was typed into blanks.
    const gapMax = name === 'office' ? JOIN_GAP_MAX : isSurname ? ROW_GAP_MAX : BLANK_GAP_MAX;
    const open = groups.filter((members) => goesOn(members, at, page, /name$|^g/.test(name), gapMax));
    const rest = isRest(name, at, page) ? groups.at(-1) : undefined;
    const known = nearest(open, at, page) ?? rest;
    if (known) known.push(at);
    else groups.push([at]);
  }
  return groups;
}

/** Of several values that a token may go on from, the one on its line, else one that begins right over it, else the last. */
function nearest(groups: readonly number[][], at: number, features: Features): number[] | undefined {
  const beside = groups.findLast((members) => features.line[members.at(-1) as number] === features.line[at]);
  const over = groups.findLast((members) => {
    const left = Math.min(...members.map((one) => leftOf(features.tokens[one] as Token)));
    return Math.abs(left - leftOf(features.tokens[at] as Token)) < features.unit;
  });
  return beside ?? over ?? groups.at(-1);
}

function goesOn(members: readonly number[], at: number, page: TaggedPage, isName: boolean, gapMax: number): boolean {
  const { tokens, line, unit } = page;
  const last = members.at(-1) as number;
  const [end, here] = [tokens[last] as Token, tokens[at] as Token];
  const begin = page.begins[at] as number;
  if (line[at] === line[last]) {
    const next = at === last + 1;
    // "Fco. Xavier" is one name, however surely that begins it.
    const isShort = next && /^\p{Lu}\p{Ll}+\.$/u.test(end.text);
    const gap = gapBetween(end, here) / unit;
    return gap < (next ? gapMax : JOIN_GAP_MAX) && (isShort || begin < (next ? 0.9 : 0.6));
  }
  const drop = (middleOf(here) - middleOf(end)) / unit;
  const off = (leftOf(here) - leftOf(tokens[members[0] as number] as Token)) / unit;
  // "Distrito: 1º Subdistrito" under an office's name is another cell, "p/ Ana Dias" and "mat. Ana Dias" another person.
  const before = tokens[at - 1] as Token;
  const isClose = gapBetween(before, here) < CLOSE_GAP * unit;
  const isLabelled = line[at - 1] === line[at] && isClose && /(?:[:/]|\p{L}\.)$/u.test(before.text);
  // But for a label halfway up the lines of its value.
  if (isLabelled && Math.abs(off) > 1) return false;
  // No value ends in "da" or "e", and in a narrow cell a name goes on right under itself.
  const isCut = /^(?:d[aeo]s?|e)$/i.test(end.text);
  const isRest = isCut || (isName && drop < PITCH_MAX && off > -CENTRED_MAX && leftOf(here) < rightOf(end));
  return drop > 0 && drop < JOIN_DROP_MAX && (end.text === 'e' || begin < (isRest ? 0.985 : 0.5));
}
