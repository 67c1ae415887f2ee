// The learned finder with its real weights, over typed pages; real layouts are measured by the accuracy runs.
import { expect, test } from 'vitest';
import { findDates } from '../normalise/dates.ts';
import { createReadCertificate } from '../read-certificate.ts';
import { pageOf } from '../testing/page-of.ts';
import { textOf } from '../text/words.ts';
import { FIELD_CLASSES, type FieldClass } from './classes.ts';
import { createFindByTagger } from './find-by-tagger.ts';
import { loadTagger } from './tagger.ts';

const readCertificate = createReadCertificate(createFindByTagger(await loadTagger()));

const FORM = [
  '@40 REPÚBLICA FEDERATIVA DO BRASIL',
  '@40 REGISTRO CIVIL DAS PESSOAS NATURAIS',
  '@40 CERTIDÃO DE NASCIMENTO',
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
  'IVO GONÇALVES e ÍRIS GONÇALVES (maternos)',
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
];
const NARRATIVE = [
  '@40 CERTIDÃO DE NASCIMENTO',
  'Certifico que, às folhas 45 do livro A-6, sob o termo nº 1.234, foi lavrado no dia 10 de maio de 1980',
  'o assento de nascimento de JOANA PRADO REIS, do sexo feminino, nascida aos três de maio de mil novecentos',
  'e oitenta, às 10:30 horas, no Hospital São Lucas, em Iguatu/CE, filha de HUGO REIS e de RITA PRADO REIS,',
  'sendo avós paternos DAVI REIS e NAIR REIS e avós maternos IVO PRADO e ZÉLIA PRADO.',
  'O referido é verdade e dou fé. Iguatu, 12 de maio de 1980.',
];

test('a form with labels above their values', async () => {
  const reading = await readCertificate(pageOf(FORM, 1));
  expect(reading?.certificate).toMatchObject({
    dadosPessoais: {
      nomeCompleto: 'RAFAELA GONÇALVES DE ABREU',
      cpf: '529.982.247-25',
      matricula: '104539 01 55 2013 1 00012 021 0000123 21',
      dataNascimento: { textoCompleto: 'QUATRO DE JUNHO DE DOIS MIL E TREZE', dia: '04', mes: '06', ano: '2013' },
      horaNascimento: '06:45',
      sexo: 'Feminino',
    },
    localNascimento: { estabelecimento: 'SANTA CASA DE MISERICÓRDIA', municipio: 'OURO PRETO', uf: 'MG' },
    registro: { municipio: 'OURO PRETO', uf: 'MG', dataRegistro: '10/06/2013', livro: '12', folha: '21', termo: '123' },
    filiacao: {
      genitor1: { nomeCompleto: 'LÍVIA GONÇALVES', naturalidade: 'MARIANA/MG' },
      genitor2: { nomeCompleto: 'HUGO DE ABREU', naturalidade: 'OURO PRETO/MG' },
    },
    avos: {
      paternos: { avoMasculino: 'TADEU DE ABREU', avoFeminino: 'CÉLIA DE ABREU' },
      maternos: { avoMasculino: 'IVO GONÇALVES', avoFeminino: 'ÍRIS GONÇALVES' },
    },
    gemeos: { status: 'Não', informacoesAdicionais: '' },
    observacoes: { averbacoes: '', anotacoes: '' },
  });
});

test('a matrícula whose groups stand under one another, beside the other cells', async () => {
  const groups = ['MATRÍCULA:', ...'104539 01 55 2013 1 00012 021 0000123 21'.split(' ')];
  const rest = FORM.filter((row) => !/^(?:MATRÍCULA|104539.*)$/.test(row));
  const moved = rest
    .map((row) => (row.startsWith('@') ? row : `@0 ${row}`))
    .map((row) => row.replace(/@(\d+) /g, (_, column) => `@${Number(column) + 24} `));
  const rows = moved.map((row, at) => `${groups[at - 2] ?? ''}${row}`);
  const reading = await readCertificate(pageOf(rows, 1));
  expect(reading?.certificate.dadosPessoais?.matricula).toBe('104539 01 55 2013 1 00012 021 0000123 21');
});

