// Completes values whose words were missed in part, or stand elsewhere: a ticked box, a seal's groups.
import { gapBetween } from '../../image/geometry.ts';
import { readPlace } from '../normalise/place.ts';
import { tickedSex } from '../normalise/sex.ts';
import { MARK } from '../normalise/ticked.ts';
import { isMunicipality } from '../validate/municipalities.ts';
import type { Features } from './features.ts';
import type { Span } from './spans.ts';
import { asPrinted, type Token } from './tokens.ts';

/** The same value with the words that surely are part of it, in their order; of a tick the word that it stands for. */
export function completed(span: Span, features: Features): Span {
  if (span.field === 'sex') return withBoxes(span, features) ?? span;
  if (span.field === 'twin') return withNot(span, features);
  return span.field === 'selo' ? withGroups(span, features) : span;
}

/** "Não é gêmea" is a no. */
function withNot(span: Span, { tokens }: Features): Span {
  const at = tokens.indexOf(span.tokens[0] as Token);
  const not = [2, 1].find((size) => /^n[ãa]o(?: [ée])?$/iu.test(asPrinted(tokens.slice(Math.max(0, at - size), at))));
  return not ? { ...span, tokens: [...tokens.slice(at - not, at), ...span.tokens] } : span;
}

/** "M [ ] F [X]", a bracket maybe misread; of the cross between them in drawn boxes, the nearer: "M   X F". */
const BESIDE_BOX = /^(?:masc\p{L}*\.?|fem\p{L}*\.?|.|.?[[\]()].{0,2})$/iu;

function withBoxes(span: Span, { tokens, line }: Features): Span | undefined {
  const at = tokens.indexOf(span.tokens[0] as Token);
  const others = tokens.flatMap((token, i) => (line[i] !== line[at] || !BESIDE_BOX.test(token.text) ? [i] : []));
  const run = tokens.slice((others.findLast((i) => i < at) ?? -1) + 1, others.find((i) => i >= at) ?? tokens.length);
  const [first, cross, last] = run;
  const isBetween = run.length === 3 && cross && first && last && MARK.test(cross.text);
  const near = isBetween ? (gapBetween(first, cross) < gapBetween(cross, last) ? [first, cross] : [cross, last]) : run;
  return tickedSex(asPrinted(near)) ? { ...span, tokens: near } : undefined;
}

/** They name a municipality, and one of the state that they say. */
export function isPlace(tokens: readonly Token[]): boolean {
  const place = readPlace(asPrinted(tokens), true);
  return place !== null && (place.known || (place.uf === '' && isMunicipality(place.city)));
}

/** "9eQq5 . E3TVY . qYfAD": groups of a seal's code set apart, all of them. */
function withGroups(span: Span, { tokens, line }: Features): Span {
  const [first, behind] = [tokens.indexOf(span.tokens[0] as Token), tokens.indexOf(span.tokens.at(-1) as Token) + 1];
  const isGroup = (at: number) => /^[A-Za-z0-9]{5}$/.test(tokens[at]?.text ?? '') && line[at] === line[behind - 1];
  let end = behind;
  while (isGroup(end - 1) && tokens[end]?.text === '.' && isGroup(end + 1)) end += 2;
  const inside = tokens.slice(first, behind).filter((token) => token.text === '.' || span.tokens.includes(token));
  return { ...span, tokens: [...inside, ...tokens.slice(behind, end)] };
}
