// Where each field was read and how sure the reader is: told to callers who ask with ?include=evidence, in pixels of the
// image as it was read.
import { type FieldEvidence, FieldSource } from '@lavra/proto/engine/v1/engine';
import { contractPath, DATA_PATHS } from './certificate-json.ts';
import type { ImageSizePx } from './image-size.ts';

export interface EvidenceJson {
  /** What the polygons are drawn on: the image upright and, where it was, resized; of a PDF the page as drawn. */
  readonly imageSize: ImageSizePx;
  /** Of every field that was found, in the order of `data`. */
  readonly fields: readonly FieldEvidenceJson[];
}

export interface FieldEvidenceJson {
  /** The path in `data`: "filiação.genitor_1.nome_completo". */
  readonly field: string;
  /** 0 to 1 */
  readonly confidence: number;
  readonly source: 'read' | 'repaired' | 'derived';
  /** Four corners, from where the text begins, clockwise as it is read; absent where the value was not read from a place. */
  readonly polygon?: readonly { readonly x: number; readonly y: number }[];
}

const SOURCES: Readonly<Partial<Record<FieldSource, FieldEvidenceJson['source']>>> = {
  [FieldSource.FIELD_SOURCE_READ]: 'read',
  [FieldSource.FIELD_SOURCE_REPAIRED]: 'repaired',
  [FieldSource.FIELD_SOURCE_DERIVED]: 'derived',
};

/** A field that `data` does not have is left out: an engine pool of a later version may know more. */
export function evidenceJson(evidence: readonly FieldEvidence[], { width, height }: ImageSizePx): EvidenceJson {
  const byPath = new Map(evidence.map((one) => [contractPath(one.field), one]));
  const fields = DATA_PATHS.flatMap((field): FieldEvidenceJson[] => {
    const one = byPath.get(field);
    const source = one && SOURCES[one.source];
    if (!source) return [];
    const polygon = one.polygon.map(({ x, y }) => ({ x, y }));
    return [{ field, confidence: one.confidence, source, ...(polygon.length > 0 && { polygon }) }];
  });
  return { imageSize: { width, height }, fields };
}
