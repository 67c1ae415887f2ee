// Puts notes together: long texts, taken as whole blocks of print, as single words of them look like everything else.
import { guttersOf } from '../../image/geometry.ts';
import { fold } from '../text/fold.ts';
import { FIELD_CLASSES, type FieldClass } from './classes.ts';
import { type Features, runsOf } from './features.ts';
import { inOwnLines, meanOf, NOTES, type Span } from './spans.ts';
import type { TaggedPage } from './tagger.ts';
import { leftOf, middleOf, rightOf, type Token } from './tokens.ts';

const CLASSES = FIELD_CLASSES.length;
const NOTE_CLASSES = [...NOTES].map((name) => FIELD_CLASSES.indexOf(name));
/** Columns stand further apart than this, in units. */
const COLUMN_GAP = 1.2;
/** Fewer words are no note. */
const TOKENS_MIN = 3;
/** Lines further apart than this, in units, and what begins further from the margin, belong to other blocks. */
const LINE_DROP_MAX = 3;
const MARGIN = 8;
/** A line of a block may be so much longer than its sure tokens, in units. */
const EDGE = 1;
/** Tokens that a note may go on for behind its last sure one, to the end of its sentence. */
const SENTENCE_MAX = 14;
/** Beyond the edges of the sure ones, a token is the note's that is it this likely. */
const EDGE_NOTE_MIN = 0.02;
/** A token that is less a note's than this ends the sentence; the words before a note are its own from so much on. */
const NOTE_MIN = 0.005;
const OPENING_MIN = 0.1;

/** The notes of a page in reading order, each of the kind that most of its words look like. */
export function notesOf(page: TaggedPage): Span[] {
  const runs = runsOf(page, COLUMN_GAP).filter((run) => run.some((at) => !isLabel(at, page)));
  const sure = page.tokens.flatMap((_, at) => (likelihood(at, page) > 0.5 ? [at] : []));
  const wholes = blocksOf(sure, page)
    .flatMap((block) => columnsOf(block, page))
    .filter((block) => block.length >= TOKENS_MIN)
    .map((block) => wholeOf(block, page, runs));
  return united(wholes)
    .flatMap((block) => partsOf(block, page))
    .map((part) => spanOf(part, page));
}

/** That a token is a note's. */
const likelihood = (at: number, { fields }: TaggedPage) =>
  NOTE_CLASSES.reduce((sum, c) => sum + (fields[at * CLASSES + c] as number), 0);

/** Blocks that share a token are one, in reading order. */
function united(wholes: readonly number[][]): number[][] {
  const blocks: number[][] = [];
  for (const whole of wholes) {
    const at = blocks.findIndex((block) => block.some((one) => whole.includes(one)));
    if (at < 0) blocks.push(whole);
    else blocks[at] = [...new Set([...(blocks[at] as number[]), ...whole])].sort((a, b) => a - b);
  }
  return blocks;
}

/** Tokens of notes that lie under one another. */
function blocksOf(members: readonly number[], { tokens, unit }: Features): number[][] {
  const blocks: { members: number[]; left: number; right: number; middle: number }[] = [];
  for (const at of members) {
    const token = tokens[at] as Token;
    const [left, right, middle] = [leftOf(token), rightOf(token), middleOf(token)];
    const home = blocks.find((block) => {
      const drop = (middle - block.middle) / unit;
      const beside = left < block.right + MARGIN * unit && right > block.left - MARGIN * unit;
      return drop > -1 && drop < LINE_DROP_MAX && beside;
    });
    if (home === undefined) blocks.push({ members: [at], left, right, middle });
    else {
      home.members.push(at);
      home.left = Math.min(home.left, left);
      home.right = Math.max(home.right, right);
      home.middle = middle;
    }
  }
  return blocks.map((block) => block.members);
}

/** Notes of several lines or of two kinds beside one another, as no line has print across the gap between them. */
function columnsOf(block: readonly number[], page: TaggedPage): (readonly number[])[] {
  const { tokens, line, unit } = page;
  const placed = block.map((at) => tokens[at] as Token);
  const hasLines = (some: readonly number[]) => new Set(some.map((at) => line[at])).size > 1;
  for (const { right } of guttersOf(placed, COLUMN_GAP * unit)) {
    const before = block.filter((at) => leftOf(tokens[at] as Token) < right);
    const behind = block.filter((at) => !before.includes(at));
    if ((hasLines(before) && hasLines(behind)) || kindOf(before, page) !== kindOf(behind, page))
      return [before, ...columnsOf(behind, page)];
  }
  return [block];
}

