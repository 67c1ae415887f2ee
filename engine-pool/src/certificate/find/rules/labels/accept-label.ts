// Decides whether words that read like a label are one where they stand: its colon, its place in the line, the page's style.
import type { Word } from '../../../../ocr/page-text.ts';
import { isSurname } from '../../../text/known-names.ts';
import type { Match } from './match-label.ts';
import type { PageStyle } from './page-style.ts';
import { beginsPlace, isMendedShort } from './value-kinds.ts';
import { NOTES, type Slot } from './vocabulary.ts';

/** Slots whose label may stand before its value without a colon, at the beginning of a line. */
const COLON_FREE: ReadonlySet<Slot> = new Set<Slot>([
  'livro',
  'folha',
  'termo',
  'sex',
  'hour',
  'cpf',
  'matricula',
  'dnv',
  'selo',
  'father',
  'mother',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandfather',
  'maternalGrandmother',
  'paternal',
  'maternal',
  'issue',
]);
/** Words that are as common inside values as in labels: a colon must follow them. */
const COLON_NEEDED = new Set(
  `hospital maternidade hospitalmaternidade registrocivil oficio cartorio titular local distrito comarca natural total estado
  cidade municipio nascimento pais registrado registrada responsavel tabeliao ordem registro assento averbacao anotacao hora horas
  lavradoem registradoem registradaem nascidoem nascidaem nasceuem nascidoaos nascidaaos zona secao via site residentes residente
  cor rg cep substituto emissao obs pai pal mae data avo lugar onde no nascidono cartorioderegistro cartoriodoregistrocivil oficiodoregistrocivil ede
  oficioderegistro emitidoem genero selo registroem amargem amargemdotermo serventia filhode filhade filhoade dn sobon as`.split(
    /\s+/,
  ),
);
/** Of these, what may stand alone above its value all the same. */
const STANDING_ALONE = new Set(
  'hora horas data avo lugar no pai pal mae genero selo natural local estado cidade municipio pais averbacao anotacao'.split(
    ' ',
  ),
);
/** A misread label up to this long is easily another word; longer ones bear more wrong letters. */
export const SURE_LENGTH = 16;
/** Headings name these with no label meant: "Distrito Federal", "Comarca de Iguatu". */
const HEADING_WORDS = new Set(['distrito', 'comarca', 'municipioecomarca']);
const OF_HEADINGS: ReadonlySet<Slot> = new Set<Slot>(['officeCity', 'uf']);
/** Labels this long are no accident at the beginning of a line, with or without a colon. */
const LONG_LABEL = 14;
const BOOK_VALUE = '(?:n[ºo°.]*\\s*)?[A-Za-z]{0,2}[\\s\\-–.]?[\\d.]{1,9}[\\s\\-–]?(?:[A-Za-z]{1,2}|verso)?';
/** "A-154", or "A-154 Folhas 29 Termo nº 3334": nothing but places in the books up to the line's end. */
const BOOK_LINE = new RegExp(
  `^${BOOK_VALUE}(?:[\\s,;–-]+(?:livro|folhas?|fls?\\.?|termo|assento)\\s*${BOOK_VALUE})*[.,;]?$`,
  'i',
);
/** The places in the books stand in one line, one behind the other. */
export const BOOK_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['livro', 'folha', 'termo']);

/** What stands before the words in which a label is looked for, and what the page is like. */
export interface Where {
  /** Nothing but signs stands before in the line. */
  readonly atStart: boolean;
  /** A comma or semicolon parts it from what stands before. */
  readonly afterSign: boolean;
  /** The piece before is a label, without a colon, that has no value yet. */
  readonly afterLabel: boolean;
  readonly firstSlot: Slot | null;
  /** The kinds of notes whose labels stand above. */
  readonly notesAbove: ReadonlySet<Slot>;
  readonly style: PageStyle;
  /** The print around the line is of the kind that such a label announces. */
  readonly hasValue: (slot: Slot) => boolean;
}

interface Surroundings extends Where {
  readonly colon: boolean;
  /** It ends where the print shows that a label does. */
  readonly endsHere: boolean;
  readonly label: string;
  readonly words: readonly Word[];
  readonly value: string;
  /** True when the rest of the line is labels only: a reader joined the heads of neighbouring cells. */
  readonly endsInLabels: () => boolean;
}

