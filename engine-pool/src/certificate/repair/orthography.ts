// Repairs what Portuguese spelling rules out, so that it can only be a misreading: wrong accents, broken ordinals.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { ACCENTED_NAMES } from '../text/accented-names.ts';
import { editDistance, fold } from '../text/fold.ts';
import { isNeverMarked } from '../text/known-names.ts';
import { inCaseOf } from '../text/letter-case.ts';
import { repairNameGaps } from './name-gaps.ts';

const RULES: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  // Only the tilde stands before a final "o" or "es" after ç, and over the o of "-ões".
  [/(?<=[çÇ])[aáàâä](?=o\b)/g, 'ã'],
  [/(?<=[çÇ])[AÁÀÂÄ](?=O\b)/g, 'Ã'],
  [/[ôóòö](?=es(?![\p{L}]))/gu, 'õ'],
  [/[ÔÓÒÖ](?=ES(?![\p{L}]))/gu, 'Õ'],
  // Elsewhere than in "-ões" and "-õe" no tilde stands over an o: "UCHÕA".
  [/õ(?!e)/g, 'ô'],
  [/Õ(?!E)/g, 'Ô'],
  // No tilde stands over an a before a consonant that another letter follows: "CÉSÃR", "Ãngela".
  [/ã(?=[mn][bcdfgjklpqrtvxzç])/gi, (sign: string) => (sign === 'ã' ? 'â' : 'Â')],
  [/ã(?=[bcdfghjklmnpqrtvxç])/gi, withoutDiacritics],
  // The grave accent never stands inside a name.
  [/[àèìòù]/g, (sign: string) => 'áéíóú'['àèìòù'.indexOf(sign)] ?? sign],
  [/[ÀÈÌÒÙ]/g, (sign: string) => 'ÁÉÍÓÚ'['ÀÈÌÒÙ'.indexOf(sign)] ?? sign],
  // Nor does a last syllable that ends in "l", "r" or "z" carry one: it is stressed without ("Miguel", "Gaspar").
  [/(?<=\p{L}{2})[áéíóúÁÉÍÓÚ](?=[lrLR](?![\p{L}]))/gu, withoutDiacritics],
  // "-dor", "-dora" and the names in "-ael", "-iel", "-uel" bear none before their last syllables: "AUXILIÁDORA", "NATÁNAEL".
  [/[áéíâêî](?=dor(?:a|es|as)?(?!\p{L}))/giu, withoutDiacritics],
  [/(?<!\p{L})\p{L}+[aiu]el(?!\p{L})/giu, withoutDiacritics],
  // Italian names are stressed before their "zz": "BORTÓLUZZI".
  [/[áéíóúâêôäöü](?=[bcdfghjklmnpqrstvx]+[aeiou]+zz[aio](?!\p{L}))/giu, withoutDiacritics],
  // The stress falls on one of the last three syllables: "Apárecido" is none.
  [/[áéíóú](?=(?:[bcdfghjklmnpqrstvxzç]+[aeiouáéíóúâêôãõ]+){3}[a-zç]?(?![\p{L}]))/giu, withoutDiacritics],
  // Before "m" or "n" and another consonant the vowel of "-ência", "-âncio" is closed.
  [/[áéó](?=[mn][bcdfgjklpqrstvxzç]+[ie][ao]s?(?![\p{L}]))/gu, closed],
  [/[ÁÉÓ](?=[MN][BCDFGJKLPQRSTVXZÇ]+[IE][AO]S?(?![\p{L}]))/gu, closed],
  // Stressed on the last syllable but one, a word in a or o has no acute; the old circumflex lives on: "Estrêla", "Uchôa".
  [
    /(?<=\p{L}{2})[éó](?=[bcdfgjklmnpqrstvxzç]{1,2}[ao]s?(?!\p{L}))|(?<=\p{L})ó(?=a(?!\p{L}))|(?<=corr)é(?=a(?!\p{L}))/giu,
    closed,
  ],
  // The cedilla stands before "a", "o" and "u", and begins no word.
  [/(?<![\p{L}])ç|ç(?=[eiéêí])/gu, 'c'],
  [/(?<![\p{L}])Ç|Ç(?=[EIÉÊÍ])/gu, 'C'],
  [/\p{L}*[íìîúùû]\p{L}*/giu, withoutSpecks],
  [/\p{L}*[áéíóúâêô]\p{L}*[áéíóúâêô]\p{L}*/giu, withOneAccent],
  // The small words between names carry no accent.
  [/(?<![\p{L}])([dD])[áâã](s?)(?![\p{L}])/gu, '$1a$2'],
  [/(?<![\p{L}])D[ÁÂÃ](S?)(?![\p{L}])/gu, 'DA$1'],
  [/(?<![\p{L}])([dD])[óôõ](s?)(?![\p{L}])/gu, '$1o$2'],
  [/(?<![\p{L}])D[ÓÔÕ](S?)(?![\p{L}])/gu, 'DO$1'],
  [/(?<![\p{L}])([dD])[éê](?![\p{L}])/gu, '$1e'],
  [/(?<![\p{L}])D[ÉÊ](?![\p{L}])/gu, 'DE'],
];

