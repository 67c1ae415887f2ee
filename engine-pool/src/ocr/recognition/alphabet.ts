// The alphabet: which of the recognition network's 18,710 classes a Brazilian certificate can show.

/**
 * Latin characters with the accents of Portuguese and of the names that immigrants brought, digits, and the signs that
 * registries print. The network also knows Chinese, emoji and look-alikes such as Ā and Ă: leaving them out lets their
 * place be taken by the character that is really there.
 */
const PRINTED =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
  '§ª°º´«»ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýß–—‘’“”…•';

/** What CTC answers where there is no character, or between two equal ones. */
export const BLANK = '';

export interface Alphabet {
  /** Class numbers of the whole network, blank first. */
  readonly classes: Int32Array;
  /** The character of each entry in `classes`. */
  readonly characters: readonly string[];
  /** How many classes the whole network has. */
  readonly classCount: number;
}

/** @param dictionary the model's `character` metadata: one character a line, without blank (class 0) and space (the last). */
export function alphabetOf(dictionary: string): Alphabet {
  const known = dictionary.split('\n');
  const printed = new Set(PRINTED);
  const classes = [0];
  const characters = [BLANK];
  known.forEach((character, index) => {
    if (!printed.has(character)) return;
    classes.push(index + 1);
    characters.push(character);
  });
  classes.push(known.length + 1);
  characters.push(' ');
  return { classes: Int32Array.from(classes), characters, classCount: known.length + 2 };
}
