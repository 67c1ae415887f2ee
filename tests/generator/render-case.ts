// From a wish (layout, condition, seed) to a document file and its truth.
import type { Condition, DocumentFile, Sheet } from './captures/condition.ts';
import { ALL_CONDITIONS } from './captures/index.ts';
import { LAYOUTS } from './layouts/index.ts';
import { NEGATIVES } from './other-documents/index.ts';
import { drawRegistration } from './people/registration.ts';
import { Random } from './random.ts';
import type { Truth } from './truth.ts';

export interface Wish {
  /** The case's name, and its file's without the extension. */
  readonly name: string;
  /** A layout, or a kind of negative. */
  readonly layout: string;
  readonly condition: string;
  /** The same seed gives the same person, wording and light. */
  readonly seed: string;
}

export interface RenderedCase {
  readonly truth: Truth;
  readonly bytes: Buffer;
}

function named<T extends { name: string }>(all: readonly T[], name: string): T {
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}; there are ${all.map((one) => one.name).join(', ')}`);
  return found;
}

function facts(wish: Wish, condition: Condition, file: DocumentFile) {
  return {
    case: wish.name,
    layout: wish.layout,
    condition: condition.name,
    file: `${wish.name}.${file.extension}`,
    width: file.width,
    height: file.height,
    resizeImage: condition.resizeImage,
  };
}

export async function renderCase(wish: Wish): Promise<RenderedCase> {
  const condition = named(ALL_CONDITIONS, wish.condition);
  const light = new Random(`${wish.seed}/${condition.name}`);
  const chance = new Random(`${wish.seed}/${wish.layout}`);
  const negative = NEGATIVES.find((one) => one.name === wish.layout);
  if (negative !== undefined) {
    const sheet: Sheet = { draw: (page) => negative.draw(page, chance.fork('sheet')) };
    const file = await condition.render(sheet, light);
    return {
      truth: { ...facts(wish, condition, file), negative: 'DOCUMENT_NOT_RECOGNIZED', data: null },
      bytes: file.bytes,
    };
  }
  const layout = named(LAYOUTS, wish.layout);
  const { data, accept, meta, draw } = layout.compose(
    drawRegistration(layout.era, chance.fork('registration')),
    chance.fork('layout'),
  );
  const file = await condition.render({ draw }, light);
  return { truth: { ...facts(wish, condition, file), data, accept, meta }, bytes: file.bytes };
}
