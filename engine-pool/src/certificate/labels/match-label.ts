// Matches the beginning of some words against the vocabulary, letter by letter and blind to spaces.
import type { Word } from '../../reading/page-text.ts';
import { fold, prefixDistance } from '../text/fold.ts';
import { splitWord } from '../text/words.ts';
import { composeLabel, isLabelWord } from './compose-label.ts';
import { isMendedShort } from './value-kinds.ts';
import { lettersOf, OTHER_ENDING, PAIRS, pairsOf, type Slot, VOCABULARY } from './vocabulary.ts';

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

export function compactWords(words: readonly Word[]): CompactWords {
  let text = '';
  const word: number[] = [];
  const sign: number[] = [];
  for (const [index, item] of words.entries()) {
    // The longest label is far shorter than this: more of the line need not be looked at.
    if (text.length > COMPACT_LENGTH_MAX) break;
    let at = 0;
    const endings = otherEndings(item.text);
    for (const original of item.text) {
      if (endings.some(([from, to]) => at >= from && at < to)) {
        at += original.length;
        continue;
      }
      // "sex0": no label has a figure among its letters.
      const letter = original === '0' && /^\p{L}{2,}0|^0\p{L}{2,}/u.test(item.text) ? 'o' : original;
      for (const folded of fold(letter).replace(/[^a-z0-9]/g, '')) {
        text += folded;
        word.push(index);
        sign.push(at);
      }
      at += original.length;
    }
  }
  return { text, word, sign };
}

/** Where "(a)" and "(s)" stand in a word: labels are compared without them. */
function otherEndings(text: string): [number, number][] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(OTHER_ENDING)].map((found) => [found.index, found.index + found[0].length]);
}

const COMPACT_LENGTH_MAX = 90;
/** Each misread letter costs as much as this many letters of a longer label. */
const EDIT_COST = 2.5;

/**
 * Labels that fit the beginning of a compact text, best first.
 * @param open the page prints labels before their values without a sign between
 * @param colonAt where the first colon stands in the compact text, or -1: with it short labels may have a letter wrong.
 */
export function matchesAt(line: CompactWords, colonAt: number, words: readonly Word[], open = false): Match[] {
  const { text } = line;
  const isBorder = (end: number) => line.word[end] !== line.word[end - 1];
  const found: Match[] = [];
  const lettersByWidth = new Map<number, number>();
  const pairs = new Uint8Array(PAIRS);
  for (const pair of pairsOf(text)) pairs[pair] = 1;
  for (const label of VOCABULARY) {
    const length = label.key.length;
    const alone = length === text.length && isMendedShort(label.slot);
    const limit = editsAllowed(length, alone || (colonAt > 0 && Math.abs(colonAt - length) <= 1));
    if (text.length < length - limit) continue;
    const width = length + limit;
    let letters = lettersByWidth.get(width);
    if (letters === undefined) {
      letters = lettersOf(text.slice(0, width));
      lettersByWidth.set(width, letters);
    }
    if (bitCount(label.letters & ~letters) > limit || lacksPairs(label.pairs, pairs, 2 * limit)) continue;
    const fit = limit === 0 ? exactFit(label.key, text) : prefixDistance(label.key, text, limit, isBorder);
    if (!fit) continue;
    const { slot, key } = label;
    if (fit.distance > 1 && NAME_LIKE.test(key) && !startsAlike(key, text)) continue;
    // "Registro:" says what it says, and is no "registrado" with two letters wrong.
    if (fit.distance > 1 && line.word[fit.end - 1] === 0 && isLabelWord(words[0]?.text ?? '', true)) continue;
    // "Município de São Luís" is two letters from "município de nasc.".
    if (fit.distance > 1 && CITIES.has(slot) && !isLabelWord(words[line.word[fit.end - 1] ?? 0]?.text ?? '')) continue;
    const score = length - EDIT_COST * fit.distance;
    found.push({ slot, key, end: fit.end, quality: 1 - fit.distance / length, score });
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

const CITIES: ReadonlySet<Slot> = new Set<Slot>(['birthCity', 'registryCity', 'officeCity', 'naturalOf']);

/** A surname, and half of the title: "HELENA DO NASCIMENTO" and "CERTIDÃO DE NASCIMENTO" are near labels that end so. */
const NAME_LIKE = /nascimento$/;

function startsAlike(key: string, text: string): boolean {
  const head = key.replace(/(?:d[eo])?nascimento$/, '');
  return prefixDistance(head, text, head.length <= 3 ? 0 : head.length <= 6 ? 1 : 2) !== null;
}

function exactFit(key: string, text: string): { end: number; distance: number } | null {
  return text.startsWith(key) ? { end: key.length, distance: 0 } : null;
}

function editsAllowed(length: number, colonThere: boolean): number {
  if (length <= 4) return length >= 3 && colonThere ? 1 : 0;
  if (length <= 6) return 1;
  return Math.floor(length * 0.27);
}

/** True when more than `limit` pairs do not occur: an edit changes two at most (Ukkonen's q-gram bound). */
function lacksPairs(wanted: readonly number[], occurring: Uint8Array, limit: number): boolean {
  let lacking = 0;
  for (const pair of wanted) if (occurring[pair] === 0 && ++lacking > limit) return true;
  return false;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A misread word may have this many letters more than the label's: "Registradortal:" for "Registrador(a):". */
const OVERHANG_MAX = 4;

/** Cuts the words behind a label that ends before compact index `end`; null when it would end inside a word. */
export function cutAfter(
  words: readonly Word[],
  line: CompactWords,
  end: number,
): { label: readonly Word[]; rest: readonly Word[] } | null {
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
export function cutInside(
  words: readonly Word[],
  line: CompactWords,
  end: number,
): { label: readonly Word[]; rest: readonly Word[] } | null {
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