test.each([
  ['and the registry is called after the place of issue', 'Mariana', 'Mariana'],
  ['and the registry is called after a district', 'Monsenhor Horta', 'OURO PRETO'],
])('the seat of the comarca, %s', async (_, place, expected) => {
  const rows = FORM.map((row) => row.replace('1º OFÍCIO DE REGISTRO CIVIL', `Registro Civil de ${place}`));
  const moved = rows.map((row) =>
    row.replace('Ouro Preto/MG, 12', `${place}, 12`).replace('Município/UF: ', 'Comarca de '),
  );
  const reading = await readCertificate(pageOf(moved, 1));
  expect(reading?.certificate.registro?.municipio).toBe(expected);
});

test('running text', async () => {
  const reading = await readCertificate(pageOf(NARRATIVE, 1));
  expect(reading?.certificate).toMatchObject({
    dadosPessoais: { nomeCompleto: 'JOANA PRADO REIS', horaNascimento: '10:30', sexo: 'Feminino' },
    localNascimento: { municipio: 'Iguatu', uf: 'CE' },
    registro: { dataRegistro: '10/05/1980', livro: 'A-6', folha: '45', termo: '1.234' },
    filiacao: { genitor1: { nomeCompleto: 'HUGO REIS' }, genitor2: { nomeCompleto: 'RITA PRADO REIS' } },
    avos: {
      paternos: { avoMasculino: 'DAVI REIS', avoFeminino: 'NAIR REIS' },
      maternos: { avoMasculino: 'IVO PRADO', avoFeminino: 'ZÉLIA PRADO' },
    },
  });
});

test.each([
  [
    'a bill',
    ['NOTA FISCAL Nº 123', 'Cliente: ANA DIAS', 'Data: 12/05/2020', 'Total: R$ 45,00', 'Obrigado e volte sempre'],
  ],
  [
    'a marriage',
    [
      '@40 CERTIDÃO DE CASAMENTO',
      'Nome dos cônjuges: RUI DIAS e ANA LIMA',
      'Data do casamento: 12/05/2001',
      'Regime de bens: comunhão parcial de bens',
    ],
  ],
])('no birth certificate: %s', async (_, rows) => {
  expect(await readCertificate(pageOf(rows, 1))).toBeNull();
});

const BILL = [
  'DANFE – NOTA FISCAL ELETRÔNICA Nº 000.482.117',
  'Emitente: COMERCIAL PRADO LTDA, CNPJ 12.345.678/0001-95',
  'Destinatário: MARCOS VIDAL NEVES, CPF 111.444.777-35',
  'Endereço: Rua das Acácias, 40, Mariana/MG',
  'Data de emissão: 12/05/2020',
  'Cimento CP II 50 kg @30 10 @40 R$ 38,90',
  'Areia média m³ @30 2 @40 R$ 145,00',
  'Valor total da nota: R$ 679,00',
];
const LONG_BILL = [...BILL, ...BILL.slice(5, 7), ...BILL.slice(5, 7), ...BILL.slice(5, 7), ...BILL.slice(5)];

/** Two papers in one picture, the second so many letters from the margin. */
function beside(left: readonly string[], column: number, right: readonly string[]): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const row = (right[at] ?? '').replace(/@(\d+)/g, (_, own) => `@${column + Number(own)}`);
    return `${left[at] ?? ''}${row === '' || row.startsWith('@') ? row : `@${column} ${row}`}`;
  });
}

test.each([
  ['before a bill', beside(FORM, 125, BILL)],
  ['behind a bill', beside(BILL, 65, FORM)],
  ['with a bill beside it and one over both', [...LONG_BILL, ...Array<string>(6).fill(''), ...beside(BILL, 65, FORM)]],
  ['over a bill', [...FORM, ...Array<string>(6).fill(''), ...LONG_BILL]],
  ['under a bill', [...LONG_BILL, ...Array<string>(6).fill(''), ...FORM]],
])('a certificate %s is read as if it lay alone', async (_, rows) => {
  const [alone, both] = [await readCertificate(pageOf(FORM, 1)), await readCertificate(pageOf(rows, 1))];
  expect(both?.certificate).toEqual(alone?.certificate);
});

