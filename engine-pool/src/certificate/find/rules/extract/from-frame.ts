// Reads what surrounds every certificate's body: the heading with registry and state, the place and date of issue, the signature.
import type { Word } from '../../../../ocr/page-text.ts';
import { FieldValues, type Origin, originOf } from '../../../field-values.ts';
import { findDates, formatDate } from '../../../normalise/dates.ts';
import { readName } from '../../../normalise/person-name.ts';
import { type Place, readPlace } from '../../../normalise/place.ts';
import { ADDRESS, OFFICE_START, OFFICE_WORDS, readOffice } from '../../../normalise/registry-office.ts';
import { compact, editDistance, fold } from '../../../text/fold.ts';
import { isExact, textOf } from '../../../text/words.ts';
import { STATES, stateOf } from '../../../validate/municipalities.ts';
import { bottom, centerX, centerY } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { printedRows } from '../page/printed-rows.ts';

/** The heading ends where the body begins; it is never below this share of the page's lines. */
const HEADING_SHARE = 0.4;
/** How many printed rows after the oath the date is looked for. */
const ISSUE_ROWS = 8;
/** Below this share of the lines a registry's name belongs to the foot. */
const FOOT_SHARE = 0.55;
/** A line that cannot be the end of a name. */
const UNFINISHED = /(?:\b(?:d[aeo]s?|e|em|pessoas|civil das|registro|of[íi]cio d[eo]|notarial)|\d+[ºª°]|[,–-])$/iu;
/** Columns of the foot stand at least this far apart, in heights of a line. */
const COLUMN_GAP = 3;
const GENERIC = [
  'registrocivildaspessoasnaturais',
  'registrocivil',
  'registrocivildepessoasnaturais',
  'poderjudiciario',
  'registrocivildobrasil',
];
const NOT_OFFICE =
  /certid[ãa]o|certifico|rep[úu]blica|endere[çc]o|^(?:livro|folhas?|termo)\b|nascimentos? consta|documento|emitid|central de inf|^oficial\s*:/iu;
const TITLE_OFFICER =
  /^(?:a?o?\s*)?(?:of[i1l]?c[i1l]?a[l1][a]?(?:\(a\))?|registrador[a]?(?:\(a\))?|tabeli[ãa]o?|titular|delegad[oa]|(?:vice-?)?c[ôo]nsul(?:-geral)?|agente consular)\b(?!.*(?:substitut|escrevente))/iu;
const TITLE_ANY =
  /^(?:a?o?\s*)?(?:of[i1l]?c[i1l]?a[l1]|registrador|escrevente|tabeli|substitut|titular|delegad|preposto|auxiliar|vice-?c[ôo]nsul|c[ôo]nsul|agente consular)/iu;

/** What the title of an officer is made of. */
const TITLE_WORD =
  /^\W*(?:of[i1l]?c[i1l]|registr|titular|delegad|tabeli|civil|d[aeo]s?$|[eoa]$|pessoas|naturais|intere?in|design|respons|substitut|subdistrito|distrito|comarca|cart[óo]r|notas|interdi|tutela|sede|p[úu]blic|(?:vice-?)?c[ôo]nsul|agente|geral|\d|\W*$)/iu;

/** What the heading, the foot and the signature say. @param lines of the whole page, in reading order */
export function fieldsFromFrame(lines: readonly PreparedLine[]): FieldValues {
  const draft = new FieldValues();
  offerHeading(draft, lines);
  offerIssueDate(draft, lines);
  offerSignature(draft, lines);
  return draft;
}