/** Whether what stands around a match allows it to be a label. */
export function accepts(match: Match, at: Surroundings): boolean {
  const { slot, key, quality } = match;
  if (slot === 'heading' && quality < 0.9) return false;
  // "Nº" alone is a label, and "no" a word.
  if (key === 'no' && !/^n[º°]/i.test(at.label)) return false;
  if (key === 'em' && !at.colon) return false;
  // "MÃE: Socorro Nascimento; ...": a surname.
  if (at.label.endsWith(';') && !at.atStart && !at.afterSign && isSurname(at.label.slice(0, -1))) return false;
  // "Me: DÉBORA" is nearer "Mãe" than "Mês", whatever its letters say.
  if (quality < 1 && slot === 'month' && !/^\d/.test(at.value)) return false;
  if (at.colon) return at.atStart || at.afterSign || match.end > 2;
  return acceptsWithoutColon(match, at);
}

function acceptsWithoutColon(match: Match, at: Surroundings): boolean {
  const { slot, key, quality } = match;
  // A signature's title says "Oficial" too.
  if (slot === 'officer' && !(at.atStart && at.value === '' && at.hasValue(slot))) return false;
  // No label begins small, or ends with a full stop like a sentence.
  if (/^\p{Ll}/u.test(at.label) && !at.style.small && !at.style.colonless) return false;
  // Where labels are small, "NASCIMENTO" in capitals is a surname.
  if (at.style.small && /^\p{Lu}{4}/u.test(at.label) && slot !== 'heading' && slot !== 'other') return false;
  if (slot === 'uf' && key === 'uf' && at.atStart && at.value !== '') return /^[A-Z]{2}$/.test(at.value);
  if (BOOK_SLOTS.has(slot)) return acceptsBook(at, quality === 1 || /^(?:livro|folhas?|termo)$/.test(key));
  const sure = quality === 1 || (match.end >= 8 && quality >= 0.85) || (at.endsHere && match.end <= 4);
  const open = at.style.colonless || (at.style.small && at.endsHere);
  if (open && at.atStart && at.value !== '' && sure) return acceptsBeforeValue(match, at);
  const needsColon = COLON_NEEDED.has(key);
  if (at.value === '' || (!needsColon && at.words.length < 12 && at.endsInLabels())) return acceptsAlone(match, at);
  if (!at.atStart) return false;
  if (slot === 'heading') return false;
  // A colon is lost more easily than a hospital is mistaken.
  if (needsColon) return key === 'local' && beginsPlace(at.value);
  if (slot === 'other') return match.end >= 8 && quality >= 0.8;
  if (match.end >= LONG_LABEL && quality >= 0.8 && slot !== 'office') return true;
  if (!COLON_FREE.has(slot) || quality < 1) return false;
  // Without a colon, a change of case or a figure shows where the value begins.
  return /^[\p{Lu}\d*\-–]/u.test(at.value);
}

/** On a page whose labels stand before their values without a sign. */
function acceptsBeforeValue({ slot, key }: Match, at: Surroundings): boolean {
  // "Averbação" in the notes' box is its text; "Averbações" is the next box.
  const isNewBox = (NOTES.has(slot) && /oes/.test(key)) || isSecondKind(slot, at.notesAbove);
  if (at.notesAbove.size > 0 && !isNewBox) return false;
  // "MUNICÍPIO DE POCONÉ" heads a page.
  if (OF_HEADINGS.has(slot) && /^d[aeo]s?\s/iu.test(at.value)) return false;
  return slot !== 'office' && slot !== 'other' && !HEADING_WORDS.has(key);
}

/** Nothing follows in the line, or only other labels. */
function acceptsAlone({ slot, key, quality, end }: Match, at: Surroundings): boolean {
  if (/,$|[^.]\.$/.test(at.label.replace(/^\p{Lu}.*\.$/u, ''))) return false;
  if (COLON_NEEDED.has(key) && !STANDING_ALONE.has(key) && !at.hasValue(slot)) return false;
  if (!at.atStart) return at.afterLabel && quality >= 0.9;
  // A misread short word is a label where the print beside it is of the one kind that this label announces.
  if (end <= 4 && quality < 1) return isMendedShort(slot) && at.hasValue(slot);
  return quality >= (end <= SURE_LENGTH && !(isMendedShort(slot) && at.hasValue(slot)) ? 0.8 : 0.72);
}

/** Below "Averbações à margem" of its own, "Anotação" is the other of the two. */
export function isSecondKind(slot: Slot, notesAbove: ReadonlySet<Slot>): boolean {
  return slot === 'anotacoes' && notesAbove.has('averbacoes') && !notesAbove.has('anotacoes');
}

/** @param sure false for a misread one of the rarer labels: a stamp's "REGISTRO" is too near "nº registro". */
function acceptsBook(at: Surroundings, sure: boolean): boolean {
  if (at.value === '') return sure && (at.atStart || at.afterLabel);
  return BOOK_LINE.test(at.value) && (at.atStart || BOOK_SLOTS.has(at.firstSlot ?? 'other'));
}
