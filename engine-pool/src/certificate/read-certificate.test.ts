// Whole pages of the known kinds of form, from words to fields; real layouts are measured by the accuracy runs.
import { FieldSource } from '@lavra/proto/engine/v1/engine';
import { describe, expect, it } from 'vitest';
import { readCertificate } from './read-certificate.ts';
import { pageOf } from './testing/page-of.ts';

const HEADING = [
  '@40 REPÚBLICA FEDERATIVA DO BRASIL',
  '@40 REGISTRO CIVIL DAS PESSOAS NATURAIS',
  '@40 CERTIDÃO DE NASCIMENTO',
];

function read(rows: readonly string[], confidence = 0.99) {
  const reading = readCertificate(pageOf([...HEADING, ...rows], confidence));
  if (!reading) throw new Error('not recognised');
  return reading;
}

describe('forms with labels above their values', () => {
  const { certificate: c, evidence } = read([
    'NOME',
    'RAFAELA GONÇALVES DE ABREU',
    'NÚMERO DO CPF',
    '529.982.247-25',
    'MATRÍCULA',
    '104539 01 55 2013 1 00012 021 0000123 21',
    'DATA DE NASCIMENTO POR EXTENSO @60 DIA @70 MÊS @80 ANO',
    'QUATRO DE JUNHO DE DOIS MIL E TREZE @60 04 @70 06 @80 2013',
    'HORA DE NASCIMENTO @40 MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',
    '06:45 @40 OURO PRETO/MG',
    'LOCAL DE NASCIMENTO @60 SEXO',
    'SANTA CASA DE MISERICÓRDIA @60 FEMININO',
    'FILIAÇÃO',
    'LÍVIA GONÇALVES, natural de MARIANA/MG',
    'HUGO DE ABREU, natural de OURO PRETO/MG',
    'AVÓS',
    'TADEU DE ABREU e CÉLIA DE ABREU (paternos)',
    'ÍRIS GONÇALVES (materna)',
    'GÊMEO @30 NOME E MATRÍCULA DO(S) GÊMEO(S)',
    'NÃO @30 ***',
    'DATA DO REGISTRO POR EXTENSO @60 NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO',
    'DEZ DE JUNHO DE DOIS MIL E TREZE @60 30-51234567-1',
    'AVERBAÇÕES/ANOTAÇÕES À ACRESCER',
    'Nada consta.',
    'Nome do Ofício: 1º OFÍCIO DE REGISTRO CIVIL @60 O conteúdo da certidão é verdadeiro. Dou fé.',
    'Oficial Registrador(a): PÉRICLES MOTA @60 Ouro Preto/MG, 12 de junho de 2013.',
    'Município/UF: OURO PRETO/MG',
    'Selo Digital: ABC12345-XYZW',
  ]);

  it('reads every cell', () => {
    expect(c.dadosPessoais).toEqual({
      nomeCompleto: 'RAFAELA GONÇALVES DE ABREU',
      cpf: '529.982.247-25',
      matricula: '104539 01 55 2013 1 00012 021 0000123 21',
      dataNascimento: { textoCompleto: 'QUATRO DE JUNHO DE DOIS MIL E TREZE', dia: '04', mes: '06', ano: '2013' },
      horaNascimento: '06:45',
      naturalidade: '',
      sexo: 'Feminino',
    });
    expect(c.localNascimento).toEqual({
      estabelecimento: 'SANTA CASA DE MISERICÓRDIA',
      municipio: 'OURO PRETO',
      uf: 'MG',
    });
    expect(c.registro).toEqual({
      municipio: 'OURO PRETO',
      uf: 'MG',
      cartorio: '1º OFÍCIO DE REGISTRO CIVIL',
      dataRegistro: '10/06/2013',
      numeroDnv: '30-51234567-1',
      livro: '12',
      folha: '21',
      termo: '123',
    });
    expect(c.filiacao?.genitor1).toEqual({ nomeCompleto: 'LÍVIA GONÇALVES', naturalidade: 'MARIANA/MG' });
    expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: 'HUGO DE ABREU', naturalidade: 'OURO PRETO/MG' });
    expect(c.avos?.paternos).toEqual({ avoMasculino: 'TADEU DE ABREU', avoFeminino: 'CÉLIA DE ABREU' });
    expect(c.avos?.maternos).toEqual({ avoMasculino: '', avoFeminino: 'ÍRIS GONÇALVES' });
    expect(c.gemeos).toEqual({ status: 'Não', informacoesAdicionais: '' });
    expect(c.observacoes).toEqual({ averbacoes: '', anotacoes: '' });
    expect(c.autenticacao).toEqual({
      seloDigital: 'ABC12345-XYZW',
      oficialRegistro: 'PÉRICLES MOTA',
      dataEmissao: '12/06/2013',
    });
  });

  it('says where each field stood, and that livro came from the matrícula', () => {
    const name = evidence.find(({ field }) => field === 'dados_pessoais.nome_completo');
    const width = 'RAFAELA GONÇALVES DE ABREU'.length * 12;
    expect(name?.box?.left).toBeLessThanOrEqual(100);
    expect((name?.box?.left ?? 0) + (name?.box?.width ?? 0)).toBeGreaterThanOrEqual(100 + width);
    const livro = evidence.find(({ field }) => field === 'registro.livro');
    expect(livro).toMatchObject({ source: 3, box: undefined });
    expect(livro?.confidence).toBeGreaterThan(0.95);
  });
});

