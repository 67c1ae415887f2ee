// Completes values whose first or last words were missed: an hour's noon, a date's other cells, a place's first words.
import { gapBetween } from '../../image/geometry.ts';
import { findDates, monthOf } from '../normalise/dates.ts';
import { type Place, readPlace } from '../normalise/place.ts';
import { tickedSex } from '../normalise/sex.ts';
import { isMunicipality } from '../validate/municipalities.ts';
import type { FieldClass } from './classes.ts';
import type { Features } from './features.ts';
import { DATES, type Span } from './spans.ts';
import { asPrinted, CLOSE_GAP, middleOf, type Token } from './tokens.ts';

/** The same value with the words around it that surely are part of it. */
export function completed(span: Span, features: Features): Span {
  if (span.field === 'sex') return withBoxes(span, features) ?? span;
  if (span.field in NEXT) return withNext(span, features) ?? span;
  if (DATES.has(span.field) && !isDate(span.tokens))
    return inCells(span, features) ?? toTheYear(span, features) ?? fromTheDay(span, features) ?? span;
  if (span.field === 'p1nat' || span.field === 'p2nat')
    return ofThisState(span, features) ?? wholePlace(span, features) ?? span;
  return span.field === 'bcity' || span.field === 'rcity' ? (wholePlace(span, features) ?? span) : span;
}

/** "M [ ] F [X]", a bracket maybe misread; of the cross between them in drawn boxes, the nearer: "M   X F". */
const BESIDE_BOX = /^(?:masc\p{L}*\.?|fem\p{L}*\.?|.|.?[[\]()].{0,2})$/iu;

function withBoxes(span: Span, { tokens, line }: Features): Span | undefined {
  const at = tokens.indexOf(span.tokens[0] as Token);
  const others = tokens.flatMap((token, i) => (line[i] !== line[at] || !BESIDE_BOX.test(token.text) ? [i] : []));
  const run = tokens.slice((others.findLast((i) => i < at) ?? -1) + 1, others.find((i) => i >= at) ?? tokens.length);
  const [first, cross, last] = run;
  const isBetween = run.length === 3 && cross && first && last && /^x$/i.test(cross.text);
  const near = isBetween ? (gapBetween(first, cross) < gapBetween(cross, last) ? [first, cross] : [cross, last]) : run;
  return tickedSex(asPrinted(near)) ? { ...span, tokens: near } : undefined;
}

/** By the end of a value, what the token behind it is when it is part of it: "156 vº", "ao meio dia". */
const NEXT: Partial<Record<FieldClass, readonly [value: RegExp, next: RegExp]>> = {
  folha: [/\d$/, /^v(?:[º°o]|erso)$/i],
  hour: [/\bmei[ao]$/i, /^(?:dia|noite)$/i],
};

function withNext(span: Span, { tokens, unit }: Features): Span | undefined {
  const [value, part] = NEXT[span.field] ?? [];
  const last = span.tokens.at(-1) as Token;
  const next = tokens[tokens.indexOf(last) + 1];
  const isNear = next && gapBetween(last, next) < 2 * CLOSE_GAP * unit;
  const isPart = isNear && value?.test(asPrinted(span.tokens)) && part?.test(next.text);
  return isPart ? { ...span, tokens: [...span.tokens, next] } : undefined;
}

/** "Jo 02 Mo 08 An 2022", "2 | dezembro | 1955": a year with the month and the day in the cells before it. */
function inCells(span: Span, { tokens, line }: Features): Span | undefined {
  const year = tokens.findIndex((token) => span.tokens.includes(token) && /^[12]\d{3}$/.test(token.text));
  const before = tokens
    .slice(0, Math.max(0, year))
    .filter(({ text }, at) => line[at] === line[year] && (monthOf(text) || !/^\p{L}{2,4}$/u.test(text)));
  const [day, month] = before.slice(-2);
  if (!day || !month || !/^\d{1,2}$/.test(day.text) || !monthOf(month.text)) return undefined;
  return { ...span, tokens: [day, month, tokens[year] as Token] };
}

/** "mil novecentos e noventa e nove" */
const YEAR_TOKENS_MAX = 6;

/** "24 de setembro de", and the year on the next line. */
function toTheYear(span: Span, { tokens }: Features): Span | undefined {
  const [first, last] = [span.tokens[0] as Token, span.tokens.at(-1) as Token];
  const date = dateIn(tokens, tokens.indexOf(first), tokens.indexOf(last) + 1, YEAR_TOKENS_MAX);
  return date && { ...span, tokens: date };
}

/** The day in larger type before "fev 1996": in reading order it may stand anywhere above. */
function fromTheDay(span: Span, { tokens, unit }: Features): Span | undefined {
  const [first] = span.tokens as [Token];
  const isBeside = ({ box }: Token) => box.top < middleOf(first) && box.top + box.height > middleOf(first);
  const isNear = (token: Token) => Math.abs(gapBetween(token, first)) < CLOSE_GAP * unit;
  const before = tokens.filter((token) => token !== first && isBeside(token) && isNear(token));
  const whole = [...before, ...span.tokens];
  return isDate(whole) ? { ...span, tokens: whole } : undefined;
}

/** The shortest run of tokens from `first` to `last`, or up to so many tokens on, that holds a date. */
export function dateIn(tokens: readonly Token[], first: number, last: number, most: number): Token[] | undefined {
  return Array.from({ length: most }, (_, more) => tokens.slice(first, last + 1 + more)).find(isDate);
}

export const isDate = (tokens: readonly Token[]): boolean => findDates(asPrinted(tokens)).length > 0;

/** Of a name, its calling and its place: what stands between a place and what is said of both. */
const BOTH_TOKENS_MAX = 24;

/** "natural de Gouveia, e de Ana Dias, natural de Datas, ambos deste Estado" */
function ofThisState(span: Span, { tokens }: Features): Span | undefined {
  const first = tokens.indexOf(span.tokens[0] as Token);
  const after = tokens.slice(first + 1, first + 1 + BOTH_TOKENS_MAX);
  const both = after.findIndex(({ text }) => /^ambos,?$/i.test(text));
  const state = after.slice(both + 1, both + 3);
  const isSaid =
    both >= 0 && !/[.;]/.test(asPrinted(after.slice(0, both))) && /^[nd][eê]ste estado\b/iu.test(asPrinted(state));
  const whole = new Set([...span.tokens, ...state]);
  return isSaid ? { ...span, tokens: tokens.filter((token) => whole.has(token)) } : undefined;
}

/** "(UNIÃO DA | VITÓRIA-PR)", "Serra | Talhada-PE": with the words before or behind it a municipality of the state they say. */
function wholePlace(span: Span, { tokens }: Features): Span | undefined {
  const placeOf = (some: readonly Token[]) => readPlace(asPrinted(some), true);
  const said = placeOf(span.tokens);
  if (!said || said.known) return undefined;
  const isLonger = (place: Place | null) =>
    place?.known && place.city !== said.city && place.city.includes(said.city) && isMunicipality(place.city);
  const [first, end] = [tokens.indexOf(span.tokens[0] as Token), tokens.indexOf(span.tokens.at(-1) as Token) + 1];
  const whole = [1, 2, 3]
    .map((more) => tokens.slice(said.uf ? Math.max(0, first - more) : first, said.uf ? end : end + more))
    .find((some) => isLonger(placeOf(some)));
  return whole && { ...span, tokens: whole };
}
