// Tells the dates of a running text apart by the nearest word that says what happened on them.
import { dateOrder, type FoundDate, findDates } from '../../../normalise/dates.ts';
import type { Flow } from './flow.ts';

type Event = 'birth' | 'entry' | 'other';

/** What a verb or noun before a date, anywhere in its sentence, says of it. "O registrado nasceu" is of the child, not of the entry. */
const BEFORE: readonly (readonly [Event, RegExp])[] = [
  [
    'birth',
    /\b(?:nascid(?:[oa]s?)?\b|nasceu|nascimento (?:ocorrid|verificad)|ocorrid[oa]|(?:data|dia)(?: e hora)? d[eo] nascimento|nascimento :|veio ao mundo)/g,
  ],
  [
    'entry',
    /(?<!\b[oad]{1,2} )\bregistrad[oa]\b|\b(?:lavrad[oa]|lavrei|lavrou|lavratura|procedi|procedeu|inscrit[oa]|assentad[oa]|efetuad[oa]|(?:foi|registro|assento|termo) feit[oa]|registrei|data d[eo] (?:registro|assento|termo))\b|\b(?:registro|assento|termo|feit[oa])(?= (?:(?:hoje|em|no|dia|aos?|a|na|data|de|:|,|presente|nascimento|registro|foi) ){0,7}$)/g,
  ],
  [
    'other',
    /\b(?:casad[oa]s? (?=em|no dia|aos|a )|casamento|casaram|mandado|sentenca|despacho|decreto|lei|portaria|provimento|averba\w*|anota\w*|obito|falec\w*|datad[oa]|expedid[oa]|emitid[oa]|extraid[oa]|alvara|brasileir[oa]s? , nascid[oa])\b/g,
  ],
];

/** What follows a date that comes first: "Aos dez de maio, neste cartório, compareceu", "no dia tal, às dez horas, nasceu". */
const BEHIND: readonly (readonly [Event, RegExp])[] = [
  ['birth', /\b(?:nasceu|nascid[oa]|nascimento de uma crianca)\b/],
  [
    'entry',
    /\b(?:compareceu|compareceram|perante mim|em meu cartorio|lavrad[oa]|lavrei|registrad[oa]|registrei|feit[oa])\b/,
  ],
];

/** How far from a date the word may stand that tells what happened on it, in characters of the keys. */
const REACH = 320;
/** A dot behind one of these ends no sentence. */
const SENTENCE_END = /(?<!\b(?:n|no|fls?|sr|sra|dr|dra|art|liv|lv|reg|nat|mm|d|exmo|\w)) \. |; /;

/** "declarou que no dia tal, às dez horas, nasceu": the date opens a clause whose verb is still to come. */
const OPENING = /\bque(?: (?:,|no|dia|em|aos?|as|data|de|ontem|hoje))* $/;

interface ToldDates {
  readonly birth: FoundDate | null;
  readonly entry: FoundDate | null;
  /** 1 where a word tells it, less where only the order of the dates does. */
  readonly entryFactor: number;
}

const sameDay = (a: FoundDate, b: FoundDate): boolean => dateOrder(a) === dateOrder(b);

/**
 * The dates of birth and of the entry, each where some date is told or left to be it.
 * @param end position in the flow's text: the notes begin there, whose dates are of later events
 */
export function tellDates(flow: Flow, end: number): ToldDates {
  const dates = findDates(flow.text.slice(0, end));
  const events = dates.map((date, at) => eventOf(flow, date, dates[at - 1], dates[at + 1]));
  let birth = dates.find((_, at) => events[at] === 'birth') ?? null;
  let entry = dates.find((date, at) => events[at] === 'entry' && !(birth && sameDay(date, birth) && near(date, birth)));
  let entryFactor = 1;
  const untold = dates.filter(
    (date, at) => events[at] === null && !(birth && sameDay(date, birth)) && !(entry && sameDay(date, entry)),
  );
  const [only] = untold;
  // A child is born before it is entered: where one date is told and one is not, their order tells the other.
  if (only && untold.length === 1) {
    if (birth && !entry && dateOrder(only) >= dateOrder(birth)) {
      entry = only;
      entryFactor = 0.9;
    } else if (entry && !birth && dateOrder(only) <= dateOrder(entry)) birth = only;
  }
  return { birth, entry: entry ?? null, entryFactor };
}

/** "10/05/1980 (dez de maio de mil novecentos e oitenta)" is one date said twice. */
function near(a: FoundDate, b: FoundDate): boolean {
  return Math.abs(a.start - b.end) < 5 || Math.abs(b.start - a.end) < 5;
}

function eventOf(flow: Flow, date: FoundDate, previous?: FoundDate, next?: FoundDate): Event | null {
  const start = flow.keyAt(date.start);
  const end = flow.keyAt(date.end);
  const from = Math.max(previous ? flow.keyAt(previous.end) : 0, start - REACH);
  const to = Math.min(next ? flow.keyAt(next.start) : flow.keys.length, end + REACH);
  const before = flow.keys.slice(from, start);
  const sentence = before.split(SENTENCE_END).at(-1) ?? '';
  const behind = flow.keys.slice(end, to).split(SENTENCE_END)[0] ?? '';
  const told = OPENING.test(before) ? (first(behind) ?? last(sentence)) : (last(sentence) ?? first(behind));
  return told ?? last(before);
}

function last(text: string): Event | null {
  let found: { event: Event; at: number } | null = null;
  for (const [event, pattern] of BEFORE) {
    const at = [...text.matchAll(pattern)].at(-1)?.index ?? -1;
    if (at >= 0 && at > (found?.at ?? -1)) found = { event, at };
  }
  return found?.event ?? null;
}

function first(text: string): Event | null {
  let found: { event: Event; at: number } | null = null;
  for (const [event, pattern] of BEHIND) {
    const at = pattern.exec(text)?.index ?? -1;
    if (at >= 0 && at < (found?.at ?? Number.POSITIVE_INFINITY)) found = { event, at };
  }
  return found?.event ?? null;
}