/** Marks the words that a class is given for, all others as nothing; none of them surely begins or goes on. */
function finderOf(marked: Readonly<Record<string, FieldClass>>) {
  return createFindByTagger(async (page) => {
    const { tokens } = page;
    const fields = new Float32Array(tokens.length * FIELD_CLASSES.length);
    tokens.forEach(({ text }, at) => {
      fields[at * FIELD_CLASSES.length + FIELD_CLASSES.indexOf(marked[text] ?? 'none')] = 1;
    });
    return { ...page, fields, begins: new Float32Array(tokens.length).fill(0.1), document: Float32Array.of(1) };
  });
}

test('parents who are told again in the other order stay in that of the first time, with their places', async () => {
  const find = finderOf({
    ...{ Kimiko: 'p1name', Crato: 'p1nat', Rui: 'p2name', Ubá: 'p2nat' },
    ...{ RUI: 'p1name', UBÁ: 'p1nat', KIMIKO: 'p2name', CRATO: 'p2nat' },
  });
  const { found } = await find(
    pageOf([
      'Kimiko de Crato',
      'Rui de Ubá',
      ...Array(4).fill('Inteiro teor'),
      'filha de RUI de UBÁ e KIMIKO de CRATO',
    ]),
  );
  const said = found.map(({ field, words }) =>
    [field, words.map(({ text }) => text.toLowerCase()).join(' ')].join(' '),
  );
  expect(new Set(said)).toEqual(
    new Set([
      'filiacao.genitor_1.nome_completo kimiko',
      'filiacao.genitor_1.naturalidade crato',
      'filiacao.genitor_2.nome_completo rui',
      'filiacao.genitor_2.naturalidade ubá',
    ]),
  );
});

