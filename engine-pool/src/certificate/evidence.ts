// The evidence of every field: its source, its place and its calibrated confidence.
import { type FieldEvidence, FieldSource } from '@lavra/proto/engine/v1/engine';
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { type Box, cornersOf } from '../image/geometry.ts';
import { meanConfidence } from '../ocr/mean-confidence.ts';
import type { PageText } from '../ocr/page-text.ts';
import { printedAt } from '../ocr/sideways-lines.ts';
import type { FieldValues, Source } from './field-values.ts';

const SOURCES: Record<Source, FieldSource> = {
  read: FieldSource.FIELD_SOURCE_READ,
  repaired: FieldSource.FIELD_SOURCE_REPAIRED,
  derived: FieldSource.FIELD_SOURCE_DERIVED,
};

export function toEvidence(values: FieldValues, page: PageText): FieldEvidence[] {
  return CERTIFICATE_FIELDS.flatMap(({ path: field }) => {
    const known = values.get(field);
    if (!known) return [];
    const box = known.box && withMargin(printedAt(known.box, page));
    const confidence = calibrated(known.confidence * known.attribution);
    return [{ field, confidence, source: SOURCES[known.source], box, polygon: box ? cornersOf(box) : [] }];
  });
}

/**
 * How surely the characters of the fields whose error harms most were read, 0 to 1. Where one is not there that every
 * certificate prints, how surely the page was: an unknown form in clear print is not read better by looking again.
 */
export function printConfidence(values: FieldValues, page: PageText): number {
  const whole = meanConfidence(page);
  const critical = CERTIFICATE_FIELDS.filter((field) => field.critical !== undefined);
  return Math.min(
    ...critical.map((field) => values.get(field.path)?.confidence ?? (field.critical === 'always' ? whole : 1)),
  );
}

/** Readers see where letters are and not how wide: their boxes end within the last one, by up to half of it. */
const MARGIN_HEIGHTS = 0.15;
/** Of several lines no more than of one large one. */
const MARGIN_MAX_PX = 6;

function withMargin({ left, top, width, height }: Box): Box {
  const margin = Math.min(height * MARGIN_HEIGHTS, MARGIN_MAX_PX);
  return {
    left: Math.round(left - margin),
    top: Math.round(top),
    width: Math.round(width + 2 * margin),
    height: Math.round(height),
  };
}

/** Measured over read samples: below this a reader's own confidence promises more than it keeps. */
const TRUSTED = 0.98;
const DOUBTED_FACTOR = 0.955;

function calibrated(confidence: number): number {
  const bounded = Math.max(0, Math.min(1, confidence));
  return Math.round((bounded < TRUSTED ? bounded * DOUBTED_FACTOR : bounded) * 1000) / 1000;
}
