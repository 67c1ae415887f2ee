// Tells lines that go on with an unfinished one above: the rest of a note or of a name is no label, whatever it reads like.
import { isBlank } from '../../../normalise/blank.ts';
import { isSurname } from '../../../text/known-names.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, right } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import type { Segment } from './labelled-page.ts';
import { NOTES } from './vocabulary.ts';

/** No sentence and no name ends with such a word. */
const OPEN_END = /(?:^|\s)(?:d[aeo]s?|e|em|n[ao]s?|a|à|ao|o|que|com|por|para|pel[ao]|sob|n[º°.]{1,2})$/iu;
const PARTICLE = /(?:^|\s)d[aeo]s?$/iu;
/** Lines of one text stand closer than this, and begin as near to each other, in heights of a line. */
const LEADING_MAX = 0.85;
const INDENT_MAX = 1.5;
/** A label stands at the beginning, and has no more words than this. */
const LABEL_WORDS_MAX = 4;

/** @param before the lines above, top down. @param segments the labels of those lines */
export function goesOnInNotes(
  line: PreparedLine,
  before: readonly PreparedLine[],
  segments: readonly Segment[],
): boolean {
  const label = segments.at(-1);
  const above = before.at(-1);
  if (!label || !above || !NOTES.has(label.slot) || !standsUnder(above, line)) return false;
  // The label's own line ends with the beginning of the note, and between the two is nothing but note.
  const ownText = textOf(label.inline);
  const isFirst = label.line === before.length - 1;
  const text = isFirst ? ownText : textOf(above.words);
  const begins = [label.box.left, label.inline[0]?.box.left ?? label.box.left];
  const aligned = begins.some((left) => Math.abs(left - line.box.left) <= INDENT_MAX * line.box.height);
  if (!aligned || text === '' || isBlank(text)) return false;
  if (OPEN_END.test(text)) return true;
  const said = line.words.slice(0, LABEL_WORDS_MAX);
  return /[\p{L}\d,]$/u.test(text) && /^\p{Ll}/u.test(textOf(said)) && !said.some((word) => /:/.test(word.text));
}

/** "FLÁVIA DO | NASCIMENTO": what stands alone under a particle is a surname, and so is a second "Nascimento" under a name. */
export function isRestOfName(
  line: PreparedLine,
  before: readonly PreparedLine[],
  segments: readonly Segment[],
): boolean {
  const [only, ...more] = line.words;
  if (!only || more.length > 0 || !/^\p{Lu}\p{L}+$/u.test(only.text) || !isSurname(only.text)) return false;
  const above = before.findLast(({ box }) => box.left <= line.box.left + line.box.height && right(box) > line.box.left);
  if (above === undefined || !standsUnder(above, line)) return false;
  if (PARTICLE.test(textOf(above.words))) return true;
  const value = segments.findLast((segment) => segment.line === before.indexOf(above))?.inline;
  const isName = NAMED.test(textOf(value ?? above.words));
  const isTight = line.box.top - bottom(above.box) < TIGHT_MAX * line.box.height;
  return isName && isTight && segments.some(({ slot, inline }) => slot === 'birthDate' && inline !== value);
}

/** Two words or more that begin with capitals. */
const NAMED = /^\p{Lu}[\p{L}']+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}']*))* \p{Lu}[\p{L}']+$/u;
/** Lines of one cell, in heights of a line. */
const TIGHT_MAX = 0.4;

function standsUnder(above: PreparedLine, line: PreparedLine): boolean {
  const gap = line.box.top - bottom(above.box);
  return gap > -0.5 * line.box.height && gap < LEADING_MAX * line.box.height;
}
