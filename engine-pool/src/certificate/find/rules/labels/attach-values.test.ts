// Which print belongs to which label, on pages that readers cut and join in their ways.
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/page-of.ts';
import { textOf } from '../../../text/words.ts';
import { prepareLines } from '../page/prepare-lines.ts';
import { attachWhereLabelsStand } from './direction.ts';
import { findLabels } from './find-labels.ts';
import type { Slot } from './vocabulary.ts';

function valuesOf(rows: readonly string[]): Partial<Record<Slot, string>> {
  const page = pageOf(rows);
  const labelled = findLabels(prepareLines(page));
  const { values } = attachWhereLabelsStand(labelled, page.height);
  return Object.fromEntries(values.map(({ slot, lines }) => [slot, textOf(lines.flat())]));
}

const PAGES: [string, string[], Partial<Record<Slot, string>>][] = [
  [
    'a label whose case is torn',
    ['NOME CIVIL cOMPLETO: Nélson Prado', 'NOME DO PAI: Ivo Prado'],
    { name: 'Nélson Prado', father: 'Ivo Prado' },
  ],
  [
    'a value beside its label, under one that stands right behind its own',
    [
      'GÊNERO: @30 MASCULINO',
      'DATA DO NASCIMENTO 20/05/1994',
      'HORÁRIO DO NASC.: @20 8:00 HS',
      'LUGAR DO NASCIMENTO: @21 CASA',
    ],
    { birthDate: '20/05/1994', hour: '8:00 HS', birthPlace: 'CASA' },
  ],
  [
    'two cells joined, by the kind of the second',
    [
      'Hora do nascimento @29 Sexo',
      'QUINZE HORAS E TRINTA E DOIS MASCULINO',
      'Local do nascimento @34 Livro',
      'HOSPITAL GERAL @33 A-12',
    ],
    { hour: 'QUINZE HORAS E TRINTA E DOIS', sex: 'MASCULINO', livro: 'A-12' },
  ],
  [
    'a label with one wrong letter over a name',
    ['FILIAÇÃO', 'PAr @40 NATURALIDADE', 'SALOMÃO LUZ @40 SOBRAL-CE', 'MÃE', 'SOPHIA LUZ'],
    { father: 'SALOMÃO LUZ', mother: 'SOPHIA LUZ' },
  ],
  [
    'a surname one letter from a label',
    ['PAI', 'RUI DA', 'PAZ', 'MÃE', 'RITA DA PAZ'],
    { father: 'RUI DA PAZ', mother: 'RITA DA PAZ' },
  ],
  [
    'a state that stands apart from its city',
    ['Município do nascimento: MAZAGÃO @35 AP', 'Sexo: MASCULINO'],
    { birthCity: 'MAZAGÃO AP' },
  ],
  [
    'what begins like a label beside the label it belongs to',
    ['Lugar do nascimento @28 MATERNIDADE SANTA RITA', 'Sexo @28 feminino'],
    { birthPlace: 'MATERNIDADE SANTA RITA' },
  ],
  [
    'notes over their label, with labels in their text',
    [
      'IVO PRADO @40 RITA PRADO',
      'nome do pai @40 nome da mãe',
      'SANTA CASA @40 MASCULINO',
      'local do nascimento @40 sexo',
      '25/05/1990 @40 20/05/1990',
      'data do registro @40 data do nascimento',
      'Averbação: Fica retificado o',
      'nome da genitora. Anotação: Casou-se com Rui',
      'Dias aos 20/04/1977, conforme assento desta',
      'serventia.',
      'observações e averbações',
    ],
    {
      registrationDate: '25/05/1990',
      notes:
        'Averbação: Fica retificado o nome da genitora. Anotação: Casou-se com Rui Dias aos 20/04/1977, conforme assento desta serventia.',
    },
  ],
  [
    'values that stand apart beside their labels, and the label under one of them',
    [
      'LIVRO: 131 @40 FOLHA: 73 @60 TERMO: 176',
      'NOME DO PAI: IVO PRADO',
      'AVÓ PATERNA @30 TAINÁ DE JESUS',
      'NOME DEA MÃ. @31 PÉROLA PRADO',
      'ANOTAÇÕES @30 Casou-se em 05/12/2004, em Natal, com Aparecida',
      'Queiroz, livro B-82.',
    ],
    {
      paternalGrandmother: 'TAINÁ DE JESUS',
      mother: 'PÉROLA PRADO',
      anotacoes: 'Casou-se em 05/12/2004, em Natal, com Aparecida Queiroz, livro B-82.',
    },
  ],
  [
    'prompts that break at the end of a line',
    [
      'sexo: FEMININO, município: AQUIDAUANA, MS; hora em que',
      'nasceu: 11 H 31 MIN; mãe: RITA PRADO; data do',
      'registro: 5 DE FEVEREIRO DE 1975; observações: NADA CONSTA.',
    ],
    { hour: '11 H 31 MIN;', mother: 'RITA PRADO;', registrationDate: '5 DE FEVEREIRO DE 1975;', notes: 'NADA CONSTA.' },
  ],
  [
    'a word of the value before a label that is whole',
    ['Data de nascimento: 28/01/1983, hora: 01:10 horas', 'Sexo: MASCULINO'],
    { hour: '01:10 horas', sex: 'MASCULINO' },
  ],
  [
    'a column of values, whose leaf was read as an i',
    [
      'Lv. @30 A-90',
      'FI. @30 40',
      'Nº do registro @30 154.606',
      'Nome do registrado @30 IVO PRADO',
      'Sexo @30 MASCULINO',
      'Nome do pai @30 RUI PRADO',
      'Nome da mãe @30 RITA PRADO',
    ],
    { livro: 'A-90', folha: '40', termo: '154.606', mother: 'RITA PRADO' },
  ],
  [
    'small labels with their values apart, a label glued to its value, a surname that is a label elsewhere',
    [
      'nome @6 TEÓFILO CABEÇA',
      'data do nascimento @22 15/05/1955',
      'hora do nascimento @22 17H35',
      'local @10 SANTA CASA',
      'município do nascimentoBagé-RS',
      'pai @5 ARTHUR DO @17 NASCIMENTO CABEÇA',
      'naturalidade BAGÉ (RS)',
      'mãe AMÁLIA CABEÇA',
      'data do registro @20 26 DE JUNHO DE 1955',
      'avós paternos @16 RUI CABEÇA E ANA CABEÇA',
      'observações @13 NADA CONSTA',
    ],
    {
      birthCity: 'Bagé-RS',
      father: 'ARTHUR DO NASCIMENTO CABEÇA',
      naturalidade: 'BAGÉ (RS)',
      mother: 'AMÁLIA CABEÇA',
    },
  ],
  [
    'a row without colons, under a label glued to its value',
    [
      'MÃE @30 ROSÁLIA PRADO',
      'NOME DO PAI @30 JOSÉ PRADO',
      'PAIS DO PAI @30 SEBASTIÃO PRADO E RITA PRADO',
      'AVÓS MATERNOS DO(A) REGISTRADO(AMURILO LIMA E NAIR LIMA',
      'IRMÃO(S) GÊMEO(S) @34 JUDITE PRADO',
      'DATA DO REGISTRO @34 04/02/2003',
      'AVERBAÇÕES @34 NADA CONSTA',
      'ANOTAÇÕES @34 NADA CONSTA',
    ],
    { maternal: 'MURILO LIMA E NAIR LIMA', twinNames: 'JUDITE PRADO', registrationDate: '04/02/2003' },
  ],
  [
    'a letter lost in a small label before capitals, and a label of which one letter is left',
    [
      'noe IVO DA CRUZ',
      'do sexo MASCULINO',
      'data do nascimento 10 DE SETEMBRO DE 1988',
      'hora do nascimento 10H52MIN',
      'lugar do nascimento SANTA CASA',
      'nome da mãe RITA DA CRUZ',
      'avós paternos RUI DA CRUZ E NAIR DA CRUZ',
      'data do registro 12 DE SETEMBRO DE 1988',
      'PWELLINGTON DA CRUZ',
    ],
    { name: 'IVO DA CRUZ', father: 'WELLINGTON DA CRUZ' },
  ],
];

it.each(PAGES)('%s', (_what, rows, expected) => {
  expect(valuesOf(rows)).toMatchObject(expected);
});
