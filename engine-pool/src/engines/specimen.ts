// The certificate that simulated engines answer with: nobody's, with check digits that hold.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';

export const SPECIMEN: Certificate = {
  documento: { tipo: 'Certidão de Nascimento', orgaoEmissor: 'Registro Civil das Pessoas Naturais' },
  dadosPessoais: {
    nomeCompleto: 'MARIA ESPÉCIME DA SILVA',
    cpf: '000.000.001-91',
    matricula: '104539 01 55 2013 1 00012 021 0000123 21',
    dataNascimento: {
      textoCompleto: 'DEZESSEIS DE MARÇO DE DOIS MIL E TREZE',
      dia: '16',
      mes: '03',
      ano: '2013',
    },
    horaNascimento: '10:30',
    naturalidade: 'BRASÍLIA/DF',
    sexo: 'Feminino',
  },
  localNascimento: { estabelecimento: 'HOSPITAL ESPÉCIME', municipio: 'BRASÍLIA', uf: 'DF' },
  registro: {
    municipio: 'BRASÍLIA',
    uf: 'DF',
    cartorio: 'CARTÓRIO ESPÉCIME',
    dataRegistro: '20/03/2013',
    numeroDnv: '',
    livro: '00012',
    folha: '021',
    termo: '0000123',
  },
  filiacao: {
    genitor1: { nomeCompleto: 'ANA ESPÉCIME DA SILVA', naturalidade: 'BRASÍLIA/DF' },
    genitor2: { nomeCompleto: 'JOSÉ ESPÉCIME DA SILVA', naturalidade: 'GOIÂNIA/GO' },
  },
  avos: {
    paternos: { avoMasculino: 'PEDRO ESPÉCIME DA SILVA', avoFeminino: 'RITA ESPÉCIME DA SILVA' },
    maternos: { avoMasculino: 'LUÍS ESPÉCIME', avoFeminino: 'CLARA ESPÉCIME' },
  },
  gemeos: { status: 'Não', informacoesAdicionais: '' },
  observacoes: { averbacoes: '', anotacoes: '' },
  autenticacao: { seloDigital: 'ESPECIME0001', oficialRegistro: 'OFICIAL ESPÉCIME', dataEmissao: '02/01/2024' },
};
