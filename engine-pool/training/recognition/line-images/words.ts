// What is written on drawn pages: names, places, dates, numbers, wording of forms, and words that mean nothing.
import { readFile } from 'node:fs/promises';
import type { Random } from '../../../../tests/generator/random.ts';

/** The lists that a writer draws from: given and family names, municipalities, and wording of forms. */
export interface Words {
  readonly names: readonly string[];
  readonly towns: readonly string[];
  readonly forms: readonly string[];
}

/** Every fifth name and place is held out of training. */
const HELD_NTH = 5;

/** @param path a JSON file of `Words` */
export async function readWords(path: string, held: boolean): Promise<Words> {
  const { names, towns, forms }: Words = JSON.parse(await readFile(path, 'utf8'));
  const inPart = (word: string): boolean => {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) as number)) % 1_000_003;
    return (hash % HELD_NTH === 0) === held;
  };
  return { names: names.filter(inPart), towns: towns.filter(inPart), forms };
}

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const UNITS =
  'um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  );
const STATES = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
/** Those of Portuguese, and of names that immigrants brought: what is never drawn is forgotten. */
const MARKS = 'ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúçÄËÏÖÜÑäëïöüñ';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The network must read accents and doubled letters, not guess them from the word. */
function straySpelling(text: string, random: Random): string {
  const kind = random.next();
  if (kind < 0.1) return plain(text);
  if (kind > 0.2) return text;
  if (kind > 0.14)
    return text.replace(/(?<=\p{L})[lnmptfc](?=[aeiou])/gu, (letter) =>
      random.chance(0.4) ? letter + letter : letter,
    );
  return [...text]
    .map((letter) => {
      if (!random.chance(0.3)) return letter;
      const same = [...MARKS].filter((mark) => plain(mark) === plain(letter));
      return same.length === 0 ? letter : random.pick(same);
    })
    .join('');
}

/** The lists hold more accented names than people bear. */
function usualName(names: readonly string[], random: Random): string {
  const first = random.pick(names);
  return plain(first) === first || random.chance(0.5) ? first : random.pick(names);
}

function name({ names }: Words, random: Random): string {
  const parts: string[] = [];
  const count = random.int(2, 5);
  for (let i = 0; i < count; i++) {
    if (i > 0 && random.chance(0.3)) parts.push(random.pick(['de', 'da', 'do', 'dos', 'das', 'e']));
    parts.push(usualName(names, random));
  }
  return straySpelling(parts.join(' '), random);
}

function inWords(random: Random): string {
  const upTo99 = (): string =>
    random.chance(0.5) ? random.pick(UNITS) : `${random.pick(TENS)} e ${random.pick(UNITS.slice(0, 9))}`;
  const digits = random.int(1, 31);
  const month = random.pick(MONTHS);
  return random.pick([
    `${upTo99()} de ${month} de mil novecentos e ${upTo99()}`,
    `${upTo99()} dias do mês de ${month} do ano de dois mil e ${random.pick(UNITS)}`,
    `${upTo99()} (${digits}) de ${month} de ${random.int(1930, 2026)}`,
    `aos ${digits} (${upTo99()}) dias do mês de ${month} do ano de mil novecentos e ${upTo99()} (${random.int(1930, 1999)})`,
    `${upTo99()} horas e ${upTo99()} minutos`,
    `às ${upTo99()} horas`,
    `dia ${digits} de ${month} de ${random.int(1930, 2026)}, às ${random.int(0, 23)} horas e ${random.int(1, 59)} minutos`,
  ]);
}

/** A seal's code: letters and digits that only their shape tells apart. */
function seal(random: Random): string {
  const sign = (): string => random.pick([...'OOQDIJLSZBGTUVXYACEFHKMNPRW00112233445566778899']);
  const group = (): string => Array.from({ length: random.int(2, 5) }, sign).join('');
  return Array.from({ length: random.int(2, 4) }, group).join(random.pick(['-', '-', '.', ' ']));
}

function nonsense(random: Random): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZÁÂÃÇÉÊÍÓÔÕÚ';
  const word = Array.from({ length: random.int(2, 10) }, () => random.pick([...letters])).join('');
  return random.pick([
    word,
    word.toLocaleLowerCase('pt-BR'),
    `${word.slice(0, 1)}${word.slice(1).toLocaleLowerCase('pt-BR')}`,
  ]);
}

/** One value as a form may hold it, so often in capitals. */
export function phrase(words: Words, random: Random, capitals = 0.5): string {
  const town = (): string => straySpelling(random.pick(words.towns), random);
  const kind = random.next();
  let text: string;
  if (kind < 0.34) text = name(words, random);
  else if (kind < 0.46)
    text = random.pick([
      `${town()} - ${random.pick(STATES)}`,
      `${town()}/${random.pick(STATES)}`,
      `${town()}, ${random.pick(STATES)}`,
      `natural de ${town()}`,
      `${town()} – ${random.pick(STATES)}`,
    ]);
  else if (kind < 0.53) text = inWords(random);
  else if (kind < 0.6)
    text = random.pick([
      random.pattern('###.###.###-##'),
      random.pattern('###### ## ## #### # ##### ### ####### ##'),
      random.pattern('######.##.##.####.#.#####.###.#######-##'),
      random.pattern('##/##/####'),
      random.pattern('##-##-####'),
      random.pattern('##:## horas'),
      random.pattern('##h##min'),
      random.pattern('## de ') + random.pick(MONTHS) + random.pattern(' de ####'),
      random.pattern('########-#'),
      random.pattern('A-###'),
      random.pattern('livro nº A-## às fls. ##'),
      random.pattern('às folhas ### sob o nº #.###'),
      random.pattern('livro ##-A, fls. ##-v, termo nº ####'),
      random.pattern('###'),
      random.pattern('#####'),
      random.pattern('Livro A-##, fls. ###v, nº #####'),
      random.pattern('nº ##.###'),
      random.pattern('R$ ##,##'),
      random.pattern('@@@@#####-@@@##'),
      random.pattern('@@##-####-####-@@'),
      seal(random),
      seal(random),
      random.pattern('Lei nº #.###/##, art. ##, § #º'),
      random.pattern('##ª Circunscrição'),
      random.pattern('#º Ofício'),
      random.pattern('CEP ##.###-###'),
      random.pattern('Tel.: (##) ####-####'),
    ]);
  else if (kind < 0.66)
    text = random.pick([
      `Ofício de Registro Civil das Pessoas Naturais de ${town()}`,
      `${random.int(1, 40)}º Cartório de ${town()}`,
      `Hospital e Maternidade ${random.pick(words.names)} ${random.pick(words.names)}`,
      `Santa Casa de Misericórdia de ${town()}`,
      `Rua ${name(words, random)}, nº ${random.int(1, 3000)}`,
      `Avenida ${random.pick(words.names)} ${random.pick(words.names)}, ${random.int(1, 999)}`,
    ]);
  else if (kind < 0.74) text = Array.from({ length: random.int(1, 3) }, () => nonsense(random)).join(' ');
  else text = random.pick(words.forms);
  const look = random.next();
  if (look < capitals) return text.toLocaleUpperCase('pt-BR');
  return text;
}

/** A sentence of several values and pieces of wording. */
export function longText(words: Words, random: Random): string {
  return Array.from({ length: random.int(2, 5) }, () => {
    const kind = random.next();
    return kind < 0.5 ? random.pick(words.forms) : phrase(words, random);
  }).join(random.pick([', ', ' ', ' e ', '; ', '. ']));
}
