// Tells officers from who signs for them, by the caption under or behind the name, and from whom a certificate is about.
import { gapBetween } from '../../image/geometry.ts';
import { fold } from '../text/fold.ts';
import type { Features } from './features.ts';
import type { Span } from './spans.ts';
import { asPrinted, leftOf, middleOf, rightOf, type Token } from './tokens.ts';

const FOR_ANOTHER =
  /^p ?\/|\b(?:subst|escrevent|prepost|auxiliar|autorizad|designad|of(?:icial|[ .]+) ?maior|digitei|datilogr)/;
/** A caption stands no further below, and behind its name on the same line, in units. */
const BELOW_MAX = 2.5;
const BEHIND_MAX = 8;

/** The spans without such clerks and "Titular: Ana Dias" of an apostille, where somebody else is named as the officer. */
export function withoutClerks(spans: readonly Span[], features: Features): readonly Span[] {
  const officers = spans.filter(({ field, tokens }) => field === 'officer' && tokens.length > 1);
  const names = spans.filter(({ field }) => field === 'name').map(({ tokens }) => asPrinted(tokens));
  const isOther = (span: Span) => FOR_ANOTHER.test(captionOf(span, features)) || names.includes(asPrinted(span.tokens));
  const others = officers.filter(isOther);
  return others.length < officers.length ? spans.filter((span) => !others.includes(span)) : spans;
}

/** "Oficial: Ana Dias · Substituta(o): Rui Lima": another's label. */
const NEXT_LABEL = /[\p{L}.]+(?: ?\(\p{L}+\))? ?:.*/u;

/** What stands close behind a name, and under it; a longer name begins further left: "p/ Maria de Jesus Dias, Oficiala". */
function captionOf({ tokens: name }: Span, { tokens, unit }: Features): string {
  const last = name.at(-1) as Token;
  const left = Math.min(...name.map(leftOf)) - (BEHIND_MAX / 2) * unit;
  const right = Math.max(...name.map(rightOf));
  const isCaption = (token: Token): boolean => {
    const drop = (middleOf(token) - middleOf(last)) / unit;
    if (Math.abs(drop) < 0.5) return gapBetween(last, token) >= 0 && gapBetween(last, token) < BEHIND_MAX * unit;
    return drop > 0 && drop < BELOW_MAX && rightOf(token) > left && leftOf(token) < right;
  };
  return fold(asPrinted(tokens.filter(isCaption))).replace(NEXT_LABEL, '');
}
