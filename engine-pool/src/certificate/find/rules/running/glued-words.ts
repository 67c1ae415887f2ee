// Cuts words apart that a reader set too close, where print and typing meet: "SilvaeÂngela", "deMIL", "Santosnatural".
import type { Word } from '../../../../ocr/page-text.ts';
import { MONTHS } from '../../../normalise/date-words.ts';
import { isNumberWord } from '../../../normalise/number-words.ts';
import { fold } from '../../../text/fold.ts';
import { isKnownName, isSurname } from '../../../text/known-names.ts';
import { isExact, splitWord } from '../../../text/words.ts';

/** A surname of its own, and no "Rosa do". */
const ROSADO = /^rosad[oa]s?$/iu;

/** Each rule says where the word is cut, 0 for nowhere. */
type Rule = (text: string, after: string, isKnown: (word: string) => boolean) => number;

const RULES: readonly Rule[] = [
  // "Santonatural de", "SantonaturaldeCaxias"
  (text) => /^\p{L}{3,}(?=natura(?:l|is)(?:$|d[eoa]))/iu.exec(text)?.[0].length ?? 0,
  (text) => /^\(?natura(?:l|is)(?=d[eoa])/iu.exec(text)?.[0].length ?? 0,
  // "- - -eJacira": dashes for nobody
  (text) => /^[-–—.]+(?=e(?:$|\p{Lu}))/u.exec(text)?.[0].length ?? 0,
  // "deMIL", "eALÍCIA", "localHOSPITAL"
  (text) => /^(?:e|[dn][ao]s?|de|em|local)(?=\p{Lu}\p{L}{2})/u.exec(text)?.[0].length ?? 0,
  // "José,emCaxias", "Drummond.Foi"
  (text) => /^\p{L}{2,},(?=\p{L}{2})|^\p{L}{4,}\.(?=\p{Lu}\p{Ll})/u.exec(text)?.[0].length ?? 0,
  // "GêmeodeÍtalo", "filhodoSr."
  (text, _, isKnown) => {
    const base = /^(\p{L}{4,})d[eoa]s?\p{Lu}\p{Ll}/u.exec(text)?.[1] ?? '';
    return isKnown(fold(base)) ? base.length : 0;
  },
  // "constaeTerezinha": nobody, and somebody
  (text) => /^(?:consta|declarad[oa]|informad[oa]|ignorad[oa])(?=e\p{Lu})/iu.exec(text)?.[0].length ?? 0,
  // "SilvaeÂngela", "JESUSeMANUELA"
  (text) => /^\p{Lu}\p{L}{2,}(?=e\p{Lu}\p{L})/u.exec(text)?.[0].length ?? 0,
  // "Limae Stéfany", "Cabeçae Raimunda", "ROCHAe JÚLIA"
  (text, after) => {
    const base = /^(\p{Lu}\p{L}{2,})e$/u.exec(text)?.[1];
    if (base === undefined || !/^\p{Lu}/u.test(after) || isKnownName(text)) return 0;
    return isSurname(base) || /\p{Lu}$/u.test(base) || /\p{L}{3}[aoã]$/u.test(base) ? base.length : 0;
  },
  // "TRÊSàs", "oitoàs14h42min"
  (text) => {
    const base = /^(\p{L}{2,}?)[àá]s?/iu.exec(text)?.[1] ?? '';
    return isNumberWord(fold(base)) ? base.length : 0;
  },
  (text) => /^[àá]s(?=\p{L}{2}|\d)/iu.exec(text)?.[0].length ?? 0,
  // "atreze"
  (text) => (/^a\p{L}{3,}$/u.test(text) && isNumberWord(fold(text.slice(1))) ? 1 : 0),
  // "junhode", "Túlioda Silva"
  (text, after) => {
    const base = /^(\p{L}{4,})d[eao]s?$/iu.exec(text)?.[1];
    if (base === undefined) return 0;
    const isName = isKnownName(base) && !isKnownName(text) && /^\p{Lu}/u.test(after) && !ROSADO.test(text);
    return isName || MONTHS.includes(fold(base)) ? base.length : 0;
  },
];

/**
 * The words of a row; what a text layer says is left as it is.
 * @param isKnown of a folded word: it is one, and stays whole
 */
export function partGluedWords(row: readonly Word[], isKnown: (word: string) => boolean): Word[] {
  const part = (word: Word, after: string): Word[] => {
    // "naScido(a)": the other ending and a sign behind it belong to the word.
    if (isExact([word]) || isKnown(fold(word.text).replace(/(?:\([aos]+\))?[^a-z]*$/, ''))) return [word];
    for (const rule of RULES) {
      const at = rule(word.text, after, isKnown);
      if (at === 0) continue;
      const [first, rest] = splitWord(word, at);
      return [first, ...part(rest, after)];
    }
    return [word];
  };
  return row.flatMap((word, at) => part(word, row[at + 1]?.text ?? ''));
}
