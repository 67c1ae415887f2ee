// Reads where an entry stands in the registry's books out of running text: livro, folha and termo.
import { MONTHS } from '../../../normalise/date-words.ts';
import { NUMBER_WORDS } from '../../../normalise/number-words.ts';
import { fold } from '../../../text/fold.ts';

/** In the order in which forms print them in a row. */
export const BOOK_PATHS = ['registro.livro', 'registro.folha', 'registro.termo'] as const;

interface BookPart {
  readonly path: (typeof BOOK_PATHS)[number];
  /** Positions in the text. */
  readonly start: number;
  readonly end: number;
}

/** What may stand between the word and its figure: "livro de registro de nascimentos número quarenta e cinco (45)". */
const BETWEEN = `(?:[\\s:.,(-]|\\b(?:de|do|da|e|[abe](?=\\s+n(?:o|umero)?\\b)|sob|verso|ordem|n|o|no|num|nr|numero|registros?|assentos?|nascimentos?|${NUMBER_WORDS.join('|')})(?![a-z]))`;
/** A figure that begins no date. */
const FIGURE = `(\\d{1,3}\\s?\\.\\s?\\d{3}(?!\\d)|\\d[\\d.]*)(?!\\d|\\s?[/-]\\s?\\d|\\s?\\)?\\s(?:dias|d[eo]\\s(?:mes|${MONTHS.join('|')})))`;
const LEAF = '\\b(?:folhas?|fls?|paginas?|pags?)\\b';
const LEAF_FIGURE = '(\\d{1,4}\\s?[-–/]?\\s?(?:v(?:erso|o?\\b))?)';

const PATTERNS: readonly (readonly [BookPart['path'], RegExp])[] = [
  [
    'registro.livro',
    new RegExp(
      `\\b(?:livro|liv\\.|lv\\.)${BETWEEN}{0,24}((?:[a-z]{1,2}\\s?[-–/]?\\s?)?\\d[\\d.]*(?:\\s?[-–/]\\s?[a-z]\\b)?)`,
      'gu',
    ),
  ],
  ['registro.folha', new RegExp(`${LEAF}${BETWEEN}{0,24}${LEAF_FIGURE}`, 'gu')],
  [
    'registro.termo',
    new RegExp(
      `(?:\\b(?:termo|assento|ordem)\\b|\\bregistro\\s+(?=(?:de\\s+)?n[o.]|(?:de\\s+)?numero|\\d)|\\bso[bß](?:\\s+o)?\\s+(?=n|\\d))${BETWEEN}{0,24}${FIGURE}`,
      'gu',
    ),
  ],
];
/** "fls. 12, nº 3456": a number of its own is the entry's, unless it is a law's, a document's or a house's. */
const OWN_NUMBER = new RegExp(
  `(?<!(?:livro|folhas?|fls?\\.?|lei|decreto|autos|processo|artigo|art\\.|provimento|portaria|mandado|rua\\s.{0,40}|av\\.?\\s.{0,40}|cpf|rg|identidade|casa|c\\.?r\\.?m\\.?|selo|talao)[\\s,]*)\\bn(?:(?:\\.\\s?o|o)\\.?|umero\\s*:?)\\s*${FIGURE}`,
  'gu',
);

const BOOK_IN_ROW = '((?:[a-z]{1,2}\\s?[-–/]?\\s?)?\\d[\\d.]*(?:-[a-z]\\b)?)';
/** "Livro, folha e termo: A-12, 34v, 567", "LIVRO FOLHAS Nº" over "A-12 34v 567": the words in a row, then the figures. */
const WORDS_IN_A_ROW = new RegExp(
  `livro[\\s,/e]+(?:folhas?|fls?\\.?)[\\s,/e]+(?:(?:termo|numero|n\\.?\\s?o)\\s*)+(?:data do registro|registrad[oa] em)?[\\s:.-]+${BOOK_IN_ROW}[\\s,;]+${LEAF_FIGURE}\\.?[\\s,;]+${FIGURE}`,
  'du',
);
/** "Referência do assento: A-12, 34v, 567" */
const FIGURES_IN_A_ROW = new RegExp(
  `d[eo] (?:assento|registro|termo)\\s*:\\s*${BOOK_IN_ROW}\\s?[,;]\\s?${LEAF_FIGURE}\\.?\\s?[,;]\\s?${FIGURE}`,
  'du',
);

/** The parts that the text tells of, at most one of each. */
export function findBookParts(text: string): BookPart[] {
  const folded = fold(text);
  // Positions hold only where folding took no letter away.
  const plain = folded.length === text.length ? folded : text.toLowerCase();
  const row = (WORDS_IN_A_ROW.exec(plain) ?? FIGURES_IN_A_ROW.exec(plain))?.indices;
  if (row) {
    return BOOK_PATHS.map((path, at) => ({ path, start: row[at + 1]?.[0] ?? 0, end: row[at + 1]?.[1] ?? 0 }));
  }
  const found: BookPart[] = [];
  const take = (path: BookPart['path'], match: RegExpMatchArray | undefined): void => {
    if (!match?.[1] || match.index === undefined) return;
    const start = match.index + match[0].lastIndexOf(match[1]);
    found.push({ path, start, end: start + match[1].length });
  };
  for (const [path, pattern] of PATTERNS) take(path, [...plain.matchAll(pattern)][0]);
  if (!found.some(({ path }) => path === 'registro.termo')) {
    take('registro.termo', [...plain.matchAll(OWN_NUMBER)][0]);
  }
  return found;
}
