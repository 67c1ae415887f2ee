// Which lines the second family is asked about, and what becomes of its answer.
import { expect, test } from 'vitest';
import { uprightTransform } from '../../image/page-transform.ts';
import { Stages } from '../../stages.ts';
import { type PageReading, type ReadBox, withBoxes } from '../read-page.ts';
import type { Character } from '../recognition/character.ts';
import { LINE_IMAGE_HEIGHT_PX, type LineImage } from '../recognition/line-image.ts';
import { consultSecondReader } from './second-reader.ts';

const TRANSFORM = uprightTransform(1000, 1000);

function box(text: string, probability: number, centerY: number): ReadBox {
  const place = { centerX: 500, centerY, width: 20 * text.length, height: 30, angle: 0 };
  const characters = [...text].map((character, index) => ({ character, probability, step: index + 0.5 }));
  return { found: place, upright: place, flipped: false, recognition: { characters, steps: text.length, borders: [] } };
}

/** A page whose line images are as wide as their texts are long, so that the second reader knows them by that. */
function page(boxes: readonly ReadBox[]): PageReading {
  const cut = ({ recognition: { steps } }: ReadBox): LineImage => {
    return { width: steps, planes: new Float32Array(3 * steps * LINE_IMAGE_HEIGHT_PX), rulingLines: [] };
  };
  return withBoxes({ transform: TRANSFORM, cut }, boxes);
}

function secondReaderOf(answers: Readonly<Record<number, string>>) {
  const asked: number[] = [];
  const read = async ({ width }: LineImage): Promise<Character[]> => {
    asked.push(width);
    return [...(answers[width] ?? '')].map((character) => ({ character, probability: 0.99 }));
  };
  return { asked, read };
}

const textOf = ({ text }: PageReading): string[] =>
  text.lines.map((line) => line.words.map((word) => word.text).join(' '));
const stages = () => new Stages(AbortSignal.timeout(10_000));

test('only doubtful lines are asked about, the least sure first, and voted', async () => {
  const reading = page([
    box('SURELY READ', 0.99, 100),
    box('ARAUJO', 0.9, 200),
    box('MULLER..', 0.7, 300),
    box('12', 0.5, 400),
  ]);
  const secondReader = secondReaderOf({ 6: 'ARAÚJO', 8: 'MÜLLER..' });
  const voted = await consultSecondReader(secondReader, reading, stages());
  expect(secondReader.asked).toEqual([8, 6]);
  expect(textOf(voted)).toEqual(['SURELY READ', 'ARAÚJO', 'MÜLLER..', '12']);
  expect(voted.transform).toBe(reading.transform);
});

test('a page without doubts is the same page', async () => {
  const reading = page([box('SURELY READ', 0.99, 100)]);
  expect(await consultSecondReader(secondReaderOf({}), reading, stages())).toBe(reading);
});

test('a page full of doubts is asked about as far as there is time for', async () => {
  const secondReader = secondReaderOf({});
  await consultSecondReader(
    secondReader,
    page(Array.from({ length: 60 }, (_, index) => box('DOUBT', 0.6, 15 * index))),
    stages(),
  );
  expect(secondReader.asked).toHaveLength(40);
});

test('nobody waits any more: it stops', async () => {
  const aborted = new Stages(AbortSignal.abort(new Error('gone')));
  await expect(consultSecondReader(secondReaderOf({}), page([box('DOUBT', 0.6, 100)]), aborted)).rejects.toThrow(
    'gone',
  );
});
