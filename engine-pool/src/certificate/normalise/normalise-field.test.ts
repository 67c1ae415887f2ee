// Every kind of value as a finder may hand it in, and the fields it fills.
import { type FieldPath, fieldAt } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { normaliseField } from './normalise-field.ts';

const BIRTH = 'dados_pessoais.data_nascimento';

test.each<[FieldPath, string, Partial<Record<FieldPath, string>>]>([
  [
    'dados_pessoais.nome_completo',
    'RAFAELA GONÇALVES DE ABREU,',
    { 'dados_pessoais.nome_completo': 'RAFAELA GONÇALVES DE ABREU' },
  ],
  ['dados_pessoais.cpf', '529.982.247-25', { 'dados_pessoais.cpf': '529.982.247-25' }],
  ['dados_pessoais.cpf', '108 529.982.247-25 111', { 'dados_pessoais.cpf': '529.982.247-25' }],
  ['dados_pessoais.cpf', '529.982.247-25 108 111', { 'dados_pessoais.cpf': '529.982.247-25' }],
  ['dados_pessoais.cpf', 'não consta', {}],
  ['avos.paternos.avo_feminino', 'D.Mitsu Nakamura', { 'avos.paternos.avo_feminino': 'Mitsu Nakamura' }],
  ['avos.paternos.avo_feminino', 'D. Mitsu Nakamura', { 'avos.paternos.avo_feminino': 'Mitsu Nakamura' }],
  [
    'dados_pessoais.matricula',
    '10453901552013100012021000012321',
    { 'dados_pessoais.matricula': '104539 01 55 2013 1 00012 021 0000123 21' },
  ],
  [
    `${BIRTH}.texto_completo`,
    'QUATRO DE JUNHO DE DOIS MIL E TREZE',
    {
      [`${BIRTH}.texto_completo`]: 'QUATRO DE JUNHO DE DOIS MIL E TREZE',
      [`${BIRTH}.dia`]: '04',
      [`${BIRTH}.mes`]: '06',
      [`${BIRTH}.ano`]: '2013',
    },
  ],
  [`${BIRTH}.texto_completo`, 'MASCULINO', {}],
  [`${BIRTH}.dia`, 'VINTE E CINCO', { [`${BIRTH}.dia`]: '25' }],
  [`${BIRTH}.dia`, '45', {}],
  [`${BIRTH}.mes`, 'MARÇO', { [`${BIRTH}.mes`]: '03' }],
  [`${BIRTH}.ano`, '2013', { [`${BIRTH}.ano`]: '2013' }],
  ['dados_pessoais.hora_nascimento', '6h45min', { 'dados_pessoais.hora_nascimento': '06:45' }],
  ['dados_pessoais.hora_nascimento', '1530', { 'dados_pessoais.hora_nascimento': '15:30' }],
  ['dados_pessoais.hora_nascimento', '04 15 minutos', { 'dados_pessoais.hora_nascimento': '04:15' }],
  ['dados_pessoais.hora_nascimento', '04 15', { 'dados_pessoais.hora_nascimento': '04:15' }],
  ['dados_pessoais.naturalidade', 'natural de Mariana/MG', { 'dados_pessoais.naturalidade': 'Mariana/MG' }],
  ['dados_pessoais.nome_completo', 'Ana Leitão.O', { 'dados_pessoais.nome_completo': 'Ana Leitão' }],
  ['autenticacao.oficial_registro', 'GOVERNO DO DISTRITO FEDERAL', {}],
  ['avos.paternos.avo_masculino', 'Rui Cu- trim', { 'avos.paternos.avo_masculino': 'Rui Cutrim' }],
  ['avos.paternos.avo_masculino', 'Rui El- Khouri', { 'avos.paternos.avo_masculino': 'Rui El- Khouri' }],
  ['avos.paternos.avo_masculino', 'Não', {}],
  ['autenticacao.oficial_registro', 'Firma Ana Lima', { 'autenticacao.oficial_registro': 'Ana Lima' }],
  ['dados_pessoais.nome_completo', 'W W Ana Lima', { 'dados_pessoais.nome_completo': 'Ana Lima' }],
  ['dados_pessoais.naturalidade', 'O PAI DE CRATO-CE', { 'dados_pessoais.naturalidade': 'CRATO-CE' }],
  ['dados_pessoais.naturalidade', 'NATURAL DE..: JI-PARANÁ-RO', { 'dados_pessoais.naturalidade': 'JI-PARANÁ-RO' }],
  ['dados_pessoais.sexo', 'FEMININO.', { 'dados_pessoais.sexo': 'Feminino' }],
  ['dados_pessoais.sexo', '2 FEM.', { 'dados_pessoais.sexo': 'Feminino' }],
  ['dados_pessoais.sexo', '☐ 1 MASC. ☒ 2 FEM.', { 'dados_pessoais.sexo': 'Feminino' }],
  ['local_nascimento.estabelecimento', 'rua do Rosário nº 47,', {}],
  [
    'local_nascimento.estabelecimento',
    'no lugar denominado Córrego Fundo',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'bairro do Carmo, Casa de Saúde Lima',
    { 'local_nascimento.estabelecimento': 'bairro do Carmo, Casa de Saúde Lima' },
  ],
  ['local_nascimento.estabelecimento', 'nesta cidade', {}],
  ['local_nascimento.estabelecimento', 'nesta cidade, à Rua da Frente, 7', {}],
  ...['Em ambulância, na BR-386', 'À margem do rio Acre'].map(
    (place): [FieldPath, string, Partial<Record<FieldPath, string>>] => [
      'local_nascimento.estabelecimento',
      place,
      { 'local_nascimento.estabelecimento': place },
    ],
  ),
  ['local_nascimento.estabelecimento', 'a Fazenda Santa Olívia', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  ['filiacao.genitor_1.nome_completo', 'Dr. Rui Dias', { 'filiacao.genitor_1.nome_completo': 'Rui Dias' }],
  ['filiacao.genitor_1.naturalidade', 'êste distrito', { 'filiacao.genitor_1.naturalidade': 'êste distrito' }],
  ['local_nascimento.estabelecimento', 'neste Subdistrito', {}],
  ['local_nascimento.estabelecimento', '☐ Hospital ☒ Domicílio ☐ Via pública ☐ Outro Rua da Frente, 7', {}],
  [
    'local_nascimento.estabelecimento',
    '● Hospital Domicílio Via pública Outro Casa de Saúde São Lucas',
    { 'local_nascimento.estabelecimento': 'Casa de Saúde São Lucas' },
  ],
  ['local_nascimento.estabelecimento', 'Hospital Domicílio Via pública Outros', {}],
  [
    'local_nascimento.estabelecimento',
    'Maternidade Carmela Dutra de',
    { 'local_nascimento.estabelecimento': 'Maternidade Carmela Dutra' },
  ],
  ['local_nascimento.estabelecimento', 'Fazenda Capão, em casa', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  ['local_nascimento.estabelecimento', 'à rua da Frente', {}],
  ['local_nascimento.estabelecimento', 'Hospital da Lapa', { 'local_nascimento.estabelecimento': 'Hospital da Lapa' }],
  ['local_nascimento.estabelecimento', 'em Fazenda Boa Vista', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  [
    'local_nascimento.estabelecimento',
    'no lugar denominado Sítio Verde',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'casa de taipa de seus paes',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Rua do Sol, residencia de seus paes',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Interior de ambulância, Rodovia RJ-186',
    { 'local_nascimento.estabelecimento': 'Interior de ambulância, Rodovia RJ-186' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Em via pública, Avenida do Sol, altura do nº 1.900',
    { 'local_nascimento.estabelecimento': 'Em via pública, Avenida do Sol, altura do nº 1.900' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Engenho Novo, casa grande',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Engenho Novo Hospital e Maternidade',
    { 'local_nascimento.estabelecimento': 'Engenho Novo Hospital e Maternidade' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Casa de Parto Sapopemba',
    { 'local_nascimento.estabelecimento': 'Casa de Parto Sapopemba' },
  ],
  ['local_nascimento.estabelecimento', 'Aldeia Umariaçu', { 'local_nascimento.estabelecimento': 'Aldeia Umariaçu' }],
  [
    'local_nascimento.estabelecimento',
    'no domicílio de seus pais',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Rua Direita, em domicílio',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'em casa de residência de seus pais',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'em casa, na Fazenda Umari',
    { 'local_nascimento.estabelecimento': 'Domicílio' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Hospital Santa Rosália (Rua Direita, nº 7)',
    { 'local_nascimento.estabelecimento': 'Hospital Santa Rosália' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Maternidade Carmela Dutra, sito',
    { 'local_nascimento.estabelecimento': 'Maternidade Carmela Dutra' },
  ],
  ['local_nascimento.estabelecimento', 'em sua casa de morada', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  [
    'local_nascimento.estabelecimento',
    'Hospital Santa Rosália, Quadra 104 Norte',
    { 'local_nascimento.estabelecimento': 'Hospital Santa Rosália' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Maternidade Praça Quinze',
    { 'local_nascimento.estabelecimento': 'Maternidade Praça Quinze' },
  ],
  [
    'local_nascimento.estabelecimento',
    'Casa da Mãe Pobre',
    { 'local_nascimento.estabelecimento': 'Casa da Mãe Pobre' },
  ],
  ['local_nascimento.estabelecimento', 'Rua Direita, nº 60', {}],
  ['gemeos.status', 'Parto único', { 'gemeos.status': 'Não' }],
  ['gemeos.informacoes_adicionais', 'Parto único', {}],
  ['gemeos.informacoes_adicionais', 'Ana-Lia Dias', { 'gemeos.informacoes_adicionais': 'Ana-Lia Dias' }],
  ['local_nascimento.estabelecimento', 'em domicílio', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  [
    'filiacao.genitor_1.naturalidade',
    'Crato, deste Estado',
    { 'filiacao.genitor_1.naturalidade': 'Crato, deste Estado' },
  ],
  ['filiacao.genitor_1.naturalidade', 'desta cidade', { 'filiacao.genitor_1.naturalidade': 'desta cidade' }],
  ['filiacao.genitor_1.naturalidade', 'Crato, deste', { 'filiacao.genitor_1.naturalidade': 'Crato' }],
  ['registro.municipio', 'OURO PRETO/MG', { 'registro.municipio': 'OURO PRETO', 'registro.uf': 'MG' }],
  ['registro.municipio', '28 de abril', {}],
  ['registro.uf', 'Minas Gerais', { 'registro.uf': 'MG' }],
  ['registro.uf', 'Território Federal do Acre', { 'registro.uf': 'AC' }],
  // A capital before a letter with a mark is no "n" of "não".
  ['gemeos.informacoes_adicionais', 'Nélio Dias.', { 'gemeos.informacoes_adicionais': 'Nélio Dias' }],
  ['gemeos.informacoes_adicionais', 'N.', {}],
  ['dados_pessoais.naturalidade', 'Mitú País Colômbia', { 'dados_pessoais.naturalidade': 'Mitú/Colômbia' }],
  ['registro.cartorio', '❧ REGISTRO CIVIL ❧', { 'registro.cartorio': 'REGISTRO CIVIL' }],
  ['registro.cartorio', 'Quarta Pretoria Civel', { 'registro.cartorio': 'Quarta Pretoria Civel' }],
  ['registro.data_registro', '30-4-946', { 'registro.data_registro': '30/04/1946' }],
  ['registro.cartorio', '1º Ofício de Crato (CE', { 'registro.cartorio': '1º Ofício de Crato (CE)' }],
  ['registro.cartorio', '1º OFÍCIO DE REGISTRO CIVIL,', { 'registro.cartorio': '1º OFÍCIO DE REGISTRO CIVIL' }],
  ['registro.cartorio', 'Cartorio do 1.º Officio – Municipio e', { 'registro.cartorio': 'Cartorio do 1.º Officio' }],
  [
    'registro.cartorio',
    'Ofício Único de Nova Friburgo CNS 126333',
    { 'registro.cartorio': 'Ofício Único de Nova Friburgo' },
  ],
  [
    'registro.cartorio',
    'República Federativa do Brasil – 3º Ofício de Registro Civil',
    { 'registro.cartorio': '3º Ofício de Registro Civil' },
  ],
  ['registro.cartorio', 'Ofício Único do Serro 126333', { 'registro.cartorio': 'Ofício Único do Serro' }],
  ['registro.cartorio', 'CARTÓRIO LIMA REGISTRO CIVIL DAS PESSOAS NATURAIS', { 'registro.cartorio': 'CARTÓRIO LIMA' }],
  [
    'registro.cartorio',
    'Cartório Lima - 6º Registro Civil das Pessoas Naturais',
    { 'registro.cartorio': 'Cartório Lima - 6º Registro Civil das Pessoas Naturais' },
  ],
  [
    'registro.cartorio',
    'TERCEIRO REGISTRO CIVIL DAS PESSOAS NATURAIS',
    { 'registro.cartorio': 'TERCEIRO REGISTRO CIVIL DAS PESSOAS NATURAIS' },
  ],
  [
    'registro.cartorio',
    'Cartório do Distrito de Regência, Avenida Beira-Rio, 150',
    { 'registro.cartorio': 'Cartório do Distrito de Regência' },
  ],
  ['filiacao.genitor_1.nome_completo', 'do Snr. Rui Sá', { 'filiacao.genitor_1.nome_completo': 'Rui Sá' }],
  ['filiacao.genitor_1.nome_completo', 'Dna. Ana Sá', { 'filiacao.genitor_1.nome_completo': 'Ana Sá' }],
  ['filiacao.genitor_1.nome_completo', 'SÃO RUI SÁ', { 'filiacao.genitor_1.nome_completo': 'RUI SÁ' }],
  ['filiacao.genitor_1.nome_completo', 'Rui McAllister', { 'filiacao.genitor_1.nome_completo': 'Rui McAllister' }],
  ['autenticacao.oficial_registro', 'Bela. Ana Dias', { 'autenticacao.oficial_registro': 'Bela. Ana Dias' }],
  ['autenticacao.oficial_registro', 'Ana Dias·CNS 021303', { 'autenticacao.oficial_registro': 'Ana Dias' }],
  ['avos.maternos.avo_feminino', 'Úrsula Ferreira.Foi', { 'avos.maternos.avo_feminino': 'Úrsula Ferreira' }],
  ['registro.cartorio', 'Registros Públicos de Ubá', { 'registro.cartorio': 'Registros Públicos de Ubá' }],
  ['registro.cartorio', 'ESCRIVANIA DE PAZ', { 'registro.cartorio': 'ESCRIVANIA DE PAZ' }],
  ['registro.cartorio', 'OURO PRETO', {}],
  ['registro.data_registro', 'dez de junho de dois mil e treze', { 'registro.data_registro': '10/06/2013' }],
  ['registro.numero_dnv', '30 - 51234567 - 1', { 'registro.numero_dnv': '30-51234567-1' }],
  ['registro.livro', 'Livro A-154', { 'registro.livro': 'A-154' }],
  ['registro.livro', 'N-58', { 'registro.livro': 'N-58' }],
  ['gemeos.status', 'gêmeo com', {}],
  ['gemeos.status', 'gêmeo com Rui', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', '( ) SIM (X) NÃO', { 'gemeos.status': 'Não' }],
  ['gemeos.status', ') SIM ( X ) NÃO', { 'gemeos.status': 'Não' }],
  ['gemeos.status', 'Sim ( ) Não (X)', { 'gemeos.status': 'Não' }],
  ['gemeos.status', 'Primeiro gêmeo', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', 'trigêmeos', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', 'Não gêmeo', { 'gemeos.status': 'Não' }],
  [
    'filiacao.genitor_1.nome_completo',
    'PAULO NETO, brasileiro, casado',
    { 'filiacao.genitor_1.nome_completo': 'PAULO NETO' },
  ],
  [
    'filiacao.genitor_1.nome_completo',
    'Raimundo Nonato (já falecido)',
    { 'filiacao.genitor_1.nome_completo': 'Raimundo Nonato' },
  ],
  ['registro.folha', 'fls. 123 vº', { 'registro.folha': '123 vº' }],
  ['registro.termo', '1,027', { 'registro.termo': '1.027' }],
  ['filiacao.genitor_1.nome_completo', 'BACHAREL RUI DIAS', { 'filiacao.genitor_1.nome_completo': 'RUI DIAS' }],
  ['registro.termo', 'nove mil e seis', { 'registro.termo': '9006' }],
  ['registro.municipio', 'Município e Comarca de Jundiaí', { 'registro.municipio': 'Jundiaí' }],
  ['registro.municipio', 'neste município de Ilhéus', { 'registro.municipio': 'Ilhéus' }],
  ['registro.municipio', 'Distrito de Barão Geraldo, Município de Campinas', { 'registro.municipio': 'Campinas' }],
  ['registro.municipio', 'Taguatinga - DF', { 'registro.municipio': 'Taguatinga', 'registro.uf': 'DF' }],
  ['registro.municipio', 'Núcleo Bandeirante, Brasília', { 'registro.municipio': 'Brasília' }],
  ['dados_pessoais.naturalidade', 'Mãe do Rio/PA', { 'dados_pessoais.naturalidade': 'Mãe do Rio/PA' }],
  ['dados_pessoais.naturalidade', '[Pelotas - RS]', { 'dados_pessoais.naturalidade': 'Pelotas - RS' }],
  ['registro.cartorio', 'Registo Civil da Boa Vista', { 'registro.cartorio': 'Registo Civil da Boa Vista' }],
  ['registro.cartorio', 'Cart. Único do Reg. Civil', { 'registro.cartorio': 'Cart. Único do Reg. Civil' }],
  ['local_nascimento.estabelecimento', 'Sítio Bom Jesus, na', { 'local_nascimento.estabelecimento': 'Domicílio' }],
  [
    'dados_pessoais.matricula',
    '104539 01 55 2013 1 00012 021 0000123 21 / 104539 01 55 2010 1 00012 021 0000123 99',
    { 'dados_pessoais.matricula': '104539 01 55 2013 1 00012 021 0000123 21' },
  ],
  ['observacoes.anotacoes', '6.2 Anotações Casou-se.', { 'observacoes.anotacoes': 'Casou-se.' }],
  ['registro.uf', 'R. G. do Sul', { 'registro.uf': 'RS' }],
  ['registro.uf', 'Sta. Catarina', { 'registro.uf': 'SC' }],
  ['registro.uf', 'Território do Guaporé', { 'registro.uf': 'RO' }],
  ['registro.uf', 'deste Estado de Pernambuco', { 'registro.uf': 'PE' }],
  ['registro.uf', 'P. do Norte', {}],
  ['observacoes.averbacoes', 'Observações: nada mais consta', {}],
  ['observacoes.averbacoes', 'Não há averbações ou anotações a acrescer', {}],
  ['observacoes.averbacoes', 'Casou-se em 1999. - - - - - -', { 'observacoes.averbacoes': 'Casou-se em 1999.' }],
  ['gemeos.status', 'Sim [x] Não [ ]', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', '☒ Sim ☐ Não', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', 'X Sim Não', { 'gemeos.status': 'Sim' }],
  ['gemeos.status', 'Sim X Não', { 'gemeos.status': 'Não' }],
  ['gemeos.status', 'Sim Não X', { 'gemeos.status': 'Não' }],
  ['gemeos.informacoes_adicionais', 'Lia Prado.', { 'gemeos.informacoes_adicionais': 'Lia Prado' }],
  ['gemeos.informacoes_adicionais', '– Lia Prado', { 'gemeos.informacoes_adicionais': 'Lia Prado' }],
  [
    'observacoes.averbacoes',
    'Inclusão do CPF nº 529.982.247-25. Anotação: Óbito em 1996.',
    {
      'observacoes.averbacoes': 'Inclusão do CPF nº 529.982.247-25.',
      'observacoes.anotacoes': 'Óbito em 1996.',
      'dados_pessoais.cpf': '529.982.247-25',
    },
  ],
  ['observacoes.anotacoes', 'Nada consta.', {}],
  [
    'observacoes.anotacoes',
    '25 Anotações / Annotations Casado em 1990.',
    { 'observacoes.anotacoes': 'Casado em 1990.' },
  ],
  ['autenticacao.selo_digital', 'nº WLY383918-MXPT', { 'autenticacao.selo_digital': 'WLY383918-MXPT' }],
  ['documento.tipo', 'CERTIDÃO DE NASCIMENTO', {}],
])('%s: %s', (field, text, expected) => {
  const said = normaliseField(fieldAt(field), text, true);
  expect(Object.fromEntries(said.filter(({ value }) => value !== '').map((one) => [one.field, one.value]))).toEqual(
    expected,
  );
});
test.each([
  [false, '1º Ofício'],
  [true, 'Iº Ofício'],
])('an I that stands for a one, in exact text: %s', (exact, expected) => {
  const [said] = normaliseField(fieldAt('registro.cartorio'), 'Iº Ofício', exact);
  expect(said?.value).toBe(expected);
});

test.each([
  [false, ''],
  [true, 'Ana'],
])('three letters, in exact text: %s', (exact, expected) => {
  const [said] = normaliseField(fieldAt('dados_pessoais.nome_completo'), 'Ana', exact);
  expect(said?.value).toBe(expected);
});

test.each<[FieldPath, string, number]>([
  ['registro.data_registro', '04/06/93', 0.7],
  ['registro.data_registro', '04/06/1993', 1],
  ['dados_pessoais.matricula', '10453901552013100012021000012399', 0.4],
])('a doubtful value lowers its confidence: %s %s', (field, text, factor) => {
  expect(normaliseField(fieldAt(field), text, true)[0]?.factor).toBe(factor);
});
