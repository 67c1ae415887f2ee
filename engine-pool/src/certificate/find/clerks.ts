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
/** Lines of one block begin no further apart, in units. */
const EDGE = 1;

/** The spans without the clerks, where somebody else is named as the officer. */
export function withoutClerks(spans: readonly Span[], features: Features): Span[] {
  const officers = spans.filter(({ field, tokens }) => field === 'officer' && tokens.length > 1);
  if (officers.length === 0) return [...spans, ...signedDigitally(features), ...signatures(features)];
  const isLonger = (signed: Span) => officers.some(({ tokens }) => tokens.every((one) => signed.tokens.includes(one)));
  const inDoubt = officers.every(({ probability }) => probability < SIGNED);
  const longer = inDoubt ? signatures(features).filter(isLonger) : [];
  const clerks = officers.filter((span) => FOR_ANOTHER.test(captionOf(span, features)));
  const isNamed = clerks.length < officers.length;
  return [...(isNamed ? spans.filter((span) => !clerks.includes(span)) : spans), ...longer];
}

/** "Assinado digitalmente (ICP-Brasil) por Ana Dias, titular" */
const SIGNED_BY = /assinad[oa] (?:digital|eletronica)mente(?: ?\([^)]*\))? por$/;
const SAID_TOKENS = 8;

/** Who signed digitally: the names right behind it, where they wrap up to the comma behind them. */
function signedDigitally(features: Features): Span[] {
  const { tokens, unit } = features;
  const runs = runsOf(features, CLOSE_GAP);
  const tokensOf = (run: readonly number[] = []) => run.map((at) => tokens[at] as Token);
  return runs.flatMap((run) =>
    run.slice(1).flatMap((at, before) => {
      if (!SIGNED_BY.test(fold(asPrinted(tokens.slice(Math.max(0, at - SAID_TOKENS), at))))) return [];
      const behind = tokensOf(run.slice(before + 1));
      const name = nameAtHeadOf(behind);
      const [head] = tokensOf(run) as [Token];
      const next = runs.find(([first]) => isUnder(tokens[first as number] as Token, head, EDGE, unit));
      const under = name.length === behind.length ? tokensOf(next) : [];
      const rest = nameAtHeadOf(under);
      const whole = under[rest.length]?.text === ',' ? [...name, ...rest] : name;
      return whole.length > 1 ? [{ field: 'officer' as const, tokens: whole, probability: SIGNED }] : [];
    }),
  );
}

function nameAtHeadOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => !IN_NAME.test(text));
  return end < 0 ? tokens : tokens.slice(0, end);
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
    const overIt = tokens.findLastIndex((token) => isUnder(title, token, NAME_WIDTH, unit));
    const name = runs.find((run) => run.includes(overIt))?.map((at) => tokens[at] as Token) ?? [];
    const isName = name.length > 1 && name.every(({ text }) => IN_NAME.test(text));
    return isName ? [{ field: 'officer', tokens: name, probability: SIGNED }] : [];
  });
}

/** On a next line, and begun no further to either side than `aside` units. */
function isUnder(token: Token, upper: Token, aside: number, unit: number): boolean {
  const drop = (middleOf(token) - middleOf(upper)) / unit;
  return drop > 0.5 && drop < BELOW_MAX && Math.abs(leftOf(token) - leftOf(upper)) < aside * unit;
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
