// Matches the beginning of some words against the vocabulary, letter by letter and blind to spaces.
import type { Word } from '../../../../ocr/page-text.ts';
import { compact, prefixDistance } from '../../../text/fold.ts';
import { isExact, splitWord } from '../../../text/words.ts';
import { composeLabel, isLabelWord } from './compose-label.ts';
import { editsAllowed, labelsNear } from './label-index.ts';
import { otherLanguage } from './other-language.ts';
import { isMendedShort } from './value-kinds.ts';
import { type Label, OTHER_ENDING, type Slot } from './vocabulary.ts';

export interface Match {
  readonly slot: Slot;
  readonly key: string;
  /** 1 = every letter as in the vocabulary. */
  readonly quality: number;
  /** Index into the line's compact text, behind the label. */
  readonly end: number;
  readonly score: number;
}

/** The letters of some words with where they stand. */
export interface CompactWords {
  readonly text: string;
  readonly word: readonly number[];
  readonly sign: readonly number[];
}

/** Several steps ask for the same words: what was found of them is kept as long as they are. */
const COMPACTED = new WeakMap<readonly Word[], CompactWords>();

/** The letters that labels are compared by. @param words are not changed afterwards. */
export function compactWords(words: readonly Word[]): CompactWords {
  const known = COMPACTED.get(words);
  if (known) return known;
  let text = '';
  const word: number[] = [];
  const sign: number[] = [];
  for (const [index, item] of words.entries()) {
    // The longest label is far shorter than this: more of the line need not be looked at.
    if (text.length > COMPACT_LENGTH_MAX) break;
    let at = 0;
    const endings = otherEndings(item.text);
    // "sex0": no label has a figure among its letters.
    const zero = /^\p{L}{2,}0|^0\p{L}{2,}/u.test(item.text) ? 'o' : '0';
    for (const original of item.text) {
      const isEnding = endings.some(([from, to]) => at >= from && at < to);
      for (const folded of isEnding ? '' : lettersOf(original === '0' ? zero : original)) {
        text += folded;
        word.push(index);
        sign.push(at);
      }
      at += original.length;
    }
  }
  const compacted = { text, word, sign };
  COMPACTED.set(words, compacted);
  return compacted;
}

/** The folded letters and digits of one sign: most are letters already. */
function lettersOf(sign: string): string {
  return /^[a-z0-9]$/.test(sign) ? sign : compact(sign);
}

/** Where "(a)" and "(s)" stand in a word: labels are compared without them. */
function otherEndings(text: string): [number, number][] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(OTHER_ENDING)].map((found) => [found.index, found.index + found[0].length]);
}

const COMPACT_LENGTH_MAX = 90;
/** Each misread letter costs as much as this many letters of a longer label. */
const EDIT_COST = 2.5;

/** A label that fits the beginning of some words, and how many of its letters are wrong. */
interface Fit {
  readonly label: Label;
  /** Index into the compact text, behind it. */
  readonly end: number;
  readonly distance: number;
}

const FITS = new WeakMap<readonly Word[], readonly Fit[]>();

/** The labels that fit with as many letters wrong as they may have where a colon ends them. */
function fitsOf(words: readonly Word[]): readonly Fit[] {
  const known = FITS.get(words);
  if (known) return known;
  const line = compactWords(words);
  const isBorder = (end: number) => line.word[end] !== line.word[end - 1];
  const fits = labelsNear(line.text).flatMap((label) => {
    const fit = prefixDistance(label.key, line.text, editsAllowed(label.key.length, true), isBorder);
    return fit ? [{ label, ...fit }] : [];
  });
  FITS.set(words, fits);
  return fits;
}

/**
 * Labels that fit the beginning of some words, best first.
 * @param open the page prints labels before their values without a sign between
 * @param colonAt where the first colon stands in their compact text, or -1: with it short labels may have a letter wrong.
 */
export function matchesAt(words: readonly Word[], colonAt: number, open = false): Match[] {
  const line = compactWords(words);
  const found: Match[] = [];
  for (const { label, end, distance } of fitsOf(words)) {
    const { slot, key } = label;
    const length = key.length;
    const alone = length === line.text.length && isMendedShort(slot);
    // "De:" is no misread "e de:".
    if (distance > 0 && key === 'ede') continue;
    if (distance > editsAllowed(length, alone || (colonAt > 0 && Math.abs(colonAt - length) <= 1))) continue;
    if (distance > 1 && NAME_LIKE.test(key) && !startsAlike(key, line.text)) continue;
    const last = line.word[end - 1] ?? 0;
    // "Registro:" says what it says, and is no "registrado" with two letters wrong.
    if (distance > 1 && last === 0 && isLabelWord(words[0]?.text ?? '', true)) continue;
    // "Município de São Luís" is two letters from "município de nasc.".
    if (
      distance > 1 &&
      CITY_LABELS.has(slot) &&
      !isLabelWord(words[last]?.text ?? '', isExact(words.slice(last, last + 1)))
    )
      continue;
    found.push({ slot, key, end, quality: 1 - distance / length, score: length - EDIT_COST * distance });
  }
  const composed = composedMatch(line, words, open);
  if (composed) found.push(composed);
  return found.sort((a, b) => b.score - a.score);
}

