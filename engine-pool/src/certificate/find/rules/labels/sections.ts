// Labels that say little alone ("Data", "Nome", "Avô") take their meaning from the heading that they stand under or beside.
import type { Box } from '../../../../image/geometry.ts';
import { readPlace } from '../../../normalise/place.ts';
import { fold } from '../../../text/fold.ts';
import { textOf } from '../../../text/words.ts';
import { centerY, right, sameRow } from '../page/boxes.ts';
import type { AttachedPage, LabelledValue } from './attach-values.ts';
import type { LabelledPage, Segment } from './labelled-page.ts';
import { readingOrder } from './reading-order.ts';
import { joinStates } from './states-beside.ts';
import { CITIES, PARENTS, type Slot } from './vocabulary.ts';

/** What a heading's rows are about. */
type Section = 'child' | 'birth' | 'entry' | 'father' | 'mother' | 'paternal' | 'maternal' | 'twin';

interface Heading {
  readonly section: Section;
  readonly box: Box;
}

const FILLERS = /\b(?:d[aeo]s?|pelo|por|lado|familia|parte|dados|ramo|sobre|[oa]|\d)\b|[^a-z\s]/g;
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/^(?:nascimento|parto)$/, 'birth'],
  [/^(?:registro|assento|lavratura|assentamento|termo)(?: nascimento)?$/, 'entry'],
  [/^(?:registrad[oa]|registrand[oa]|crianca|pessoa registrada|identificacao)$/, 'child'],
  [/^(?:pai|genitor)$/, 'father'],
  [/^(?:mae|genitora)$/, 'mother'],
  [/^gemeo(?:s|a|as)?$/, 'twin'],
  [/^(?:avos )?patern[oa]s?$|^(?:filiacao paterna|avos (?:pai|genitor)|pais (?:pai|genitor))$/, 'paternal'],
  [/^(?:avos )?matern[oa]s?$|^(?:filiacao materna|avos (?:mae|genitora)|pais (?:mae|genitora))$/, 'maternal'],
];