it('says of a name whose accents were repaired that it was repaired', () => {
  const rows = [
    'NOME',
    'APÁRECIDO CORREIA',
    'DATA DE NASCIMENTO',
    '02/03/2001',
    'MÃE',
    'ANTONIA CORREIA',
    'LIVRO',
    'A-12',
  ];
  const { certificate, evidence } = read(rows, 0.97);
  expect(certificate.dadosPessoais?.nomeCompleto).toBe('APARECIDO CORREIA');
  expect(certificate.filiacao?.genitor1?.nomeCompleto).toBe('ANTÔNIA CORREIA');
  const sources = evidence.filter(({ field }) => field.endsWith('nome_completo')).map(({ source }) => source);
  expect(sources).toEqual([FieldSource.FIELD_SOURCE_REPAIRED, FieldSource.FIELD_SOURCE_REPAIRED]);
});

it('reads a table of parents with their own parents in one row, and numbered labels', () => {
  const { certificate: c } = read([
    '1. Nome do(a) registrado(a) @60 2. Sexo',
    'Lia Prado @60 Feminino',
    '3. Nascido(a) em @60 4. Hora em que nasceu',
    '12 de março de 2.011 @60 7h35min',
    '5. Local em que nasceu @60 6. Cidade em que nasceu',
    'Hospital das Clínicas @60 Iguatu - CE',
    'Genitor(a) @30 Naturalidade @60 Avós',
    'Rita Prado @30 Iguatu - CE @60 Ivo Prado e Zélia Prado',
    'Hugo Reis @30 Natal - RN @60 Davi Reis e Nair Reis',
    '7. Data em que foi registrado @60 8. Pais do declarante',
    '20 de março de 2.011 @60 ---',
  ]);
  expect(c.dadosPessoais).toMatchObject({ nomeCompleto: 'Lia Prado', horaNascimento: '07:35', naturalidade: '' });
  expect(c.localNascimento).toEqual({ estabelecimento: 'Hospital das Clínicas', municipio: 'Iguatu', uf: 'CE' });
  expect(c.registro?.dataRegistro).toBe('20/03/2011');
  expect(c.filiacao).toEqual({
    genitor1: { nomeCompleto: 'Rita Prado', naturalidade: 'Iguatu - CE' },
    genitor2: { nomeCompleto: 'Hugo Reis', naturalidade: 'Natal - RN' },
  });
  expect(c.avos).toEqual({
    maternos: { avoMasculino: 'Ivo Prado', avoFeminino: 'Zélia Prado' },
    paternos: { avoMasculino: 'Davi Reis', avoFeminino: 'Nair Reis' },
  });
});

it('reads forms with labels below their values', () => {
  const { certificate: c } = read([
    'HÉLIO BRAGA @60 111.444.777-35',
    'NOME @60 CPF',
    'VINTE DE MAIO DE MIL NOVECENTOS E NOVENTA @60 MASCULINO @80 03:20',
    'DATA DE NASCIMENTO @60 SEXO @80 HORA',
    'HOSPITAL DA LAPA @60 LAPA/PR',
    'LOCAL DE NASCIMENTO @60 MUNICÍPIO DE NASCIMENTO E UF',
    'OTÁVIO BRAGA @60 NILZA BRAGA',
    'PAI @60 MÃE',
    '25/05/1990 @60 A-3 @70 45 @80 678',
    'DATA DO REGISTRO @60 LIVRO @70 FOLHA @80 TERMO',
  ]);
  expect(c.dadosPessoais).toMatchObject({
    nomeCompleto: 'HÉLIO BRAGA',
    cpf: '111.444.777-35',
    sexo: 'Masculino',
    horaNascimento: '03:20',
  });
  expect(c.localNascimento).toEqual({ estabelecimento: 'HOSPITAL DA LAPA', municipio: 'LAPA', uf: 'PR' });
  expect(c.filiacao?.genitor1?.nomeCompleto).toBe('OTÁVIO BRAGA');
  expect(c.filiacao?.genitor2?.nomeCompleto).toBe('NILZA BRAGA');
  expect(c.registro).toMatchObject({ dataRegistro: '25/05/1990', livro: 'A-3', folha: '45', termo: '678' });
});

