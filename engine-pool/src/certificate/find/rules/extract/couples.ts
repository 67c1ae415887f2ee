// Reads couples of grandparents: two names in one text, of one side or of both.
import type { Word } from '../../../../ocr/page-text.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { genderOf, isOnlyName, readName } from '../../../normalise/person-name.ts';
import { readPlace } from '../../../normalise/place.ts';
import { repairSpelling } from '../../../repair/orthography.ts';
import { fold } from '../../../text/fold.ts';
import { isKnownName, isSurname } from '../../../text/known-names.ts';
import { textOf } from '../../../text/words.ts';
import { BETWEEN_PEOPLE, isFull } from './people.ts';

export interface Couple {
  readonly grandfather: string;
  readonly grandmother: string;
  /** Which of the two a lone name is was guessed by its first name. */
  readonly guessed: boolean;
}

export interface Grandparents {
  readonly paternal: Couple | null;
  readonly maternal: Couple | null;
}

/** The text of a couple's cell; where each name has a line of its own, with what parts them. */
export function coupleText(lines: readonly (readonly Word[])[], cellRight: number): string {
  const [first = [], second = []] = lines;
  const texts = [textOf(first), textOf(second)];
  const isOne = (text: string) => isOnlyName(text) && text.split(BETWEEN_PEOPLE).length === 1;
  const apart =
    lines.length === 2 &&
    texts.every(isOne) &&
    !/\sd[aeo]s?$/i.test(texts[0] ?? '') &&
    !/^d[aeo]s?\s/i.test(texts[1] ?? '') &&
    !isFull(first, second, cellRight);
  return apart ? texts.join(' e ') : textOf(lines.flat());
}

/** The sentence that goes on behind the grandparents of an entry told in full. */
const NEXT_SENTENCE =
  /[.;]\s+(?:para\s+constar|fo(?:i|ram)\s|o\s+referido|nada\s+mais|dou\s+f|registro\s+feito|eu,).*$/isu;
const GLUED_E = /(?<=\p{Ll}[sozã]|\s)e(?=\p{Lu}\p{Ll})/gu;

/** "da Cruze Maria", "Não Constae Rosa": an "e" that hangs on to the word before. */
function unglued(text: string): string {
  const parted = text.replace(GLUED_E, ' e ');
  if (parted !== text) return parted;
  return text.replace(/(\p{L}{3,})e(?=\s\p{Lu}\p{L})/iu, (whole: string, word: string) =>
    isSurname(word) || /^consta$/i.test(word) ? `${word} e` : whole,
  );
}

/** "FULANO e SICRANA", either of them blank; a lone name goes to the side its tag or its first name tells. */
export function readCouple(raw: string, tag: 'm' | 'f' | null = null): Couple | null {
  // A lone "É", or "E." before a name, is the "e" between two people.
  const text = repairSpelling(
    raw
      .replace(/\s+/g, ' ')
      .replace(NEXT_SENTENCE, '')
      .replace(/[\s;]+$/, '')
      .trim(),
  )
    .replace(/\s[ÉÊ]\s(?=\p{Lu})/gu, ' E ')
    .replace(/\sE\.\s?(?=\p{Lu}\p{L})/gu, ' E ')
    .replace(/\s(e)[-–.]\s?(?=\p{Lu}\p{L})/giu, ' $1 ');
  if (isBlank(text)) return null;
  const apart = text.split(BETWEEN_PEOPLE);
  // "CamposeYasmin": nothing else parts the two.
  const joined = apart.length > 1 ? apart : unglued(text).split(BETWEEN_PEOPLE);
  const parts = joined.length > 1 ? joined : partedByComma(text);
  const [first = '', second] = parts.length > 2 ? balanced(text) : parts;
  if (second === undefined) {
    const name = readName(first);
    if (name === '') return null;
    const gender = tag ?? genderOf(name);
    return gender === 'f'
      ? { grandfather: '', grandmother: name, guessed: tag === null }
      : { grandfather: name, grandmother: '', guessed: tag === null };
  }
  const [a, b] = [readName(first), readName(second)];
  if (a === '' && b === '') return null;
  const turned = a !== '' && b !== '' && genderOf(a) === 'f' && genderOf(b) === 'm';
  return { grandfather: turned ? b : a, grandmother: turned ? a : b, guessed: false };
}

