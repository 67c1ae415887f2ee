// Completes values whose first or last words were missed: a municipality that the list has whole, a date's year.
import { findDates, findRelativeDate } from '../normalise/dates.ts';
import { AT_HOME } from '../normalise/establishment.ts';
import { readPlace } from '../normalise/place.ts';
import { compact, fold } from '../text/fold.ts';
import { isMunicipality } from '../validate/municipalities.ts';
import type { FieldClass } from './classes.ts';
import type { Features } from './features.ts';
import { DATES, type Span } from './spans.ts';
import { CLOSE_GAP, leftOf, rightOf, type Token } from './tokens.ts';

/** Of these the municipality alone. */
const MUNICIPALITIES: ReadonlySet<FieldClass> = new Set<FieldClass>(['bcity', 'rcity', 'ecity']);
/** Of these the municipality with its state. */
const PLACES: ReadonlySet<FieldClass> = new Set<FieldClass>(['nat', 'p1nat', 'p2nat', 'pnatboth']);
/** How many tokens more: "Linhares" and ", Estado do Espírito Santo". */
const REACH = 6;

/** The same value with the words around it that surely are part of it. */
export function completed(span: Span, features: Features): Span {
  if (MUNICIPALITIES.has(span.field)) return completedBy(municipalityIn, span, features);
  if (PLACES.has(span.field)) return completedBy(placeIn, span, features);
  if (span.field === 'bplace') return atHome(span, features) ?? span;
  if (span.field !== 'bday' && (!DATES.has(span.field) || findDates(textOf(span.tokens)).length > 0)) return span;
  return withYear(span, features) ?? span;
}

/** "no Sítio Umari, dêste município, em casa de seus pais": in the same sentence it is said to be a home. */
function atHome(span: Span, { tokens }: Features): Span | undefined {
  const first = tokens.indexOf(span.tokens[0] as Token);
  const last = tokens.indexOf(span.tokens.at(-1) as Token);
  const ends = Array.from({ length: 2 * REACH }, (_, more) => tokens.slice(first, last + 2 + more));
  const home = ends.find((one) => AT_HOME.test(textOf(one)));
  return home && !/[.;]/.test(textOf(home.slice(0, -1))) ? { ...span, tokens: home } : undefined;
}

/** "seis" with what makes a date of it: "de maio do ano de 1939" or, of a birth, "do corrente mês e ano". */
function withYear(span: Span, features: Features): Span | undefined {
  const first = features.tokens.indexOf(span.tokens[0] as Token);
  const last = features.tokens.indexOf(span.tokens.at(-1) as Token);
  const ends = Array.from({ length: REACH + 1 }, (_, more) => features.tokens.slice(first, last + 1 + more));
  const texts = ends.map(textOf);
  // In figures, as words may go on, and in a sentence, not in cells.
  const dated = ends[texts.findIndex((text) => /\bd[eo]\b.*\d{4}$/i.test(findDates(text)[0]?.text ?? ''))];
  if (dated) return { ...span, field: span.field === 'bday' ? 'bdate' : span.field, tokens: dated };
  if (span.field !== 'bday' && span.field !== 'bdate') return undefined;
  const lengths = texts.map((text) => findRelativeDate(text)?.text.length ?? 0);
  const longest = Math.max(...lengths);
  const whole = ends[lengths.indexOf(longest)];
  return longest > 0 && whole ? { ...span, field: 'bdate', tokens: whole } : undefined;
}

function municipalityIn(text: string): string | null {
  return isMunicipality(text) ? fold(text) : null;
}

/** Null where words are left behind the place: "PARATY / RJ PARAGUAI" is two cells. */
function placeIn(text: string): string | null {
  const place = readPlace(text, true);
  return place?.known && compact(text).endsWith(compact(place.text)) ? fold(place.city) : null;
}

/** @param cityOf the municipality that a text names whole, folded; null where it names none so */
function completedBy(cityOf: (text: string) => string | null, span: Span, features: Features): Span {
  const { tokens } = features;
  const first = tokens.indexOf(span.tokens[0] as Token);
  const last = tokens.indexOf(span.tokens.at(-1) as Token);
  if (last - first + 1 !== span.tokens.length) return span;
  const known = cityOf(textOf(span.tokens));
  const reach = Array.from({ length: REACH }, (_, index) => index + 1);
  const backward = reach
    .filter((more) => first - more >= 0)
    .map((more) => tokens.slice(first - more, last + 1))
    // "Caldas" is a municipality too, but not where "Poços de" stands right before it.
    .filter((one) => known === null || isOnOneLine(one, features));
  const forward = known === null ? reach.map((more) => tokens.slice(first, last + 1 + more)) : [];
  const whole = forward.find((one) => cityOf(textOf(one)) !== null) ?? longestNamed(backward, cityOf);
  const named = whole && cityOf(textOf(whole));
  return whole && named && named.length > (known?.length ?? 0) ? { ...span, tokens: whole } : span;
}

/** The fewest tokens that name the longest municipality. */
function longestNamed(some: readonly Token[][], cityOf: (text: string) => string | null): Token[] | undefined {
  const lengthOf = (one: readonly Token[]) => cityOf(textOf(one))?.length ?? 0;
  const most = Math.max(0, ...some.map(lengthOf));
  return most === 0 ? undefined : some.find((one) => lengthOf(one) === most);
}

function isOnOneLine(tokens: readonly Token[], features: Features): boolean {
  const first = features.tokens.indexOf(tokens[0] as Token);
  return tokens.every((_, index) => index === 0 || isClose(first + index - 1, features));
}

/** Whether the next token stands on the same line, a space apart. */
function isClose(at: number, { tokens, unit, line }: Features): boolean {
  const gap = leftOf(tokens[at + 1] as Token) - rightOf(tokens[at] as Token);
  return line[at] === line[at + 1] && gap < CLOSE_GAP * unit;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.reduce((text, token) => text + (token.glued || text === '' ? '' : ' ') + token.text, '');
}
