// Forms whose labels say little without the heading they stand under.
import { expect, it } from 'vitest';
import { readCertificate } from '../../../read-certificate.ts';
import { pageOf } from '../../../testing/page-of.ts';

function read(rows: readonly string[]) {
  const reading = readCertificate(pageOf(['@40 CERTIDÃO DE NASCIMENTO', ...rows]));
  if (!reading) throw new Error('not recognised');
  return reading.certificate;
}

it('takes the first of two like labels for the grandfather, whatever accent was read', () => {
  const c = read([
    'Nome @40 RUI CAMPOS',
    'NASCIMENTO',
    'Data @40 17 DE OUTUBRO DE 1981',
    'Hora @40 23:20',
    'AVÓS PATERNOS',
    'Avó @40 SÉRGIO CAMPOS',
    'Avó @40 ANA LIMA',
  ]);
  expect(c.avos?.paternos).toEqual({ avoMasculino: 'SÉRGIO CAMPOS', avoFeminino: 'ANA LIMA' });
});

it('reads a table with the group in its first column', () => {
  const c = read([
    'REGISTRADO @24 Nome @40 RUI CAMPOS',
    'NASCIMENTO @24 Data @40 17 DE OUTUBRO DE 1981',
    '@24 Hora @40 23:20',
    'PAI @24 Nome @40 CARLOS CAMPOS',
    'MÃE @24 Nome @40 ANA DIAS',
    'AVÓS PATERNOS @24 Avô @40 LUIZ CAMPOS',
    '@24 Avó @40 ***',
    'AVÓS MATERNOS @24 Avô @40 ***',
    '@24 Avó @40 RITA DIAS',
    'REGISTRO @24 Data @40 21 DE NOVEMBRO DE 1981',
    '@24 Livro @40 A-50',
  ]);
  expect(c.dadosPessoais).toMatchObject({ nomeCompleto: 'RUI CAMPOS', horaNascimento: '23:20' });
  expect(c.dadosPessoais?.dataNascimento?.textoCompleto).toBe('17 DE OUTUBRO DE 1981');
  expect(c.registro).toMatchObject({ dataRegistro: '21/11/1981', livro: 'A-50' });
  expect(c.filiacao?.genitor1?.nomeCompleto).toBe('CARLOS CAMPOS');
  expect(c.filiacao?.genitor2?.nomeCompleto).toBe('ANA DIAS');
  expect(c.avos).toEqual({
    paternos: { avoMasculino: 'LUIZ CAMPOS', avoFeminino: '' },
    maternos: { avoMasculino: '', avoFeminino: 'RITA DIAS' },
  });
});

it('takes the side of the family from the heading over the column, and the entry’s date from its cells', () => {
  const c = read([
    'NOME: RUI CAMPOS',
    '@10 NASCIMENTO',
    'DIA @10 MÊS @30 ANO',
    '17 @10 OUTUBRO @30 1981',
    '@10 LADO PATERNO @60 LADO MATERNO',
    'Pai: CARLOS CAMPOS @50 Mãe: ANA DIAS',
    'Avô: LUIZ CAMPOS @50 Avô: OTTO DIAS',
    'Avó: INÊS CAMPOS @50 Avó: RITA DIAS',
    '@10 REGISTRO',
    'DIA @10 MÊS @30 ANO',
    '21 @10 NOVEMBRO @30 1981',
  ]);
  expect(c.dadosPessoais?.dataNascimento).toMatchObject({ dia: '17', mes: '10', ano: '1981' });
  expect(c.registro?.dataRegistro).toBe('21/11/1981');
  expect(c.avos?.paternos).toEqual({ avoMasculino: 'LUIZ CAMPOS', avoFeminino: 'INÊS CAMPOS' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: 'OTTO DIAS', avoFeminino: 'RITA DIAS' });
});

