// Normalises the code of a court's digital seal; the known forms of such codes tell letters from figures.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { isBlank } from './blank.ts';

/**
 * The forms of the courts' codes: A a letter, 9 a figure, * either, other signs themselves.
 * TJSC's is art. 518-A of its Código de Normas, TJRJ's and TJTO's are their portals' words; the rest are as printed.
 */
const FORMS = [
  'AAA99999-****',
  'AAA999999-AAAA',
  'AAAA99999AAA',
  'AAAA99999',
  'AAA99999',
  '9999.99.9999999.99999',
  '9999.AA999999-9',
  '999999AAA999999',
  '999999AAA999999999999',
  '9999999AA99999999999999*',
  'AA99-9999-9999-AA',
];
/** What a reader may have taken for one another. */
const LETTER_FOR: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };
const FIGURE_FOR: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
/** More signs than this set right, and the code has another form. */
const REPAIRED_MAX = 2;
/** Paraná's codes are five groups of letters and figures, small ones too: "SFRC1.c5sHc.J5aPJ-4MtIs.F185q". */
const IN_GROUPS = /^[A-Za-z0-9]{4,5}(?:[.\-–][A-Za-z0-9]{4,5}){2,}$/;

/** Receipts of fees have codes of their own. */
const OTHER_CODE = /^(?:DAJE|GRERJ|DARE?|guia|protocolo)\b/i;

/** Shorter is no seal, but a form's version ("V.3.6") or a fee's number: the shortest seals have eight. */
const SIGNS_MIN = 6;

/** More groups of letters alone are a code: "KUHAD.TLJAR.ESUNK-XLFEC.HAZLQ". */
const LETTERED_GROUPS = 3;

export interface Seal {
  readonly code: string;
  /** A sign was set right. */
  readonly repaired: boolean;
}

/**
 * The seal's code: the first run of capitals, figures and signs that holds a figure.
 * @param exact true when a text layer gave it, which never misreads a sign
 */
export function readSeal(raw: string, exact = false): Seal {
  const code = findCode(raw);
  const fitting = exact ? code : inForm(code);
  return { code: fitting, repaired: fitting !== code };
}

function findCode(raw: string): string {
  const text = withoutDiacritics(raw.replace(/^(?:\s|n[ºo°.]+(?=[\s:])|[Tt][º°]|:)+/u, '')).trim();
  if (isBlank(text) || OTHER_CODE.test(text)) return '';
  const code: string[] = [];
  // A reader leaves a space beside a dot or a stroke.
  const close = text
    .replace(/(?<=\d)\s?([.\-–])\s?(?=\d)/g, '$1')
    .replace(/(?<=[A-Z]\d{4,6})\s?-\s?(?=[A-Z0-9]{4}(?!\w))/g, '-');
  for (const word of close.split(/\s+/)) {
    const clean = word.replace(/^[,;:|'"]+|[,;:|'"]+$/g, '');
    // A heading printed beside it: "REGISTRO CIVIL".
    const isWord = /^[A-Z]{5,}$/.test(clean) && code.some((part) => /\d/.test(part));
    if (isWord || !(/^[A-Z0-9][A-Z0-9.\-–/]*$/.test(clean) || (IN_GROUPS.test(clean) && /\d/.test(clean)))) {
      if (code.length > 0) break;
      continue;
    }
    code.push(clean);
  }
  const joined = code.join(' ').replace(/[.\s]+$/, '');
  const signs = joined.replace(/[^A-Za-z0-9]/g, '').length;
  return (/\d/.test(joined) && signs >= SIGNS_MIN) || joined.split(/[.\-–]/).length > LETTERED_GROUPS ? joined : '';
}

/** The code with its letters and figures as the one form asks that fits it with the fewest signs set right. */
function inForm(code: string): string {
  const fits = FORMS.flatMap((form) => fitted(code, form) ?? []);
  const fewest = Math.min(REPAIRED_MAX + 1, ...fits.map(({ repaired }) => repaired));
  const best = new Set(fits.filter(({ repaired }) => repaired === fewest).map((fit) => fit.code));
  const [only] = best;
  return best.size === 1 && only !== undefined && fewest <= REPAIRED_MAX ? only : code;
}

/** @returns null where the code cannot have the form. Spaces count for nothing. */
function fitted(code: string, form: string): { code: string; repaired: number } | null {
  if (code.replace(/\s/g, '').length !== form.length) return null;
  let at = 0;
  let repaired = 0;
  let fit = '';
  for (const sign of code) {
    if (/\s/.test(sign)) {
      fit += sign;
      continue;
    }
    const as = asAsked(sign, form[at++] ?? '');
    if (as === null) return null;
    if (as !== sign) repaired++;
    fit += as;
  }
  return { code: fit, repaired };
}

function asAsked(sign: string, asked: string): string | null {
  if (asked === '*') return /[A-Z0-9]/.test(sign) ? sign : null;
  if (asked === 'A') return /[A-Z]/.test(sign) ? sign : (LETTER_FOR[sign] ?? null);
  if (asked === '9') return /\d/.test(sign) ? sign : (FIGURE_FOR[sign] ?? null);
  return sign === asked || (asked === '-' && sign === '–') ? sign : null;
}
