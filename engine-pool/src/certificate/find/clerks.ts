// Tells officers from who signs for them: by the caption under or behind the name.
import { fold } from '../text/fold.ts';
import type { Features } from './features.ts';
import type { Span } from './spans.ts';
import { leftOf, middleOf, rightOf, type Token } from './tokens.ts';

const FOR_ANOTHER = /\b(?:substitut|escrevent|prepost|auxiliar|autorizad|designad|oficial maior|digitei|datilografei)/;
/** A caption stands no further below, and behind its name on the same line, in units. */
const BELOW_MAX = 2.5;
const BEHIND_MAX = 8;

/** The spans without the clerks, where somebody else is named as the officer. */
export function withoutClerks(spans: readonly Span[], features: Features): Span[] {
  const officers = spans.filter(({ field }) => field === 'officer');
  const clerks = officers.filter((span) => FOR_ANOTHER.test(captionOf(span, features)));
  const isNamed = clerks.length < officers.length;
  return isNamed ? spans.filter((span) => !clerks.includes(span)) : [...spans];
}

/** What stands close behind a name, and under it. */
function captionOf({ tokens: name }: Span, { tokens, unit }: Features): string {
  const last = name.at(-1) as Token;
  const left = Math.min(...name.map(leftOf));
  const right = Math.max(...name.map(rightOf));
  const isCaption = (token: Token): boolean => {
    const drop = (middleOf(token) - middleOf(last)) / unit;
    if (Math.abs(drop) < 0.5)
      return leftOf(token) >= rightOf(last) && leftOf(token) - rightOf(last) < BEHIND_MAX * unit;
    return drop > 0 && drop < BELOW_MAX && rightOf(token) > left && leftOf(token) < right;
  };
  return fold(
    tokens
      .filter(isCaption)
      .map(({ text }) => text)
      .join(' '),
  );
}
