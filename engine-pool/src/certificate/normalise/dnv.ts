// Normalises the number of the birth declaration (declaração de nascido vivo).
import { isBlank } from './blank.ts';

/** Number of the birth declaration (DNV), as printed. */
export function readDnv(raw: string): string {
  const text = raw.replace(/^(?:\s|n[ºo°.]+|:)+/i, '').trim();
  // Its usual form begins and ends where it does, whatever strokes or figures of a neighbouring cell stand beside it.
  const usual = /(?<![\d-])\d{2}\s?[-–]\s?\d{8}\s?[-–]\s?\d(?!\d)/.exec(text)?.[0];
  if (usual !== undefined) return usual.replace(/\s/g, '').replace(/–/g, '-');
  const found = /\d[\d\s.\-–/]{5,16}[\dXx]/.exec(text.replace(/(?<=[\d-])[Oo](?=[\d-])/g, '0'))?.[0] ?? '';
  return isBlank(text) || /^[0\W]+$/.test(found) ? '' : found.replace(/\s*[-–]\s*/g, '-').trim();
}
