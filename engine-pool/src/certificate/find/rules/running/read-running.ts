// Reads a certificate written as running text: finds the phrases of the grammar and takes the fields out of them.
import type { Word } from '../../../../ocr/page-text.ts';
import { FieldValues, originOf } from '../../../field-values.ts';
import { readBookPart } from '../../../normalise/book-number.ts';
import { type FoundDate, formatDate } from '../../../normalise/dates.ts';
import { findHour } from '../../../normalise/hour.ts';
import { sortNotes } from '../../../normalise/note.ts';
import { readName } from '../../../normalise/person-name.ts';
import { type Place, readPlace, splitPlace } from '../../../normalise/place.ts';
import { readSex } from '../../../normalise/sex.ts';
import { repairPhrase } from '../../../repair/orthography.ts';
import { isExact } from '../../../text/words.ts';
import { DOUBTFUL_FACTOR, offerWholeBirthDate } from '../extract/offer.ts';
import { findBookParts } from './book.ts';
import { offerGrandparents, offerParents, offerTwins } from './family.ts';
import type { Flow, Stretch } from './flow.ts';
import * as G from './grammar.ts';
import { tellDates } from './told-dates.ts';

/** Fields read from the flow; the flow's own body ends where the oath ("O referido é verdade e dou fé") begins. */
export function fieldsFromRunningText(flow: Flow): FieldValues {
  const draft = new FieldValues();
  const oath = G.OATH.exec(flow.keys)?.index ?? flow.keys.length;
  const body = flow.keys.slice(0, oath);
  const notesHead = G.NOTES_HEAD.exec(body);
  const notesAt = notesHead?.index ?? body.length;
  const main = body.slice(0, notesAt);
  offerBook(draft, flow, 0, flow.textAt(notesAt));
  offerRegistrant(draft, flow, main);
  const birth = offerDates(draft, flow, flow.textAt(notesAt));
  offerBirthPlace(draft, flow, main, birth ? flow.keyAt(birth.start) : 0);
  offerParents(draft, flow, main);
  offerGrandparents(draft, flow, main);
  offerTwins(draft, flow, main);
  // "Averbação:" says which kind of note follows; "Observações:" and "À margem consta:" do not.
  const headSays = /^(?:averb|anot)/.test(notesHead?.[0] ?? '');
  const notes = flow.stretch(headSays ? notesAt : notesAt + (notesHead?.[0].length ?? 0), oath);
  const sorted = sortNotes(isExact(notes.words) ? notes.text : repairPhrase(notes.text), 'joint');
  draft.offer('observacoes.averbacoes', sorted.averbacoes, originOf(notes.words));
  draft.offer('observacoes.anotacoes', sorted.anotacoes, originOf(notes.words));
  return draft;
}

