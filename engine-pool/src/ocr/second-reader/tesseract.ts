// Tesseract as a second witness: reads one strip of print that PP-OCR has read before.

import { STRIP_HEIGHT_PX, type Strip } from '../recognition/line-image.ts';
import { greyImage } from './grey-image.ts';
import type { Witness } from './second-reader.ts';
import { openTesseract } from './tesseract-module.ts';
import type { Letter } from './vote-characters.ts';

const WORD_LEVEL = 3;
const SYMBOL_LEVEL = 4;
/** Its memory never shrinks: after this many strips (some 60 pages) a new instance starts small. */
const STRIPS_PER_INSTANCE = 2_000;

type Instance = Awaited<ReturnType<typeof openTesseract>>;

/** Opened (some 0.15 s, 30 MB) when first asked, so that a thread whose pages are clear never pays for it. */
export function createTesseract(): Witness {
  let instance: Promise<Instance> | undefined;
  let strips = 0;
  return {
    async read(strip) {
      if (strips >= STRIPS_PER_INSTANCE) instance = undefined;
      if (instance === undefined) strips = 0;
      instance ??= openTesseract();
      strips++;
      try {
        return lettersOf(await instance, strip);
      } catch (error) {
        // Once it has aborted it answers nothing any more.
        instance = undefined;
        throw error;
      }
    },
  };
}

function lettersOf({ module, api }: Instance, strip: Strip): Letter[] {
  module.FS.writeFile('/input', greyImage(strip.planes, strip.width, STRIP_HEIGHT_PX));
  if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract takes no such image');
  api.Recognize(null);
  const symbols = api.GetIterator();
  const letters: Letter[] = [];
  try {
    // Nothing read is no iterator: a null pointer in a wrapper.
    if (module.getPointer(symbols) === 0) return [];
    symbols.Begin();
    do {
      const text = symbols.GetUTF8Text(SYMBOL_LEVEL).normalize('NFC');
      if (symbols.IsAtBeginningOf(WORD_LEVEL) && letters.length > 0) {
        letters.push({ letter: ' ', probability: symbols.Confidence(WORD_LEVEL) / 100 });
      }
      for (const letter of text) letters.push({ letter, probability: symbols.Confidence(SYMBOL_LEVEL) / 100 });
    } while (symbols.Next(SYMBOL_LEVEL));
    return letters;
  } finally {
    module.destroy(symbols);
    api.Clear();
  }
}
