// Understands labels that no list holds: a phrase made wholly of words that labels are made of tells by them what it announces.
import type { Word } from '../../../../ocr/page-text.ts';
import { NUMBER_WORDS } from '../../../normalise/number-words.ts';
import { editDistance, fold } from '../../../text/fold.ts';
import { isKnownKey } from '../../../text/known-names.ts';
import { isInCapitals } from '../../../text/letter-case.ts';
import { Lexicon } from '../../../text/tokens.ts';
import { isExact } from '../../../text/words.ts';
import { MEANING_OF, type Meaning } from './label-words.ts';
import { NOTES, OTHER_ENDING, type Slot } from './vocabulary.ts';

const LEXICON = new Lexicon(MEANING_OF.keys());
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS);

export interface Phrase {
  readonly slot: Slot;
  /** How many words it takes. */
  readonly length: number;
  /** True when a word of it had to be mended. */
  readonly mended: boolean;
}

/** No label has more words than this. */
const WORDS_MAX = 11;
/** Shorter words are cut short: "Nasc." */
const ENDS_SENTENCE = /\p{Ll}{5}\.$/u;

/**
 * The label that some words begin with: up to a colon, or all of them, or up to where their capitals change.
 * @param open true where labels stand before their values without a sign: the label then ends at the first other word.
 * @returns null when a word among them belongs to no label, or when they do not tell what they announce.
 */
export function composeLabel(words: readonly Word[], open = false): Phrase | null {
  const said: string[] = [];
  let mended = false;
  let length = 0;
  let colon = false;
  for (const [at, word] of words.slice(0, WORDS_MAX).entries()) {
    // "Dia e hora em que nasceu - dez de maio": a stroke before what is no label ends one as a colon does.
    const next = words[at + 1]?.text ?? '';
    const isValue = !isLabelWord(next) || (/^\p{Lu}{2}/u.test(next) && /^\p{Lu}?\p{Ll}/u.test(words[0]?.text ?? ''));
    colon = said.length > 1 && /^[-–—]$/.test(word.text) && isValue;
    if (colon) break;
    const parts = partsOf(word.text);
    if (length > 0 && changesCase(words[0] as Word, word) && !namesSide(said, parts) && !isAcronymIn(said, word.text))
      break;
    // "... desta certidão. Anotação:": the word before ends a sentence.
    if (length > 0 && ENDS_SENTENCE.test(words[at - 1]?.text ?? '')) return null;
    // A comma is a sentence's: "Observações À margem do termo, em 08 de abril".
    if (open && word.text.endsWith(',') && NOTES.has(slotOf(said, false) ?? 'other')) return null;
    // A hospital's name begins like its label.
    if (open && length > 0 && MEANING_OF.get(parts[0] ?? '') === 'place' && slotOf(said, false)) break;
    // With nothing to show where the label ends, a word of the value must not be mended into it: "Expedito".
    // Nor does a text layer misread "feito" as the municipality "Feijó".
    const known = parts.map((part) => knownWords(part, open, isExact([word])));
    if (known.some((part) => part === null)) break;
    for (const [index, part] of known.entries()) {
      said.push(...(part ?? []));
      mended ||= part?.join('') !== parts[index];
    }
    length++;
    colon = /[:;]$/.test(word.text);
    if (colon) break;
  }
  // One word alone is in the list of labels, or it is no label.
  if (length === 0 || (!colon && said.length < 2)) return null;
  const next = words[length];
  if (next && !colon && !open && !next.text.startsWith(':') && !changesCase(words[0] as Word, next)) return null;
  const slot = slotOf(said, colon);
  // "observações Em 05/12/1996 foi averbado": the note begins with the small word.
  while (open && slot !== null && NOTES.has(slot) && MEANING_OF.get(said.at(-1) ?? '') === 'filler') {
    said.pop();
    length--;
  }
  // "Estado do Paraná" and "Município de Londrina" head a page.
  if ((slot === 'uf' || slot === 'officeCity') && next && !colon && /^d[aeo]$/.test(said.at(-1) ?? '')) return null;
  // "avós por parte da miãe": whose they are was misread.
  if (slot === 'grandparents' && /^d[aeo]$/.test(said.at(-1) ?? '')) return null;
  return slot && { slot, length, mended };
}

/** In capitals in every label that goes on with it: "Número de inscrição no CPF". */
const isAcronymIn = (said: readonly string[], text: string): boolean =>
  /^CPF\W*$/.test(text) && /^[dn][ao]$/.test(said.at(-1) ?? '');

