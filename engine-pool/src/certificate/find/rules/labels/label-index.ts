// Which labels a text may begin with, told by their neighbouring letters: few of the vocabulary are left to be compared.
import { type Label, VOCABULARY } from './vocabulary.ts';

/** @param colonThere a colon stands where the label would end: a short one may have a letter wrong. */
export function editsAllowed(length: number, colonThere: boolean): number {
  if (length <= 4) return length >= 3 && colonThere ? 1 : 0;
  if (length <= 6) return 1;
  return Math.floor(length * 0.27);
}

/** How many letters of each label may be wrong, at most. */
const EDITS = Uint8Array.from(VOCABULARY, ({ key }) => editsAllowed(key.length, true));
/** A wrong letter spoils two pairs of neighbours: so many of a label's are left, at least (Ukkonen's q-gram bound). */
const PAIRS_MIN = Int8Array.from(VOCABULARY, ({ key }, label) => key.length - 1 - 2 * (EDITS[label] as number));

const SIGNS = 36;
/** Where each pair of neighbours occurs: the label's index in the vocabulary, and the pair's in the label, by turns. */
const PLACES: number[][] = Array.from({ length: SIGNS * SIGNS }, () => []);
for (const [label, { key }] of VOCABULARY.entries()) {
  for (let at = 0; at + 1 < key.length; at++) PLACES[pairAt(key, at)]?.push(label, at);
}
/** Farther into a text no pair of a label stands. */
const REACH = Math.max(...VOCABULARY.map(({ key }, label) => key.length + (EDITS[label] as number)));

/** @param text folded letters and digits. @returns the labels that it may begin with. */
export function labelsNear(text: string): Label[] {
  const pairs = new Uint8Array(VOCABULARY.length);
  for (let at = 0; at < REACH && at + 1 < text.length; at++) {
    const places = PLACES[pairAt(text, at)] as number[];
    for (let place = 0; place < places.length; place += 2) {
      const label = places[place] as number;
      // Wrong letters before a pair move it no farther than there are of them.
      if (Math.abs(at - (places[place + 1] as number)) <= (EDITS[label] as number))
        pairs[label] = (pairs[label] as number) + 1;
    }
  }
  return VOCABULARY.filter((_, label) => (pairs[label] as number) >= (PAIRS_MIN[label] as number));
}

/** A number for two neighbours of folded letters and digits. */
function pairAt(text: string, index: number): number {
  return signAt(text, index) * SIGNS + signAt(text, index + 1);
}

function signAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 97 ? code - 97 : code - 48 + 26;
}