it('takes a state in its own cell, and each parent’s own parents, as the national model of 2024 prints them', () => {
  const c = read([
    'Nome:',
    'RUI CAMPOS',
    'Município da naturalidade @60 UF:',
    'Olinda @60 PE',
    'Nome do(a) Genitor(a): @60 Município de nascimento @90 UF:',
    'ANA DIAS @60 Cuiabá @90 MT',
    'Avô(ó)(s) respectivo(s):',
    'OTTO DIAS e RITA DIAS',
    'Nome do(a) Genitor(a): @60 Município de nascimento @90 UF:',
    'CARLOS CAMPOS @60 Recife @90 PE',
    'Avô(ó)(s) respectivo(s):',
    'LUIZ CAMPOS e INÊS CAMPOS',
    'Gêmeo:',
    'Sim - ÂNGELO CAMPOS',
    'Data do registro:',
    '21/11/1981',
  ]);
  expect(c.dadosPessoais?.naturalidade).toBe('Olinda - PE');
  expect(c.filiacao?.genitor1).toEqual({ nomeCompleto: 'ANA DIAS', naturalidade: 'Cuiabá - MT' });
  expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: 'CARLOS CAMPOS', naturalidade: 'Recife - PE' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: 'OTTO DIAS', avoFeminino: 'RITA DIAS' });
  expect(c.avos?.paternos).toEqual({ avoMasculino: 'LUIZ CAMPOS', avoFeminino: 'INÊS CAMPOS' });
  expect(c.gemeos).toEqual({ status: 'Sim', informacoesAdicionais: 'ÂNGELO CAMPOS' });
});

it('passes over what a bilingual form says again in another language', () => {
  const c = read([
    'Nome completo / Full name',
    'RUI CAMPOS',
    'Local de nascimento - Place of birth @60 Sexo | Sex',
    'HOSPITAL SANTA RITA @60 Masculino',
    'Data do registro / Date d’enregistrement',
    '21/11/1981',
  ]);
  expect(c.dadosPessoais).toMatchObject({ nomeCompleto: 'RUI CAMPOS', sexo: 'Masculino' });
  expect(c.localNascimento?.estabelecimento).toBe('HOSPITAL SANTA RITA');
  expect(c.registro?.dataRegistro).toBe('21/11/1981');
});

it('parts what signs, sentences and small letters part', () => {
  const c = read([
    'Nome: RUI CAMPOS',
    'CPF: 529.982.247-25 | Sexo: Masculino',
    'Local de nascimento: Domicílio Município: Olinda/PE',
    'LOCAL: @60 Averbações (mudanças no registro)',
    'Hospital Santa Rita @60 Retificado o nome da mãe. O mais consta desta certidão. Anotação: Casou-se em 1999.',
  ]);
  expect(c.dadosPessoais).toMatchObject({ cpf: '529.982.247-25', sexo: 'Masculino' });
  expect(c.localNascimento).toMatchObject({ estabelecimento: 'Domicílio', municipio: 'Olinda', uf: 'PE' });
  expect(c.observacoes).toEqual({
    averbacoes: 'Retificado o nome da mãe. O mais consta desta certidão.',
    anotacoes: 'Casou-se em 1999.',
  });
});

it('takes a line for each person, and the places beside them', () => {
  const c = read([
    'Nome: RUI CAMPOS',
    'Filiação @60 Naturalidade',
    'CARLOS CAMPOS @60 Recife/PE',
    'ANA DIAS @60 Cuiabá/MT',
    'Avós paternos @60 Avós maternos',
    'LUIZ CAMPOS @60 OTTO DIAS',
    'INÊS CAMPOS @60 RITA DIAS',
    'Data do registro: 21/11/1981',
  ]);
  expect(c.filiacao?.genitor1).toEqual({ nomeCompleto: 'CARLOS CAMPOS', naturalidade: 'Recife/PE' });
  expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: 'ANA DIAS', naturalidade: 'Cuiabá/MT' });
  expect(c.avos?.paternos).toEqual({ avoMasculino: 'LUIZ CAMPOS', avoFeminino: 'INÊS CAMPOS' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: 'OTTO DIAS', avoFeminino: 'RITA DIAS' });
});
