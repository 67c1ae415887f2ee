// Derives the name of a registry that has none of its own: "Cartório do Registro Civil" over the page.
import type { PageText } from '../ocr/page-text.ts';
import { type FieldValues, originOf } from './field-values.ts';
import { textOf } from './text/words.ts';

/** A line of its own that says what every registry is, and not which. */
const NAMELESS =
  /^(?:(?:cart[óo]rio|of[íi]cio|servi[çc]o|escrivania)\s(?:de paz\s)?(?:d[eo]|e)\s)?registro civil(?:\sdas pessoas naturais)?$/iu;
/** Of such lines on pages without another name all 14 were the registry's, on 850 pages of forms by other hands. */
const ATTRIBUTION = 0.9;

export function deriveOffice(values: FieldValues, { lines }: PageText): void {
  const name = lines.find(({ words }) => NAMELESS.test(textOf(words)));
  if (name)
    values.offer('registro.cartorio', textOf(name.words), { ...originOf(name.words), attribution: ATTRIBUTION });
}