/** A mended word of a composed label counts as one wrong letter. */
function composedMatch(line: CompactWords, words: readonly Word[], open: boolean): Match | null {
  const phrase = composeLabel(words, open);
  if (!phrase) return null;
  // The last word may be a colon of its own, which has no letters.
  const next = line.word.findIndex((word) => word >= phrase.length);
  const end = next < 0 ? line.word.length : next;
  if (end === 0) return null;
  const wrong = phrase.mended ? 1 : 0;
  const quality = 1 - wrong / end;
  // Of two that say the same, the listed one counts: it knows more about where it may stand.
  return { slot: phrase.slot, key: line.text.slice(0, end), end, quality, score: end - EDIT_COST * wrong - 0.5 };
}

const CITY_LABELS: ReadonlySet<Slot> = new Set<Slot>(['birthCity', 'registryCity', 'officeCity', 'naturalOf']);

/** A surname, and half of the title: "HELENA DO NASCIMENTO" and "CERTIDÃO DE NASCIMENTO" are near labels that end so. */
const NAME_LIKE = /nascimento$/;

function startsAlike(key: string, text: string): boolean {
  const head = key.replace(/(?:d[eo])?nascimento$/, '');
  return prefixDistance(head, text, head.length <= 3 ? 0 : head.length <= 6 ? 1 : 2) !== null;
}

/** A misread word may have this many letters more than the label's: "Registradortal:" for "Registrador(a):". */
const OVERHANG_MAX = 4;

interface Cut {
  readonly label: readonly Word[];
  readonly rest: readonly Word[];
}

/**
 * Cuts the words behind a label that ends before compact index `end`, and behind what says it again in another language;
 * null when it would end inside a word.
 */
export function cutAfter(words: readonly Word[], line: CompactWords, end: number): Cut | null {
  const cut = cutBehind(words, line, end);
  const again = cut ? otherLanguage(cut.rest) : 0;
  return cut && { label: [...cut.label, ...cut.rest.slice(0, again)], rest: cut.rest.slice(again) };
}

function cutBehind(words: readonly Word[], line: CompactWords, end: number): Cut | null {
  const last = line.word[end - 1];
  if (last === undefined) return null;
  const word = words[last] as Word;
  if (line.word[end] !== last) return { label: words.slice(0, last + 1), rest: words.slice(last + 1) };
  const at = (line.sign[end - 1] ?? 0) + 1;
  const after = word.text.slice(at);
  if (end > 2 * OVERHANG_MAX && /^[\p{L}]{1,4}:$/u.test(after)) {
    return { label: words.slice(0, last + 1), rest: words.slice(last + 1) };
  }
  // The label ends inside a printed word: fine before a sign ("nome(s)"), or where the case changes ("NomeMARIA").
  const changes = /\p{Ll}$/u.test(word.text.slice(0, at)) && /^\p{Lu}/u.test(after);
  if (!changes && /^[\p{L}\d]/u.test(after)) return null;
  return cutInside(words, line, end);
}

/** Cuts the words at compact index `end`, inside a printed word if need be. */
function cutInside(words: readonly Word[], line: CompactWords, end: number): Cut | null {
  const last = line.word[end - 1];
  const word = last === undefined ? undefined : words[last];
  if (last === undefined || !word) return null;
  const [head, tail] = splitWord(word, (line.sign[end - 1] ?? 0) + 1);
  return { label: [...words.slice(0, last), head], rest: [tail, ...words.slice(last + 1)] };
}

/** Drops the first `count` characters of the words' joined text. */
export function dropSigns(words: readonly Word[], count: number): Word[] {
  let left = count;
  const kept: Word[] = [];
  for (const word of words) {
    if (left <= 0) kept.push(word);
    else if (left >= word.text.length) left -= word.text.length + 1;
    else {
      kept.push(splitWord(word, left)[1]);
      left = 0;
    }
  }
  return kept;
}
