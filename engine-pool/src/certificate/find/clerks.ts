// Tells officers from who signs for them: by the caption under or behind the name.
import { gapBetween } from '../../image/geometry.ts';
import { fold } from '../text/fold.ts';
import { type Features, runsOf } from './features.ts';
import type { Span } from './spans.ts';
import { asPrinted, CLOSE_GAP, leftOf, middleOf, rightOf, type Token } from './tokens.ts';

const FOR_ANOTHER =
  /^p ?\/|\b(?:subst|escrevent|prepost|auxiliar|autorizad|designad|of(?:icial|[ .]+) ?maior|digitei|datilogr)/;
/** A caption stands no further below, and behind its name on the same line, in units. */
const BELOW_MAX = 2.5;
const BEHIND_MAX = 8;
/** A name begins no further to either side of its caption, in units. */
const NAME_WIDTH = 16;

/** The spans without the clerks, where somebody else is named as the officer. */
export function withoutClerks(spans: readonly Span[], features: Features): Span[] {
  const officers = spans.filter(({ field, tokens }) => field === 'officer' && tokens.length > 1);
  if (officers.length === 0) return [...spans, ...signatures(features)];
  const isLonger = (signed: Span) => officers.some(({ tokens }) => tokens.every((one) => signed.tokens.includes(one)));
  const inDoubt = officers.every(({ probability }) => probability < SIGNED);
  const longer = inDoubt ? signatures(features).filter(isLonger) : [];
  const clerks = officers.filter((span) => FOR_ANOTHER.test(captionOf(span, features)));
  const isNamed = clerks.length < officers.length;
  return [...(isNamed ? spans.filter((span) => !clerks.includes(span)) : spans), ...longer];
}

const TITLE = /^(?:subst|escrevent|prepost|oficial)/;
const IN_NAME = /^(?:\p{Lu}['’\p{L}.-]*|d[aeo]s?|e)$/u;
const SIGNED = 0.6;

/** Who signs for an officer that nobody names: a name, alone, over a title in the lower half of the page. */
function signatures(features: Features): Span[] {
  const { tokens, unit } = features;
  const half = Math.max(...tokens.map(middleOf)) / 2;
  const titles = tokens.filter((token) => TITLE.test(fold(token.text)) && middleOf(token) > half);
  const runs = runsOf(features, CLOSE_GAP);
  return titles.flatMap((title) => {
    const overIt = tokens.findLastIndex((token) => isUnder(title, token, unit));
    const name = runs.find((run) => run.includes(overIt))?.map((at) => tokens[at] as Token) ?? [];
    const isName = name.length > 1 && name.every(({ text }) => IN_NAME.test(text));
    return isName ? [{ field: 'officer', tokens: name, probability: SIGNED }] : [];
  });
}

/** On a next line, and begun no further to either side than a name is wide. */
function isUnder(token: Token, upper: Token, unit: number): boolean {
  const drop = (middleOf(token) - middleOf(upper)) / unit;
  return drop > 0.5 && drop < BELOW_MAX && Math.abs(leftOf(token) - leftOf(upper)) < NAME_WIDTH * unit;
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
