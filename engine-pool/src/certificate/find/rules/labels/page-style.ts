// How a page prints its labels: small letters under the values, or no colon before them. Decides what is taken for a label.
import type { Word } from '../../../../ocr/page-text.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { compactWords, cutAfter, dropSigns, matchesAt } from './match-label.ts';
import { NOTES, type Slot } from './vocabulary.ts';

export interface PageStyle {
  /** Labels begin with a small letter. */
  readonly small: boolean;
  /** Labels stand before their values without a colon. */
  readonly colonless: boolean;
  /** The kinds of notes that have a box of their own: "Averbação:" in it is text, not another label. */
  readonly noteBoxes: ReadonlySet<Slot>;
  /** Labels are numbered: "12. Data do registro". */
  readonly numbered: boolean;
}

/** In the box of notes each note begins with its kind. */
export const NOTE_HEADS = new Set(['averbacao', 'anotacao', 'observacao', 'obs']);

/** So many different labels of one style on a page are no accident. */
const SLOTS_MIN = 5;
/** Lines of running text begin with such words in small letters, too. */
const SMALL_SLOTS_MIN = 7;
/** What forms label and running text does not begin its lines with. */
const TELLING: ReadonlySet<Slot> = new Set<Slot>([
  'name',
  'birthDate',
  'hour',
  'sex',
  'birthPlace',
  'birthCity',
  'officeCity',
  'father',
  'mother',
  'parent',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandfather',
  'maternalGrandmother',
  'paternal',
  'maternal',
  'registrationDate',
]);

/** The style of a page by the labels that its lines begin with. */
export function styleOf(lines: readonly PreparedLine[]): PageStyle {
  const small = new Set<Slot>();
  const colonless = new Set<Slot>();
  const smallColonless = new Set<Slot>();
  const numbered = new Set<Slot>();
  const noteBoxes = new Set<Slot>();
  for (const { words } of lines) {
    const unnumbered = withoutNumber(words);
    if (unnumbered !== null) {
      const named = matchesAt(unnumbered, -1).find(({ quality }) => quality === 1);
      if (named && TELLING.has(named.slot)) numbered.add(named.slot);
    }
    const line = compactWords(words);
    if (line.word[0] !== 0) continue;
    const matches = matchesAt(words, -1);
    const box = matches.find(({ quality, slot, key }) => quality >= 0.9 && NOTES.has(slot) && !NOTE_HEADS.has(key));
    if (box) noteBoxes.add(box.slot);
    const match = matches.find(({ quality, slot }) => quality === 1 && TELLING.has(slot));
    const cut = match ? cutAfter(words, line, match.end) : null;
    if (!match || !cut) continue;
    const isSmall = /^\p{Ll}/u.test(words[0]?.text ?? '');
    const colon = /[:;.]\s*$/.test(cut.label.at(-1)?.text ?? '') || /^[:;.…]/.test(cut.rest[0]?.text ?? '');
    if (cut.rest.length === 0 && isSmall) small.add(match.slot);
    // "Nascimento (por extenso):" is all label.
    const isLabelAlone = /[:;]$/.test(words.at(-1)?.text ?? '');
    if (cut.rest.length > 0 && !colon && !isLabelAlone) (isSmall ? smallColonless : colonless).add(match.slot);
  }
  return {
    small: small.size >= SLOTS_MIN,
    colonless: colonless.size >= SLOTS_MIN || smallColonless.size >= SMALL_SLOTS_MIN,
    noteBoxes,
    numbered: numbered.size >= SLOTS_MIN,
  };
}

/** The words behind "12.", "12 -" or "b)"; null when they begin with no number. */
export function withoutNumber(words: readonly Word[]): Word[] | null {
  const text = words
    .slice(0, 3)
    .map((word) => word.text)
    .join(' ');
  const number = NUMBERING.exec(text)?.[0];
  return number === undefined ? null : dropSigns(words, number.length);
}

const NUMBERING = /^(?:\(?\d{1,2}\s?(?:[.)ºo°:–-]\s?)+|\(?[a-z]\s?[.)]\s?-?\s?)(?=\p{L})/u;
