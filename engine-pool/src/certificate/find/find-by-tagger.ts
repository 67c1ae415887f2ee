// Finds the fields of a page with a learned model: each token's field, then values as spans of tokens, the likeliest first.
import type { PageText, Word } from '../../ocr/page-text.ts';
import { partOfWord } from '../../ocr/part-of-word.ts';
import { findRelativeDate } from '../normalise/dates.ts';
import { THIS_CITY } from '../normalise/place.ts';
import { compact } from '../text/fold.ts';
import { checkMatricula } from '../validate/matricula.ts';
import { isMunicipality } from '../validate/municipalities.ts';
import { FIELD_CLASSES, FIELDS_OF, type FieldClass } from './classes.ts';
import { withoutClerks } from './clerks.ts';
import { completed, isPlace } from './complete-spans.ts';
import { type Features, featuresOf } from './features.ts';
import { type FindFields, type FoundField, NOTHING_FOUND } from './find-fields.ts';
import { notesOf } from './notes.ts';
import { DATES, inOwnLines, isDate, meanOf, type Span, spansOf } from './spans.ts';
import type { Tag, TaggedPage } from './tagger.ts';
import { asPrinted, type Token, tokensOf } from './tokens.ts';

/** Classes whose fields another class says better. */
const FALLBACK: ReadonlySet<FieldClass> = new Set<FieldClass>(['ecity', 'euf', 'pnatboth']);
const FALLBACK_FACTOR = 0.9;
/** Fields that are all of their spans together. */
const WHOLE: ReadonlySet<FieldClass> = new Set<FieldClass>(['averb', 'anot', 'twname']);

/** @param tag the network, loaded once for each worker thread */
export function createFindByTagger(tag: Tag): FindFields {
  return async (page: PageText) => {
    const tokens = tokensOf(page);
    if (tokens.length === 0) return NOTHING_FOUND;
    const tagged = await tag(featuresOf(tokens));
    const spotted = onBothSides(inOneOrder(withMatricula(spansOf(tagged), tagged), tagged), tagged);
    const values = withoutLawAndSeat(withoutClerks(spotted, tagged), tagged).map((span) => completed(span, tagged));
    const told = [...bornBeforeEntry(values, tagged.tokens), ...nativesOfHere(values, tagged.tokens)];
    const spans = joinWhole([...values, ...told, ...notesOf(tagged)]);
    const found = joinPieces(spans, tokens, tagged).flatMap(candidatesOf);
    const likeliestFirst = found.toSorted((a, b) => b.probability - a.probability);
    return { birthCertificate: tagged.document[0] as number, found: likeliestFirst };
  };
}

