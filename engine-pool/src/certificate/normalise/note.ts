// Normalises notes: sorts them into annotations of the entry (averbações) and references to others (anotações).
import { isBlank } from './blank.ts';

export interface Notes {
  readonly averbacoes: string;
  readonly anotacoes: string;
}

const HEAD =
  /(?<![\p{L}])(averba[çc][ãaõo][oe]?s?|averb\.|anot\.|ann?ota[çc][ãaõo][oe]?s?)(?:\s+margina(?:l|is)|\s+[àa] margem)?(?:\s*(?:n[ºo°.]*\s*)?\d{1,3})?\s*[:.–—-]\s*(?=\S)/giu;
/** The label of the box, with its number or in a second language: "25 Anotações / Annotations". */
const BOX_LABEL =
  /^(?:\d{1,2}(?:\.\d)?\s*[.)–-]?\s*)?(?:(?:averba[çc][õo]es|ann?ota[çc][õo]es|observa[çc](?:[õo]es|[ãa]o)|obs\.|(?:(?:notas )?[àa] )?margem(?: d[oe] (?:t[êe]rmo|assento|registro))?|annotations|amendments|notes)(?![\p{L}])\s*(?:[/:.,–—-]|e\b|[aà] acrescer)*\s*)+(?=(?-i:\p{Lu})|nada|\d|(?:averba|anota)[çc][ãa]o:)/iu;
/** What is left of a sentence, a label or a question before the note, and a sentence that lost its beginning: "À margem consta a seguinte" averbação. */
const TOLD =
  /^[^.?]{5,60}\? |^[àa] margem (?:do t[êe]rmo )?consta(?:m? as?)?(?: seguintes?|:) |^consta(?: ainda a seguinte|:) |^marginal: |^(?:assento|registro) lavrado (?:no|[àa]s) (?:livro|fl)(?:[^.]|\.(?! (?-i:\p{Lu})))*\. (?=(?-i:\p{Lu}))|(?:^|(?<=[.;]\s))(?:ann?ota|averba)[çc][ãa]o (?![àa] margem)(?:\d{1,2} )?(?=(?-i:\p{Lu}[\p{Ll} ]|(?<=[çc][ãa]o (?:\d{1,2} )?)\p{Lu}))|^[,;.)]\s.*?(?:(?<=(?<!\b[ds]ra?)\.)\s(?=(?-i:\p{Lu}))|$)/giu;
/** The oath that closes every certificate is no note. */
const OATH =
  /^(?:certifico\s+(?:que\s+os\s+dados|e\s+dou)|[o0]\s+referido\s+[ée](?:\s+verdade|$)|o\s+conte[úu]do\s+da\s+certid[ãa]o|dou\s+f[ée]\b|est[áa]\s+conforme\s+o\s+original|certid[ãa]o\s+(?:isenta|extra[íi]da)\b)/iu;
/** Strokes and specks are read as lone letters; every note has words. */
const WORD = /\p{L}{3}/u;
/** Of a block of documents, or of the entry itself, and so of none. */
const NO_NOTE =
  /^(?:t[íi]tulo de eleitor|passaporte|cnh|pis)\b[^.]*\.?$|^(?:assento|registro|termo) lavrado n[oa](?: livro [^.]*)?\.?$|^[^.]*\bnada (?:foi )?(?:consta|lan[çc]ad|averbad|anotad)\p{L}*(?: [àan][^.]*)?\.?$/iu;

/** @param preferred which of the two an untagged text belongs to, by the label of its box. */
export function sortNotes(raw: string, preferred: 'averbacoes' | 'anotacoes'): Notes {
  const text = raw
    .replace(/\s+\|?(?=\s|$)|^\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BOX_LABEL, '')
    .replace(/(?<=\d[-/.]\d\d?[-/.])\s(?=\d{2})/g, '')
    .replace(TOLD, '')
    .replace(/\s*[=_]{4,}.*$|(?<![-–*])(?:\s?[-–*]){4,}$|\s?(?<!x)x{4,}$/is, '')
    .replace(/(?<=["”])\s*["“]?(?:anota|averba)[çc][ãa]o$/iu, '')
    .replace(/\s*CPF d[oa] (?:titular|registrad[oa])\s*:?$|(?<=\S )observa[çc][õo]es: (?=\S)/giu, '')
    .replace(
      /\s*(?:Nada mais|(?<=[.;"”] )(?:Nada|O referido)|(?<=[.;] )(?:[ÉE]|Era) o que (?:consta|se continha)[^.]*|O referido [ée] verdade\W*(?:e )?dou f[ée])\.?$/iu,
      '',
    );
  if (isBlank(text) || OATH.test(text) || NO_NOTE.test(text) || !WORD.test(text))
    return { averbacoes: '', anotacoes: '' };
  const parts: { kind: 'averbacoes' | 'anotacoes'; text: string }[] = [];
  const heads = [...text.matchAll(HEAD)];
  const before = text.slice(0, heads[0]?.index ?? text.length).trim();
  if (before && !isBlank(before)) parts.push({ kind: preferred, text: before });
  for (const [index, head] of heads.entries()) {
    const body = text.slice(head.index + head[0].length, heads[index + 1]?.index ?? text.length).trim();
    if (!isBlank(body)) parts.push({ kind: /^av/i.test(head[1] ?? '') ? 'averbacoes' : 'anotacoes', text: body });
  }
  const joined = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [part.text] : [])).join(' ');
  return { averbacoes: joined('averbacoes'), anotacoes: joined('anotacoes') };
}

const CPF_IN_NOTE =
  /(?<!,\s*)\b(?:C\.?P\.?F|cadastro de pessoas? f[íi]sicas?)\b[^\d]{0,40}(\d{3}[.\s]?\d{3}[.\s]?\d{3}\s?[-–\s]\s?\d{2})(?!\d)/giu;

/** The registrant's CPF as the note that added it prints it; empty where none is said, or behind a comma: somebody else's. */
export function readCpfInNote(text: string): string {
  const found = [...text.matchAll(CPF_IN_NOTE)];
  const numbers = new Set(found.map((match) => (match[1] ?? '').replace(/\D/g, '')));
  const ofOther = /CPF\s+d[aoe]s?\s+(?:genitor|pai|m[ãa]e|av[óô]|requerente|declarante)/iu.test(text);
  return numbers.size === 1 && !ofOther ? (found[0]?.[1] ?? '') : '';
}
