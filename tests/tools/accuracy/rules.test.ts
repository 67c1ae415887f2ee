// The rules of "right", one row a saying.
import { expect, test } from 'vitest';
import type { CertificateTruth } from '../../generator/truth.ts';
import { fieldsOf } from './answer.ts';
import { isRight } from './rules.ts';

const TRUTH: CertificateTruth = {
  case: 'made-up',
  layout: 'any',
  condition: 'any',
  file: 'made-up.png',
  width: 1,
  height: 1,
  resizeImage: false,
  data: {
    documento: { tipo: 'Certidão de Nascimento', órgão_emissor: 'Registro Civil das Pessoas Naturais' },
    dados_pessoais: {
      nome_completo: "JOÃO D'ÁVILA DA CONCEIÇÃO",
      cpf: '656.266.444-66',
      matrícula: '681013 01 55 1962 1 00043 295 0167836 99',
      data_nascimento: {
        texto_completo: 'PRIMEIRO DE MARÇO DE MIL NOVECENTOS E SESSENTA E DOIS',
        dia: '01',
        mês: '03',
        ano: '1962',
      },
      hora_nascimento: '09:05',
      naturalidade: 'São João del Rei/MG',
      sexo: 'Masculino',
    },
    local_nascimento: { estabelecimento: 'Santa Casa de Misericórdia', município: 'São João del Rei', uf: 'MG' },
    registro: {
      município: 'Ubá',
      uf: 'MG',
      cartório: '1º Ofício do Registro Civil das Pessoas Naturais',
      data_registro: '05/03/1962',
      número_dnv: '',
      livro: '029-A',
      folha: '123v',
      termo: '56.877',
    },
    filiação: {
      genitor_1: { nome_completo: 'ANA PRATES', naturalidade: 'Ubá/MG' },
      genitor_2: { nome_completo: '', naturalidade: '' },
    },
    avós: { paternos: { avô: '', avó: '' }, maternos: { avô: 'JOSÉ PRATES', avó: 'RITA DE CÁSSIA' } },
    gêmeos: { status: 'Sim', informações_adicionais: 'PEDRO D’ÁVILA DA CONCEIÇÃO, matrícula igual' },
    observações: { averbações: 'Reconhecida a paternidade em 02/03/1970.', anotações: '' },
    autenticação: {
      selo_digital: 'ABC123456-DEFG',
      oficial_registro: 'Laís Peçanha Gurgel',
      data_emissão: '01/02/1999',
    },
  },
  accept: { 'registro.livro': ['A-29'], 'local_nascimento.estabelecimento': [''] },
  meta: { twin_names: ["Pedro D'Ávila da Conceição"], joint_notes: true, cadastro: ['29.110.344-1'] },
};

function verdict(path: string, answer: string, others: Record<string, string> = {}): boolean {
  const printed = fieldsOf(TRUTH.data).get(path) ?? '';
  const answers = new Map(Object.entries({ ...others, [path]: answer }));
  return isRight({ path, printed, answer, truth: TRUTH, answers });
}

