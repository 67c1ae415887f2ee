// Turns the tokens of a page into the numbers that the tagger was trained on: `training/finder/features.py` says the same.
import { crc32 } from 'node:zlib';
import { gapBetween } from '../../image/geometry.ts';
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { middleOf, rightOf, TOKENS_MAX, type Token } from './tokens.ts';

export const NGRAMS = 16;
export const TYPES = 31;
export const GEOMETRY = 17;
const NGRAM_BUCKETS = 16_384;
const WORD_BUCKETS = 8_192;

/** A page as the network takes it: tokens in reading order, n of them. */
export interface Features {
  readonly tokens: readonly Token[];
  /** Number of the printed line of each token. */
  readonly line: Int32Array;
  /** The median height of the tokens, in pixels: the unit of every distance. */
  readonly unit: number;
  /** n × NGRAMS, 0 where there is none. */
  readonly grams: Int32Array;
  readonly words: Int32Array;
  /** n × TYPES */
  readonly types: Float32Array;
  /** n × GEOMETRY */
  readonly geometry: Float32Array;
  /** n × n buckets of relative position. */
  readonly relations: Int32Array;
}

/** @param tokens at least one */
export function featuresOf(tokens: readonly Token[]): Features {
  const heights = tokens.map(({ box }) => box.height).sort((a, b) => a - b);
  const [low = 0, high = 0] = [Math.ceil(heights.length / 2) - 1, heights.length >> 1].map((at) => heights[at]);
  const unit = Math.max(1e-3, (low + high) / 2);
  const ordered = inReadingOrder(tokens);
  const count = Math.min(ordered.length, TOKENS_MAX);
  const kept = ordered.slice(0, count);
  const line = Int32Array.from(kept, ({ line: number }) => number);
  const shown = kept.map(({ token }) => token);
  const grams = new Int32Array(count * NGRAMS);
  const words = new Int32Array(count);
  const types = new Float32Array(count * TYPES);
  const known = new Map<string, ReturnType<typeof describe>>();
  shown.forEach(({ text }, at) => {
    const described = known.get(text) ?? describe(text);
    known.set(text, described);
    grams.set(described.grams, at * NGRAMS);
    words[at] = described.word;
    types.set(described.types, at * TYPES);
  });
  const geometry = geometryOf(ordered, unit).subarray(0, count * GEOMETRY);
  return { tokens: shown, line, unit, grams, words, types, geometry, relations: relationsOf(shown, line, unit) };
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const MONTHS = setOf('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro');
const STATES = setOf('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO');
const NUMERALS = setOf(
  'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis ' +
    'dezassete dezasseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa ' +
    'cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil primeiro',
);
const PARTICLES = setOf('de da do das dos e d');
const ANSWERS = setOf('masculino feminino masc fem sim nao');
const DATE = /^[0-9]{1,2}[/.-][0-9]{1,2}[/.-][0-9]{2,4}$/;
const CPF = /^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}[-/]?[0-9]{2}$/;
const YEAR = /^(?:18|19|20)[0-9]{2}$/;
const HOUR = /^[0-9]{1,2}(?:[:h.][0-9]{2})?(?:h|hs|hrs|min|m)?$/;
const FILLER = /^[^a-wyz0-9]+$/;
const EDGE_SIGNS = /^[.,;:\-'*_]+|[.,;:\-'*_]+$/g;

const fold = (text: string): string => withoutDiacritics(text.toLowerCase());

function describe(printed: string): { grams: number[]; word: number; types: number[] } {
  // Between two persons at the Spanish border.
  const text = printed.replace(/^y$/i, 'e');
  const folded = fold(text);
  const shape = folded.replace(/[0-9]/g, '0');
  const word = (crc32(`w${shape}`) % (WORD_BUCKETS - 1)) + 1;
  const grams = gramsOf(`<${shape}>`).map((gram) => (crc32(gram) % (NGRAM_BUCKETS - 1)) + 1);
  return { grams, word, types: typesOf(text, folded) };
}