function offerHeading(draft: FieldValues, lines: readonly PreparedLine[]): void {
  const heading = lines.slice(0, Math.ceil(lines.length * HEADING_SHARE));
  const end = heading.findIndex((line) => /certifico|nome\b.*:|^nome\b|^matr[íi]cula/iu.test(fold(textOf(line.words))));
  const above = end < 0 ? heading : heading.slice(0, end);
  for (const { words } of above) {
    offerHeadingPlace(draft, words, textOf(words));
    offerHeadingOfficer(draft, words, textOf(words));
  }
  const offices = above.filter(({ words }) => isOfficeName(textOf(words)));
  // What begins as registries' names do goes before what only holds such a word.
  const office = offices.find(({ words }) => OFFICE_START.test(textOf(words))) ?? offices[0];
  if (office) offerOffice(draft, lines, above.indexOf(office), 0.97);
  for (const line of above) offerComarca(draft, line.words);
  // Newer forms name the registry in the foot, with no label of its own.
  for (let index = above.length; index < lines.length; index++) {
    const text = textOf(lines[index]?.words ?? []);
    if (index > lines.length * FOOT_SHARE && OFFICE_START.test(text) && isOfficeName(text)) {
      offerOffice(draft, lines, index, 0.85);
    }
  }
}

/** The office's name from one line on, with the lines it visibly runs on to. */
function offerOffice(draft: FieldValues, lines: readonly PreparedLine[], index: number, factor: number): void {
  const words = [...(lines[index]?.words ?? [])];
  let last = lines[index];
  for (const next of lines.slice(index + 1, index + 4)) {
    const goesOn = last && (UNFINISHED.test(textOf(last.words)) || /^(?:d[aeo]s?|e)\s/iu.test(textOf(next.words)));
    if (!last || (!goesOn && sameColumn(last, next))) break;
    if (!sameColumn(last, next)) continue;
    words.push(...next.words);
    last = next;
  }
  draft.offer('registro.cartorio', readOffice(textOf(words), isExact(words)), originOf(words), 'read', factor);
}

/** The next line under a line, of the same block: left edges or centres agree, and no gap between. */
function sameColumn(line: PreparedLine, next: PreparedLine): boolean {
  const apart = Math.min(Math.abs(next.box.left - line.box.left), Math.abs(centerX(next.box) - centerX(line.box)));
  return apart <= line.box.height * 2 && next.box.top - bottom(line.box) <= line.box.height;
}

/** "FULANO DE TAL - Oficial do Registro Civil" under the office's name. */
function offerHeadingOfficer(draft: FieldValues, words: readonly Word[], text: string): void {
  const name = /^(.{5,80}?)\s*[-–—,]\s*(?:oficial|registrador|titular|tabeli)/iu.exec(text)?.[1];
  if (name && !OFFICE_WORDS.test(name))
    draft.offer('autenticacao.oficial_registro', readName(name, isExact(words)), originOf(words));
}

function isOfficeName(text: string): boolean {
  const key = compact(text);
  if (GENERIC.some((generic) => editDistance(key, generic, 3) <= 3)) return false;
  return (
    OFFICE_WORDS.test(text) &&
    !NOT_OFFICE.test(text) &&
    text.length >= 12 &&
    !/^(?:estado|comarca|munic[íi]pio)\b/iu.test(text)
  );
}

/** "Tribunal de Justiça - RS" heads a state's forms. */
const COURT = /tribunal|justi[çc]a|poder|corregedoria/iu;

/** Nothing but a name and a state: "Açu - RN". */
const CITY_AND_UF = new RegExp(
  `^(?!.*\\p{Ll}\\p{Lu})\\p{Lu}[\\p{L}' ]{1,40}\\s?[-–—/(,]\\s?(?:${[...STATES.keys()].join('|')})\\)?$`,
  'u',
);