/** The block without holes, from the word that begins its sentence to the one that ends it. */
function wholeOf(block: readonly number[], page: TaggedPage, runs: readonly number[][]): number[] {
  const { tokens, unit } = page;
  const placed = block.map((at) => tokens[at] as Token);
  const left = Math.min(...placed.map(leftOf)) - EDGE * unit;
  const right = Math.max(...placed.map(rightOf)) + EDGE * unit;
  const isInside = (token: Token, margin = 0) =>
    (leftOf(token) + rightOf(token)) / 2 >= left - margin && (leftOf(token) + rightOf(token)) / 2 <= right + margin;
  const sure = new Set(block);
  const unlabelled = new Set(runs.flat());
  const joined = new Set(runs.filter((run) => run.some((at) => isInside(tokens[at] as Token))).flat());
  const isNear = (at: number) =>
    isInside(tokens[at] as Token, MARGIN * unit) && likelihood(at, page) > EDGE_NOTE_MIN && !isLabel(at, page);
  // A line may go on further left than the first, which begins behind its label.
  const belongs = (at: number) =>
    sure.has(at) || (unlabelled.has(at) && isInside(tokens[at] as Token)) || (joined.has(at) && isNear(at));
  const ends = (at: number) => (tokens[at] as Token).text.endsWith('.');
  let [first, last] = [block[0] as number, block.at(-1) as number];
  const full = Array.from({ length: last - first + 1 }, (_, more) => first + more).filter(belongs);
  const line = runs.find((run) => run.includes(first)) ?? [];
  while (line.includes(first - 1) && likelihood(first - 1, page) > OPENING_MIN) full.unshift(--first);
  const rest: number[] = [];
  let bottom = middleOf(tokens[last] as Token);
  for (let at = last + 1; at < tokens.length && rest.length < SENTENCE_MAX; at += 1) {
    const token = tokens[at] as Token;
    if (ends(rest.at(-1) ?? last) || (middleOf(token) - bottom) / unit > 2) break;
    if (!belongs(at)) continue;
    if (likelihood(at, page) < NOTE_MIN) break;
    rest.push(at);
    bottom = middleOf(token);
  }
  // Words that lead to no end of a sentence were another text's.
  return rest.length > 0 && ends(rest.at(-1) as number) ? [...full, ...rest] : full;
}

/** A block is cut where a note of the other kind begins. */
function partsOf(block: readonly number[], page: TaggedPage): number[][] {
  const found: number[][] = [];
  block.forEach((at, index) => {
    const before = page.tokens[block[index - 1] ?? -1]?.text ?? '';
    const begins = (page.begins[at] as number) > 0.5 && /[.:;–-]$/.test(before);
    const last = found.at(-1);
    if (last === undefined || (begins && kindOf([at], page) !== kindOf(last, page))) found.push([at]);
    else last.push(at);
  });
  return found.map((part) => withoutLabel(part, page)).filter((part) => part.length >= TOKENS_MIN);
}

/** "Anotações:", "“Anotação:", or "ANOTAÇÕES" in a line of its own. */
const LABEL = /^\W*(?:averba|anota)coes[:.]?$|^\W+(?:averba|anota)cao:?$|^(?:averba|anota)cao:$/;

const isLabel = (at: number, { tokens }: Features): boolean => LABEL.test(fold(tokens[at]?.text ?? ''));

function withoutLabel(members: readonly number[], features: Features): number[] {
  const end = members.findLastIndex((at) => !isLabel(at, features) && features.tokens[at]?.text !== ':');
  return members.slice(0, end + 1);
}

/** The class with most of the probability of the tokens. */
function kindOf(part: readonly number[], { fields }: TaggedPage): number {
  const sums = NOTE_CLASSES.map((c) => part.reduce((sum, at) => sum + (fields[at * CLASSES + c] as number), 0));
  return NOTE_CLASSES[sums.indexOf(Math.max(...sums))] as number;
}

function spanOf(part: readonly number[], page: TaggedPage): Span {
  const kind = kindOf(part, page);
  const field = FIELD_CLASSES[kind] as FieldClass;
  return { field, tokens: inOwnLines(part, page), probability: meanOf(part, kind, page) };
}