/** The circumflex in place of an acute. */
function closed(sign: string): string {
  return 'âêôÂÊÔ'['áéóÁÉÓ'.indexOf(sign)] ?? sign;
}

/** "REÍS", "FÍLIPE": the dot of an i, or a speck. */
function withoutSpecks(word: string): string {
  return isNeverMarked(word) ? word.replace(/[íìîúùû]/giu, withoutDiacritics) : word;
}

/** A word has one acute or circumflex at most; which of two is wrong only a known name tells. */
function withOneAccent(word: string): string {
  const name = ACCENTED_NAMES.get(fold(word));
  return name === undefined ? word : inCaseOf(word, name);
}

/** Spelling of names. */
export function repairSpelling(text: string): string {
  return RULES.reduce((repaired, [pattern, by]) => repaired.replace(pattern, by as string), repairNameGaps(text));
}

const FEMININE =
  /(\d{1,3})\s?[ºo°](?=\s(?:zona|circunscri|vara|se[çc][ãa]o|serventia|delegacia|via|regi[ãa]o)\p{L}*)/giu;
const MASCULINE =
  /(\d{1,3})\s?[°ªa](?=\s(?:of[íi]cio|subdistrito|distrito|cart[óo]rio|tabeli|servi[çc]o|registro)\p{L}*)/giu;

/** What registries are called. */
const OFFICE =
  `oficial oficiais ofício ofícios cartório cartórios subdistrito subdistritos tabelionato serventia serventias
  circunscrição`.split(/\s+/);
/** Other words that are one letter away from them. */
const NOT_OFFICE = new Set('oficiar oficiam oficia oficie oficiou oficiala oficiai'.split(' '));

/** What registries are called, too, in words that bear no mark. */
const PLAIN_OFFICE = new Set('naturais pessoas registro civil notas comarca distrito sede tutelas'.split(' '));

/** "Oficil", "Offcio": one letter lost or wrong; "NATÚRAIS": a speck. */
function officeWord(word: string): string {
  const key = fold(word);
  if (PLAIN_OFFICE.has(key)) return withoutDiacritics(word);
  const same = OFFICE.some((known) => fold(known) === key);
  // Without any mark it may be printed so; with one in the wrong place it is not.
  if (NOT_OFFICE.has(key) || (same && withoutDiacritics(word) === word)) return word;
  const spelt = OFFICE.find((known) => editDistance(key, fold(known), same ? 0 : 1) <= (same ? 0 : 1));
  if (spelt === undefined) return word;
  return inCaseOf(word, spelt);
}

/** Ordinals as their nouns demand ("3ª Zona", "2º Ofício"), and words glued at a capital ("deNotas"), the words for an office. */
export function repairPhrase(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])[lI](?=[ºª°])/gu, '1')
    .replace(FEMININE, '$1ª')
    .replace(MASCULINE, '$1º')
    .replace(/(?<=\d)°/g, 'º')
    .replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/([,;])(?=\p{L})/gu, '$1 ')
    .replace(/(?<![\p{L}\d])\p{L}{5,}(?![\p{L}\d])/gu, officeWord);
}