test.each([
  ['Bela', ['Vila Bela da Santíssima Trindade/MT']],
  ['Rica', ['Vila Rica', 'Trindade/MT']],
])('two pieces of a place are one where only so it is a municipality: Vila %s', async (name, expected) => {
  const pieces = name === 'Bela' ? ['Vila', 'Bela', 'da', 'Santíssima'] : ['Vila', 'Rica'];
  const find = finderOf(Object.fromEntries([...pieces, 'Trindade', '/', 'MT'].map((word) => [word, 'nat'])));
  const { found } = await find(pageOf([`@20 ${pieces.join(' ')}`, 'Gêmeos', 'Não', 'DNV', '@60 Trindade/MT']));
  const places = found.filter(({ field }) => field === 'dados_pessoais.naturalidade');
  expect(places.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(expected);
});

test.each([
  ['Aos 02/03/1950 Rui declarou que ontem, às cinco horas, nasceu Ana', 'ontem'],
  ['e por ela me foi dito que ante-hontem à noite nasceu Ana', 'ante-hontem'],
  ['disse que no dia vinte e três do mez p. findo nasceu Ana', 'vinte e três do mez p. findo'],
  ['DECLAROU QUE NO MESMO DIA, MÊS E ANO, NASCEU ANA', 'MESMO DIA'],
  ['que veio ao mundo às nove horas do dia anterior, Ana', 'dia anterior'],
  ['disse que no dia trinta de maio do ano próximo findo nasceu Ana', 'trinta de maio do ano próximo'],
  ['declarou que no dia 5 de maio de 1950 nasceu Ana', ''],
  ['hoje foi lavrado o assento', ''],
])('the day of birth by that of the entry: %s', async (sentence, expected) => {
  const { found } = await finderOf({})(pageOf([sentence]));
  const said = found.filter(({ field }) => field === 'dados_pessoais.data_nascimento.texto_completo');
  expect(said.map(({ words }) => words.map(({ text }) => text).join(' ')).join()).toBe(expected);
});

test.each([
  ['Registro feito em 3 @30 de outubro @60 de 19 64', '3 de outubro de 19 64'],
  ['Registro feito em vinte @30 de outubro @60 de', ''],
])('a date typed into the blanks of a line: %s', async (line, expected) => {
  const find = finderOf({ '3': 'rdate', de: 'rdate', outubro: 'rdate', '19': 'rdate', '64': 'rdate' });
  const { found } = await find(pageOf([line]));
  const said = found.filter(({ field }) => field === 'registro.data_registro').map(({ words }) => textOf(words));
  expect(said.filter((text) => findDates(text).length > 0).join()).toBe(expected);
});

test.each([
  ['p1name', 'LÍVIA, natural desta mesma cidade, e RUI', 'filiacao.genitor_1.naturalidade desta mesma cidade'],
  ['p2name', "LÍVIA, casada, natural d'esta villa", "filiacao.genitor_2.naturalidade d'esta villa"],
  ['p1name', 'LÍVIA e RUI, natural desta cidade', ''],
  ['name', 'LÍVIA, natural desta cidade', ''],
] as const)('where the %s before is from, told by the page itself: %s', async (field, line, expected) => {
  const { found } = await finderOf({ LÍVIA: field, RUI: 'p2name' })(pageOf([line]));
  const natives = found.filter(({ field }) => /genitor_1.nat|genitor_2.nat/.test(field) && !line.includes('RUI,'));
  expect(natives.map(({ field, words }) => `${field} ${textOf(words)}`).join()).toBe(expected);
});

test.each([
  ['do decreto n.º 4.857, de 9 de novembro', '4.857', []],
  ['do termo n.º 4.857, de 9 de novembro', '4.857', ['4.857']],
])('an entry has no number %s', async (text, number, expected) => {
  const { found } = await finderOf({ [number]: 'termo' })(pageOf([text]));
  expect(found.map(({ words }) => textOf(words))).toEqual(expected);
});

test('no name of a twin begins with a number', async () => {
  const { found } = await finderOf({ '504': 'twname', Damiana: 'twname' })(
    pageOf(['504', ...Array<string>(5).fill('Rua'), 'e a segunda Damiana']),
  );
  expect(found.map(({ words }) => textOf(words))).toEqual(['Damiana']);
});

test('a day of birth that is said needs no other', async () => {
  const { found } = await finderOf({ '01/03/1950': 'bdate' })(pageOf(['nascido em 01/03/1950, declarou que ontem']));
  expect(found.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['01/03/1950']);
});

test.each([
  ['where the heading says it, though the office is called after where it is issued', 'rcity' as const, 'Lages'],
  ['where the certificate is issued, where nothing else says it', 'none' as const, 'Painel'],
])('the registry is in the municipality %s', async (_, ofLages, expected) => {
  const find = finderOf({ Cartório: 'office', PAINEL: 'office', Lages: ofLages, Painel: 'ecity' });
  const { found } = await find(pageOf(['Cartório PAINEL', 'Comarca @30 Lages', 'Painel @30 02/03/1950']));
  const [first] = found.filter(({ field }) => field === 'registro.municipio');
  expect(first?.words.map(({ text }) => text)).toEqual([expected]);
});

test.each([
  ['the less likely is the other side’s', 'Davi Reis', 'Ivo Prado', ['maternos Ivo Prado', 'paternos Davi Reis']],
  ['but one who is named twice is one', 'Davi Reis', 'DAVI REIS', ['maternos DAVI REIS', 'maternos Davi Reis']],
  ['but a word is no person', 'Davi', 'Ivo Prado', ['maternos Davi', 'maternos Ivo Prado']],
])('of two grandfathers of one side %s', async (_, first, second, expected) => {
  const grandfathers = Object.fromEntries(`${first} ${second}`.split(' ').map((word) => [word, 'gmm' as const]));
  const find = finderOf({ Hugo: 'p1name', Rita: 'p2name', ...grandfathers });
  const { found } = await find(pageOf(['Hugo @20 Rita', 'Avós', first, 'Casados', 'Residentes', second]));
  const said = found.map(({ field, words }) => `${field.split('.')[1]} ${textOf(words)}`);
  expect(said.filter((text) => /nos /.test(text)).toSorted()).toEqual(expected);
});
