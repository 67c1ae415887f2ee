// The steps behind a finder that gives words alone: what they make of a page without any rule of finding.
import { FieldSource } from '@lavra/proto/engine/v1/engine';
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import type { PageText } from '../ocr/page-text.ts';
import type { FindFields, FoundField } from './find/find-fields.ts';
import { createReadCertificate } from './read-certificate.ts';
import { pageOf } from './testing/page-of.ts';

/** Every certificate says under which number it was entered. */
const ENTRY: FoundField = {
  field: 'registro.termo',
  words: pageOf(['123'], 1).lines.flatMap(({ words }) => words),
  probability: 0.9,
};

/** Gives each field the words of one row of the page. */
function finderOf(
  rows: Readonly<Partial<Record<FieldPath, number>>>,
  birthCertificate = 0.95,
  besides: readonly FoundField[] = [ENTRY],
): FindFields {
  return async ({ lines }: PageText) => ({
    birthCertificate,
    found: [
      ...Object.entries(rows).map(
        ([field, row]): FoundField => ({
          field: field as FieldPath,
          words: lines[row]?.words ?? [],
          probability: 0.9,
        }),
      ),
      ...besides,
    ],
  });
}

const PAGE = pageOf(
  [
    'Antonia Gonçalves',
    'quatro de junho de dois mil e treze',
    '104539 01 55 2013 1 00012 021 0000123 21',
    'OUR0 PRETO - MG',
    'Livia Gonçalves',
    '10/06/2013',
  ],
  0.97,
);
const ROWS = {
  'dados_pessoais.nome_completo': 0,
  'dados_pessoais.data_nascimento.texto_completo': 1,
  'dados_pessoais.matricula': 2,
  'local_nascimento.municipio': 3,
  'filiacao.genitor_1.nome_completo': 4,
  'registro.data_registro': 5,
} as const;

test('words become repaired, normalised and derived values with their places', async () => {
  const reading = await createReadCertificate(finderOf(ROWS))(PAGE);
  expect(reading?.certificate).toMatchObject({
    dadosPessoais: {
      nomeCompleto: 'Antonia Gonçalves',
      matricula: '104539 01 55 2013 1 00012 021 0000123 21',
      dataNascimento: { textoCompleto: 'quatro de junho de dois mil e treze', dia: '04', mes: '06', ano: '2013' },
    },
    localNascimento: { municipio: 'OURO PRETO', uf: 'MG' },
    registro: { dataRegistro: '10/06/2013', livro: '12', folha: '21', termo: '123' },
    filiacao: { genitor1: { nomeCompleto: 'Livia Gonçalves' } },
    gemeos: { status: 'Não' },
  });
  const evidenceOf = (path: FieldPath) => reading?.evidence.find(({ field }) => field === path);
  expect(evidenceOf('dados_pessoais.nome_completo')).toMatchObject({ source: FieldSource.FIELD_SOURCE_READ });
  expect(evidenceOf('local_nascimento.municipio')).toMatchObject({ source: FieldSource.FIELD_SOURCE_REPAIRED });
  expect(evidenceOf('local_nascimento.municipio')?.confidence).toBeLessThan(0.9);
  expect(evidenceOf('local_nascimento.municipio')?.box).toBeDefined();
  expect(evidenceOf('registro.livro')).toMatchObject({ source: FieldSource.FIELD_SOURCE_DERIVED, box: undefined });
});

