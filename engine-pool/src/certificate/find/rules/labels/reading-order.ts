// The order in which a person reads the labels of a form.
import { centerY, sameRow } from '../page/boxes.ts';
import type { LabelledValue } from './attach-values.ts';

/** Top to bottom by rows, left to right within a row. */
export function readingOrder(values: readonly LabelledValue[]): LabelledValue[] {
  const sorted = [...values].sort((a, b) => centerY(a.labelBox) - centerY(b.labelBox));
  const rows: LabelledValue[][] = [];
  for (const value of sorted) {
    const first = rows.at(-1)?.[0];
    const near = first && Math.abs(centerY(first.labelBox) - centerY(value.labelBox)) < value.labelBox.height * 0.6;
    if (near) rows.at(-1)?.push(value);
    else rows.push([value]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.labelBox.left - b.labelBox.left));
}

/** The nearest label to the left in the same row; null for the first one. */
export function leftOf({ labelBox }: LabelledValue, values: readonly LabelledValue[]): LabelledValue | null {
  return values
    .filter((other) => sameRow(other.labelBox, labelBox) && other.labelBox.left < labelBox.left)
    .reduce<LabelledValue | null>((near, one) => (near && near.labelBox.left > one.labelBox.left ? near : one), null);
}