/** "FULANO DE TAL, SICRANA DE TAL": behind the comma stands a whole name, and no profession or place. */
function partedByComma(text: string): string[] {
  const parts = text.split(/\s*,\s*/);
  const isName = (part: string) => /^\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’.-]+)+$/u.test(part) && readName(part) !== '';
  const [, second = ''] = parts;
  const isWhole = parts.length === 2 && parts.every(isName) && !readPlace(second)?.known;
  return isWhole && (genderOf(second) !== null || isKnownName(second.split(' ')[0] ?? '')) ? parts : [text];
}

/**
 * The couple's own " e " among several ("ESTEVÃO E SILVA E NEUZA E SILVA"): the cut that leaves whole names on both sides
 * and parts the words most evenly.
 */
function balanced(text: string): string[] {
  let best: { parts: string[]; uneven: number } | null = null;
  for (const cut of text.matchAll(new RegExp(BETWEEN_PEOPLE, 'giu'))) {
    const parts = [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
    const [a = 0, b = 0] = parts.map((part) => (isBlank(part) ? 3 : part.trim().split(/\s+/).length));
    if (a < 2 || b < 2) continue;
    if (best === null || Math.abs(a - b) < best.uneven) best = { parts, uneven: Math.abs(a - b) };
  }
  return best?.parts ?? text.split(BETWEEN_PEOPLE, 2);
}

const TAG_AFTER = /[\s,(–—-]*(?:\bav[óôo]s?\s+)?\b(patern|matern)(os|o|as|a)\b\)?[\s.;,]*/giu;

/** "paternos, A e B; maternos, C e D" */
const TAGS_BEFORE =
  /^\W*(?:patern[oa]s?\b[\s:,–—-]*(.+?)[\s;,.]*(?:\be\s+)?)?(?<!\p{L})matern[oa]s?\b[\s:,–—-]*(.+)$/iu;

/** The grandparents' box without inner labels: "A e B (paternos)" line by line, or in order, paternal first. */
export function readGrandparents(lines: readonly (readonly Word[])[]): Grandparents {
  const text = lines.map(textOf).join(' ');
  const sides: { paternal: Couple | null; maternal: Couple | null } = { paternal: null, maternal: null };
  const before = TAGS_BEFORE.exec(text);
  if (before) return { paternal: readCouple(before[1] ?? ''), maternal: readCouple(before[2] ?? '') };
  let from = 0;
  let tagged = false;
  for (const match of text.matchAll(TAG_AFTER)) {
    const side = fold(match[1] ?? '') === 'patern' ? 'paternal' : 'maternal';
    const ending = (match[2] ?? '').toLowerCase();
    const couple = readCouple(text.slice(from, match.index), ending === 'a' ? 'f' : ending === 'o' ? 'm' : null);
    sides[side] = merge(sides[side], couple);
    from = match.index + match[0].length;
    tagged = true;
  }
  if (tagged) return sides;
  const named = lines.map((line) => textOf(line)).filter((line) => !/^\s*$/.test(line));
  if (named.length === 4) {
    const [a = '', b = '', c = '', d = ''] = named.map((line) => readName(line));
    return {
      paternal: a || b ? { grandfather: a, grandmother: b, guessed: false } : null,
      maternal: c || d ? { grandfather: c, grandmother: d, guessed: false } : null,
    };
  }
  if (named.length === 2) return { paternal: readCouple(named[0] ?? ''), maternal: readCouple(named[1] ?? '') };
  return sides;
}

/** "Avô paterno X" and "avó paterna Y" said apart belong together. */
function merge(known: Couple | null, more: Couple | null): Couple | null {
  if (!known || !more) return known ?? more;
  return {
    grandfather: known.grandfather || more.grandfather,
    grandmother: known.grandmother || more.grandmother,
    guessed: known.guessed || more.guessed,
  };
}
