// Takes the parents' names and places of birth out of "FULANO, brasileiro, natural de X, e de dona SICRANA, natural de Y".
import type { Word } from '../../../../ocr/page-text.ts';
import { readName, SURNAMES_WITH_E } from '../../../normalise/person-name.ts';
import { STATES } from '../../../validate/municipalities.ts';
import type { Stretch } from './flow.ts';

export interface RunningParent {
  readonly name: string;
  /** As printed; may be empty. */
  readonly place: string;
  readonly words: readonly Word[];
}

const NATURAL = /\bnat(?:ura[l1]?(?:is)?|\.)\s*(?:ambos\s+)?(?:d[eoa]s?\b|:)\s*/iu;
const WITH_STATE = new RegExp(
  `^.{2,60}?(?:\\s*[/(,–-]\\s*|\\s+)(?:(?:${[...STATES.keys()].join('|')})(?![\\p{L}])\\)?|(?:d[eo]ste\\s+|n[eo]ste\\s+|d?n?o\\s+)?estado\\s+d[eoa]\\s+\\p{L}+(?:\\s\\p{Lu}\\p{L}+)*)`,
  'iu',
);
/** Where the second parent begins, surest first. */
const SECOND = [
  /[\s,;]+e\s+d[eo]\s+(?:sua\s+(?:mulher|esposa)\s*,?\s*)?(?:dona\s+|d\.\s*|sr[aª]?\.\s*)?(?=\p{Lu})/iu,
  /[\s,;]+e\s+d[aeo]\s+(?:sr[aª]?|senhor[a]?)\.?\s*(?:dona\s+)?(?=\p{Lu})/iu,
  /[\s,;]+e\s+(?:sua\s+(?:mulher|esposa)|dona|d\.)\s*,?\s*(?=\p{Lu})/iu,
  /\s*;\s*(?:e\s+)?(?=\p{Lu})/u,
  new RegExp(`[\\s,]+e\\s+(?!${SURNAMES_WITH_E})(?=\\p{L}[\\p{L}']+\\s)`, 'iu'),
];

/** The first parent, and the second where one is named. */
export function readRunningParents(stretch: Stretch): RunningParent[] {
  // "ede" and "Recife/PE)eda": a reader lost the spaces.
  const text = stretch.text.trim().replace(/(?:\s|(?<=\)))e(d[aeo])(?=\s)/giu, ' e $1');
  for (const pattern of SECOND) {
    const cut = pattern.exec(text);
    if (!cut || cut.index === 0) continue;
    const first = text.slice(0, cut.index);
    const second = text.slice(cut.index + cut[0].length);
    const parents = [readOne(first, stretch), readOne(second, stretch)];
    if (parents.every((parent) => parent.name !== '') || isAbsent(first)) return withShared(parents, second);
  }
  return [readOne(text, stretch)];
}

function isAbsent(text: string): boolean {
  return /ignorad|n[ãa]o\s+declarad|desconhecid|^[\W_x]*$/iu.test(text);
}

/** "X e Y, naturais de Z": the place counts for both. */
function withShared(parents: readonly RunningParent[], second: string): RunningParent[] {
  const shared = /\b(?:ambos|naturais)\b/iu.test(second) ? (parents[1]?.place ?? '') : '';
  return parents.map((parent) => (parent.place === '' ? { ...parent, place: shared } : parent));
}

function readOne(text: string, stretch: Stretch): RunningParent {
  const natural = NATURAL.exec(text);
  // Behind the comma stand remarks (profession, age, the date of the marriage).
  const name = readName((natural ? text.slice(0, natural.index) : text).replace(/(?<=\p{L})\s*[,;(].*$/su, ''));
  return {
    name,
    place: natural ? placeStart(text.slice(natural.index + natural[0].length)) : '',
    words: wordsOf(stretch, name),
  };
}

/** The place up to the next remark about the person (profession, age, residence). */
function placeStart(text: string): string {
  const withState = WITH_STATE.exec(text)?.[0];
  return withState ?? /^[^,;.]*/.exec(text)?.[0] ?? '';
}

/** The words of the stretch that the name was printed with. */
function wordsOf(stretch: Stretch, name: string): Word[] {
  const parts = new Set(name.toLocaleLowerCase('pt-BR').split(' '));
  const own = stretch.words.filter((word) =>
    parts.has(word.text.replace(/[^\p{L}']/gu, '').toLocaleLowerCase('pt-BR')),
  );
  return own.length > 0 ? own : [...stretch.words];
}
