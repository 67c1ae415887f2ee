// Step: a PNG without what is not its picture, since decoders inflate text and profiles whole: 50 KB of them are 50 MB.

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The picture, what makes it transparent, and how to turn it upright. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']);
/** A chunk's length, its name and its checksum. */
const FRAME_BYTES = 12;

/** The file itself where it is no PNG or holds nothing else. */
export function cutPngMetadata(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  // A chunk that is cut off, or none: what follows is no chunk to any decoder either.
  for (let end = chunkEnd(bytes, at); end !== null; end = chunkEnd(bytes, at)) {
    if (KEPT.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  return length === file.length ? file : Buffer.concat(kept, length);
}

/** Where the chunk at `at` ends; null where none stands whole. */
function chunkEnd(bytes: Buffer, at: number): number | null {
  if (at + FRAME_BYTES > bytes.length) return null;
  const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
  return end <= bytes.length ? end : null;
}
