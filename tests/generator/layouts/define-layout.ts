// How a layout is defined: its years, how its registry writes, what its form leaves out, and the rows it prints.
import type { ContractPath } from '@lavra/shared/certificate-fields';
import { type CellStyle, drawRows, type Row } from '../drawing/cells.ts';
import type { Face } from '../drawing/fonts.ts';
import type { Page } from '../drawing/page.ts';
import type { Era, Registration } from '../people/registration.ts';
import type { Random } from '../random.ts';
import type { CertificateData, TruthMeta } from '../truth.ts';
import { coupleNames } from './family.ts';
import { drawLetterhead, LEFT, type LetterheadHabits, WIDTH } from './letterhead.ts';
import type { Wording } from './wording.ts';

/** The truth about a page, and what draws it. */
export interface Composition {
  readonly data: CertificateData;
  readonly accept: Record<string, string[]>;
  readonly meta: TruthMeta;
  draw(page: Page): void;
}

export interface Layout {
  readonly name: string;
  readonly era: Era;
  /** Decides all that will be printed; drawing it adds nothing to the truth. */
  compose(registration: Registration, random: Random): Composition;
}

/** A registration as one registry writes it: by `national`, `oldForm` or `varied`. */
export interface Written {
  readonly wording: Wording;
  readonly data: CertificateData;
  readonly accept: Record<string, string[]>;
}

/** What the rows of a form are made of. The truth may still be changed while they are. */
export interface FormParts {
  readonly registration: Registration;
  readonly random: Random;
  readonly meta: TruthMeta;
  /** The sex and the place of birth as the registry writes them. */
  readonly sex: string;
  readonly city: string;
  /** "HIM e HER", or the registry's mark where neither is known. */
  readonly paternal: string;
  readonly maternal: string;
  /** The text, or the registry's mark where there is none. */
  or(text: string): string;
  pick(...choices: string[]): string;
  /** What only the certificate of a twin holds. */
  ifTwin<const Item>(item: () => Item): Item[];
}

export interface PaperParts {
  readonly face: Face;
}

/** A label and what stands beside it. */
export type Pair = readonly [label: string, value: string];

type DrawSheet = (page: Page) => void;
/** From `y` down; returns where the foot begins. */
type DrawBody = (page: Page, y: number) => number;

interface Definition<Way extends Written> {
  readonly name: string;
  readonly era: Era;
  habits(registration: Registration, random: Random): Way;
  /** Another entry than the one drawn: of a birth abroad, of parents alike. */
  entry?(original: Registration, random: Random): Registration;
  /** Fields that the form has no place for. */
  readonly without?: readonly ContractPath[];
  /** One box holds averbações and anotações together. */
  readonly jointNotes?: boolean;
}

interface OwnSheet<Way extends Written> extends Definition<Way> {
  readonly paper?: undefined;
  rows(form: Way & FormParts): DrawSheet;
}

interface OnPaper<Way extends Written> extends Definition<Way> {
  /** Head and foot of a registry's own paper, around what the rows draw. */
  readonly paper: LetterheadHabits;
  rows(form: Way & FormParts & PaperParts): DrawBody;
}

export function defineLayout<Way extends Written>(layout: OnPaper<Way>): Layout;
export function defineLayout<Way extends Written>(layout: OwnSheet<Way>): Layout;
export function defineLayout<Way extends Written>(layout: OwnSheet<Way> | OnPaper<Way>): Layout {
  return {
    name: layout.name,
    era: layout.era,
    compose(original, random) {
      const registration = layout.entry?.(original, random) ?? original;
      const written = layout.habits(registration, random);
      const { data, accept } = written;
      for (const path of layout.without ?? []) clear(data, path);
      const parts: Way & FormParts = { ...written, ...formParts(registration, written, random, layout.jointNotes) };
      if (layout.paper === undefined) return { data, accept, meta: parts.meta, draw: layout.rows(parts) };
      const paper = drawLetterhead(registration, data, layout.paper, random.fork('paper'));
      const draw = layout.rows({ ...parts, face: paper.face });
      return { data, accept, meta: parts.meta, draw: (page) => paper.foot(page, draw(page, paper.head(page))) };
    },
  };
}

function formParts(
  registration: Registration,
  { data, wording }: Written,
  random: Random,
  jointNotes = false,
): FormParts {
  const or = (text: string): string => text || wording.blank;
  return {
    registration,
    random,
    meta: { twin_names: [...registration.twins], joint_notes: jointNotes, cadastro: [] },
    sex: wording.cased(registration.sex),
    city: wording.place(registration.birthplace),
    paternal: or(coupleNames(data.avós.paternos, wording)),
    maternal: or(coupleNames(data.avós.maternos, wording)),
    or,
    pick: (...choices) => random.pick(choices),
    ifTwin: (item) => when(registration.twins.length > 0, item),
  };
}

/** A row that stands only on some forms. */
export function when<const Item>(stands: boolean, item: () => Item): Item[] {
  return stands ? [item()] : [];
}

function clear(data: CertificateData, path: ContractPath): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let node = data as unknown as Record<string, unknown>;
  for (const name of names) node = node[name] as Record<string, unknown>;
  node[last] = '';
}

/** The body of a form that is nothing but rows over the paper's width, `above` and `below` them some room. */
export function rowsOnly(rows: readonly Row[], style: CellStyle, above: number, below: number): DrawBody {
  return (page, y) => drawRows(page, rows, LEFT, y + above, WIDTH, style) + below;
}
