// Tells from a PDF's streams alone that it hides no text, so that its page need not be taken apart to see what it draws.
import { inflateSync } from 'node:zlib';

/** Pictures, fonts, objects that are no streams, the file's own index, descriptions of it. */
const WITHOUT_OPERATORS =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)\b|\/Length1\b|\/Type\s*\/(?:ObjStm|XRef|Metadata)\b/;
/** The operator that sets how text is drawn, but for filling (0), stroking (1) and both (2) its letters. */
const HIDING = /\bTr\b(?<!(?:^|\s)[012]\s+Tr)/;
const DEFLATED = /\/Filter\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode\b)/;
/** A longer dictionary is not looked through, nor is a file of more streams or of more text. */
const DICTIONARY_BYTES_MAX = 4096;
const STREAMS_MAX = 500;
const INFLATED_BYTES_MAX = 4 * 1024 * 1024;

/** @returns false where all text is surely drawn; true where some is not, or where it cannot be told so. */
export function mayHideText(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.includes('/Encrypt')) return true;
  let inflatedMax = INFLATED_BYTES_MAX;
  let at = bytes.indexOf('stream');
  for (let streams = 0; at >= 0; streams++) {
    const end = bytes.indexOf('endstream', at);
    const dictionary = dictionaryBefore(bytes, at);
    if (streams === STREAMS_MAX || end < 0 || dictionary === null) return true;
    if (!WITHOUT_OPERATORS.test(dictionary)) {
      const content = contentOf(bytes.subarray(at + 'stream'.length, end), dictionary, inflatedMax);
      if (content === null || HIDING.test(content.toString('latin1'))) return true;
      inflatedMax -= content.length;
    }
    at = bytes.indexOf('stream', end + 'endstream'.length);
  }
  return false;
}

/** What stands between an object's number and the stream in it. */
function dictionaryBefore(bytes: Buffer, stream: number): string | null {
  const before = bytes.toString('latin1', Math.max(0, stream - DICTIONARY_BYTES_MAX), stream);
  const object = before.lastIndexOf('obj');
  return object >= 0 && before.trimEnd().endsWith('>>') ? before.slice(object) : null;
}

/** Null for streams that are packed otherwise than those of operators are, damaged, or too long. */
function contentOf(data: Buffer, dictionary: string, lengthMax: number): Buffer | null {
  if (!/\/(?:Filter|F)\b/.test(dictionary)) return data.length > lengthMax ? null : data;
  if (!DEFLATED.test(dictionary) || dictionary.includes('/DecodeParms')) return null;
  // A line ends behind the keyword.
  const start = data[0] === 13 ? 2 : 1;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: Math.max(1, lengthMax) });
  } catch {
    return null;
  }
}