test.each<[string, string, string, string, string]>([
  ['its own state', 'Iguatu, deste Estado', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own state, spelt as before 1971', 'Iguatu, dêste Estado', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own state, as typed', 'Iguatu, d/ Estado', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own state, typed shorter', 'Iguatu, n/Est.', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own state, in a letter', 'Iguatu, n/ E.', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own town, as typed', 'n/ Cidade', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own state alone', 'deste Estado', 'Iguatu', 'CE', 'Ceará'],
  ['its own state, and the next word', 'deste Estado de', 'Iguatu', 'CE', 'Ceará'],
  ['the capital', 'da Capital', 'Iguatu', 'CE', 'Fortaleza/CE'],
  ['its own state too', 'Iguatu, também deste Estado', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['its own city', 'desta cidade', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['a city that it says with its state', 'Iguatu', 'Iguatu', 'CE', 'Iguatu/CE'],
  ['a city said nowhere else', 'Mariana', 'Iguatu', 'CE', 'Mariana'],
])('what a registry leaves out of a naturalidade: %s', async (_, said, city, state, expected) => {
  const page = pageOf(['ANA DIAS', said, city, state], 1);
  const find = finderOf({
    'dados_pessoais.nome_completo': 0,
    'filiacao.genitor_1.naturalidade': 1,
    'registro.municipio': 2,
    'registro.uf': 3,
  });
  const reading = await createReadCertificate(find)(page);
  expect(reading?.certificate?.filiacao?.genitor1?.naturalidade).toBe(expected);
});

test.each<[string, string, string]>([
  ['that city', '104539 01 55 2013 1 00012 021 0000123 21', 'Londrina'],
  ['abroad, of the book of other entries', '112815 01 55 2016 7 00041 210 0008123 17', ''],
])('who was born at a place not said and registered in a city was born in %s', async (_, matricula, expected) => {
  const find = finderOf({
    'dados_pessoais.nome_completo': 0,
    'dados_pessoais.matricula': 1,
    'registro.municipio': 2,
  });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', matricula, 'Londrina'], 1));
  expect(reading?.certificate?.localNascimento?.municipio).toBe(expected);
});

test.each<[string, string, string, string]>([
  ['is the one of a later birth', '30/12/2006', '08.01.07', '08/01/2007'],
  ['is the last one of an earlier birth', '30/12/1956', '08.01.57', '08/01/1957'],
  ['is of the last century of a birth in the one before', '30/12/1898', '08.01.07', '08/01/1907'],
  ['is never one to come: before the birth, and no date of the entry', '05/02/1999', '20/12/1996', ''],
])('the century of the year %s', async (_, born, registered, expected) => {
  const find = finderOf({
    'dados_pessoais.nome_completo': 0,
    'dados_pessoais.data_nascimento.texto_completo': 1,
    'registro.data_registro': 2,
  });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', born, registered], 1));
  expect(reading?.certificate?.registro?.dataRegistro).toBe(expected);
});

test.each<[string, string]>([
  ['nasceu a menina Josefa', 'Feminino'],
  ['nasceu seu filho legítimo Rui', 'Masculino'],
  ['deu à luz uma menina que tomou o nome de', 'Feminino'],
  ['nasceu a registranda, filha de Rui Lima', ''],
  ['o nascimento de Ruy Dias, varão, às dez horas', 'Masculino'],
  ['ser a registrada mulher; ter nascido', 'Feminino'],
  ['Rui Dias e sua mulher Rita Dias', ''],
  ['É menina ou menino?', ''],
  ['nascida no Hospital Menino Jesus', ''],
  ['pelo lado paterno neto de Onofre Dias', 'Masculino'],
  ['quis dar o nome a sua filha, pai da registrada', 'Feminino'],
  ['são seus avós; Filho de Rui Dias', ''],
  ['testemunha Heitor Varão, oleiro', ''],
])('the sex that an entry tells: %s', async (said, expected) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', said], 1));
  expect(reading?.certificate?.dadosPessoais?.sexo).toBe(expected);
});

test.each<[string, string[], string]>([
  ['an address', ['Rua da Matriz, 12 – Centro – Sinop/MT – CEP 78550-000'], 'Sinop/MT'],
  ['a registry', ['REG. CIV. DE SINOP-MT'], 'SINOP/MT'],
  [
    'an address behind a name',
    ['ofício: Rua XV, nº 1764, Santana do Livramento - RS; selo'],
    'Santana do Livramento/RS',
  ],
  ['two addresses', ['Av. Brasil, 3, Sinop/MT', 'Rua XV, 4, Lages/SC'], ''],
  ['an address in no municipality', ['Rua da Matriz, 12, Vila Nova/MT'], ''],
  ['no address', ['natural de Sinop/MT'], ''],
])('the town of a registry that nothing else names, by %s', async (_, lines, expected) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', ...lines], 1));
  const { municipio = '', uf = '' } = reading?.certificate?.registro ?? {};
  expect([municipio, uf].filter(Boolean).join('/')).toBe(expected);
});

