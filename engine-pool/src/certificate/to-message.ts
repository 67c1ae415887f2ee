// The certificate as its protobuf message: every field present, within its length, empty where the document says nothing.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import { certificateOf } from '@lavra/shared/certificate-fields';
import type { FieldValues } from './field-values.ts';

export function toMessage(values: FieldValues): Certificate {
  return certificateOf(({ path, lengthMax, whenAbsent }) => bounded(values.valueOf(path), lengthMax) || whenAbsent);
}

/** @param lengthMax in UTF-16 units; half a character is none */
function bounded(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).replace(/[\ud800-\udbff]$/, '');
}