function gramsOf(marked: string): string[] {
  const pieces = (size: number) => {
    const all: string[] = [];
    for (let at = 0; at + size <= marked.length; at += 1) all.push(marked.slice(at, at + size));
    return all;
  };
  const all = [...pieces(2), ...pieces(3), ...pieces(4)];
  if (all.length <= NGRAMS) return all;
  // Of a long word its beginning and its end.
  const three = pieces(3);
  return three.length <= NGRAMS ? three : [...three.slice(0, NGRAMS / 2), ...three.slice(-NGRAMS / 2)];
}

function typesOf(text: string, folded: string): number[] {
  const length = text.length;
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const core = text.replace(EDGE_SIGNS, '');
  const small = folded.replace(EDGE_SIGNS, '');
  const first = /^\p{Lu}/u.test(text);
  return [
    Math.min(length, 20) / 10,
    digits / length,
    letters / length,
    capitals / Math.max(1, letters),
    first,
    length === 1,
    letters > 1 && capitals === letters,
    letters > 1 && capitals === 1 && first,
    letters > 0 && capitals === 0,
    digits === length,
    DATE.test(core),
    CPF.test(core),
    MONTHS.has(small),
    STATES.has(core),
    STATES.has(core.toUpperCase()),
    NUMERALS.has(small),
    PARTICLES.has(small),
    YEAR.test(core),
    HOUR.test(small),
    /@|www|http/.test(folded),
    text === ':',
    text === ',' || text === ';',
    text === '(' || text === ')',
    text === '/',
    text === '-' || text === '–' || text === '—',
    length > 1 && FILLER.test(folded),
    /[ºª°]/.test(text),
    digits > 0 && digits < length && letters > 0,
    Math.min(digits, 32) / 8,
    length > 1 && text.endsWith('.'),
    ANSWERS.has(small),
  ].map(Number);
}

interface Placed {
  readonly token: Token;
  readonly line: number;
}

/** Lines from top to bottom, each from left to right; a token begins a line where it lies half its height lower. */
export function inReadingOrder(tokens: readonly Token[]): Placed[] {
  const sorted = [...tokens].sort((a, b) => middleOf(a) - middleOf(b) || a.box.left - b.box.left);
  const lines: Token[][] = [];
  let line: Token[] = [];
  let at = 0;
  let total = 0;
  for (const token of sorted) {
    const middle = middleOf(token);
    if (line.length > 0 && middle - at > 0.5 * Math.min(token.box.height, total / line.length)) {
      lines.push(line);
      line = [];
      total = 0;
    }
    line.push(token);
    total += token.box.height;
    at = line.length === 1 ? middle : at + (middle - at) / line.length;
  }
  lines.push(line);
  return lines.flatMap((members, number) =>
    members.sort((a, b) => a.box.left - b.box.left).map((token) => ({ token, line: number })),
  );
}

/** Where on the page, how large, how far from its neighbours; distances in units. */
function geometryOf(placed: readonly Placed[], unit: number): Float32Array {
  const boxes = placed.map(({ token }) => token.box);
  const across = extentOf(boxes.map(({ left, width }) => [left, left + width]));
  const down = extentOf(boxes.map(({ top, height }) => [top, top + height]));
  const levels = levelsOf(placed);
  const out = new Float32Array(placed.length * GEOMETRY);
  placed.forEach(({ token, line }, at) => {
    const gap = (from: Placed | undefined, to: Placed | undefined) =>
      from && to && from.line === to.line ? (to.token.box.left - rightOf(from.token)) / unit : 20;
    const before = gap(placed[at - 1], placed[at]);
    const after = gap(placed[at], placed[at + 1]);
    const up = line === 0 ? 10 : ((levels[line] as number) - (levels[line - 1] as number)) / unit;
    const left = shareOf(across, token.box.left);
    out.set(
      [
        left,
        shareOf(across, rightOf(token)),
        shareOf(down, middleOf(token)),
        clip(token.box.height / unit, 0, 4),
        clip(token.box.width / unit / 10, 0, 4),
        clip(before, -2, 20) / 5,
        clip(after, -2, 20) / 5,
        Number(before > 1.2),
        Number(after > 1.2),
        Number(before > 3),
        Number(after > 3),
        Number(before >= 20),
        Number(after >= 20),
        clip(up, 0, 10) / 3,
        Math.sin(left * 12),
        Math.cos(left * 12),
        Number(token.glued),
      ],
      at * GEOMETRY,
    );
  });
  return out;
}

