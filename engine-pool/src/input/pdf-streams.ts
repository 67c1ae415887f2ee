// Finds the streams of a PDF by its bytes alone, without making sense of its objects.

/** A longer dictionary is not looked through. */
const DICTIONARY_BYTES_MAX = 4096;

export interface PdfStream {
  /** What stands between the object's number and the stream; null where that cannot be told. */
  readonly dictionary: string | null;
  /** The same, where it stands in the file. */
  readonly dictionaryBytes: Buffer | null;
  /** Packed as in the file. */
  readonly data: Buffer;
  /** It has its end, too. */
  readonly isWhole: boolean;
}

/** In the order of the file. */
export function* streamsOf(file: Uint8Array): Generator<PdfStream> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  let at = bytes.indexOf('stream');
  while (at >= 0) {
    const end = bytes.indexOf('endstream', at);
    // A line ends behind the keyword.
    const start = at + 'stream'.length + (bytes[at + 'stream'.length] === 13 ? 2 : 1);
    const dictionaryBytes = dictionaryBefore(bytes, at);
    yield {
      dictionary: dictionaryBytes?.toString('latin1') ?? null,
      dictionaryBytes,
      data: bytes.subarray(start, end < 0 ? bytes.length : end),
      isWhole: end >= 0,
    };
    if (end < 0) return;
    at = bytes.indexOf('stream', end + 'endstream'.length);
  }
}

function dictionaryBefore(bytes: Buffer, stream: number): Buffer | null {
  const before = bytes.subarray(Math.max(0, stream - DICTIONARY_BYTES_MAX), stream);
  const object = before.lastIndexOf('obj');
  return object >= 0 && before.toString('latin1').trimEnd().endsWith('>>') ? before.subarray(object) : null;
}
