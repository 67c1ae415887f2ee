// The certificate fields as contract 2.3 writes them: the only place with accented names. Key order is the contract's.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';

export interface CertificateJson {
  readonly documento: { readonly tipo: string; readonly órgão_emissor: string };
  readonly dados_pessoais: {
    readonly nome_completo: string;
    readonly cpf: string;
    readonly matrícula: string;
    readonly data_nascimento: {
      readonly texto_completo: string;
      readonly dia: string;
      readonly mês: string;
      readonly ano: string;
    };
    readonly hora_nascimento: string;
    readonly naturalidade: string;
    readonly sexo: string;
  };
  readonly local_nascimento: { readonly estabelecimento: string; readonly município: string; readonly uf: string };
  readonly registro: {
    readonly município: string;
    readonly uf: string;
    readonly cartório: string;
    readonly data_registro: string;
    readonly número_dnv: string;
    /** These three are absent when success is false. */
    readonly livro?: string;
    readonly folha?: string;
    readonly termo?: string;
  };
  readonly filiação: { readonly genitor_1: GenitorJson; readonly genitor_2: GenitorJson };
  readonly avós: { readonly paternos: CasalJson; readonly maternos: CasalJson };
  readonly gêmeos: { readonly status: string; readonly informações_adicionais: string };
  readonly observações: { readonly averbações: string; readonly anotações: string };
  readonly autenticação: {
    readonly selo_digital: string;
    readonly oficial_registro: string;
    readonly data_emissão: string;
  };
}

interface GenitorJson {
  readonly nome_completo: string;
  readonly naturalidade: string;
}

interface CasalJson {
  readonly avô: string;
  readonly avó: string;
}

/** The default text of `gêmeos.status`: no twins. */
const NO_TWINS = 'Não';

/** What an engine read. Groups it did not send are empty. */
export function certificateJson(certificate: Partial<Certificate>): CertificateJson {
  const { registro } = certificate;
  const common = commonJson(certificate);
  return {
    ...common,
    registro: {
      ...common.registro,
      livro: registro?.livro ?? '',
      folha: registro?.folha ?? '',
      termo: registro?.termo ?? '',
    },
  };
}

/** The data of an answer without data: all empty, and without livro, folha and termo. */
export function emptyCertificateJson(): CertificateJson {
  return EMPTY;
}

function commonJson(certificate: Partial<Certificate>): CertificateJson {
  const { documento, dadosPessoais, localNascimento, registro, filiacao, avos, gemeos, observacoes, autenticacao } =
    certificate;
  return {
    documento: { tipo: documento?.tipo ?? '', órgão_emissor: documento?.orgaoEmissor ?? '' },
    dados_pessoais: {
      nome_completo: dadosPessoais?.nomeCompleto ?? '',
      cpf: dadosPessoais?.cpf ?? '',
      matrícula: dadosPessoais?.matricula ?? '',
      data_nascimento: {
        texto_completo: dadosPessoais?.dataNascimento?.textoCompleto ?? '',
        dia: dadosPessoais?.dataNascimento?.dia ?? '',
        mês: dadosPessoais?.dataNascimento?.mes ?? '',
        ano: dadosPessoais?.dataNascimento?.ano ?? '',
      },
      hora_nascimento: dadosPessoais?.horaNascimento ?? '',
      naturalidade: dadosPessoais?.naturalidade ?? '',
      sexo: dadosPessoais?.sexo ?? '',
    },
    local_nascimento: {
      estabelecimento: localNascimento?.estabelecimento ?? '',
      município: localNascimento?.municipio ?? '',
      uf: localNascimento?.uf ?? '',
    },
    registro: {
      município: registro?.municipio ?? '',
      uf: registro?.uf ?? '',
      cartório: registro?.cartorio ?? '',
      data_registro: registro?.dataRegistro ?? '',
      número_dnv: registro?.numeroDnv ?? '',
    },
    filiação: {
      genitor_1: {
        nome_completo: filiacao?.genitor1?.nomeCompleto ?? '',
        naturalidade: filiacao?.genitor1?.naturalidade ?? '',
      },
      genitor_2: {
        nome_completo: filiacao?.genitor2?.nomeCompleto ?? '',
        naturalidade: filiacao?.genitor2?.naturalidade ?? '',
      },
    },
    avós: {
      paternos: { avô: avos?.paternos?.avoMasculino ?? '', avó: avos?.paternos?.avoFeminino ?? '' },
      maternos: { avô: avos?.maternos?.avoMasculino ?? '', avó: avos?.maternos?.avoFeminino ?? '' },
    },
    gêmeos: { status: gemeos?.status || NO_TWINS, informações_adicionais: gemeos?.informacoesAdicionais ?? '' },
    observações: { averbações: observacoes?.averbacoes ?? '', anotações: observacoes?.anotacoes ?? '' },
    autenticação: {
      selo_digital: autenticacao?.seloDigital ?? '',
      oficial_registro: autenticacao?.oficialRegistro ?? '',
      data_emissão: autenticacao?.dataEmissao ?? '',
    },
  };
}

const EMPTY = commonJson({});

/** Names with an accent by those of the protocol; every other one is written the same. */
const ACCENTED: Readonly<Record<string, string>> = {
  orgao_emissor: 'órgão_emissor',
  matricula: 'matrícula',
  mes: 'mês',
  municipio: 'município',
  cartorio: 'cartório',
  numero_dnv: 'número_dnv',
  filiacao: 'filiação',
  avos: 'avós',
  avo_masculino: 'avô',
  avo_feminino: 'avó',
  gemeos: 'gêmeos',
  informacoes_adicionais: 'informações_adicionais',
  observacoes: 'observações',
  averbacoes: 'averbações',
  anotacoes: 'anotações',
  autenticacao: 'autenticação',
  data_emissao: 'data_emissão',
};

/** "filiacao.genitor_1.nome_completo" of the protocol as a path in the data: "filiação.genitor_1.nome_completo". */
export function contractPath(path: string): string {
  return path
    .split('.')
    .map((name) => ACCENTED[name] ?? name)
    .join('.');
}

/** The path of every field of an answer with data, in its order. */
export const DATA_PATHS: readonly string[] = [...leafPaths(certificateJson({}))];

function* leafPaths(node: object, parent = ''): Generator<string> {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') yield parent + name;
    else yield* leafPaths(value, `${parent}${name}.`);
  }
}