/** "Avós LADO PATERNO Matheus": which grandparents they are belongs to the label, in whatever capitals it was read. */
function namesSide(said: readonly string[], parts: readonly string[]): boolean {
  const isSide = (part: string) => /^(?:d[aeo]s?|pelo|por|lado|parte|[pm]atern[oa]s?|pai|mae)$/.test(part);
  return /^avos?$/.test(said[0] ?? '') && parts.every(isSide);
}

/** Folded words of one printed word: "Município/UF" holds two, "D.N.V." one; "pal" is a misread "pai". */
function partsOf(text: string): string[] {
  // The country, not the parents.
  const bare = fold(
    text.replace(OTHER_ENDING, '').replace(/pa[ií]s(?=\P{L}|$)/giu, (word) => (/í/iu.test(word) ? 'estado' : word)),
  );
  if (/^(?:[a-z]\.){2,}[a-z]?[\W_]*$/.test(bare)) return [bare.replace(/[^a-z]/g, '')];
  const parts = bare.split(/[^a-z0-9]+/).filter((part) => part !== '');
  return parts.map((part) => (part === 'pal' ? 'pai' : part));
}

/** True for a word that labels are made of, a misread letter forgiven unless it has to be `exact`. */
export function isLabelWord(text: string, exact = false): boolean {
  return partsOf(text).every((part) => (exact ? MEANING_OF.has(part) : knownWords(part) !== null));
}

/**
 * @param whole true when the part must be such a word as it stands
 * @param exact true when no letter of it was misread
 */
function knownWords(part: string, whole = false, exact = false): string[] | null {
  if (MEANING_OF.has(part)) return [part];
  if (whole) return null;
  // "Taís do Nascimento" is no misread "pais do nascimento", and "E NOVE" no "e nome".
  if (isKnownKey(part) || NUMBERS.has(part)) return null;
  const near = exact ? null : LEXICON.nearest(part);
  // One letter: two make "municipal" of "município".
  if (near !== null && editDistance(part, near, 1) <= 1) return [near];
  return LEXICON.split(part);
}

/** Labels in small letters before a value in capitals, or the other way round. */
function changesCase(first: Word, word: Word): boolean {
  const [one, other] = [first, word].map(({ text }) => text.replace(/[^\p{L}]/gu, ''));
  if (!one || !other || one.length < 3 || other.length < 3) return false;
  return isInCapitals(one) !== isInCapitals(other);
}

/** What the phrase announces; null when it is none of ours, or could be a heading. */
function slotOf(words: readonly string[], colon: boolean): Slot | null {
  const meanings = new Set(words.map((word) => MEANING_OF.get(word)));
  const has = (...wanted: Meaning[]) => wanted.some((meaning) => meanings.has(meaning));
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has('other')) return 'other';
  if (has('ordinal')) return ordinalSlot(words, has, says);
  if (has('averbacao', 'anotacao', 'note')) return notesSlot(has, says);
  if (has('twin')) {
    if (has('name') || says(/^irma/) || words.at(-1) === 'de') return 'twinNames';
    return has('matricula') ? 'other' : 'twin';
  }
  if (has('cpf')) return has('mother', 'father', 'parents') ? 'other' : 'cpf';
  if (has('matricula')) return has('mother', 'father', 'parents') ? 'other' : 'matricula';
  if (has('dnv') && (says(/dnv/) || (says(/declaracao/) && has('birth')))) return 'dnv';
  if (has('seal') && says(/selo/)) return 'selo';
  if (has('book')) return has('leaf') && has('entry', 'registry') ? 'livroFolhaTermo' : has('leaf') ? null : 'livro';
  if (has('leaf')) return has('entry') ? null : 'folha';
  const family = familySlot(words, has, says);
  if (family !== undefined) return family;
  if (has('hour') && has('place', 'city', 'sex')) return null;
  if (has('hour')) return has('registry', 'issue') ? 'other' : has('date') ? 'birthDateAndHour' : 'hour';
  if (has('issue')) return has('date') || says(/^(?:emit|exped)id/) || has('place') ? 'issue' : null;
  return factSlot(words, has, says, colon);
}

/** Notes of one kind; of both where both are named, or "observações". */
function notesSlot(has: Has, says: Says): Slot | null {
  const [first, second, remarks] = [has('averbacao'), has('anotacao'), says(/^obs/)];
  if (remarks || (first && second)) return 'notes';
  if (first) return 'averbacoes';
  if (second) return 'anotacoes';
  return says(/margem/) ? 'notes' : null;
}

