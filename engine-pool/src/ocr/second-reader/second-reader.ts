// The second reader: another family of OCR reads the lines that the first was not sure of, and the two are voted.
import { LINES_BEGIN_WITHIN_CPU_MS } from '../../reading-budget.ts';
import type { Stages } from '../../stages.ts';
import { type PageReading, type ReadBox, withBoxes } from '../read-page.ts';
import type { Character } from '../recognition/character.ts';
import type { LineImage } from '../recognition/line-image.ts';
import { leastSure } from '../recognition/recognise-line.ts';
import { voteCharacters } from './vote-characters.ts';

export interface SecondReader {
  /** The characters of one line image from left to right; none where it sees none. */
  read(line: LineImage): Promise<readonly Character[]>;
}

/** A line whose characters are all surer than this is right: looking again only costs time. */
const SURE_MIN = 0.97;
/** Signs and specks; numbers of one digit. */
const LETTERS_MIN = 4;
/** The least sure lines of a page; some 50 ms each. */
const LINES_MAX = 40;

/** The reading with its unsure lines voted character by character; the same object where there were none. */
export async function consultSecondReader(
  secondReader: SecondReader,
  reading: PageReading,
  stages: Stages,
): Promise<PageReading> {
  const unsure = unsureBoxes(reading.boxes);
  if (unsure.length === 0) return reading;
  const voted = new Map<ReadBox, ReadBox>();
  for (const box of unsure) {
    stages.throwIfAborted();
    if (stages.cpuMs() > LINES_BEGIN_WITHIN_CPU_MS) break;
    const characters = voteCharacters(box.recognition.characters, await secondReader.read(reading.cut(box)));
    voted.set(box, { ...box, recognition: { ...box.recognition, characters } });
  }
  return withBoxes(
    reading,
    reading.boxes.map((box) => voted.get(box) ?? box),
  );
}

/** The least sure first. */
function unsureBoxes(boxes: readonly ReadBox[]): ReadBox[] {
  return boxes
    .map((box) => ({ box, sureness: leastSure(box.recognition) }))
    .filter(({ box, sureness }) => sureness < SURE_MIN && box.recognition.characters.length >= LETTERS_MIN)
    .toSorted((a, b) => a.sureness - b.sureness)
    .slice(0, LINES_MAX)
    .map(({ box }) => box);
}