/** Print that begins further in, in shares of where it ends, is on another paper, with a margin of its own. */
const MARGIN_MAX = 0.28;
const MARGIN = 0.045;

/** From where to where places are counted. */
function extentOf(ranges: readonly (readonly [number, number])[]): [number, number] {
  const [first, last] = [Math.min(...ranges.map(([from]) => from)), Math.max(1, ...ranges.map(([, to]) => to))];
  return [first < MARGIN_MAX * last ? 0 : first - MARGIN * last, last];
}

const shareOf = ([from, to]: [number, number], place: number): number => (place - from) / (to - from);

/** The mean height of each line's middle. */
function levelsOf(placed: readonly Placed[]): number[] {
  const groups = Map.groupBy(placed, ({ line }) => line);
  return [...groups.values()].map(
    (members) => members.reduce((sum, { token }) => sum + middleOf(token), 0) / members.length,
  );
}

const clip = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Edges of the buckets of distance, in units. */
const DX_EDGES = [-60, -30, -16, -9, -5, -2.5, -1, -0.3, 0.3, 1, 2.5, 5, 9, 16, 30, 60];
const DY_EDGES = [-30, -12, -7, -5, -3.6, -2.6, -1.8, -1.1, -0.4, 0.4, 1.1, 1.8, 2.6, 3.6, 5, 7, 12, 30];
/** Further apart on one line counts as this far. */
const ORDER_MAX = 12;
const GRID = (DX_EDGES.length + 1) * (DY_EDGES.length + 1) * 2;

/** Of every token to every other: by order on one line, else by distance and by whether they overlap sideways. */
function relationsOf(tokens: readonly Token[], line: Int32Array, unit: number): Int32Array {
  const count = tokens.length;
  const left = Float32Array.from(tokens, ({ box }) => box.left / unit);
  const right = Float32Array.from(tokens, ({ box }) => (box.left + box.width) / unit);
  const middle = Float32Array.from(tokens, (token) => middleOf(token) / unit);
  const out = new Int32Array(count * count);
  for (let from = 0; from < count; from += 1) {
    let [column, row] = [0, 0];
    for (let to = 0; to < count; to += 1) {
      const at = from * count + to;
      if (line[from] === line[to]) {
        out[at] = GRID + clip(to - from, -ORDER_MAX, ORDER_MAX) + ORDER_MAX;
        continue;
      }
      column = bucket(DX_EDGES, (left[to] as number) - (left[from] as number), column);
      row = bucket(DY_EDGES, (middle[to] as number) - (middle[from] as number), row);
      const overlap = (left[to] as number) < (right[from] as number) && (left[from] as number) < (right[to] as number);
      out[at] = (column * (DY_EDGES.length + 1) + row) * 2 + Number(overlap);
    }
  }
  return out;
}

/** How many edges lie below the value. @param near where to look first: in reading order the next token's is not far */
function bucket(edges: readonly number[], value: number, near: number): number {
  let at = near;
  while (at < edges.length && value > (edges[at] as number)) at += 1;
  while (at > 0 && value <= (edges[at - 1] as number)) at -= 1;
  return at;
}

/** Tokens, by their numbers, that stand nearer than a gap on one line: a line of one cell or column. @param gapMax in units */
export function runsOf({ tokens, unit, line }: Features, gapMax: number): number[][] {
  const runs: number[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isNear =
      at > 0 && line[at] === line[at - 1] && gapBetween(tokens[at - 1] as Token, tokens[at] as Token) < gapMax * unit;
    if (isNear) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs;
}
