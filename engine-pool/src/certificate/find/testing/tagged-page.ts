// A page of tokens with the class that each surely or hardly has, for the steps behind the network.
import type { PageText } from '../../../ocr/page-text.ts';
import { FIELD_CLASSES, type FieldClass } from '../classes.ts';
import { featuresOf } from '../features.ts';
import type { TaggedPage } from '../tagger.ts';
import { tokensOf } from '../tokens.ts';

/** A word, all of whose tokens say the same; `probability` of its class, and of `none` where `rest` is so, else shared out over the others. */
export type Said = readonly [
  text: string,
  field: FieldClass,
  probability?: number,
  begin?: boolean | number,
  rest?: 'none',
];

/** One row of words after the other, each ten units of text high and a space apart, and `pitch` below the one before. */
export function taggedPage(rows: readonly (readonly Said[])[], pitch = 15): TaggedPage {
  const lines = rows.map((row, number) => {
    let left = 0;
    const words = row.map(([text]) => {
      const width = text.length * 6;
      const box = { left, top: number * pitch, width, height: 10 };
      left += width + 4;
      return { text, box, confidence: 1 };
    });
    return { words, box: { left: 0, top: number * pitch, width: left, height: 10 } };
  });
  const page: PageText = { width: 600, height: 800, lines };
  const features = featuresOf(tokensOf(page));
  // Blanks keep words apart, and are no tokens.
  const words = lines.flatMap((line) => line.words);
  const said = features.tokens.map(({ word }) => rows.flat()[words.indexOf(word)] as Said);
  const fields = new Float32Array(said.length * FIELD_CLASSES.length);
  said.forEach(([, field, probability = 0.98, , rest], at) => {
    const first = at * FIELD_CLASSES.length;
    const left = 1 - probability;
    fields.fill(rest === 'none' ? 0 : left / (FIELD_CLASSES.length - 1), first, first + FIELD_CLASSES.length);
    if (rest === 'none') fields[first] = left;
    fields[first + FIELD_CLASSES.indexOf(field)] = probability;
  });
  const begins = Float32Array.from(said, ([, , , begin = false]) => Number(begin));
  return { ...features, fields, begins, document: new Float32Array([1]) };
}
