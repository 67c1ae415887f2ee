// Letter case: which a word is printed in, and how a repaired word takes it over.

/** Most of the letters are: a reader takes some for small ones ("ANTôNIo"). */
export function isInCapitals(letters: string): boolean {
  return letters.replace(/\P{Lu}/gu, '').length * 2 > letters.length;
}

/** The spelling in capitals where all of the word is, and with a first one where the word has that. */
export function inCaseOf(word: string, spelt: string): string {
  if (word === word.toLocaleUpperCase('pt-BR')) return spelt.toLocaleUpperCase('pt-BR');
  return /^\p{Lu}/u.test(word) ? spelt.charAt(0).toLocaleUpperCase('pt-BR') + spelt.slice(1) : spelt;
}