it('reads forms with labels in one column and values in the next', () => {
  const { certificate: c } = read([
    'Nome do registrado @40 Noêmia Prado',
    'Data de nascimento @40 07/09/1985',
    'Hora @40 13h05',
    'Sexo @40 feminino',
    'Município de nascimento @40 Tupã',
    'UF @40 SP',
    'Nome do pai @40 Ivo Prado',
    'Naturalidade do pai @40 Bauru/SP',
    'Nome da mãe @40 Selma Prado',
    'Avós paternos @40 Rui Prado e Zélia Prado',
    'Avós maternos @40 não declarados',
    'Data do registro @40 10/09/1985',
  ]);
  expect(c.dadosPessoais).toMatchObject({ nomeCompleto: 'Noêmia Prado', horaNascimento: '13:05', sexo: 'Feminino' });
  expect(c.dadosPessoais?.dataNascimento).toMatchObject({ textoCompleto: '07/09/1985', ano: '1985' });
  expect(c.localNascimento).toMatchObject({ municipio: 'Tupã', uf: 'SP' });
  expect(c.filiacao).toEqual({
    genitor1: { nomeCompleto: 'Ivo Prado', naturalidade: 'Bauru/SP' },
    genitor2: { nomeCompleto: 'Selma Prado', naturalidade: '' },
  });
  expect(c.avos?.paternos).toEqual({ avoMasculino: 'Rui Prado', avoFeminino: 'Zélia Prado' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: '', avoFeminino: '' });
});

it('reads a sentence of prompts whose line breaks inside one of them', () => {
  const { certificate: c } = read([
    'CERTIFICO que às fls.: 155v do livro: A-401 sob nº: 68766 de registro de nascimentos',
    'consta o assento de: LIA DA GLÓRIA PRADO, sexo: FEMININO, nascido',
    'em: 28 DE ABRIL DE 1973, às: 05 H 41 MIN, local: MATERNIDADE SANTA RITA,',
    'município: IGUATU-CE; pai: IVO PRADO; mãe: ZÉLIA DA GLÓRIA',
    'PRADO; avós paternos: RUI PRADO E NAIR PRADO; avós maternos: DAVI DA',
    'GLÓRIA E RITA DA GLÓRIA; data do registro: 21 DE JUNHO DE 1973.',
  ]);
  expect(c.dadosPessoais?.dataNascimento).toEqual({
    textoCompleto: '28 DE ABRIL DE 1973',
    dia: '28',
    mes: '04',
    ano: '1973',
  });
  expect(c.dadosPessoais?.horaNascimento).toBe('05:41');
});

it('reads an hour whose label breaks over two lines', () => {
  const { certificate: c } = read([
    'LV.: 119; FOLHA: 295; TERMO Nº: 18.557',
    'NOME DA PESSOA REGISTRADA: IVO PRADO',
    'NASCIDO(A) EM: 18 DE ABRIL DE 1973; HORA EM QUE',
    'NASCEU: 11 H 31 MIN',
    'GÊNERO: MASCULINO; ESTABELECIMENTO DE SAÚDE: HOSPITAL GERAL',
    'NOME DA MÃE: RITA PRADO; NATURAL DE: TIMON-MA',
  ]);
  expect(c.dadosPessoais?.horaNascimento).toBe('11:31');
});

