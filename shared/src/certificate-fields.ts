// The fields of a birth certificate, one row each: what every other form of the certificate is made from.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';

/** What a value is, and so how it is normalised. */
export type FieldKind =
  /** The same on every birth certificate. */
  | 'constant'
  | 'person-name'
  | 'cpf'
  | 'matricula'
  /** A whole date as printed. */
  | 'date-as-printed'
  | 'day'
  | 'month'
  | 'year'
  /** DD/MM/YYYY */
  | 'date'
  | 'hour'
  | 'sex'
  /** A municipality with its state, as printed. */
  | 'place'
  | 'establishment'
  | 'municipality'
  | 'state'
  | 'registry-office'
  | 'dnv'
  /** Livro, folha or termo. */
  | 'book-number'
  | 'twin-status'
  | 'twin-names'
  | 'note'
  | 'seal';

/**
 * UTF-16 units of one field. The longest name or registry office is far shorter; a text layer that says more is no
 * certificate's, and an answer that grows with it could not be kept (SEALED_ANSWER_BYTES_MAX).
 */
export const FIELD_LENGTH_MAX = 500;
/** Notes fill a page at most: about 80 lines of 100 characters. */
export const NOTE_LENGTH_MAX = 8_000;

interface FieldTraits {
  /** An error in it harms most. `always`: every certificate prints it; `where-printed`: some do not. */
  readonly critical?: 'always' | 'where-printed';
  /** UTF-16 units; FIELD_LENGTH_MAX if absent. */
  readonly lengthMax?: number;
  /** What the field says where the certificate says nothing; empty if absent. */
  readonly whenAbsent?: string;
}

/** @param path in `lavra.certificate.v1.Certificate`; @param contractPath in `data` of contract 2.3 */
function field<const Path extends string, const ContractPath extends string>(
  path: Path,
  contractPath: ContractPath,
  kind: FieldKind,
  { critical, lengthMax = FIELD_LENGTH_MAX, whenAbsent = '' }: FieldTraits = {},
) {
  return { path, contractPath, kind, critical, lengthMax, whenAbsent } as const;
}

const ALWAYS = { critical: 'always' } as const;
const WHERE_PRINTED = { critical: 'where-printed' } as const;
const LONG = { lengthMax: NOTE_LENGTH_MAX } as const;

/** In the contract's order. */
export const CERTIFICATE_FIELDS = [
  field('documento.tipo', 'documento.tipo', 'constant'),
  field('documento.orgao_emissor', 'documento.órgão_emissor', 'constant'),
  field('dados_pessoais.nome_completo', 'dados_pessoais.nome_completo', 'person-name', ALWAYS),
  field('dados_pessoais.cpf', 'dados_pessoais.cpf', 'cpf', WHERE_PRINTED),
  field('dados_pessoais.matricula', 'dados_pessoais.matrícula', 'matricula', WHERE_PRINTED),
  field(
    'dados_pessoais.data_nascimento.texto_completo',
    'dados_pessoais.data_nascimento.texto_completo',
    'date-as-printed',
    ALWAYS,
  ),
  field('dados_pessoais.data_nascimento.dia', 'dados_pessoais.data_nascimento.dia', 'day', ALWAYS),
  field('dados_pessoais.data_nascimento.mes', 'dados_pessoais.data_nascimento.mês', 'month', ALWAYS),
  field('dados_pessoais.data_nascimento.ano', 'dados_pessoais.data_nascimento.ano', 'year', ALWAYS),
  field('dados_pessoais.hora_nascimento', 'dados_pessoais.hora_nascimento', 'hour'),
  field('dados_pessoais.naturalidade', 'dados_pessoais.naturalidade', 'place'),
  field('dados_pessoais.sexo', 'dados_pessoais.sexo', 'sex'),
  field('local_nascimento.estabelecimento', 'local_nascimento.estabelecimento', 'establishment'),
  field('local_nascimento.municipio', 'local_nascimento.município', 'municipality'),
  field('local_nascimento.uf', 'local_nascimento.uf', 'state'),
  field('registro.municipio', 'registro.município', 'municipality'),
  field('registro.uf', 'registro.uf', 'state'),
  field('registro.cartorio', 'registro.cartório', 'registry-office'),
  field('registro.data_registro', 'registro.data_registro', 'date', ALWAYS),
  field('registro.numero_dnv', 'registro.número_dnv', 'dnv'),
  field('registro.livro', 'registro.livro', 'book-number'),
  field('registro.folha', 'registro.folha', 'book-number'),
  field('registro.termo', 'registro.termo', 'book-number'),
  field('filiacao.genitor_1.nome_completo', 'filiação.genitor_1.nome_completo', 'person-name', ALWAYS),
  field('filiacao.genitor_1.naturalidade', 'filiação.genitor_1.naturalidade', 'place'),
  field('filiacao.genitor_2.nome_completo', 'filiação.genitor_2.nome_completo', 'person-name', WHERE_PRINTED),
  field('filiacao.genitor_2.naturalidade', 'filiação.genitor_2.naturalidade', 'place'),
  field('avos.paternos.avo_masculino', 'avós.paternos.avô', 'person-name'),
  field('avos.paternos.avo_feminino', 'avós.paternos.avó', 'person-name'),
  field('avos.maternos.avo_masculino', 'avós.maternos.avô', 'person-name'),
  field('avos.maternos.avo_feminino', 'avós.maternos.avó', 'person-name'),
  field('gemeos.status', 'gêmeos.status', 'twin-status', { whenAbsent: 'Não' }),
  field('gemeos.informacoes_adicionais', 'gêmeos.informações_adicionais', 'twin-names', LONG),
  field('observacoes.averbacoes', 'observações.averbações', 'note', LONG),
  field('observacoes.anotacoes', 'observações.anotações', 'note', LONG),
  field('autenticacao.selo_digital', 'autenticação.selo_digital', 'seal'),
  field('autenticacao.oficial_registro', 'autenticação.oficial_registro', 'person-name'),
  field('autenticacao.data_emissao', 'autenticação.data_emissão', 'date'),
] as const;

