// Which of two words beside boxes is ticked.
const MARKS = '✓✔●✗✘';
const TICK = String.raw`(?:[([]\s?[xX*✓]\s?[)\]]|[☒☑${MARKS}])`;
/** What is drawn into a box, alone. */
export const MARK = new RegExp(`^[x${MARKS}]$`, 'i');

/**
 * "( ) Sim (X) Não", "☐ Sim ☒ Não", "☐ 1 Masc. ☒ 2 Fem.", "Sim X Não" of drawn boxes; where words come first, the boxes stand behind them: "M [ ] F [X]".
 * @param words a pattern of them
 */
export function tickedOf(words: string): (text: string) => string | undefined {
  const ticked = new RegExp(`(?:${TICK}|(?<!\\p{L})x)\\s*(?:\\d\\W*)?(${words})(?!\\p{L})`, 'iu');
  const tickedBehind = new RegExp(`(?:^|[^\\p{L}])(${words})\\.?\\s*(?:${TICK}|x\\W*$)`, 'iu');
  return (text) => ((/^[\s:.]*\p{L}/u.test(text) && tickedBehind.exec(text)) || ticked.exec(text))?.[1];
}
