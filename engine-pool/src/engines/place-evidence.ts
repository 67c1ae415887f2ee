// Transforms the places of fields from the straight, upright page back onto the image.
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import { boundsOf } from '../image/geometry.ts';
import { type PageTransform, toImageCorners } from '../image/page-transform.ts';

export function placeInImage(evidence: FieldEvidence, transform: PageTransform): FieldEvidence {
  if (evidence.polygon.length === 0) return evidence;
  const polygon = toImageCorners(transform, evidence.polygon).map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }));
  return { ...evidence, polygon, box: boundsOf(polygon) };
}
