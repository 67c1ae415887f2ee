// Runs the recognition network over line images of text.
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { ALPHABET } from './alphabet.ts';
import type { PlacedCharacter } from './character.ts';
import { decodeCharacters } from './ctc.ts';
import { withHiddenCharacters } from './hidden-characters.ts';
import { withKnownWords } from './known-words.ts';
import { LEXICON } from './lexicon.ts';
import { LINE_IMAGE_HEIGHT_PX, type LineImage } from './line-image.ts';

export interface Recognition {
  readonly characters: readonly PlacedCharacter[];
  /** Steps of the network over the line image's whole width. */
  readonly steps: number;
  /** Where the line image was cut by ruling lines, in steps. */
  readonly borders: readonly number[];
}

/**
 * Reads one line image. Line images go through one at a time and at their own width: on one thread a batch of equal widths
 * measured no faster (4 × 640 px: 61 ms a line image against 48 ms), and padding costs as much as print.
 */
export async function recogniseLine(session: InferenceSession, line: LineImage): Promise<Recognition> {
  const input = new Tensor('float32', line.planes, [1, 3, LINE_IMAGE_HEIGHT_PX, line.width]);
  const outputs = await session.run({ [session.inputNames[0] as string]: input });
  const output = outputs[session.outputNames[0] as string] as Tensor;
  const steps = output.dims[1] as number;
  const scores = output.data as Float32Array;
  const read = withHiddenCharacters(decodeCharacters(scores, steps, ALPHABET), scores, ALPHABET);
  return {
    characters: withKnownWords(read, scores, ALPHABET, LEXICON),
    steps,
    borders: line.rulingLines.map((share) => share * steps),
  };
}

/** How sure the network is of the character it doubts most, 0 to 1; infinite where it saw none. */
export function leastSure({ characters }: Recognition): number {
  return Math.min(...characters.map(({ probability }) => probability));
}
