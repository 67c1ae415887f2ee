// From the engine pool's certificate to its fields by the contract's paths.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import { CERTIFICATE_FIELDS, fieldAt, valueAt } from '@lavra/shared/certificate-fields';

/** @param path of a field's evidence, "filiacao.genitor_1.nome_completo" */
export function contractPath(path: string): string {
  const row = fieldAt(path);
  if (row === undefined) throw new RangeError(`evidence for ${path}, which is no field`);
  return row.contractPath;
}

/** Every field of the certificate by the contract's path. */
export function contractFields(certificate: Certificate | undefined): Map<string, string> {
  return new Map(CERTIFICATE_FIELDS.map(({ path, contractPath }) => [contractPath, valueAt(certificate ?? {}, path)]));
}