/** "Estado do Maranhão — Município de Açailândia", "Comarca de ...", "Distrito Federal — Município de Brasília". */
function offerHeadingPlace(draft: FieldValues, words: readonly Word[], text: string): void {
  const origin = originOf(words);
  const parts = text.split(/\s*[—–|;,]\s*|\s+-\s+|\s+(?=munic[íi]pio\b|comarca\b)/iu);
  for (const part of parts) {
    const state = /^(?:estado[\s.]*d[aeo]|distrito\s+federal)/iu.test(part) ? stateOf(part) : null;
    if (state) draft.offer('registro.uf', state, origin);
    const city = /^(?:munic[íi]pio|cidade)(?:\s+e\s+comarca)?\s*d[eoa]\s*(.+)$/iu.exec(part)?.[1];
    const place = city ? readPlace(withKnownState(draft, city)) : null;
    if (place) draft.offer('registro.municipio', place.city, origin, place.repaired ? 'repaired' : 'read');
    if (place?.uf) draft.offer('registro.uf', place.uf, origin);
  }
  // "MUCAJAÍ - R", under the name of its state.
  const cut = /^(\p{Lu}.{2,40}?)\s?[-–/]\s?(\p{Lu})?$/u.exec(text);
  const state = draft.valueOf('registro.uf');
  const known = cut && state.startsWith(cut[2] ?? '') ? readPlace(`${cut[1]}/${state}`) : null;
  if (known?.known && !isOfficeName(text)) draft.offer('registro.municipio', known.city, origin, 'read', 0.9);
  // "Cartório do 2º Ofício - Sobral/CE" says where it is.
  const behind = isOfficeName(text) ? /(?:[-–—,]|\s)\s*([^-–—,]+\s?[-–/]\s?\p{Lu}{2})$/u.exec(text)?.[1] : undefined;
  const seat = behind ? readPlace(behind, isExact(words)) : null;
  if (seat?.known) offerSeat(draft, seat, origin, 0.9);
  const whole = readPlace(text.replace(/^munic[íi]pio\s*:?\s*(?:de\s+)?/iu, ''), isExact(words));
  if (whole?.known && !isOfficeName(text)) offerSeat(draft, whole, origin, 0.95);
  else if (whole && CITY_AND_UF.test(text) && !OFFICE_WORDS.test(text) && !COURT.test(text)) {
    // A district, or a name that IBGE spells otherwise.
    draft.offer('registro.municipio', whole.city, origin, 'read', 0.8);
    draft.offer('registro.uf', whole.uf, origin, 'read', 0.9);
  }
}

/** The judicial district bears the name of its seat: where the heading names no municipality, the registry is there. */
function offerComarca(draft: FieldValues, words: readonly Word[]): void {
  const seat = /^(?:comarca|termo)\s+d[eoa]s?\s+(.+)$/iu.exec(textOf(words))?.[1];
  const place = seat ? readPlace(withKnownState(draft, seat), isExact(words)) : null;
  if (place?.known) offerSeat(draft, place, originOf(words), 0.9);
}

/** The municipality with the state that the heading named before it. */
function withKnownState(draft: FieldValues, city: string): string {
  const state = draft.valueOf('registro.uf');
  return state ? `${city}/${state}` : city;
}

/** @param factor how sure it is that the registry is there */
function offerSeat(draft: FieldValues, { city, uf, repaired }: Place, origin: Origin, factor: number): void {
  draft.offer('registro.municipio', city, origin, repaired ? 'repaired' : 'read', factor);
  draft.offer('registro.uf', uf, origin, 'read', factor);
}

/** The date of the certificate itself: beside "dou fé" or "Data e local", or the last "Cidade, data" line of the page. */
function offerIssueDate(draft: FieldValues, lines: readonly PreparedLine[]): void {
  const foot = lines.slice(Math.floor(lines.length * 0.4)).filter(({ words }) => !ADDRESS.test(textOf(words)));
  const rows = printedRows(foot, COLUMN_GAP);
  const oath = rows.findIndex((words) => /dou\s?fe|e\s?verdade|conteudo.{0,20}verdadeir/.test(fold(textOf(words))));
  for (const [index, row] of oath < 0 ? [] : rows.slice(oath, oath + ISSUE_ROWS).entries()) {
    // A long place name pushes the end of the date into the next row.
    const words = findDates(textOf(row)).length > 0 ? row : [...row, ...below(row, rows.slice(oath + index + 1))];
    const text = textOf(words);
    const date = findDates(text).at(-1);
    if (!date) continue;
    draft.offer('autenticacao.data_emissao', formatDate(date), originOf(words), 'read', date.doubtful ? 0.7 : 0.98);
    offerIssueCity(draft, words, text.slice(0, date.start));
  }
  for (const words of [...rows].reverse()) {
    const text = textOf(words);
    const date = findDates(text)[0];
    const before = date ? text.slice(0, date.start) : '';
    if (date && /^[^:\d]*\p{L}{3,}.*[,.]\s*(?:em\s+|aos\s+)?$/u.test(before)) {
      draft.offer('autenticacao.data_emissao', formatDate(date), originOf(words), 'read', 0.85);
    }
  }
}

