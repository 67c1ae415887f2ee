// Proves from a PDF's streams alone that it hides no text, so that its page need not be interpreted for that.
import { inflateSync } from 'node:zlib';
import { streamsOf } from './pdf-streams.ts';

/** Pictures, fonts, objects that are no streams, the file's own index, descriptions of it. */
const WITHOUT_OPERATORS =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)\b|\/Length1\b|\/Type\s*\/(?:ObjStm|XRef|Metadata)\b/;
/** The operator that sets how text is drawn, but for filling (0), stroking (1) and both (2) its letters. */
const HIDING = /\bTr\b(?<!(?:^|\s)[012]\s+Tr)/;
const DEFLATED = /\/Filter\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode\b)/;
/** A file of more streams or of more text is not looked through. */
const STREAMS_MAX = 500;
const INFLATED_BYTES_MAX = 4 * 1024 * 1024;

/** @returns false where all text is surely drawn; true where some is not, or where it cannot be told so. */
export function mayHideText(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.includes('/Encrypt')) return true;
  let inflatedMax = INFLATED_BYTES_MAX;
  let streams = 0;
  for (const { dictionary, data, isWhole } of streamsOf(file)) {
    if (streams++ === STREAMS_MAX || !isWhole || dictionary === null) return true;
    if (WITHOUT_OPERATORS.test(dictionary)) continue;
    const content = contentOf(data, dictionary, inflatedMax);
    if (content === null || HIDING.test(content.toString('latin1'))) return true;
    inflatedMax -= content.length;
  }
  return false;
}

/** Null for streams that are packed otherwise than those of operators are, damaged, or too long. */
function contentOf(data: Buffer, dictionary: string, lengthMax: number): Buffer | null {
  if (!/\/(?:Filter|F)\b/.test(dictionary)) return data.length > lengthMax ? null : data;
  if (!DEFLATED.test(dictionary) || dictionary.includes('/DecodeParms')) return null;
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, lengthMax) });
  } catch {
    return null;
  }
}
