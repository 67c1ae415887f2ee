// Reads a certificate written as running text: finds the phrases of the grammar and takes the fields out of them.
import type { Word } from '../../reading/page-text.ts';
import { Draft, originOf } from '../draft.ts';
import { readBookPart } from '../fields/codes.ts';
import { type FoundDate, findDates, formatDate, two } from '../fields/dates.ts';
import { findHour } from '../fields/hours.ts';
import { readName, tidyName } from '../fields/names.ts';
import { sortNotes } from '../fields/notes.ts';
import { type Couple, placeText, readCouple } from '../fields/people.ts';
import { type Place, readPlace, splitPlace } from '../fields/places.ts';
import { readSex } from '../fields/sex.ts';
import { mendPhrase } from '../text/orthography.ts';
import { isExact } from '../text/words.ts';
import type { Flow, Stretch } from './flow.ts';
import * as G from './grammar.ts';
import { readRunningParents } from './parents.ts';

/** Fields read from the flow; the flow's own body ends where the oath ("O referido é verdade e dou fé") begins. */
export function fieldsFromRunningText(flow: Flow): Draft {
  const draft = new Draft();
  const oath = G.OATH.exec(flow.keys)?.index ?? flow.keys.length;
  const body = flow.keys.slice(0, oath);
  const notesAt = G.NOTES_HEAD.exec(body)?.index ?? body.length;
  const main = body.slice(0, notesAt);
  offerBook(draft, flow, 0, flow.textAt(notesAt));
  offerRegistrant(draft, flow, main);
  const birth = offerDates(draft, flow, flow.textAt(notesAt));
  offerBirthPlace(draft, flow, main, birth ? flow.keyAt(birth.start) : 0);
  offerParents(draft, flow, main);
  offerGrandparents(draft, flow, main);
  const twin = G.TWIN.exec(main);
  if (twin) {
    const names = captured(flow, twin, twin[1] === undefined ? 2 : 1);
    draft.offer('gemeos.status', 'Sim', originOf(names.words));
    draft.offer('gemeos.informacoes_adicionais', tidyName(names.text), originOf(names.words));
  }
  const notes = flow.stretch(notesAt, oath);
  const sorted = sortNotes(
    (isExact(notes.words) ? notes.text : mendPhrase(notes.text)).replace(
      /^\s*(?:observa\S+|[àa] margem(?: do termo)?)\s*[:.—–-]\s*/iu,
      '',
    ),
    'joint',
  );
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

function captured(flow: Flow, match: RegExpExecArray, group: number, offset = 0): Stretch {
  const text = match[group] ?? '';
  const start = match.index + match[0].lastIndexOf(text) + offset;
  return flow.stretch(start, start + text.length);
}

/** How far the sentence that opens a table goes, in characters. */
const SENTENCE_LENGTH = 220;

/** Livro, folha and termo out of the one sentence that begins with "Certifico". */
export function bookFromSentence(flow: Flow): Draft {
  const draft = new Draft();
  const start = flow.keys.search(/certifico|certifica /);
  if (start >= 0) offerBook(draft, flow, flow.textAt(start), flow.textAt(start) + SENTENCE_LENGTH);
  return draft;
}

/** "fls. 12, nº 3456": the number behind the leaf is the entry's. */
const NUMBER_AFTER_LEAF =
  /(?:folhas?|fls?)\b\.?\s*(?:n[ºo°.]*\s*)?\d{1,4}\S{0,7}\s?,?\s+(?:e\s+|\S{1,4}\s+o\s+)?n[ºo°.]+\s*(\d{1,3}\s?\.\s?\d{3}(?!\d)|\d[\d.]*)/iu;

function offerBook(draft: Draft, flow: Flow, begin: number, end: number): void {
  const text = flow.text.slice(begin, end);
  const parts = [
    [
      'registro.livro',
      /\blivro\s*(?:de\s+\p{L}+\s+)?(?:n[ºo°.]*\s*)?:?\s*((?:[A-Z]{1,2}\s?[-–/]?\s?)?\d[\d.]*(?:\s?[-–/]\s?[A-Z]\b)?)/iu,
    ],
    ['registro.folha', /(?:folhas?|fls?|fl)\b\.?\s*(?:n[ºo°.]*\s*)?:?\s*(\d{1,4}\s?[-–/]?\s?(?:v(?:erso|\b|º))?)/iu],
    [
      'registro.termo',
      /(?:termo|assento|so[bß]\s+(?:o\s+)?(?:n[ºo°.]*|n[úu]mero)|registro\s+n[ºo°.]*|n[úu]mero de ordem|ordem)\s*(?:de\s+n[ºo°.]*\s*)?(?:n[ºo°.]*\s*)?:?\s*(\d{1,3}\s?\.\s?\d{3}(?!\d)|\d[\d.]*)/iu,
    ],
  ] as const;
  for (const [path, pattern] of parts) {
    const found = pattern.exec(text) ?? (path === 'registro.termo' ? NUMBER_AFTER_LEAF.exec(text) : null);
    if (!found?.[1]) continue;
    const start = begin + found.index + found[0].lastIndexOf(found[1]);
    const words = flow.between(start, start + found[1].length).words;
    draft.offer(path, readBookPart(found[1]), originOf(words));
  }
}

function offerRegistrant(draft: Draft, flow: Flow, main: string): void {
  for (const pattern of G.REGISTRANT) {
    const found = pattern.exec(main);
    const name = found ? captured(flow, found, 1) : null;
    if (name)
      draft.offer('dados_pessoais.nome_completo', readName(name.text, isExact(name.words)), originOf(name.words));
  }
  const sex = G.SEX.exec(main);
  if (sex) {
    const words = captured(flow, sex, 1);
    draft.offer('dados_pessoais.sexo', readSex(sex[1] ?? ''), originOf(words.words));
  } else {
    const born = /\bnascid([oa])\b(?! \()/.exec(main) ?? /\bfilh([oa])\b(?! \()(?: legitim[oa])? de\b/.exec(main);
    const value = born?.[1] === 'a' ? 'Feminino' : 'Masculino';
    if (born) draft.offer('dados_pessoais.sexo', value, { box: undefined, confidence: 0.9 }, 'derived');
  }
}

/** Dates of birth and of registration, told apart by the words around them. @returns the date of birth. */
function offerDates(draft: Draft, flow: Flow, end: number): FoundDate | null {
  const dates = findDates(flow.text.slice(0, end));
  let birth: FoundDate | null = null;
  for (const date of dates) {
    const said = before(flow, date);
    const after = flow.keys.slice(flow.keyAt(date.end), flow.keyAt(date.end) + 200);
    const words = flow.between(date.start, date.end).words;
    const factor = date.doubtful ? 0.7 : 1;
    if (
      !birth &&
      (G.BIRTH_CUE.test(said) ||
        (/(?:dia|em|aos|a) $/.test(said) && G.BIRTH_AFTER.test(after) && !G.REGISTRATION_AFTER.test(after)))
    ) {
      birth = date;
      draft.offer('dados_pessoais.data_nascimento.texto_completo', date.text, originOf(words), 'read', factor);
      draft.offer('dados_pessoais.data_nascimento.dia', two(date.day), originOf(words), 'read', factor);
      draft.offer('dados_pessoais.data_nascimento.mes', two(date.month), originOf(words), 'read', factor);
      draft.offer('dados_pessoais.data_nascimento.ano', String(date.year), originOf(words), 'read', factor);
      offerHour(draft, flow, date);
    } else if (G.REGISTRATION_CUE.test(said) || G.REGISTRATION_AFTER.test(after)) {
      draft.offer('registro.data_registro', formatDate(date), originOf(words), 'read', factor);
    }
  }
  const registered = dates.find((date) => date !== birth && G.REGISTRATION_FAR.test(before(flow, date)));
  if (birth && registered) {
    const words = flow.between(registered.start, registered.end).words;
    draft.offer('registro.data_registro', formatDate(registered), originOf(words), 'read', 0.95);
  }
  return birth;
}

/** How far before a date the words that tell what it is of may begin, in characters of the keys. */
const CUE_REACH = 140;

function before(flow: Flow, date: FoundDate): string {
  const at = flow.keyAt(date.start);
  return flow.keys.slice(Math.max(0, at - CUE_REACH), at);
}

/** How far from the date of birth its hour may begin, in characters. */
const HOUR_REACH = 90;
/** What of an hour in words may lie behind that: " e quarenta e sete minutos (18:47)". */
const HOUR_REST_MAX = 50;
/** An hour that ends this near to the reach may go on there: " e cinquent". */
const CUT_WORD_MAX = 12;

function offerHour(draft: Draft, flow: Flow, date: FoundDate): void {
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

function offerBirthPlace(draft: Draft, flow: Flow, main: string, from: number): void {
  const near = main.slice(from);
  let placeEnd = 0;
  for (const pattern of G.PLACE) {
    const found = pattern.exec(near);
    if (!found?.[1]) continue;
    const place = captured(flow, found, 1, from);
    placeEnd = found.index + found[0].length;
    const split = splitPlace(place.text, isExact(place.words));
    const printed = split?.rest ?? place.text;
    const name = homeName(isExact(place.words) ? printed : mendPhrase(printed));
    draft.offer('local_nascimento.estabelecimento', name, originOf(place.words));
    if (split) offerCity(draft, split.city, split.uf, place.words);
    break;
  }
  for (const pattern of G.CITY) {
    const rest = near.slice(placeEnd);
    const found = pattern.exec(rest);
    if (!found?.[1]) continue;
    const stretch = captured(flow, found, 1, from + placeEnd);
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

function offerCity(draft: Draft, city: string, uf: string, words: readonly Word[]): void {
  draft.offer('local_nascimento.municipio', city, originOf(words));
  draft.offer('local_nascimento.uf', uf, originOf(words));
}

function offerParents(draft: Draft, flow: Flow, main: string): void {
  const father = G.FATHER.exec(main);
  const mother = G.MOTHER.exec(main);
  let parents = [father, mother]
    .flatMap((match) => (match ? [{ match, at: match.index }] : []))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ match }) => readRunningParents(captured(flow, match, 1)).slice(0, 1));
  const said = parents.filter((parent) => parent.name !== '');
  if (said.length === 0) {
    const together = G.CHILD_OF.exec(main) ?? G.FILIATION.exec(main);
    parents = together ? readRunningParents(captured(flow, together, 1)) : [];
  }
  for (const [index, parent] of parents
    .filter(({ name }) => name !== '')
    .slice(0, 2)
    .entries()) {
    const base = index === 0 ? 'filiacao.genitor_1' : 'filiacao.genitor_2';
    draft.offer(`${base}.nome_completo`, parent.name, originOf(parent.words));
    draft.offer(`${base}.naturalidade`, placeText(parent.place), originOf(parent.words));
  }
}

function offerGrandparents(draft: Draft, flow: Flow, main: string): void {
  for (const [side, pattern] of [
    ['paternos', G.PATERNAL],
    ['maternos', G.MATERNAL],
  ] as const) {
    const found = pattern.exec(main);
    if (!found?.[1]) continue;
    const stretch = captured(flow, found, 1);
    const couple: Couple | null = readCouple(
      stretch.text.replace(/^(?:de|dona|d\.|os?|a|senhor(?:es|a)?)\s+(?=\p{Lu})/iu, ''),
    );
    if (!couple) continue;
    draft.offer(
      `avos.${side}.avo_masculino`,
      couple.grandfather,
      originOf(stretch.words),
      'read',
      couple.guessed ? 0.9 : 1,
    );
    draft.offer(
      `avos.${side}.avo_feminino`,
      couple.grandmother,
      originOf(stretch.words),
      'read',
      couple.guessed ? 0.9 : 1,
    );
  }
}
