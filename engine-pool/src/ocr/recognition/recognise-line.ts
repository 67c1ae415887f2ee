// Runs the recognition network over strips of text.
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { decodeGlyphs, type Glyph } from './ctc.ts';
import { withHiddenLetters } from './hidden-characters.ts';
import { STRIP_HEIGHT_PX, type Strip } from './line-image.ts';

export interface Recognition {
  readonly glyphs: readonly Glyph[];
  /** Steps of the network over the strip's whole width. */
  readonly steps: number;
  /** Where the strip was cut by rules, in steps. */
  readonly borders: readonly number[];
}

/**
 * Reads one strip. Strips go through one at a time and at their own width: on one thread a batch of equal widths
 * measured no faster (4 × 640 px: 61 ms a strip against 48 ms), and padding costs as much as print.
 */
export async function recogniseStrip(
  session: InferenceSession,
  letters: readonly string[],
  strip: Strip,
): Promise<Recognition> {
  const input = new Tensor('float32', strip.planes, [1, 3, STRIP_HEIGHT_PX, strip.width]);
  const outputs = await session.run({ [session.inputNames[0] as string]: input });
  const output = outputs[session.outputNames[0] as string] as Tensor;
  const steps = output.dims[1] as number;
  const scores = output.data as Float32Array;
  return {
    glyphs: withHiddenLetters(decodeGlyphs(scores, steps, letters), scores, letters),
    steps,
    borders: strip.rules.map((share) => share * steps),
  };
}

/** How sure the network is of the letter it doubts most, 0 to 1; infinite where it saw none. */
export function leastSure({ glyphs }: Recognition): number {
  return Math.min(...glyphs.map(({ probability }) => probability));
}
