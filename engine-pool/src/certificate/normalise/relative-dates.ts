// Patterns for a month or a year that refers back to one named before: "do corrente ano".

/** "do corrente ano", "deste mesmo ano": the year said last before. */
export const SAME_YEAR =
  /^(?:d[oe] )?(?:(?:corrente|presente|mesmo|dito|referido) )?(?:d?este )?(?:mesmo )?ann?o(?: em curso)?(?! de)/;
/** "do corrente mês e ano", "deste mês", "do mesmo mês e ano": the month and year said last before. */
export const SAME_MONTH =
  /^(?!do me[sz] (?:$|[,;.]))(?:d[oe]|deste|neste) (?:corrente (?!ann?o)(?:me[sz] )?(?:e ann?o )?|(?:mesmo |presente |este )?me[sz] (?:e ann?o |correntes? |em curso |$|(?=[,;.]))(?:correntes? )?)/;
