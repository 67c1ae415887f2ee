// The classes that the tagger tells apart, in the order of its outputs; `training/finder/labels.py` holds the same lists.
import type { FieldPath } from '@lavra/shared/certificate-fields';

const BIRTH_DATE = 'dados_pessoais.data_nascimento';

/** The fields that a class is the value of; `pnatboth` is a place said of both parents, `ecity` and `euf` where it was issued. */
export const FIELDS_OF = {
  none: [],
  name: ['dados_pessoais.nome_completo'],
  cpf: ['dados_pessoais.cpf'],
  mat: ['dados_pessoais.matricula'],
  bdate: [`${BIRTH_DATE}.texto_completo`],
  bday: [`${BIRTH_DATE}.dia`],
  bmon: [`${BIRTH_DATE}.mes`],
  byear: [`${BIRTH_DATE}.ano`],
  hour: ['dados_pessoais.hora_nascimento'],
  nat: ['dados_pessoais.naturalidade'],
  sex: ['dados_pessoais.sexo'],
  bplace: ['local_nascimento.estabelecimento'],
  bcity: ['local_nascimento.municipio'],
  buf: ['local_nascimento.uf'],
  rcity: ['registro.municipio'],
  ruf: ['registro.uf'],
  office: ['registro.cartorio'],
  rdate: ['registro.data_registro'],
  dnv: ['registro.numero_dnv'],
  livro: ['registro.livro'],
  folha: ['registro.folha'],
  termo: ['registro.termo'],
  p1name: ['filiacao.genitor_1.nome_completo'],
  p1nat: ['filiacao.genitor_1.naturalidade'],
  p2name: ['filiacao.genitor_2.nome_completo'],
  p2nat: ['filiacao.genitor_2.naturalidade'],
  pnatboth: ['filiacao.genitor_1.naturalidade', 'filiacao.genitor_2.naturalidade'],
  gpm: ['avos.paternos.avo_masculino'],
  gpf: ['avos.paternos.avo_feminino'],
  gmm: ['avos.maternos.avo_masculino'],
  gmf: ['avos.maternos.avo_feminino'],
  twin: ['gemeos.status'],
  twname: ['gemeos.informacoes_adicionais'],
  averb: ['observacoes.averbacoes'],
  anot: ['observacoes.anotacoes'],
  selo: ['autenticacao.selo_digital'],
  officer: ['autenticacao.oficial_registro'],
  edate: ['autenticacao.data_emissao'],
  // Certificates are issued where the entry is kept, or so nearly always.
  ecity: ['registro.municipio'],
  euf: ['registro.uf'],
} as const satisfies Readonly<Record<string, readonly FieldPath[]>>;

/** What a token is the value of. */
export type FieldClass = keyof typeof FIELDS_OF;
export const FIELD_CLASSES = Object.keys(FIELDS_OF) as readonly FieldClass[];

/** What a page is: the first is a birth certificate. */
export const DOCUMENT_CLASSES =
  'birth blank_form marriage death identity declaration other_certificate foreign_birth other'.split(' ');
