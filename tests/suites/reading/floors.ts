// The least accuracy that the tests accept, group by group: kept in floors.json, and it may only rise.
import type { CertificateScore, FieldScore } from '../../tools/accuracy/score.ts';
import { CRITICAL_FIELDS } from '../../tools/accuracy/score.ts';

/** Shares of 0 to 1. */
export interface Figures {
  /** Of the fields with a value that had to be read: right. */
  readonly right: number;
  /** The same, of the critical fields. */
  readonly critical: number;
  /** Of the fields that are not on the document: left empty. */
  readonly silent: number;
}

/** By the name of a group of documents: a layout, or what they have in common. */
export type Floors = Readonly<Record<string, Figures>>;

/** Ten times finer than one field of a group, so that rounding hides none. */
const DIGITS = 4;

const share = (fields: readonly FieldScore[]): number =>
  fields.length === 0 ? 1 : fields.filter(({ right }) => right).length / fields.length;

export function figuresOf(scores: readonly CertificateScore[]): Figures {
  const fields = scores.flatMap((score) => score.fields);
  const counted = fields.filter(({ counts }) => counts);
  const rounded = (value: number): number => Math.floor(value * 10 ** DIGITS) / 10 ** DIGITS;
  return {
    right: rounded(share(counted)),
    critical: rounded(share(counted.filter(({ path }) => CRITICAL_FIELDS.has(path)))),
    silent: rounded(share(fields.filter(({ printed }) => printed === ''))),
  };
}

/** The figures that are lower than their floor, "prov_63 right: 0.9812, floor 1". */
export function belowFloor(floors: Floors, measured: Floors): string[] {
  return Object.entries(measured).flatMap(([group, figures]) => {
    const floor = floors[group];
    if (floor === undefined) return [`${group} has no floor`];
    return FIGURES.filter((figure) => figures[figure] < floor[figure]).map(
      (figure) => `${group} ${figure}: ${figures[figure]}, floor ${floor[figure]}`,
    );
  });
}

const FIGURES = ['right', 'critical', 'silent'] as const satisfies readonly (keyof Figures)[];

/** A floor lies one field of three pages under what was measured: networks add up differently on other processors. */
const MARGINS: Figures = { right: 0.012, critical: 0.04, silent: 0.05 };

/** The floors that a measurement would set. */
export function floorsUnder(measured: Floors): Floors {
  const under = (figures: Figures, figure: keyof Figures): number =>
    Math.max(0, Math.round((figures[figure] - MARGINS[figure]) * 10 ** DIGITS) / 10 ** DIGITS);
  return Object.fromEntries(
    Object.entries(measured).map(([group, figures]) => [
      group,
      { right: under(figures, 'right'), critical: under(figures, 'critical'), silent: under(figures, 'silent') },
    ]),
  );
}

/**
 * The floors after a measurement: each figure as measured where that is higher, or where lower ones are allowed. Groups
 * that were not measured are gone.
 */
export function raisedFloors(floors: Floors, measured: Floors, allowLower: boolean): Floors {
  return Object.fromEntries(
    Object.entries(measured).map(([group, figures]) => {
      const floor = floors[group];
      if (floor === undefined || allowLower) return [group, figures];
      const higher = (figure: keyof Figures): number => Math.max(figures[figure], floor[figure]);
      return [group, { right: higher('right'), critical: higher('critical'), silent: higher('silent') }];
    }),
  );
}
