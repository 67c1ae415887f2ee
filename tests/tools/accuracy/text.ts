// Looser and looser readings of the same text, to compare what was read with what is printed.

/** Unicode's composed form, one space between words, small letters. Accents stay: they matter everywhere. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Plain, without punctuation; ordinal marks are read as the letters they are. */
export function bare(text: string): string {
  return plain(text)
    .replace(/[º°]/gu, 'o')
    .replaceAll('ª', 'a')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Plain letters and digits only, run together. */
export function lettersAndDigits(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '');
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The fewest single-letter changes that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, changed));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** 1 for equal texts, 0 for texts that share nothing; two empty texts are equal. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer;
}

/** Marks of emptiness hold no letter but x, and no digit. */
const MARKS_ONLY = /^(?:[^\p{L}\p{N}]|x)*$/u;
const NOTHING_PHRASES = [
  /^nada(?: mais)? consta$/,
  /^n[ãa]o (?:h[áa]|consta|constam|existe|existem|possui|disponível|informad[oa]|declarad[oa])(?: .*)?$/,
  /^sem (?:averba|anota|observa|informa)/,
  /^(?:ignorad|desconhecid|prejudicad)[oa]s?$/,
  /^nenhuma?$/,
];
/** A longer text that starts like one of the phrases says something after all. */
const NOTHING_LETTERS_MAX = 44;

/** Whether a text says that there is nothing: dashes, x's, asterisks, "nada consta" and the like. */
export function saysNothing(text: string): boolean {
  const words = plain(text).replace(/[^\p{L}\p{N}]+$/u, '');
  if (MARKS_ONLY.test(words)) return true;
  return words.length <= NOTHING_LETTERS_MAX && NOTHING_PHRASES.some((phrase) => phrase.test(words));
}
