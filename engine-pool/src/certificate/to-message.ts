// The certificate as the contract's data: every leaf present, empty where the document says nothing.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { Draft, FieldPath } from './field-values.ts';

/**
 * UTF-16 units of one field. The longest name or registry office is far shorter; a text layer that says more is no
 * certificate's, and an answer that grows with it could not be kept (SEALED_ANSWER_BYTES_MAX).
 */
export const FIELD_LENGTH_MAX = 500;
/** Notes fill a page at most: about 80 lines of 100 letters. */
export const NOTE_LENGTH_MAX = 8_000;
const NOTES: ReadonlySet<FieldPath> = new Set<FieldPath>([
  'gemeos.informacoes_adicionais',
  'observacoes.averbacoes',
  'observacoes.anotacoes',
]);

/** Builds the message from the fields found, each within its length; a page without twins says "Não". */
export function toCertificate(draft: Draft): Certificate {
  const of = (path: FieldPath) => bounded(draft, path);
  return {
    documento: { tipo: of('documento.tipo'), orgaoEmissor: of('documento.orgao_emissor') },
    dadosPessoais: {
      nomeCompleto: of('dados_pessoais.nome_completo'),
      cpf: of('dados_pessoais.cpf'),
      matricula: of('dados_pessoais.matricula'),
      dataNascimento: {
        textoCompleto: of('dados_pessoais.data_nascimento.texto_completo'),
        dia: of('dados_pessoais.data_nascimento.dia'),
        mes: of('dados_pessoais.data_nascimento.mes'),
        ano: of('dados_pessoais.data_nascimento.ano'),
      },
      horaNascimento: of('dados_pessoais.hora_nascimento'),
      naturalidade: of('dados_pessoais.naturalidade'),
      sexo: of('dados_pessoais.sexo'),
    },
    localNascimento: {
      estabelecimento: of('local_nascimento.estabelecimento'),
      municipio: of('local_nascimento.municipio'),
      uf: of('local_nascimento.uf'),
    },
    registro: {
      municipio: of('registro.municipio'),
      uf: of('registro.uf'),
      cartorio: of('registro.cartorio'),
      dataRegistro: of('registro.data_registro'),
      numeroDnv: of('registro.numero_dnv'),
      livro: of('registro.livro'),
      folha: of('registro.folha'),
      termo: of('registro.termo'),
    },
    filiacao: {
      genitor1: parent(draft, 'filiacao.genitor_1'),
      genitor2: parent(draft, 'filiacao.genitor_2'),
    },
    avos: {
      paternos: {
        avoMasculino: of('avos.paternos.avo_masculino'),
        avoFeminino: of('avos.paternos.avo_feminino'),
      },
      maternos: {
        avoMasculino: of('avos.maternos.avo_masculino'),
        avoFeminino: of('avos.maternos.avo_feminino'),
      },
    },
    gemeos: { status: of('gemeos.status') || 'Não', informacoesAdicionais: of('gemeos.informacoes_adicionais') },
    observacoes: { averbacoes: of('observacoes.averbacoes'), anotacoes: of('observacoes.anotacoes') },
    autenticacao: {
      seloDigital: of('autenticacao.selo_digital'),
      oficialRegistro: of('autenticacao.oficial_registro'),
      dataEmissao: of('autenticacao.data_emissao'),
    },
  };
}

function parent(draft: Draft, base: 'filiacao.genitor_1' | 'filiacao.genitor_2') {
  return {
    nomeCompleto: bounded(draft, `${base}.nome_completo`),
    naturalidade: bounded(draft, `${base}.naturalidade`),
  };
}

function bounded(draft: Draft, path: FieldPath): string {
  const text = draft.valueOf(path).slice(0, NOTES.has(path) ? NOTE_LENGTH_MAX : FIELD_LENGTH_MAX);
  // Half a sign is none.
  return text.replace(/[\ud800-\udbff]$/, '');
}
