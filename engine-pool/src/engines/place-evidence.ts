// Puts the places of fields back onto the image: the reader thinks of a straight, upright page, callers see theirs.
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import { type PageFrame, toImageBox } from '../reading/paddle/frame.ts';

export function placeInImage(evidence: FieldEvidence, frame: PageFrame): FieldEvidence {
  if (evidence.box === undefined) return evidence;
  const { left, top, width, height } = toImageBox(frame, evidence.box);
  return {
    ...evidence,
    box: { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) },
  };
}