test.each<[string, string]>([
  ['foi lavrado hoje o assento de', '19/04/1958'],
  ['foi lavrado o assento de', ''],
])('the date of an entry that is certified: %s', async (said, expected) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'autenticacao.data_emissao': 1 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', '19 de abril de 1958', said], 1));
  expect(reading?.certificate?.registro?.dataRegistro).toBe(expected);
});

test("another entry's leaf gives way to the one in the matrícula", async () => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'dados_pessoais.matricula': 1, 'registro.folha': 2 });
  const page = pageOf(['ANA DIAS', '104539 01 55 2013 1 00012 021 0000123 21', '186'], 1);
  const reading = await createReadCertificate(find)(page);
  expect(reading?.certificate?.registro?.folha).toBe('21');
});

test.each<[string, string, string, string]>([
  ['a consulate', 'Consulado-Geral do Brasil em Lisboa', 'Lisboa', ''],
  ['an office', '1º Ofício de Registro Civil', '', ''],
  ['an office before its zone', 'RCPN de Inhapim – 2ª Zona', 'Inhapim', 'MG'],
  ['an office, of two words', '2º Ofício de Feira de Santana', 'Feira de Santana', 'BA'],
  ['an office, behind a district', 'Registro Civil - Distrito de Painel, Comarca de Inhapim', 'Inhapim', 'MG'],
  ['a district alone', 'Escrivania de Paz do Distrito de Painel', '', ''],
  ['an office that is a person', 'Cartório Dias', '', ''],
])('the municipality in the name of %s', async (_, office, city, state) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'registro.cartorio': 1 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', office], 1));
  expect(reading?.certificate?.registro).toMatchObject({ municipio: city, uf: state });
});

test.each<[string, string, string, string]>([
  ['names none', 'Cartório de Paz e Registro Civil', 'Iguatu', 'Cartório de Paz e Registro Civil'],
  ['names one', 'CARTÓRIO DO REGISTRO CIVIL', '2º Ofício de Iguatu', '2º Ofício de Iguatu'],
  ['says the words within a sentence', 'lavrado neste Cartório do Registro Civil', 'Iguatu', ''],
])('the heading of a registry, on a page that %s', async (_, heading, office, expected) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'registro.cartorio': 2 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', heading, office], 1));
  expect(reading?.certificate?.registro?.cartorio).toBe(expected);
});

test('a municipality of one state alone says its state', async () => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'registro.municipio': 1 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', 'Inhapim'], 1));
  expect(reading?.certificate?.registro).toMatchObject({ municipio: 'Inhapim', uf: 'MG' });
});

test.each<[string, string, string, string]>([
  ['gives way to the only one that has the municipality', 'Rio de Janeiro', 'RO', 'RJ'],
  ['stays where it was parted since', 'Aquidauana', 'MT', 'MT'],
])('a state in doubt %s', async (_, city, said, expected) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'registro.municipio': 1, 'registro.uf': 2 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', city, said], 1));
  expect(reading?.certificate?.registro).toMatchObject({ municipio: city, uf: expected });
});

test.each<[string, string[], FieldPath]>([
  ['the country stands where its state would', ['Buenos Aires', 'República Argentina'], 'local_nascimento.uf'],
  [
    'the child’s naturalidade has the country',
    ['Buenos Aires', 'Buenos Aires, Argentina'],
    'dados_pessoais.naturalidade',
  ],
])('a city abroad is not its namesake in Pernambuco: %s', async (_, said, second) => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'local_nascimento.municipio': 1, [second]: 2 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', ...said], 1));
  expect(reading?.certificate?.localNascimento).toMatchObject({ municipio: 'Buenos Aires', uf: '' });
});

test('a birth abroad was in the city, whatever region stands behind it', async () => {
  const find = finderOf({ 'dados_pessoais.nome_completo': 0, 'dados_pessoais.naturalidade': 1, 'registro.livro': 2 });
  const reading = await createReadCertificate(find)(pageOf(['ANA DIAS', 'Zahlé, Vale do Bekaa – Líbano', 'E-12'], 1));
  expect(reading?.certificate?.localNascimento).toMatchObject({ municipio: 'Zahlé', uf: '' });
});

