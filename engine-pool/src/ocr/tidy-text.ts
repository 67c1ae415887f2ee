// A page's text as the finder of fields takes it: within its limits, words whole, rules and line numbers of the form left out.
import { withoutColumnRules } from './column-rules.ts';
import { withoutFill } from './fill-characters.ts';
import { withoutHourLegend } from './hour-legend.ts';
import { joinHyphenatedWords } from './hyphenated-words.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import type { PageText } from './page-text.ts';
import { partWords } from './parted-words.ts';
import { joinSpacedLetters } from './spaced-letters.ts';
import { withinTextLimits } from './text-limits.ts';
import { joinTornWords } from './torn-words.ts';

/** In this order. */
const STEPS: readonly ((page: PageText) => PageText)[] = [
  withoutFill,
  withinTextLimits,
  withoutColumnRules,
  withoutLineNumbers,
  joinSpacedLetters,
  withoutHourLegend,
  joinTornWords,
  joinHyphenatedWords,
  partWords,
];

export function tidyText(page: PageText): PageText {
  return STEPS.reduce((text, step) => step(text), page);
}