/** The section that a text heads when it stands alone. */
function sectionOf(text: string): Section | null {
  // No heading ends with a particle: "nascimento de" leads on to the name.
  if (/[().,]|\bd[aeo]s?$/i.test(text)) return null;
  const said = fold(text).replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return HEADINGS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** A label that has nothing beside or below it heads what follows. */
const OF_EMPTY: Partial<Record<Slot, Section>> = {
  name: 'child',
  birthDate: 'birth',
  registrationDate: 'entry',
  termo: 'entry',
  father: 'father',
  mother: 'mother',
  paternal: 'paternal',
  maternal: 'maternal',
  twin: 'twin',
};

/** @returns the page with its headings as labels that announce nothing: they close what is above, and are nobody's value. */
export function markHeadings(page: LabelledPage): LabelledPage {
  const headings: Segment[] = [];
  const cities = page.segments.filter(({ slot }) => CITIES.has(slot));
  const free = page.free.filter(({ words, box, line, goesOn }) => {
    const text = textOf(words);
    // The municipality "Registro".
    const isCity = cities.some((city) => sameRow(city.box, box) || Math.abs(city.box.top - box.top) < 3 * box.height);
    // "REGISTRO   CIVIL DAS PESSOAS NATURAIS": a reader cut a line.
    const isCut = page.free.some((other) => {
      const gap = other.box.left - right(box);
      return sameRow(other.box, box) && gap >= 0 && gap < WORD_GAP_MAX * box.height;
    });
    const isHeading = !goesOn && !isCut && sectionOf(text) !== null && !(isCity && /^registro$/i.test(text));
    if (isHeading) headings.push({ slot: 'heading', label: words, box, quality: 1, colon: false, inline: [], line });
    return !isHeading;
  });
  return { segments: [...page.segments, ...headings], free };
}

/** In heights: words of one line stand no farther apart, however widely it is set. */
const WORD_GAP_MAX = 1.6;

/** @returns the page with each such label told what it announces. */
export function resolveSections({ values, loose }: AttachedPage): AttachedPage {
  const headings: Heading[] = [];
  for (const { slot, lines, labelBox, labelText } of values) {
    const section = lines.length === 0 ? (sectionOf(labelText) ?? OF_EMPTY[slot]) : undefined;
    if (section) headings.push({ section, box: labelBox });
  }
  const ordered = readingOrder(values);
  const resolved = ordered.map((value) => ({ ...value, slot: slotIn(value, headings, ordered) }));
  const ofParents = eldersOfParents(withGrandparents(resolved));
  return { values: joinStates(joinEntryDate(ofParents, headings)), loose };
}

function slotIn(value: LabelledValue, headings: readonly Heading[], all: readonly LabelledValue[]): Slot {
  const { slot } = value;
  const section = () => headingOf(value, headings, all)?.section;
  switch (slot) {
    case 'date':
      return dateSlot(section(), value);
    case 'name':
      return (value.lines.length > 0 && NAMED[section() ?? 'child']) || slot;
    case 'other':
      return /^n(?:[º°.]|úmero)\W*$/iu.test(value.labelText) && section() === 'entry' ? 'termo' : slot;
    case 'birthPlace':
      // "Onde nasceu", below the mother's name.
      return parentAbove(value, all) !== null && readPlace(textOf(value.lines.flat()))?.uf ? 'naturalidade' : slot;
    case 'grandparent':
    case 'father':
    case 'mother': {
      const isElder = slot === 'grandparent' || (isOfParent(value) && parentAbove(value, all) !== null);
      return isElder ? grandparentSlot(value, slot, headings, all) : slot;
    }
    default:
      return slot;
  }
}

/** Whose name stands under such a heading. */
const NAMED: Partial<Record<Section, Slot>> = {
  father: 'father',
  mother: 'mother',
  paternal: 'paternal',
  maternal: 'maternal',
  twin: 'twinNames',
};

/** A date under no heading is of the birth where it comes with an hour; else nobody knows. */
function dateSlot(section: Section | undefined, { lines }: LabelledValue): Slot {
  if (section === 'birth' || section === 'child') return 'birthDate';
  if (section === 'entry') return 'registrationDate';
  return /\d\s?(?:h|:)\s?\d|\bhoras?\b/i.test(textOf(lines.flat())) ? 'birthDateAndHour' : 'other';
}

/**
 * Titles in a column of their own, each in the middle of its block's height: the first row of a block stands over them.
 * None where each title stands in a row of labels, whose first row it then begins.
 */
function titlesBeside(labelBox: Box, headings: readonly Heading[], all: readonly LabelledValue[]): Heading[] {
  const left = headings.filter(({ box }) => right(box) < labelBox.left);
  const labels = all.filter(({ lines }) => lines.length > 0);
  const isApart = ({ box }: Heading) => !labels.some((other) => sameRow(other.labelBox, box));
  const isColumn = left.every(({ box }) => {
    const over = labels.filter((other) => other.labelBox.left < right(box) && right(other.labelBox) > box.left);
    return !over.some((other) => left.some((one) => centerY(other.labelBox) < centerY(one.box)));
  });
  return left.length > 1 && left.length === headings.length && isColumn && left.some(isApart) ? left : [];
}

/** The nearest heading above, or left in the same row; of several in one row the one over the label's column. */
function headingOf(value: LabelledValue, headings: readonly Heading[], all: readonly LabelledValue[]): Heading | null {
  const { labelBox } = value;
  const own = value.lines.length > 0 ? titlesBeside(labelBox, headings, all) : [];
  if (own.length > 0) {
    const far = ({ box }: Heading) => Math.abs(centerY(box) - centerY(labelBox));
    return own.reduce((near, one) => (far(one) < far(near) ? one : near));
  }
  const above = headings.filter(({ box }) => {
    const beside = sameRow(box, labelBox) && box.left < labelBox.left;
    return box !== labelBox && (beside || centerY(box) < labelBox.top);
  });
  const lowest = Math.max(...above.map(({ box }) => centerY(box)));
  const row = above.filter(({ box }) => lowest - centerY(box) < box.height);
  const apart = ({ box }: Heading) => Math.abs(box.left - labelBox.left);
  return row.reduce<Heading | null>((near, one) => (near && apart(near) <= apart(one) ? near : one), null);
}

/** "Seu pai", "Sua mãe": of the parent named above. */
const isOfParent = ({ labelText }: LabelledValue): boolean => /^su?[ae]u?\s/.test(fold(labelText));

/** The parent named above in the same column, or to the left. */
function parentAbove(value: LabelledValue, all: readonly LabelledValue[]): LabelledValue | null {
  const { labelBox } = value;
  return (
    all.findLast(
      (other) =>
        (other.slot === 'father' || other.slot === 'mother') &&
        other.lines.length > 0 &&
        !isOfParent(other) &&
        centerY(other.labelBox) < labelBox.top &&
        Math.abs(other.labelBox.left - labelBox.left) < labelBox.height * 1.5,
    ) ?? null
  );
}

const ELDERS = {
  paternal: ['paternalGrandfather', 'paternalGrandmother'],
  maternal: ['maternalGrandfather', 'maternalGrandmother'],
} as const satisfies Record<string, readonly [Slot, Slot]>;

function grandparentSlot(
  value: LabelledValue,
  slot: Slot,
  headings: readonly Heading[],
  all: readonly LabelledValue[],
): Slot {
  const parent = parentAbove(value, all);
  const heading = headingOf(value, headings, all);
  // Whichever stands nearer above.
  const byParent = parent && (!heading || centerY(parent.labelBox) > centerY(heading.box));
  const section = byParent ? parent.slot : heading?.section;
  const side =
    section === 'father' || section === 'paternal'
      ? 'paternal'
      : section === 'mother' || section === 'maternal'
        ? 'maternal'
        : null;
  if (side === null) return 'other';
  const accent = value.labelText.normalize('NFC').toLowerCase();
  const isHer = slot === 'mother' || accent.includes('ó');
  return ELDERS[side][isHer ? 1 : 0];
}

/** Where a reader lost an accent, or saw another, the same label stands twice: the first is the grandfather's. */
function withGrandparents(values: readonly LabelledValue[]): LabelledValue[] {
  const isBare = ({ labelText }: LabelledValue) => fold(labelText).replace(/[^a-z]/g, '') === 'avo';
  return values.map((value) => {
    const sides = [ELDERS.paternal, ELDERS.maternal].filter((slots) => slots.some((slot) => slot === value.slot));
    const [pair] = sides;
    const alike = values.filter((other) => other.slot === value.slot && isBare(other));
    if (!pair || alike.length < 2 || !isBare(value)) return value;
    return { ...value, slot: pair[alike.indexOf(value)] ?? value.slot };
  });
}

/** "Avô(ó)(s) respectivo(s)" under each parent: where no side is said, grandparents are the parents of the one named above. */
function eldersOfParents(values: readonly LabelledValue[]): LabelledValue[] {
  const elders = values.filter(({ slot, lines }) => slot === 'grandparents' && lines.length > 0);
  if (elders.length < 2 && !elders.some(({ labelText }) => /respectiv/i.test(labelText))) return [...values];
  return values.map((value, index) => {
    const named = values.slice(0, index).filter(({ slot, lines }) => PARENTS.has(slot) && lines.length > 0).length;
    if (!elders.includes(value) || named === 0) return value;
    return { ...value, slot: named === 1 ? 'eldersOfFirst' : 'eldersOfSecond' };
  });
}

const PARTS: readonly Slot[] = ['day', 'month', 'year'];

/** Cells for day, month and year under the entry's heading are its date. */
function joinEntryDate(values: readonly LabelledValue[], headings: readonly Heading[]): LabelledValue[] {
  const ofEntry = values.filter(
    (value) => PARTS.includes(value.slot) && headingOf(value, headings, values)?.section === 'entry',
  );
  const parts = PARTS.map((slot) => ofEntry.find((value) => value.slot === slot && value.lines.length > 0));
  const [day, month, year] = parts;
  if (!day || !month || !year) return [...values];
  const words = parts.flatMap((part, index) => {
    const own = part?.lines.flat() ?? [];
    const [first] = own;
    // "17 | 08 | 2006" reads as a date with strokes between; "17 | agosto | 2006" with or without.
    return index > 0 && first ? [{ ...first, text: '/' }, ...own] : own;
  });
  const isName = /\p{L}{3}/u.test(textOf(month.lines.flat()));
  const lines = [isName ? words.filter(({ text }) => text !== '/') : words];
  return [...values.filter((value) => !ofEntry.includes(value)), { ...day, slot: 'registrationDate', lines }];
}