test.each<[string, string, boolean]>([
  ['documento.tipo', 'CERTIDÃO DE NASCIMENTO - 2ª VIA', true],
  ['documento.tipo', 'Certidão de Casamento', false],
  ['dados_pessoais.nome_completo', 'João D Ávila da Conceição', true],
  ['dados_pessoais.nome_completo', "JOAO D'AVILA DA CONCEICAO", false],
  ['dados_pessoais.cpf', '65626644466', true],
  ['dados_pessoais.cpf', '65626644465', false],
  ['dados_pessoais.matrícula', '68101301551962100043295016783699', true],
  ['dados_pessoais.data_nascimento.texto_completo', '01/03/1962', true],
  ['dados_pessoais.data_nascimento.texto_completo', '1º de março de 1962', true],
  ['dados_pessoais.data_nascimento.texto_completo', '01 MAR 1962', true],
  ['dados_pessoais.data_nascimento.texto_completo', '01 DEZ 1962', false],
  ['dados_pessoais.data_nascimento.texto_completo', 'um de março de mil novecentos e sessenta e dois', true],
  ['dados_pessoais.data_nascimento.texto_completo', 'dois de março de mil novecentos e sessenta e dois', false],
  ['dados_pessoais.data_nascimento.dia', '1', true],
  ['dados_pessoais.data_nascimento.mês', 'março', true],
  ['dados_pessoais.data_nascimento.mês', 'maio', false],
  ['dados_pessoais.hora_nascimento', '09h05', false],
  ['dados_pessoais.naturalidade', 'SÃO JOÃO DEL REI - MG', true],
  ['dados_pessoais.naturalidade', 'São João del Rei, Estado de Minas Gerais', true],
  ['dados_pessoais.naturalidade', 'São João del Rei, Estado de Minas Geraes', true],
  ['dados_pessoais.naturalidade', 'São João del Rei', false],
  ['dados_pessoais.sexo', 'M', true],
  ['dados_pessoais.sexo', 'F', false],
  ['local_nascimento.estabelecimento', 'Santa Casa de Misericórdia, São João del Rei - MG', true],
  ['local_nascimento.estabelecimento', 'Santa Casa de Misericórdia, Ubá', false],
  ['local_nascimento.estabelecimento', '', true],
  ['registro.município', 'Ubá/MG', true],
  ['registro.município', 'Ubá/SP', false],
  ['registro.uf', 'Minas Gerais', true],
  ['registro.cartório', '1o Ofício do Registro Civil das Pessoas Naturais de Ubá', true],
  [
    'registro.cartório',
    '1º Ofício do Registro Civil das Pessoas Naturais da Comarca de Ubá - Estado de Minas Gerais',
    true,
  ],
  ['registro.cartório', '1º Ofício do Registro Civil das Pessoas Naturais e 2º Tabelionato de Notas', false],
  ['registro.cartório', '1º Ofício do Registro Civil das Pessoas Naturais Data do registro 05/03/1962', false],
  ['registro.cartório', '2º Ofício do Registro Civil das Pessoas Naturais', false],
  ['registro.cartório', '1º OFICIO DO REGISTRO CIVIL', false],
  ['registro.cartório', 'Registro Civil', false],
  ['registro.data_registro', '5/3/1962', false],
  ['registro.número_dnv', 'Nada consta', true],
  ['registro.número_dnv', '30-12345678-9', false],
  ['registro.livro', 'A 29', true],
  ['registro.livro', '28', false],
  ['registro.folha', '123 verso', true],
  ['registro.folha', '123', false],
  ['registro.termo', '056877', true],
  ['gêmeos.status', 'gêmeo', true],
  ['gêmeos.status', 'Não', false],
  ['gêmeos.informações_adicionais', "irmã(o): PEDRO D'ÁVILA DA CONCEIÇÃO", true],
  ['observações.averbações', 'Averbação: reconhecida a paternidade em 02/03/1970', true],
  ['observações.anotações', 'RG 29.110.344-1 SSP', true],
  ['autenticação.selo_digital', 'ABC123456DEFG', true],
  ['autenticação.selo_digital', 'ABC123456-DEFG 1234.5678', true],
  ['autenticação.selo_digital', 'ABC123456-DEFG código de segurança 1234.5678', true],
  ['autenticação.selo_digital', 'ABC123456-DEFG Laís Peçanha Gurgel', false],
  ['autenticação.selo_digital', 'ABC123456-DEFX', false],
  ['autenticação.oficial_registro', 'Oficial: Laís Peçanha Gurgel', true],
  ['autenticação.oficial_registro', 'Laís Gurgel', false],
  ['filiação.genitor_2.nome_completo', '* * * * *', true],
  ['filiação.genitor_2.nome_completo', 'JOSÉ', false],
])('%s: %s is %s', (path, answer, right) => {
  expect(verdict(path, answer)).toBe(right);
});

test('one box for both kinds of note: the text may stand in either field', () => {
  const note = 'Reconhecida a paternidade em 02/03/1970.';
  expect(verdict('observações.averbações', '', { 'observações.anotações': note })).toBe(true);
  expect(verdict('observações.anotações', note, { 'observações.averbações': '' })).toBe(true);
  expect(verdict('observações.averbações', '')).toBe(false);
});
