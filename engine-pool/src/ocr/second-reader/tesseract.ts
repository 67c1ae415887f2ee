// Tesseract as the second reader of line images.

import type { Character } from '../recognition/character.ts';
import { LINE_IMAGE_HEIGHT_PX, type LineImage } from '../recognition/line-image.ts';
import { greyImage } from './grey-image.ts';
import type { SecondReader } from './second-reader.ts';
import { openTesseract } from './tesseract-module.ts';

const WORD_LEVEL = 3;
const SYMBOL_LEVEL = 4;
/** Its memory never shrinks: after this many line images (some 60 pages) a new instance starts small. */
const LINES_PER_INSTANCE = 2_000;

type Instance = Awaited<ReturnType<typeof openTesseract>>;

/** Opened (some 0.15 s, 30 MB) when first asked, so that a thread whose pages are clear never pays for it. */
export function createTesseract(): SecondReader {
  let instance: Promise<Instance> | undefined;
  let lines = 0;
  return {
    async read(line) {
      if (lines >= LINES_PER_INSTANCE) instance = undefined;
      if (instance === undefined) lines = 0;
      instance ??= openTesseract();
      lines++;
      try {
        return charactersOf(await instance, line);
      } catch (error) {
        // Once it has aborted it answers nothing any more.
        instance = undefined;
        throw error;
      }
    },
  };
}

function charactersOf({ module, api }: Instance, line: LineImage): Character[] {
  module.FS.writeFile('/input', greyImage(line.planes, line.width, LINE_IMAGE_HEIGHT_PX));
  if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract takes no such image');
  api.Recognize(null);
  const symbols = api.GetIterator();
  const characters: Character[] = [];
  try {
    // Nothing read is no iterator: a null pointer in a wrapper.
    if (module.getPointer(symbols) === 0) return [];
    symbols.Begin();
    do {
      const text = symbols.GetUTF8Text(SYMBOL_LEVEL).normalize('NFC');
      if (symbols.IsAtBeginningOf(WORD_LEVEL) && characters.length > 0) {
        characters.push({ character: ' ', probability: symbols.Confidence(WORD_LEVEL) / 100 });
      }
      for (const character of text) characters.push({ character, probability: symbols.Confidence(SYMBOL_LEVEL) / 100 });
    } while (symbols.Next(SYMBOL_LEVEL));
    return characters;
  } finally {
    module.destroy(symbols);
    api.Clear();
  }
}
