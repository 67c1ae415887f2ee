// Where each field was read and how sure the reader is: told to callers who ask with ?include=evidence, in pixels of the
// image as it was read.
import type { FieldEvidence, FieldSourceName, ImageSizePx, PointPx } from '@lavra/engine-client';
import { CERTIFICATE_FIELDS, type ContractPath } from '@lavra/shared/certificate-fields';

export interface EvidenceJson {
  /** What the polygons are drawn on: the image upright and, where it was, resized; of a PDF the page as drawn. */
  readonly imageSize: ImageSizePx;
  /** Of every field that was found, in the order of `data`. */
  readonly fields: readonly FieldEvidenceJson[];
}

export interface FieldEvidenceJson {
  readonly field: ContractPath;
  /** 0 to 1 */
  readonly confidence: number;
  readonly source: FieldSourceName;
  /** Four corners, from where the text begins, clockwise as it is read; absent where the value was not read from a place. */
  readonly polygon?: readonly PointPx[];
}

/** A field that `data` does not have is left out: an engine pool of a later version may know more. */
export function evidenceJson(evidence: readonly FieldEvidence[], { width, height }: ImageSizePx): EvidenceJson {
  const byField = new Map(evidence.map((one) => [one.field, one]));
  const fields = CERTIFICATE_FIELDS.flatMap(({ path, contractPath }): FieldEvidenceJson[] => {
    const one = byField.get(path);
    if (!one) return [];
    const polygon = one.polygon.map(({ x, y }) => ({ x, y }));
    return [
      {
        field: contractPath,
        confidence: one.confidence,
        source: one.source,
        ...(polygon.length > 0 && { polygon }),
      },
    ];
  });
  return { imageSize: { width, height }, fields };
}