it('reads a label of one misread word under a value of its kind', () => {
  const { certificate: c } = read([
    'IVO PRADO',
    'nome do registrado',
    'SETE DE AGOSTO DE MIL NOVECENTOS E OITENTA E NOVE',
    'data do nascimento',
    'vinte e uma horas e treze minutos @60 MASCULINO',
    'horu @60 sexo',
    'HOSPITAL UNIVERSITÁRIO',
    'local do nascimento',
    'JUIZ DE FORA @60 MG',
    'município @60 estado',
    'HUGO PRADO',
    'nome do pai',
    'RITA PRADO',
    'nome da mãe',
    '14/11/1990 @60 081-A @70 33 @80 101596',
    'data do registro @60 livro @70 folha @80 termo',
  ]);
  expect(c.dadosPessoais?.horaNascimento).toBe('21:13');
  expect(c.localNascimento?.estabelecimento).toBe('HOSPITAL UNIVERSITÁRIO');
});

it('reads a table of persons whose column head stands close over the first of them', () => {
  const { certificate: c } = read([
    'NOME DO REGISTRADO',
    'LIA PRADO',
    'DATA DE NASCIMENTO',
    '12 de março de 2011',
    'Parentesco @30 Nome completo @70 Natural de',
    'PAI @30 Ivo Prado @70 Vitória/ES',
    'MÃE @30 Rita Reis @70 Linhares/ES',
    'AVÔ PATERNO @30 Rui Prado',
    'AVÓ PATERNA @30 Nair Prado',
    'Data do registro',
    '20/03/2011',
  ]);
  expect(c.filiacao).toEqual({
    genitor1: { nomeCompleto: 'Ivo Prado', naturalidade: 'Vitória/ES' },
    genitor2: { nomeCompleto: 'Rita Reis', naturalidade: 'Linhares/ES' },
  });
});

it('takes the one date whose label was not read for that of the entry, and doubts it', () => {
  const rows = [
    'NOME',
    'LIA PRADO',
    'DATA DE NASCIMENTO',
    'TRÊS DE JANEIRO DE DOIS MIL E DEZOITO',
    '',
    'DASA DO AN @30 O POR EXTENS',
    'VINTE E TRÊS DE JANEIRO DE DOIS MIL E DEZOITO',
    'MÃE',
    'RITA PRADO',
    'Natal/RN, 30 de novembro de 2023. Dou fé.',
  ];
  const { certificate, evidence } = read(rows);
  expect(certificate.registro?.dataRegistro).toBe('23/01/2018');
  expect(evidence.find(({ field }) => field === 'registro.data_registro')?.confidence).toBeLessThan(0.85);
});

it('gives a place to the parent whose name a comma ends, though its label begins a line', () => {
  const { certificate: c } = read([
    'CERTIFICO que às fls.: 12 do livro: A-4 sob nº: 687 consta o assento de: LIA GOMES, sexo: FEMININO,',
    'nascido(a) em: 28 DE ABRIL DE 1973, às: 05 H 41 MIN, local: SANTA CASA, município: LUZIÂNIA-GO; pai: MURILO GOMES, natural',
    'de: LUZIÂNIA-GO; mãe: NÁDIA DA COSTA GOMES, natural de: GOIÂNIA-GO; avós paternos: NADA CONSTA; avós maternos: RITA DA COSTA;',
    'data do registro: 21 DE JUNHO DE 1973.',
  ]);
  expect(c.filiacao).toEqual({
    genitor1: { nomeCompleto: 'MURILO GOMES', naturalidade: 'LUZIÂNIA-GO' },
    genitor2: { nomeCompleto: 'NÁDIA DA COSTA GOMES', naturalidade: 'GOIÂNIA-GO' },
  });
  expect(c.avos?.maternos).toEqual({ avoMasculino: '', avoFeminino: 'RITA DA COSTA' });
});

it('takes a city behind "em:" for that of what stands above, and no label out of a note that goes on', () => {
  const { certificate: c } = read([
    'Nome: RUI DIAS',
    'Nascido aos: 15 de dezembro de 1996',
    'Sexo: Masculino',
    'Onde nasceu: SANTA CASA',
    '',
    'em: ITU/SP',
    'Registro feito em: 5 de janeiro de 1997',
    'Averbações: Em 4 de maio de 2021 foi averbado que o registrado está inscrito no',
    'CPF/MF sob o nº 935.253.041-10, nos termos do Provimento nº 63/2017 do CNJ.',
  ]);
  expect(c.localNascimento).toEqual({ estabelecimento: 'SANTA CASA', municipio: 'ITU', uf: 'SP' });
  expect(c.observacoes?.averbacoes).toMatch(/inscrito no CPF\/MF sob o nº 935\.253\.041-10, .* do CNJ\.$/);
});