/** "Filiação 2", "1ª genitora", "Avós (filiação 1)": the parents by their number, whatever their sex. */
function ordinalSlot(words: readonly string[], has: Has, says: Says): Slot | null {
  const first = says(/^(?:1[ao]?|primeir[ao])$/);
  const ofOne = words[0] === 'pais' && says(/^(?:genitora?|pai|mae|filiacao)$/);
  if (has('grand') || ofOne) return first ? 'eldersOfFirst' : 'eldersOfSecond';
  return has('parents', 'father', 'mother') && !has('natural', 'place', 'city', 'date') ? 'parent' : null;
}

type Has = (...wanted: Meaning[]) => boolean;
type Says = (pattern: RegExp) => boolean;

/** Parents and grandparents; undefined when the phrase is about neither. */
function familySlot(words: readonly string[], has: Has, says: Says): Slot | null | undefined {
  const sides = [has('father'), has('mother')];
  const [his, hers] = sides;
  // "Mãe do genitor": the second word says whose, the first who; in "Mãe / Genitora" both say who.
  const elder = /^(?:pai|mae) d[aoe]s? /.test(words.join(' '))
    ? words.slice(1).find((word) => /^(?:pai|mae|genitora?)$/.test(word))
    : undefined;
  if (elder !== undefined) {
    const side = /^(?:pai|genitor)$/.test(elder) ? 'paternal' : 'maternal';
    return `${side}Grand${words[0] === 'pai' ? 'father' : 'mother'}`;
  }
  // "Avó", and the heading "Do registro" under it.
  if (has('grand') && has('registry')) return null;
  const grand = has('grand') || (words[0] === 'pais' && his !== hers && says(/^(?:pai|mae|genitor|genitora)$/));
  if (grand) {
    if (his === hers) return his ? null : 'grandparents';
    const one = words.includes('avo');
    if (!one) return his ? 'paternal' : 'maternal';
    if (says(/^patern[oa]$/)) return says(/^paterno$/) ? 'paternalGrandfather' : 'paternalGrandmother';
    if (says(/^matern[oa]$/)) return says(/^materno$/) ? 'maternalGrandfather' : 'maternalGrandmother';
    return null;
  }
  const parent = his || hers || has('parents');
  if (!parent) return has('natural') ? 'naturalidade' : undefined;
  if (has('natural') && has('parents') && has('name')) return 'filiation';
  if (has('natural') || ((has('place', 'city') || has('date')) && has('birth'))) {
    return has('natural') || has('place', 'city')
      ? his === hers
        ? has('parents')
          ? 'filiation'
          : null
        : 'naturalOf'
      : 'other';
  }
  if (has('date', 'hour', 'city', 'place')) return 'other';
  if (his && hers) return 'filiation';
  return his ? 'father' : hers ? 'mother' : 'filiation';
}

/** The child's own facts and those of the entry. */
function factSlot(words: readonly string[], has: Has, says: Says, colon: boolean): Slot | null {
  const registered = has('registry', 'entry') || words[0] === 'registrado' || words[0] === 'registrada';
  if (has('date')) {
    if (has('birth') && !has('registry')) return has('city', 'place') ? null : 'birthDate';
    return registered || has('person') ? 'registrationDate' : null;
  }
  // "05.00 horas Sexo:" holds the end of one value.
  if (has('sex')) return has('hour', 'place', 'city') ? null : 'sex';
  if (has('birth')) {
    if (has('registry', 'certificate', 'office', 'officer')) return null;
    if (has('place') && has('city')) return words.includes('onde') ? 'birthCity' : 'birthPlaceAndCity';
    if (has('city')) return says(/^(?:municipio|cidade|localidade|munic|mun|comarca)$/) ? 'birthCity' : 'uf';
    if (has('place')) return 'birthPlace';
    if (has('name')) return 'name';
    return /^(?:em|aos?|dia|no)$/.test(words.at(-1) ?? '') ? 'birthDate' : null;
  }
  if (has('name')) return has('office') ? 'office' : has('officer') ? 'officer' : has('registry') ? null : 'name';
  if (has('city') || (has('place') && has('registry'))) {
    if (has('registry', 'office') || words.includes('registrado')) return 'registryCity';
    if (has('place')) return 'birthPlaceAndCity';
    return has('person') ? null : says(/^(?:municipio|cidade|comarca|munic)$/) ? 'officeCity' : 'uf';
  }
  // Without a colon "Hospital e Maternidade" is as likely the value.
  if (has('place'))
    return says(/^estabelecimento$/) || (colon && says(/^(?:hospital|maternidade)$/)) ? 'birthPlace' : null;
  if (has('entry', 'registry') && has('number')) return 'termo';
  if (registered && /^(?:em|aos?|dia|no)$/.test(words.at(-1) ?? '')) return 'registrationDate';
  return null;
}