export type CertificateField = (typeof CERTIFICATE_FIELDS)[number];
/** "filiacao.genitor_1.nome_completo": as the protocol and its evidence name a field. */
export type FieldPath = CertificateField['path'];
/** "filiação.genitor_1.nome_completo": as the REST contract names it. */
export type ContractPath = CertificateField['contractPath'];

const BY_PATH: ReadonlyMap<string, CertificateField> = new Map(CERTIFICATE_FIELDS.map((row) => [row.path, row]));

/** The row of a field; undefined for a path that no field has. */
export function fieldAt(path: FieldPath): CertificateField;
export function fieldAt(path: string): CertificateField | undefined;
export function fieldAt(path: string): CertificateField | undefined {
  return BY_PATH.get(path);
}

/** A tree with a text at the end of every path: FieldTree<ContractPath> is the type of the contract's `data`. */
export type FieldTree<Path extends string> = {
  [Name in Path extends `${infer Head}.${string}` ? Head : Path]: Name extends Path
    ? string
    : FieldTree<Below<Name, Path>>;
};

type Below<Name extends string, Path extends string> = Path extends `${Name}.${infer Rest}` ? Rest : never;

type Node = { [name: string]: Node | string };

/** The tree with a value at every path, its names in the paths' order. */
export function treeOf<Path extends string>(values: Iterable<readonly [Path, string]>): FieldTree<Path> {
  const tree: Node = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() as string;
    let node = tree;
    for (const name of names) {
      node[name] ??= {};
      node = node[name] as Node;
    }
    node[last] = value;
  }
  return tree as FieldTree<Path>;
}

/** The message with the value of every field. */
export function certificateOf(read: (row: CertificateField) => string): Certificate {
  return treeOf(CERTIFICATE_FIELDS.map((row) => [keysOf(row.path).join('.'), read(row)])) as unknown as Certificate;
}

/** Empty for a group that the message lacks. */
export function valueAt(certificate: Partial<Certificate>, path: FieldPath): string {
  let node: Node | string | undefined = certificate as unknown as Node;
  for (const key of keysOf(path)) node = typeof node === 'object' ? node[key] : undefined;
  return typeof node === 'string' ? node : '';
}

/** Protobuf's names as the generated types write them: "genitor_1" is "genitor1". */
function keysOf(path: string): string[] {
  return path.split('.').map((name) => name.replace(/_(\w)/g, (_, next: string) => next.toUpperCase()));
}