/** How many phrases only running text has were found: tells it from a table. */
export function countRunningCues(flow: Flow): number {
  const cues = [
    /(?:registro|assento|termo) d[eo] nascimento d[eoa] /,
    /nascid[oa] (?:a|aos|ao|em|no dia|as) [a-z0-9]/,
    /nasceu /,
    /filh[oa] (?:(?:legitim[oa]|natural) )?de [a-z]/,
    /do sexo (?:masculino|feminino)/,
    /(?:foi|fica) lavrado/,
    /horas? (?:e [a-z0-9 ]+ minutos? ?)?,/,
    /certifico (?:que|,|e dou|a pedido)/,
    /encontrei o |sob o (?:termo )?n[o.]? /,
    /compareceu/,
    /declarou (?:que|o nascimento)|perante mim/,
    /(?:encontra|acha) - se (?:o |registrad|lavrad)|ne(?:ste|sta) (?:cartorio|oficio|serventia|cidade)/,
    /avos paternos(?: :)? [a-z .']+ e (?:de )?[a-z]/,
  ];
  return cues.filter((cue) => cue.test(flow.keys)).length;
}

/** How far the sentence that opens a table goes, in characters. */
const SENTENCE_LENGTH = 220;

/** Livro, folha and termo out of the one sentence that begins with "Certifico". */
export function bookFromSentence(flow: Flow): FieldValues {
  const draft = new FieldValues();
  const start = flow.keys.search(/certifico|certifica /);
  if (start >= 0) offerBook(draft, flow, flow.textAt(start), flow.textAt(start) + SENTENCE_LENGTH);
  return draft;
}

function offerBook(draft: FieldValues, flow: Flow, begin: number, end: number): void {
  for (const part of findBookParts(flow.text.slice(begin, end))) {
    const found = flow.between(begin + part.start, begin + part.end);
    draft.offer(part.path, readBookPart(found.text), originOf(found.words));
  }
}

function offerRegistrant(draft: FieldValues, flow: Flow, main: string): void {
  const found = registrantBehindCue(flow, main) ?? registrantBeforeCue(flow, main);
  if (found)
    draft.offer('dados_pessoais.nome_completo', readName(found.text, isExact(found.words)), originOf(found.words));
  const sex = G.SEX.exec(main);
  if (sex) {
    const words = flow.captured(sex, 1);
    draft.offer('dados_pessoais.sexo', readSex(sex[1] ?? ''), originOf(words.words));
  } else {
    const born = /\bnascid([oa])\b(?! \()/.exec(main) ?? /\bfilh([oa])\b(?! \()(?: legitim[oa])? de\b/.exec(main);
    const value = born?.[1] === 'a' ? 'Feminino' : 'Masculino';
    if (born) draft.offer('dados_pessoais.sexo', value, { box: undefined, confidence: 0.9 }, 'derived');
  }
}

function registrantBehindCue(flow: Flow, main: string): Stretch | null {
  for (const pattern of G.REGISTRANT) {
    for (const cue of main.matchAll(pattern)) {
      const name = flow.nameFrom(flow.tokenAt(cue.index + cue[0].length));
      if (name) return name;
    }
  }
  return null;
}

/** No name has more words, particles counted. */
const NAME_TOKENS_MAX = 14;

/** The longest name that ends where "nascido", "do sexo" and the like begin. */
function registrantBeforeCue(flow: Flow, main: string): Stretch | null {
  for (const cue of main.matchAll(G.OF_REGISTRANT)) {
    const end = flow.tokenAt(cue.index);
    for (let from = Math.max(0, end - NAME_TOKENS_MAX); from < end; from++) {
      const name = flow.nameFrom(from);
      if (name?.to === end) return name;
    }
  }
  return null;
}

/** @returns the date of birth */
function offerDates(draft: FieldValues, flow: Flow, end: number): FoundDate | null {
  const { birth, entry, entryFactor } = tellDates(flow, end);
  if (birth) {
    const origin = originOf(flow.between(birth.start, birth.end).words);
    offerWholeBirthDate(draft, birth, origin);
    offerHour(draft, flow, birth);
  }
  if (entry) {
    const origin = originOf(flow.between(entry.start, entry.end).words);
    const factor = entryFactor * (entry.doubtful ? DOUBTFUL_FACTOR : 1);
    draft.offer('registro.data_registro', formatDate(entry), origin, 'read', factor);
  }
  return birth;
}

/** How far from the date of birth its hour may begin, in characters. */
const HOUR_REACH = 90;
/** What of an hour in words may lie behind that: " e quarenta e sete minutos (18:47)". */
const HOUR_REST_MAX = 50;
/** An hour that ends this near to the reach may go on there: " e cinquent". */
const CUT_WORD_MAX = 12;

function offerHour(draft: FieldValues, flow: Flow, date: FoundDate): void {
  const before = flow.text.slice(Math.max(0, date.start - HOUR_REACH), date.start);
  const after = flow.text.slice(date.end, date.end + HOUR_REACH + HOUR_REST_MAX);
  const inFront = /(?:[àa]s|hora)\s[^.;]*$/iu.exec(before);
  for (const [text, offset] of [
    [after, date.end],
    [inFront?.[0] ?? '', date.start - (inFront?.[0].length ?? 0)],
  ] as const) {
    const near = findHour(text.slice(0, HOUR_REACH));
    if (!near) continue;
    const hour = near.end > HOUR_REACH - CUT_WORD_MAX ? (findHour(text) ?? near) : near;
    const words = flow.between(offset + hour.start, offset + hour.end).words;
    draft.offer('dados_pessoais.hora_nascimento', hour.value, originOf(words));
  }
}

function offerBirthPlace(draft: FieldValues, flow: Flow, main: string, from: number): void {
  const near = main.slice(from);
  let placeEnd = 0;
  for (const pattern of G.PLACE) {
    const found = pattern.exec(near);
    if (!found?.[1]) continue;
    const place = flow.captured(found, 1, from);
    placeEnd = found.index + found[0].length;
    const split = splitPlace(place.text, isExact(place.words));
    const printed = split?.rest ?? place.text;
    const name = homeName(isExact(place.words) ? printed : repairPhrase(printed));
    draft.offer('local_nascimento.estabelecimento', name, originOf(place.words));
    if (split) offerCity(draft, split.city, split.uf, place.words);
    break;
  }
  for (const pattern of G.CITY) {
    const rest = near.slice(placeEnd);
    const found = pattern.exec(rest);
    if (!found?.[1]) continue;
    const stretch = flow.captured(found, 1, from + placeEnd);
    const place = placeIn(stretch);
    if (place && place.city.length <= 40) offerCity(draft, place.city, place.uf, stretch.words);
  }
}

/** The shortest beginning of a stretch that names a municipality with its state; failing that, what stands before a comma. */
function placeIn(stretch: Stretch): Place | null {
  const exact = isExact(stretch.words);
  const ends = [...stretch.text.matchAll(/[,;.](?=\s)|$/g)].map((sign) => sign.index);
  const places = ends.map((end) => readPlace(stretch.text.slice(0, end), exact));
  return places.find((place) => place?.uf) ?? places[0] ?? null;
}

/** "em domicílio" is how running text says "Domicílio". */
function homeName(text: string): string {
  const clean = text.replace(/[\s,.;]+$/, '').trim();
  if (/^(?:em|no)\s+(?:pr[óo]prio\s+)?domic[íi]lio$/iu.test(clean)) return 'Domicílio';
  return clean;
}

function offerCity(draft: FieldValues, city: string, uf: string, words: readonly Word[]): void {
  draft.offer('local_nascimento.municipio', city, originOf(words));
  draft.offer('local_nascimento.uf', uf, originOf(words));
}
