// What Portuguese spelling rules out is repaired; what it allows stays.
import { expect, it } from 'vitest';
import { repairPhrase, repairSpelling } from './orthography.ts';

const ROWS: [string, string][] = [
  ['APÁRECIDO CASTRO', 'APARECIDO CASTRO'],
  ['Miguél Batista', 'Miguel Batista'],
  ['GASPÁR RICARDO', 'GASPAR RICARDO'],
  ['VITÓRIA DA CONCEIÇÃODELIMA', 'VITÓRIA DA CONCEIÇÃO DE LIMA'],
  ['FRANCISCAABRAHÃO', 'FRANCISCA ABRAHÃO'],
  ['CONCEIÇÁO', 'CONCEIÇÃO'],
  ['HORTÉNSIA PRUDÉNCIO', 'HORTÊNSIA PRUDÊNCIO'],
  ['ESTRÉLA UCHÓA Corréa Azevédo', 'ESTRÊLA UCHÔA Corrêa Azevêdo'],
  ['Anderson Reís', 'Anderson Reis'],
  ['FÍLIPE DA TRÍNDADE', 'FILIPE DA TRINDADE'],
  ['Nicolau Çarvalho', 'Nicolau Carvalho'],
  ['LÚCÍA DE FÁTIMÁ', 'LÚCIA DE FÁTIMA'],
  ['SALOMÃOABRAHÃO', 'SALOMÃO ABRAHÃO'],
  ['FRANCISCASOARES', 'FRANCISCA SOARES'],
  ['CALEBEDELIMA', 'CALEBE DE LIMA'],
  ['FÁTIMA DEJESUSCONCEIÇÃO', 'FÁTIMA DE JESUS CONCEIÇÃO'],
  ['JÉFERSON UCHÕA SIMÕES', 'JÉFERSON UCHÔA SIMÕES'],
  ['RÔMULO PAIXÃO DACRUZ', 'RÔMULO PAIXÃO DA CRUZ'],
  ['Wellingtonde Jesus Fernanda Lima', 'Wellington de Jesus Fernanda Lima'],
  ['ÉDSON AUGUSTODO ESPÍRITO SANTO', 'ÉDSON AUGUSTO DO ESPÍRITO SANTO'],
  ['FERNANDO ARNALDO EDUARDA SILVA', 'FERNANDO ARNALDO EDUARDA SILVA'],
  ['TÚLIO CÉSÃR VERÍSSIMO', 'TÚLIO CÉSAR VERÍSSIMO'],
  ['Ãngela SÃ', 'Ângela SÃ'],
  ['DE JESÚS BARTOLOMEÚ', 'DE JESUS BARTOLOMEU'],
  ['CAÍQUE HENRIQUE DELIMA', 'CAÍQUE HENRIQUE DE LIMA'],
  ['ALÍ CIA DAS CHAGAS', 'ALÍCIA DAS CHAGAS'],
  ['AUXILIÁDORA BORTÓLUZZI', 'AUXILIADORA BORTOLUZZI'],
  ['Natánael Salvádor', 'Natanael Salvador'],
  // Right as they stand.
  ['Lázzari Müller Nöel Joël Isidora', 'Lázzari Müller Nöel Joël Isidora'],
  ['CÉSAR ANÍBAL DO Ó', 'CÉSAR ANÍBAL DO Ó'],
  ['Andréa Débora Pérola Zoé Léo', 'Andréa Débora Pérola Zoé Léo'],
  ['Angélica Cláudia Flávia', 'Angélica Cláudia Flávia'],
  ['ISAAC AARÃO NAARA', 'ISAAC AARÃO NAARA'],
  ['Óscar Júnior Éder', 'Óscar Júnior Éder'],
  ['Sérgio Antônio Hortênsia', 'Sérgio Antônio Hortênsia'],
  ['Estrêla Müller Thaís Éliton', 'Estrêla Müller Thaís Éliton'],
  ['ÁUREA ÍTALO ÍRIS VÍTOR', 'ÁUREA ÍTALO ÍRIS VÍTOR'],
  ['Luís Luísa Luíza Heloísa Taís Dalíla María Daví', 'Luís Luísa Luíza Heloísa Taís Dalíla María Daví'],
  ['Estêvão Cristóvão Fernández Gonçalo Conceição', 'Estêvão Cristóvão Fernández Gonçalo Conceição'],
  ['DELIMA FONSECA', 'DELIMA FONSECA'],
  ['MARI ANA LIA ROSA DE BORA', 'MARI ANA LIA ROSA DE BORA'],
  ['ROSANGELA MARIANA ANALUÍZA SANTANA', 'ROSANGELA MARIANA ANALUÍZA SANTANA'],
];

it.each(ROWS)('%s', (printed, repaired) => {
  expect(repairSpelling(printed)).toBe(repaired);
});

it.each([
  ['Oficil de Registro Civil', 'Oficial de Registro Civil'],
  ['2º OFFCIO DE NOTAS', '2º OFÍCIO DE NOTAS'],
  ['Ofició da Cidadania', 'Ofício da Cidadania'],
  ['DAS PESSOAS NATÚRAIS', 'DAS PESSOAS NATURAIS'],
  ['Ofíeio do Registo Civil', 'Ofício do Registo Civil'],
  ['Oficio da 1ª Circunscrição, oficina e serventias', 'Oficio da 1ª Circunscrição, oficina e serventias'],
  ['foi registrada e oficiado', 'foi registrada e oficiado'],
])('phrase %s', (printed, repaired) => {
  expect(repairPhrase(printed)).toBe(repaired);
});