/** Parents who are told again, in a transcript behind the boxes, and then the other one first, in the order of the first time. */
function inOneOrder(spans: readonly Span[], { tokens }: Features): Span[] {
  const placeOf = (span: Span) => tokens.indexOf(span.tokens[0] as Token);
  const parents = spans.filter(({ field }) => /^p[12]n/.test(field)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const [first, second] = ['p1name', 'p2name'].map((name) => saidOf(parents.find(({ field }) => field === name)));
  let isOther = false;
  const others = parents.filter((span) => {
    if (first !== second && /name$/.test(span.field))
      isOther = saidOf(span) === (span.field[1] === '1' ? second : first);
    return isOther;
  });
  const otherOf = (field: FieldClass) => field.replace(/[12]/, (which) => `${3 - Number(which)}`) as FieldClass;
  return spans.map((span) => (others.includes(span) ? { ...span, field: otherOf(span.field) } : span));
}

const GRANDPARENTS: readonly FieldClass[] = ['gpm', 'gpf', 'gmm', 'gmf'];

/** Two grandfathers of one side of two parents' child, and none of the other: the one who is less likely is that one. */
function onBothSides(found: readonly Span[], page: TaggedPage): readonly Span[] {
  return GRANDPARENTS.reduce((spans: readonly Span[], field) => {
    const said = new Set(spans.map((span) => span.field));
    const same = spans.filter((span) => span.field === field && span.tokens.length > 1);
    const [second, first, third] = same.toSorted((a, b) => a.probability - b.probability);
    if (!first || !second || third || !said.has('p1name') || !said.has('p2name')) return spans;
    const members = second.tokens.map((token) => page.tokens.indexOf(token));
    const likely = (one: FieldClass) => meanOf(members, FIELD_CLASSES.indexOf(one), page);
    const [free] = GRANDPARENTS.filter((one) => !said.has(one)).toSorted((a, b) => likely(b) - likely(a));
    if (!free || saidOf(first).includes(saidOf(second)) || saidOf(second).includes(saidOf(first))) return spans;
    const moved = { ...second, field: free, probability: second.probability / 2 };
    return spans.map((span) => (span === second ? moved : span));
  }, found);
}

/** As compared with another one. */
const saidOf = (span: Span | undefined) => compact(asPrinted(span?.tokens ?? []));

/** A law's number is no entry's: "Decreto n.º 4.857". */
const LAW = /(?<!\p{L})(?:decreto|dec|lei|art(?:igo)?)(?:\W|[no])*$/iu;

/** Nor is the registry where its judge sits: "Comarca de Birigui" of the one of Coroados, issued in Coroados. */
function withoutLawAndSeat(spans: readonly Span[], { tokens }: Features): readonly Span[] {
  const before = ({ tokens: [first] }: Span) => asPrinted(tokens.slice(0, tokens.indexOf(first as Token)).slice(-3));
  const isLaw = (span: Span) => /^(?:livro|folha|termo)$/.test(span.field) && LAW.test(before(span));
  const [issued = '', office] = ['ecity', 'office'].map((name) => saidOf(spans.find(({ field }) => field === name)));
  const isElsewhere = (span: Span) => isMunicipality(issued) && office?.includes(issued) && saidOf(span) !== issued;
  const isSeat = (span: Span) => span.field === 'rcity' && /(?<!\be )comarca d[aeo]$/i.test(before(span));
  return spans.filter((span) => !isLaw(span) && !(isSeat(span) && isElsewhere(span)));
}

/** What figures must be likelier than, to be a matrícula that its check digits prove; tried in this order. */
const MATRICULA_MINS = [0.1, 0.03, 0.01];
const MATRICULA = FIELD_CLASSES.indexOf('mat');

/** A matrícula of which no one piece is one: its groups under one another, or other cells between them. */
function withMatricula(spans: readonly Span[], page: TaggedPage): readonly Span[] {
  const likelihood = (at: number) => page.fields[at * FIELD_CLASSES.length + MATRICULA] ?? 0;
  const isProven = (some: readonly Token[]) => checkMatricula(asPrinted(some), true)?.state === 'valid';
  if (spans.some(({ field, tokens }) => field === 'mat' && isProven(tokens))) return spans;
  const members = (least: number) => [...page.tokens.keys()].filter((at) => likelihood(at) >= least);
  const likely = MATRICULA_MINS.map((least) => inOwnLines(members(least), page)).find(isProven);
  return likely ? [...spans, { field: 'mat', tokens: likely, probability: FOUND_BY_RULE }] : spans;
}

function candidatesOf(span: Span): FoundField[] {
  const words = wordsOf(span.tokens);
  const factor = FALLBACK.has(span.field) ? FALLBACK_FACTOR : 1;
  return FIELDS_OF[span.field].map((field) => ({ field, words, probability: span.probability * factor }));
}

const PARTS: ReadonlySet<FieldClass> = new Set<FieldClass>(['bday', 'bmon', 'byear']);
const PLACES: ReadonlySet<FieldClass> = new Set<FieldClass>(['nat', 'p1nat', 'p2nat', 'bcity', 'rcity']);

/** Values of which no one piece is one: "vinte e cinco" | "janeiro", in a cell of its own, | "de 1966"; "Vila Bela da Santíssima" over "Trindade/MT". */
function joinPieces(spans: readonly Span[], tokens: readonly Token[], features: Features): Span[] {
  return [...Map.groupBy(spans, ({ field }) => (PARTS.has(field) ? 'bdate' : field))].flatMap(([field, same]) => {
    const isWhole = DATES.has(field) ? isDate : PLACES.has(field) ? isPlace : undefined;
    const own = same.some((span) => span.field === field);
    if (!isWhole || !own || same.length < 2 || same.some((span) => isWhole(span.tokens))) return same;
    const whole = same.reduce(join);
    const inOrder = tokens.filter((token) => whole.tokens.includes(token));
    const parts = same.filter((span) => span.field !== field);
    const probability = whole.probability * FALLBACK_FACTOR;
    const joined = completed({ field, tokens: inOrder, probability }, features);
    return isWhole(joined.tokens) ? [...parts, joined] : same;
  });
}

/** That a value is right which the network did not find. */
const FOUND_BY_RULE = 0.75;
/** Behind one of these the day of birth is told, so many tokens on at most: "veio ao mundo às nove horas do dia anterior". */
const TELLS_OF_BIRTH = /^(?:declar(?:ou|aram|ado)|disse|dito|nasceu|nascera|nascid[oa]|ocorrid[oa]|mundo|luz)\W*$/i;
const TOLD_TOKENS_MAX = 20;

/** "declarou que ontem, às cinco horas", "do mês p. findo": a birth told by the day of its entry, where no date of it is said. */
function bornBeforeEntry(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  if (spans.some((span) => span.field === 'byear' || (span.field === 'bdate' && isDate(span.tokens)))) return [];
  const told = (from: number, end: number) => findRelativeDate(asPrinted(tokens.slice(from, end)))?.text;
  return tokens.flatMap(({ text }, at) => {
    const ends = TELLS_OF_BIRTH.test(text) ? Array.from({ length: TOLD_TOKENS_MAX }, (_, more) => at + 1 + more) : [];
    // Up to where one more word changes nothing: "do ano" goes on with "próximo findo".
    const end = ends.find((one) => told(at, one) && told(at, one) === told(at, one + 1));
    const whole = end && told(at, end);
    const from = end && ends.findLast((one) => one < end && told(one, end) === whole);
    return from ? [{ field: 'bdate', tokens: tokens.slice(from, end), probability: FOUND_BY_RULE }] : [];
  });
}

/** "natural desta mesma cidade", behind a parent's name and before the next person's. */
export function nativesOfHere(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const persons = spans.filter(({ field }) => /name$|^g|^officer$/.test(field));
  return persons.flatMap(({ field, tokens: name }) => {
    const from = tokens.indexOf(name.at(-1) as Token) + 1;
    const next = persons.map((span) => tokens.indexOf(span.tokens[0] as Token)).filter((at) => at >= from);
    const until = Math.min(from + TOLD_TOKENS_MAX, ...next);
    const at = tokens.findIndex((_, i) => i > from && i < until && /^natura/i.test(`${tokens[i - 1]?.text}`));
    const here = [2, 3].map((size) => tokens.slice(at, at + size)).find((some) => THIS_CITY.test(asPrinted(some)));
    if (!here || !/^p[12]/.test(field)) return [];
    const said = /s$/i.test(`${tokens[at - 1]?.text}`) ? 'pnatboth' : (`${field.slice(0, 2)}nat` as FieldClass);
    return [{ field: said, tokens: here, probability: FOUND_BY_RULE }];
  });
}

/** Notes and twins' names are all that is said of them, in reading order; no name begins with a number. */
function joinWhole(spans: readonly Span[]): Span[] {
  const joined = new Map<FieldClass, Span>();
  for (const span of spans.filter(({ field }) => WHOLE.has(field))) {
    const known = joined.get(span.field);
    if (!known && span.field === 'twname' && !/\p{L}{2}/u.test(asPrinted(span.tokens))) continue;
    joined.set(span.field, known === undefined ? span : join(known, span));
  }
  return [...spans.filter(({ field }) => !WHOLE.has(field)), ...joined.values()];
}

function join(first: Span, second: Span): Span {
  const tokens = [...new Set([...first.tokens, ...second.tokens])];
  const weigh = ({ probability, tokens }: Span) => probability * tokens.length;
  return { field: first.field, tokens, probability: (weigh(first) + weigh(second)) / tokens.length };
}

/** The words of the page, or those parts of them, that tokens were cut from. */
function wordsOf(tokens: readonly Token[]): Word[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last?.word === token.word && last.start + last.text.length === token.start) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => {
    const { word, start } = run[0] as Token;
    const end = run.reduce((at, { text }) => at + text.length, start);
    return end - start === word.text.length ? word : partOfWord(word, start, end);
  });
}
