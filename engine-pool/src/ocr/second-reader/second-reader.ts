// Asks a second family of readers about the lines that the first was not sure of.
import type { Stages } from '../../stages.ts';
import { type PageReading, type ReadBox, withBoxes } from '../read-page.ts';
import type { Strip } from '../recognition/line-image.ts';
import { leastSure } from '../recognition/recognise-line.ts';
import { type Letter, voteLetters } from './vote-characters.ts';

export interface Witness {
  /** The letters of one strip from left to right; none where it sees none. */
  read(strip: Strip): Promise<readonly Letter[]>;
}

/** A line whose letters are all surer than this is right: looking again only costs time. */
const SURE_MIN = 0.97;
/** Signs and specks; numbers of one digit. */
const LETTERS_MIN = 4;
/** The least sure lines of a page; some 50 ms each. */
const LINES_MAX = 40;

/** The reading with its doubtful lines voted letter by letter; the same object where there were none. */
export async function askWitness(witness: Witness, reading: PageReading, stages: Stages): Promise<PageReading> {
  const doubtful = doubtfulBoxes(reading.boxes);
  if (doubtful.length === 0) return reading;
  const voted = new Map<ReadBox, ReadBox>();
  for (const box of doubtful) {
    stages.throwIfAborted();
    const glyphs = voteLetters(box.recognition.glyphs, await witness.read(reading.cut(box)));
    voted.set(box, { ...box, recognition: { ...box.recognition, glyphs } });
  }
  return withBoxes(
    reading,
    reading.boxes.map((box) => voted.get(box) ?? box),
  );
}

/** The least sure first. */
function doubtfulBoxes(boxes: readonly ReadBox[]): ReadBox[] {
  return boxes
    .map((box) => ({ box, sureness: leastSure(box.recognition) }))
    .filter(({ box, sureness }) => sureness < SURE_MIN && box.recognition.glyphs.length >= LETTERS_MIN)
    .toSorted((a, b) => a.sureness - b.sureness)
    .slice(0, LINES_MAX)
    .map(({ box }) => box);
}
