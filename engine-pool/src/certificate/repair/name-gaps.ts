// Repairs the spaces of a name: parts glued words, joins split ones.
import { isKnownName, isSurname } from '../text/known-names.ts';

/** "Doresde", "Abrahãoda", "Santoe": no Portuguese name ends so; the small word behind it was glued on. */
const GLUED_PARTICLE = /(?<=\p{L}(?:s|z|ão|ões|S|Z|ÃO|ÕES))([dD][aeoAEO][sS]?)(?=\s+\p{Lu})/gu;
/** "CONCEIÇÃODELIMA", "FRANCISCAABRAHÃO": capitals that a reader set too close. */
const GLUED_CAPITALS = /(?<=\p{Lu}(?:ÇÃO|ÕES))(D[AEO]S?)(?=\p{Lu}{4})/gu;
const GLUED_VOWELS = /(?<=\p{Lu}{3}A)(?=A\p{Lu}{3})/gu;
/** "Wellingtonde Jesus", "AUGUSTODO ESPÍRITO SANTO". */
const GLUED_TO_NAME = /(?<!\p{L})(\p{Lu}(?:\p{Ll}{3,}|\p{Lu}{3,}))(d[aeo]s?|D[AEO]S?)(?=\s+\p{Lu})/gu;
const GLUED_AND = /(?<=\p{L}{3}[oO])([eE])(?=\s+\p{Lu})/gu;

/** "CALEBEDELIMA", "HENRIQUE DELIMA": surnames that carry this small word; no name ends in one of them glued. */
const CARRIED =
  `DA CRUZ|DA LUZ|DA PAZ|DE ASSIS|DE ABREU|DE PAULA|DE BARROS|DO CARMO|DO ROSÁRIO|DAS GRAÇAS|DAS DORES|DE LIMA|DE OLIVEIRA|DE SOUZA|DE SOUSA|DE ALMEIDA|DE ANDRADE|DE CASTRO|DE CARVALHO|DE FREITAS|DE ARAÚJO|DE JESUS
  |DA SILVA|DA COSTA|DA CUNHA|DA ROCHA|DA CONCEIÇÃO|DA TRINDADE|DO NASCIMENTO|DO PRADO|DO AMARAL|DOS SANTOS|DOS REIS|DOS ANJOS
  |DAS CHAGAS|DAS NEVES`.split(/\s*\|/);
const CARRIED_BY_GLUED = new Map(CARRIED.map((surname) => [surname.replace(' ', ''), surname]));
const GLUED_SURNAME = new RegExp(`(\\p{Lu}{3}|\\p{L}\\s)(${[...CARRIED_BY_GLUED.keys()].join('|')})(?!\\p{L})`, 'gu');

/** Shorter pieces are parts of longer names: "LUISA", "ANACLETO". */
const PIECE_LENGTH_MIN = 4;
const LONG_CAPITALS = /(?<![\p{L}])\p{Lu}{8,}(?![\p{L}])/gu;

/** "FRANCISCASOARES": capitals that cut, in one way only, into a known name and a known surname. */
function parted(word: string): string {
  if (isKnownName(word)) return word;
  const cuts: string[] = [];
  for (let at = PIECE_LENGTH_MIN; at <= word.length - PIECE_LENGTH_MIN; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const carried = CARRIED_BY_GLUED.get(before);
    if ((carried || isKnownName(before)) && isSurname(after)) cuts.push(`${carried ?? before} ${after}`);
  }
  return cuts.length === 1 && cuts[0] !== undefined ? cuts[0] : word;
}

const CAPITALS = /^\p{Lu}{2,}$/u;
const PARTICLE = /^D[AEO]S?$/;

/** "ALÍ CIA": two pieces, neither of them a name, that together are one. */
function joined(text: string): string {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    const before = words.at(-1) ?? '';
    const pieces = [before, word].every(
      (piece) => CAPITALS.test(piece) && !PARTICLE.test(piece) && !isKnownName(piece),
    );
    if (pieces && isKnownName(before + word)) words[words.length - 1] = before + word;
    else words.push(word);
  }
  return words.join(' ');
}

/** The spaces between the words of a name. */
export function repairNameGaps(text: string): string {
  return joined(text)
    .replace(GLUED_PARTICLE, ' $1')
    .replace(GLUED_CAPITALS, ' $1 ')
    .replace(GLUED_SURNAME, (_, before: string, glued: string) => `${before.trimEnd()} ${CARRIED_BY_GLUED.get(glued)}`)
    .replace(LONG_CAPITALS, parted)
    .replace(GLUED_VOWELS, ' ')
    .replace(GLUED_TO_NAME, (whole: string, name: string, particle: string) =>
      isKnownName(name) && !isKnownName(whole) ? `${name} ${particle}` : whole,
    )
    .replace(GLUED_AND, ' $1');
}