test.each<[string, PageText, FindFields]>([
  ['the finder takes it for something else', PAGE, finderOf(ROWS, 0.4)],
  [
    'nothing says where it was entered',
    pageOf(['ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 0 }, 0.95, []),
  ],
  [
    'its title is a marriage’s, told in full',
    pageOf(['CERTIDÃO DE CASAMENTO - INTEIRO TEOR', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 1 }),
  ],
  ['nobody is named on it', PAGE, finderOf({ 'local_nascimento.municipio': 3 })],
  [
    'its matrícula is of the book of marriages',
    pageOf(['ANA DIAS', '104539 01 55 2013 2 00012 021 0000123 45'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 0, 'dados_pessoais.matricula': 1 }),
  ],
  [
    'it is a sworn translation',
    pageOf(['Rui Lima — Tradutor Público', 'CERTIDÃO DE NASCIMENTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is of a registry of Portugal',
    pageOf(['CONSERVATÓRIA DO REGISTO CIVIL', 'Assento de Nascimento nº 7', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is a petition that quotes one',
    pageOf(['Excelentíssima Senhora Doutora Juíza de Direito', 'CERTIDÃO DE NASCIMENTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it ends as a letter does',
    pageOf(['CERTIDÃO DE NASCIMENTO', 'ANA DIAS', 'Atenciosamente,'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 1 }),
  ],
  [
    'it is a draft',
    pageOf(['ASSENTO DE NASCIMENTO', 'ANA DIAS', 'Rascunho: não assinar'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 1 }),
  ],
  [
    'it says how to fill one in',
    pageOf(['Como preencher a certidão de nascimento', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 1 }),
  ],
  [
    'it is a manual’s figure',
    pageOf(['Manual do Registrador | 294', 'CERTIDÃO DE NASCIMENTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is a report',
    pageOf(['Relatório social nº 7', 'CERTIDÃO DE NASCIMENTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is a letter that quotes one',
    pageOf(['Prezados Senhores,', 'CERTIDÃO DE NASCIMENTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is a doll’s',
    pageOf(['Registro Civil das Bonecas Reborn', 'Certidão de Nascimento', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'it is a pet’s',
    pageOf(['REGISTRO NACIONAL DE ANIMAIS', 'CERTIDÃO DE NASCIMENTO PET', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 2 }),
  ],
  [
    'its title is another document’s',
    pageOf(['CERTIDÃO DE NATIMORTO', 'ANA DIAS'], 1),
    finderOf({ 'dados_pessoais.nome_completo': 1 }),
  ],
])('no birth certificate: %s', async (_, page, find) => {
  expect(await createReadCertificate(find)(page)).toBeNull();
});

test.each([
  ['"em breve relatório" over two lines is its title', ['Certidão em breve', 'Relatório', 'ANA DIAS']],
  ['its officer vouches in a letter’s end', ['ANA DIAS', 'Atenciosamente, e sob a fé do meu cargo,']],
  ['its officer certifies in a letter', ['Declaro e certifico que', 'ANA DIAS', 'Atenciosamente,']],
])('a certificate still: %s', async (_, lines) => {
  const page = pageOf(lines, 1);
  const reading = await createReadCertificate(finderOf({ 'dados_pessoais.nome_completo': lines.indexOf('ANA DIAS') }))(
    page,
  );
  expect(reading?.certificate.dadosPessoais?.nomeCompleto).toBe('ANA DIAS');
});

test.each<[string, PageText, Partial<Record<FieldPath, number>>, number]>([
  ['the least sure critical field counts', PAGE, ROWS, 0.97],
  [
    'where one is missing that all certificates print, the page does',
    PAGE,
    { 'dados_pessoais.nome_completo': 0 },
    0.97,
  ],
  ['in exact text nothing is in doubt', pageOf(['ANA DIAS'], 1), { 'dados_pessoais.nome_completo': 0 }, 1],
])('how surely it was read: %s', async (_, page, rows, expected) => {
  const reading = await createReadCertificate(finderOf(rows))(page);
  expect(reading?.printConfidence).toBeCloseTo(expected, 2);
});