/** "27 de agosto | de 2005": the year is in the next row, wherever that begins. */
const UNFINISHED_DATE = /\d{1,2}º?\s+de(?:\s+\p{L}{4,9}(?:\s+de)?)?$/iu;

/** The first row under another that begins near its left edge; the very next one where a date goes on there. */
function below(row: readonly Word[], rows: readonly (readonly Word[])[]): readonly Word[] {
  const [first] = row;
  if (!first) return [];
  if (UNFINISHED_DATE.test(textOf(row))) return rows[0] ?? [];
  return rows.slice(0, 3).find(([word]) => word && Math.abs(word.box.left - first.box.left) < first.box.height) ?? [];
}

/** "… dou fé. Niterói/RJ, 15/12/1998" says where the registry is. */
function offerIssueCity(draft: FieldValues, words: readonly Word[], before: string): void {
  const said = /([^.:;]*?)[\s,.]*(?:em\s*|aos\s*)?$/iu.exec(before)?.[1] ?? '';
  const place = readPlace(said);
  if (place?.uf && place.known) {
    draft.offer('registro.municipio', place.city, originOf(words), 'derived', 0.85);
    draft.offer('registro.uf', place.uf, originOf(words), 'derived', 0.85);
  }
}

/** The name over an officer's title; a clerk's signature names no officer. Longer titles are no rubber stamp's. */
function offerSignature(draft: FieldValues, lines: readonly PreparedLine[]): void {
  const foot = lines.slice(Math.floor(lines.length * 0.4));
  const titles = foot.filter(({ words }) => {
    const text = textOf(words);
    return TITLE_OFFICER.test(text) && !text.includes(':') && words.length <= 8 && namesNobody(words);
  });
  for (const title of titles.sort((a, b) => b.words.length - a.words.length || centerY(b.box) - centerY(a.box))) {
    const line = nameOver(title, foot);
    const name = line ? readName(textOf(line.words), isExact(line.words)) : '';
    const isStamp =
      OFFICE_WORDS.test(name) || compact(name) === compact(draft.valueOf('registro.municipio')) || !name.includes(' ');
    if (line && !isStamp) draft.offer('autenticacao.oficial_registro', name, originOf(line.words), 'read', 0.95);
  }
}

/** One other word may be the city's. */
function namesNobody(words: readonly Word[]): boolean {
  return words.filter(({ text }) => !TITLE_WORD.test(text)).length <= 1;
}

function nameOver(title: PreparedLine, lines: readonly PreparedLine[]): PreparedLine | null {
  let best: PreparedLine | null = null;
  for (const line of lines) {
    const gap = title.box.top - bottom(line.box);
    if (line === title || centerY(line.box) >= centerY(title.box) || gap > title.box.height * 1.2) continue;
    const apart = Math.abs(centerX(line.box) - centerX(title.box));
    const ends = Math.abs(line.box.left + line.box.width - title.box.left - title.box.width);
    const starts = Math.abs(line.box.left - title.box.left);
    if (Math.min(apart, ends, starts) > title.box.height * 1.5) continue;
    const text = textOf(line.words);
    if (TITLE_ANY.test(text) || /[\d:]/.test(text) || line.words.length < 2) continue;
    if (!best || centerY(line.box) > centerY(best.box)) best = line;
  }
  return best;
}
