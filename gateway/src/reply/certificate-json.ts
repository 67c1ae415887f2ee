// The certificate as contract 2.3 writes it: `data`, made from the table of fields.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type ContractPath,
  type FieldTree,
  treeOf,
  valueAt,
} from '@lavra/shared/certificate-fields';

export type CertificateJson = FieldTree<ContractPath>;

/** The fields of an answer without data: contract 2.3 leaves livro, folha and termo out of it. */
export const FIELDS_WITHOUT_DATA: readonly CertificateField[] = CERTIFICATE_FIELDS.filter(
  ({ kind }) => kind !== 'book-number',
);

const EMPTY: object = treeOf(FIELDS_WITHOUT_DATA.map(({ contractPath, whenAbsent }) => [contractPath, whenAbsent]));

/** What an engine read; a group that it did not send is empty. */
export function certificateJson(certificate: Partial<Certificate>): CertificateJson {
  return treeOf(
    CERTIFICATE_FIELDS.map(({ path, contractPath, whenAbsent }) => [
      contractPath,
      valueAt(certificate, path) || whenAbsent,
    ]),
  );
}

/** The data of an answer without data. */
export function emptyCertificateJson(): object {
  return EMPTY;
}
