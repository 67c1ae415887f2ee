// Completes values whose first or last words were missed: a date's year, a seal's series, that a farm was home.
import { findDates, findRelativeDate } from '../normalise/dates.ts';
import { AT_HOME } from '../normalise/establishment.ts';
import type { Features } from './features.ts';
import { DATES, type Span } from './spans.ts';
import { asPrinted, CLOSE_GAP, gapBetween, type Token } from './tokens.ts';

/** How many tokens more: "seis" and "de maio do ano de 1939". */
const REACH = 6;

/** The same value with the words around it that surely are part of it. */
export function completed(span: Span, features: Features): Span {
  if (span.field === 'bplace') return atHome(span, features) ?? span;
  if (span.field === 'bcity') return wholeName(span, features) ?? span;
  if (span.field === 'folha') return withVerso(span, features) ?? span;
  if (span.field === 'hour') return withNoon(span, features) ?? span;
  if (span.field === 'selo') return withSeries(span, features) ?? span;
  if (span.field === 'p1nat' || span.field === 'p2nat') return ofThisState(span, features) ?? span;
  if (span.field !== 'bday' && (!DATES.has(span.field) || findDates(asPrinted(span.tokens)).length > 0)) return span;
  return withYear(span, features) ?? span;
}

/** "no Sítio Umari, dêste município, em casa de seus pais": in the same sentence it is said to be a home. */
function atHome(span: Span, { tokens }: Features): Span | undefined {
  const first = tokens.indexOf(span.tokens[0] as Token);
  const last = tokens.indexOf(span.tokens.at(-1) as Token);
  // A sentence goes on behind a comma or by a preposition; "hospital ou domicílio" over or under a value is its label.
  const after = /^(?:[,(–-]|em|[nd][oa]s?)$/i.test(tokens[last + 1]?.text ?? '') ? 2 * REACH : 0;
  const before = /,$|^(?:em|[nd][oa]s?|denominad[oa])$/i.test(tokens[first - 1]?.text ?? '') ? REACH : 0;
  const ends = Array.from({ length: after }, (_, more) => tokens.slice(first, last + 2 + more));
  const beginnings = Array.from({ length: before }, (_, more) => tokens.slice(Math.max(0, first - 1 - more), last + 1));
  const home = [...ends, ...beginnings].find((one) => AT_HOME.test(asPrinted(one)));
  return home && !/[.;:)]/.test(asPrinted(home.slice(0, -1))) ? { ...span, tokens: home } : undefined;
}

/** "Barra" of "na localidade de Barra das Pombas": the name goes on, and is no municipality's. */
function wholeName(span: Span, { tokens }: Features): Span | undefined {
  const last = tokens.indexOf(span.tokens.at(-1) as Token);
  const more = tokens.slice(last + 1, last + 3);
  const goesOn = /^d[aeo]s? (?!Estado|Comarca|Munic|Distrito)\p{Lu}\p{Ll}/u.test(
    more.map(({ text }) => text).join(' '),
  );
  return goesOn ? { ...span, tokens: [...span.tokens, ...more] } : undefined;
}

/** "156 vº": the mark of the leaf's back. */
function withVerso(span: Span, { tokens, unit }: Features): Span | undefined {
  const last = span.tokens.at(-1) as Token;
  const next = tokens[tokens.indexOf(last) + 1];
  const isMark = next && /^v(?:[º°o]|erso)$/i.test(next.text) && gapBetween(last, next) < CLOSE_GAP * unit;
  return isMark ? { ...span, tokens: [...span.tokens, next] } : undefined;
}

/** "ao meio" of "ao meio dia de dezenove". */
function withNoon(span: Span, { tokens }: Features): Span | undefined {
  const next = tokens[tokens.indexOf(span.tokens.at(-1) as Token) + 1];
  const isNoon = next && /\bmei[ao]$/i.test(asPrinted(span.tokens)) && /^(?:dia|noite)\b/i.test(next.text);
  return isNoon ? { ...span, tokens: [...span.tokens, next] } : undefined;
}

/** "LS 2257484": the letters before a paper seal's number. */
function withSeries(span: Span, { tokens, unit }: Features): Span | undefined {
  const first = span.tokens[0] as Token;
  const before = tokens[tokens.indexOf(first) - 1];
  const isSeries =
    before && /^(?!N[RO]?$|DE$)[A-Z]{1,3}(?:-SELO)?$/.test(before.text) && /^[\d.-]+$/.test(asPrinted(span.tokens));
  const isClose = isSeries && Math.abs(gapBetween(before, first)) < CLOSE_GAP * unit;
  return isClose ? { ...span, tokens: [before, ...span.tokens] } : undefined;
}

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
  return isSaid ? { ...span, tokens: [...new Set([...span.tokens, ...state])] } : undefined;
}

/** "seis" with what makes a date of it: "de maio do ano de 1939" or, of a birth, "do corrente mês e ano". */
function withYear(span: Span, features: Features): Span | undefined {
  const first = features.tokens.indexOf(span.tokens[0] as Token);
  const last = features.tokens.indexOf(span.tokens.at(-1) as Token);
  const ends = Array.from({ length: REACH + 1 }, (_, more) => features.tokens.slice(first, last + 1 + more));
  const texts = ends.map(asPrinted);
  // In figures, as words may go on, and in a sentence, not in cells.
  const dated = ends[texts.findIndex((text) => /\bd[eo]\b.*\d{4}$/i.test(findDates(text)[0]?.text ?? ''))];
  if (dated) return { ...span, field: span.field === 'bday' ? 'bdate' : span.field, tokens: dated };
  if (span.field !== 'bday' && span.field !== 'bdate') return undefined;
  const lengths = texts.map((text) => findRelativeDate(text)?.text.length ?? 0);
  const longest = Math.max(...lengths);
  const whole = ends[lengths.indexOf(longest)];
  return longest > 0 && whole ? { ...span, field: 'bdate', tokens: whole } : undefined;
}