it('gives a mother who stands alone in a table of parents her own ones', () => {
  const { certificate: c } = read([
    'Nome',
    'LIA CRUZ',
    'Data de nascimento',
    '12 de março de 2011',
    'Filiação @30 Naturalidade @60 Avós',
    'JUDITE REIS @30 ITU/SP @60 IVO CRUZ E ZÉLIA',
    'CRUZ @60 CRUZ',
    'Data do registro',
    '20 de março de 2011',
  ]);
  expect(c.filiacao?.genitor1).toEqual({ nomeCompleto: 'JUDITE REIS CRUZ', naturalidade: 'ITU/SP' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: 'IVO CRUZ', avoFeminino: 'ZÉLIA CRUZ' });
});

it('keeps NASCIMENTO as the surname of whose particle it follows', () => {
  const { certificate: c } = read([
    'CERTIFICO que às fls.: 12 do livro: A-4 sob nº: 687 consta o assento de: LIA DA CRUZ, sexo: FEMININO,',
    'nascido(a) em: 28 DE ABRIL DE 1973, às: 05 H 41 MIN, local: SANTA CASA, município: LUZIÂNIA-GO; pai: RUI DA CRUZ, natural',
    'de: GOIÂNIA-GO; mãe: NÁDIA DO NASCIMENTO, natural de: LUZIÂNIA-GO; avós paternos: NADA CONSTA; avós maternos: ELI',
    'LIMA E LETÍCIA DO NASCIMENTO; data do registro: 21 DE JUNHO DE 1973.',
  ]);
  expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: 'NÁDIA DO NASCIMENTO', naturalidade: 'LUZIÂNIA-GO' });
  expect(c.avos?.maternos).toEqual({ avoMasculino: 'ELI LIMA', avoFeminino: 'LETÍCIA DO NASCIMENTO' });
});

it('keeps the comma of a note, and the name, that begin like a label', () => {
  const { certificate: c } = read([
    'Nome Ondina Prado',
    'Data do nascimento 05 de junho de 1940',
    'Hora 11h04min',
    'Sexo masculino',
    'Lugar do nascimento Hospital Geral',
    'Município Ji-Paraná',
    'Avô paterno Rui Prado',
    'Avó paterna Nair Prado',
    'Registro feito em 18 de julho de 1940.',
    'Observações À margem do termo, em 08 de abril de 1961, foi averbada a alteração do nome.',
  ]);
  expect(c.dadosPessoais?.nomeCompleto).toBe('Ondina Prado');
  expect(c.observacoes?.averbacoes).toBe(
    'À margem do termo, em 08 de abril de 1961, foi averbada a alteração do nome.',
  );
});

describe('other documents', () => {
  const others: [string, string[]][] = [
    [
      'marriage',
      [
        'REGISTRO CIVIL',
        'CERTIDÃO DE CASAMENTO',
        'NOME',
        'JOSÉ LIMA',
        'DATA DE NASCIMENTO',
        '01/02/1970',
        'FILIAÇÃO',
        'RUI LIMA',
      ],
    ],
    [
      'death',
      [
        'REGISTRO CIVIL',
        'CERTIDÃO DE ÓBITO',
        'NOME',
        'JOSÉ LIMA',
        'DATA DE NASCIMENTO',
        '01/02/1970',
        'FILIAÇÃO',
        'RUI LIMA',
      ],
    ],
    [
      'identity card',
      ['CARTEIRA DE IDENTIDADE', 'NOME', 'JOSÉ LIMA', 'FILIAÇÃO', 'RUI LIMA', 'DATA DE NASCIMENTO', '01/02/1970'],
    ],
    [
      'a school form',
      [
        'FICHA DE MATRÍCULA ESCOLAR',
        'NOME DO ALUNO @60 SEXO',
        'JOSÉ LIMA @60 Masculino',
        'DATA DE NASCIMENTO @60 TURMA',
        '01/02/2010 @60 3º B',
        'NOME DO PAI',
        'RUI LIMA',
        'CERTIDÃO DE NASCIMENTO Nº @40 LIVRO @60 FOLHA',
        '12345 @40 A-12 @60 33',
      ],
    ],
    ['prose', ['Pedi ontem a minha certidão de nascimento no cartório', 'e voltei para casa a pé, pela rua de cima.']],
    ['an empty form', ['CERTIDÃO DE NASCIMENTO', 'NOME', 'DATA DE NASCIMENTO', 'FILIAÇÃO']],
  ];
  it.each(others)('%s is none', (_kind, rows) => {
    expect(readCertificate(pageOf(rows))).toBeNull();
  });
});
