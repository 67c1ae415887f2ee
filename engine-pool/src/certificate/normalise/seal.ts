// Normalises the code of a court's digital seal.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { isBlank } from './blank.ts';

/** Paraná's codes are groups of letters and figures, small ones too: "SFRC1.c5sHc.J5aPJ-4MtIs.F185q", "SFTN4.xMGX0.7baua.Y". */
const IN_GROUPS = /^[A-Za-z0-9]{3,10}(?:[.\-–][A-Za-z0-9]{3,6})+[.\-–][A-Za-z0-9]{1,6}$/;
/** No word has figures, or capitals behind small letters: "kNUGX.jvguB.twmDE". */
const CODED = /\d|\p{Ll}\p{Lu}/u;

/** Bahia's court numbers the slips of its fees too; a law's number is none, "6.015/73", nor a stamp duty: "300 RÉIS". */
const NO_SEAL = /^DAJE\b|\bR[ÉE]IS\b|^(?:Lei )?\d{1,2}\.\d{3}\/(?:\d{2}|\d{4})\b/;
/** Shorter is no seal, but a form's version ("V.3.6") or a fee's number: the shortest seals have eight. */
const SIGNS_MIN = 6;
/** More groups of letters alone are a code: "KUHAD.TLJAR.ESUNK-XLFEC.HAZLQ". */
const LETTERED_GROUPS = 3;

/** The seal's code: the first run of capitals, figures and signs that holds a figure and is long enough. */
export function readSeal(raw: string): string {
  const text = withoutDiacritics(raw.replace(/^(?:\s|n[ºo°.]+(?=[\s:])|[Tt][º°]|:)+/u, '')).trim();
  if (isBlank(text) || NO_SEAL.test(text)) return '';
  // A reader leaves a space beside a dot or a stroke, and Paraná sets its groups apart.
  const close = text
    .replace(/(?<=\d)\s?([.\-–])\s?(?=\d)|(?<=\b\w{5}) ?(\.) ?(?=\w{5}\b)/g, '$1$2')
    .replace(/(?<=[A-Z]\d{4,6}|\.\w{5})\s?-\s?(?=[A-Z0-9]{4}(?!\w)|\w{5}\.)/g, '-');
  const runs: string[][] = [[]];
  for (const word of close.split(/\s+/)) {
    const clean = word.replace(/^[,;:|'"]+|[,;:|'".]+$/g, '');
    // A heading printed before or beside it, "CERTIDÃO", "REGISTRO CIVIL", its court, its day.
    const isWord = /^(?:[A-Z]{5,}|TJ[A-Z]{2}|\d{2}\/\d{2}\/\d{4})$/.test(clean);
    const isPart = /^[A-Z0-9][A-Z0-9.\-–/]*$/.test(clean) || (IN_GROUPS.test(clean) && CODED.test(clean));
    if (isPart && !isWord) runs.at(-1)?.push(clean);
    else runs.push([]);
  }
  const code = runs.map((run) => run.join(' ').replace(/[.\s]+$/, '')).find(isSeal);
  // Paper seals: "9.167.879 série G".
  return code ? code + (/ s[ée]rie [A-Z]{1,2}$/i.exec(raw)?.[0] ?? '') : '';
}

function isSeal(code: string): boolean {
  const signs = code.replace(/[^A-Za-z0-9]/g, '').length;
  return (CODED.test(code) && signs >= SIGNS_MIN) || code.split(/[.\-–]/).length > LETTERED_GROUPS;
}
