// Parts a particle from the name that it runs into: "deNazaré", "naMaternidade".
import type { PageText } from './page-text.ts';
import { partOfWord } from './part-of-word.ts';

/** No word begins small and goes on with a capital. */
const PARTICLE = /^(?:d[aeo]s?|n[ao]s?|em|e)(?=\p{Lu}\p{Ll}{2})/u;

export function partWords(page: PageText): PageText {
  const lines = page.lines.map((line) => {
    const words = line.words.flatMap((word) => {
      const end = PARTICLE.exec(word.text)?.[0].length;
      return end ? [partOfWord(word, 0, end), partOfWord(word, end, word.text.length)] : [word];
    });
    return { ...line, words };
  });
  return { ...page, lines };
}
