// Normalises a person's name as printed: signs and titles around it, broken capitals.
import { isInCapitals } from '../text/fold.ts';
import { isBlank } from './blank.ts';
import { findDates } from './dates.ts';
import { readPlace } from './place.ts';

/** What stands between the words of a name. */
const PARTICLES: ReadonlySet<string> = new Set('de da do das dos e del di du van von der la'.split(' '));
const BEFORE =
  // A title stands before a whole name.
  /^(?:d\.(?=(?-i:\p{Lu}\p{Ll}))|(?:d[aeo]|e|o|a|s[ãa]o|dona|d\.|dra?\.?|cel\.|cap\.|(?:doutora?|major|capit[ãa]o|coronel|tenente)(?=(?:\s+(?-i:\p{Lu})[\p{L}'-]+){2})|sua\s+(?:mulher|esp[oô]sa),?|s(?:nr|ñr|r)[aª]?\.?|senhor[a]?|dna\.?|bacharel|nome:?|firma:?|pai:?|m[ãa]e:?|genitor[a]?:?)\s+)+(?=\p{Lu})/iu;
/** "Rosilene de Lima. Para constar": a full stop behind a whole word ends the sentence; what follows in small letters tells of the person. */
const NEXT_SENTENCE =
  /(?<=\p{L}{4})(?<!^bela)\.(?:\s.*|\p{Lu}\p{Ll}*)$|,\s(?-i:\p{Ll}{4}).*$|[\s,(–-]+(?:j[áa] )?falecid[oa]\W*$/isu;
/** What joined a name to what stood behind it, or is that one's caption: no name ends so. */
const DANGLING = /(?:\s(?:e|d[aeo]s?|com|dona|sra?\.?|cns|cpf|cnpj|rcpn))+$/iu;
/** Signs, and what a signature's or a stamp's strokes are read as. */
const STROKES_BEFORE = /^(?:[^\p{L}]|\p{Lu}\s+(?=(?:\p{Lu}\s+)*\p{Lu}\p{Ll}))+/u;
/** What heads a page or a seal, and half of "Não informado". */
const NO_NAME =
  /(?<!\p{L})(?:governo|cart[óo]rio|certid[ãa]o|rep[úu]blica|distrito federal|registro civil)(?!\p{L})|^n[ãa]o$/iu;
/** Names beyond this are a reading gone astray. */
const NAME_LENGTH_MAX = 120;

/** A person's name out of the text beside its label; empty when there is none. @param exact true for a text layer's words */
export function readName(raw: string, exact: boolean): string {
  const said = raw.replace(/\s+/g, ' ').replace(/[’`´]/g, "'").trim();
  // The place under a name, without a label of its own: "Hélio Ourique Porangatu-GO".
  const place = /\p{L}\s?[-–/]\s?\p{Lu}{2}$/u.test(said) ? readPlace(said, exact) : null;
  const cut = place?.known ? said.slice(0, Math.max(said.lastIndexOf(place.city), 0)) : said;
  if (isBlank(cut)) return '';
  const printed = cut.replace(STROKES_BEFORE, '').replace(BEFORE, '').replace(NEXT_SENTENCE, '');
  const name = tidyName(printed).replace(DANGLING, '');
  if (isBlank(name) || !/\p{L}{2}/u.test(name) || name.length > NAME_LENGTH_MAX) return '';
  // What is left of a misread label, where no text layer says "Ana", and the date beside a name.
  if ((!exact && /^\p{L}{1,3}$/u.test(name)) || NO_NAME.test(name) || findDates(cut).length > 0) return '';
  return name;
}

/** Case and spacing of a name as it was surely printed, whole where a line's end parts it: "Cu- trim". */
function tidyName(raw: string): string {
  let name = raw
    .replace(/[^\p{L}\p{M}' .-]/gu, ' ')
    .replace(/(?<!\b(?:[ds]ra?|jr|st|bela?|\p{Lu}))\.(?=\s|$)|(?<=\p{L}{2})(?<!\b[ae]l|abi)-\s(?=\p{L}{2})/giu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s'.-]+|[\s'-]+$/gu, '')
    .trim();
  if (isInCapitals(name)) return name.toLocaleUpperCase('pt-BR');
  name = name.replace(/(?<!\bMa?(?=c))(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return name
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLES.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

/** Repairs a lost capital at a word's beginning and stray capitals inside it; a small l there is the stroke of an I. */
function capitalised(raw: string): string {
  const word = raw.replace(/^l(?=\p{Ll})/u, 'I');
  if (/^(?:Ma?c)?\p{Lu}\p{Ll}*$|['.-]/u.test(word)) return word;
  return word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1).toLocaleLowerCase('pt-BR');
}
