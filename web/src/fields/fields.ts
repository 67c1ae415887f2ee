// The fields of a certificate as the pages show them: in the contract's order, in groups, with a name in each language.
import type { FieldEvidence } from '../../../client/src/index.ts';
import type { Translations } from '../i18n/language.ts';

/** The path in `data`: "dados_pessoais.nome_completo". */
export type FieldPath = FieldEvidence['field'];

export const GROUPS = [
  'dados_pessoais',
  'filiação',
  'avós',
  'local_nascimento',
  'registro',
  'gêmeos',
  'observações',
  'autenticação',
  'documento',
] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_NAMES: Translations<Readonly<Record<Group, string>>> = {
  en: {
    dados_pessoais: 'Person',
    filiação: 'Parents',
    avós: 'Grandparents',
    local_nascimento: 'Place of birth',
    registro: 'Registration',
    gêmeos: 'Twins',
    observações: 'Notes',
    autenticação: 'Authentication',
    documento: 'Document',
  },
  'pt-BR': {
    dados_pessoais: 'Dados pessoais',
    filiação: 'Filiação',
    avós: 'Avós',
    local_nascimento: 'Local de nascimento',
    registro: 'Registro',
    gêmeos: 'Gêmeos',
    observações: 'Observações',
    autenticação: 'Autenticação',
    documento: 'Documento',
  },
};

/** English, Portuguese. In the contract's order; the compiler holds the paths to the contract. */
const NAMES = {
  'documento.tipo': ['Type', 'Tipo'],
  'documento.órgão_emissor': ['Issued by', 'Órgão emissor'],
  'dados_pessoais.nome_completo': ['Full name', 'Nome completo'],
  'dados_pessoais.cpf': ['CPF', 'CPF'],
  'dados_pessoais.matrícula': ['Matrícula', 'Matrícula'],
  'dados_pessoais.data_nascimento.texto_completo': ['Date of birth, as printed', 'Data de nascimento, como impressa'],
  'dados_pessoais.data_nascimento.dia': ['Day of birth', 'Dia do nascimento'],
  'dados_pessoais.data_nascimento.mês': ['Month of birth', 'Mês do nascimento'],
  'dados_pessoais.data_nascimento.ano': ['Year of birth', 'Ano do nascimento'],
  'dados_pessoais.hora_nascimento': ['Time of birth', 'Hora do nascimento'],
  'dados_pessoais.naturalidade': ['Born in', 'Naturalidade'],
  'dados_pessoais.sexo': ['Sex', 'Sexo'],
  'local_nascimento.estabelecimento': ['Hospital or place', 'Estabelecimento'],
  'local_nascimento.município': ['Municipality of birth', 'Município de nascimento'],
  'local_nascimento.uf': ['State of birth', 'UF de nascimento'],
  'registro.município': ['Municipality of registration', 'Município do registro'],
  'registro.uf': ['State of registration', 'UF do registro'],
  'registro.cartório': ['Registry office', 'Cartório'],
  'registro.data_registro': ['Date of registration', 'Data do registro'],
  'registro.número_dnv': ['DNV number', 'Número da DNV'],
  'registro.livro': ['Book', 'Livro'],
  'registro.folha': ['Page', 'Folha'],
  'registro.termo': ['Entry', 'Termo'],
  'filiação.genitor_1.nome_completo': ['Parent 1, name', 'Genitor 1, nome'],
  'filiação.genitor_1.naturalidade': ['Parent 1, born in', 'Genitor 1, naturalidade'],
  'filiação.genitor_2.nome_completo': ['Parent 2, name', 'Genitor 2, nome'],
  'filiação.genitor_2.naturalidade': ['Parent 2, born in', 'Genitor 2, naturalidade'],
  'avós.paternos.avô': ['Paternal grandfather', 'Avô paterno'],
  'avós.paternos.avó': ['Paternal grandmother', 'Avó paterna'],
  'avós.maternos.avô': ['Maternal grandfather', 'Avô materno'],
  'avós.maternos.avó': ['Maternal grandmother', 'Avó materna'],
  'gêmeos.status': ['Twins', 'Gêmeos'],
  'gêmeos.informações_adicionais': ['About the twins', 'Sobre os gêmeos'],
  'observações.averbações': ['Annotations (averbações)', 'Averbações'],
  'observações.anotações': ['Remarks (anotações)', 'Anotações'],
  'autenticação.selo_digital': ['Digital seal', 'Selo digital'],
  'autenticação.oficial_registro': ['Registrar', 'Oficial do registro'],
  'autenticação.data_emissão': ['Date of issue', 'Data de emissão'],
} as const satisfies Record<FieldPath, readonly [string, string]>;

/** In the contract's order. */
export const FIELD_PATHS = Object.keys(NAMES) as FieldPath[];

export const FIELD_NAMES: Translations<Readonly<Record<FieldPath, string>>> = {
  en: namesIn(0),
  'pt-BR': namesIn(1),
};

function namesIn(language: 0 | 1): Record<FieldPath, string> {
  return Object.fromEntries(FIELD_PATHS.map((path) => [path, NAMES[path][language]])) as Record<FieldPath, string>;
}

export function groupOf(path: FieldPath): Group {
  return path.split('.')[0] as Group;
}

/** Values that may fill lines. */
export function isLong(path: FieldPath): boolean {
  return path.startsWith('observações.') || path === 'gêmeos.informações_adicionais';
}

/** What its values need of a line of the form. */
export function widthOf(path: FieldPath): 'third' | 'half' | 'full' {
  if (/\.(dia|mês|ano|livro|folha|termo)$/.test(path)) return 'third';
  return /(nome_completo|cartório|estabelecimento|texto_completo|matrícula|órgão_emissor|oficial_registro|avô|avó|adicionais|averbações|anotações)$/.test(
    path,
  )
    ? 'full'
    : 'half';
}
