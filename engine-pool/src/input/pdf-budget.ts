// Step: what the streams of a PDF come to, measured before anything is made of them: a few KB can inflate to gigabytes.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { type PdfStream, streamsOf } from './pdf-streams.ts';
import { Refusal } from './refusal.ts';
import { PIXELS_MAX } from './sharp-setup.ts';

/** All streams of a file, unpacked: the pixels of ten pages, or the text of a library. */
const INFLATED_BYTES_MAX = 256 * 1024 * 1024;
/** A file of more objects than any 50 pages have. */
const STREAMS_MAX = 20_000;
/** All images of a file, for each of its pages: a scan in layers has a picture and a finer mask of it. */
const PIXELS_PER_PAGE_MAX = 2 * PIXELS_MAX;
const INFLATE_CHUNK_BYTES = 256 * 1024;

/**
 * What is packed otherwise than by deflating, encrypted or damaged is not measured here: it meets the worker's limits.
 * @throws {Refusal} PDF_UNREADABLE past the bytes that it may inflate to
 */
export async function checkPdfBudget(file: Uint8Array): Promise<void> {
  let bytesLeft = INFLATED_BYTES_MAX;
  let streams = 0;
  for (const stream of streamsOf(file)) {
    bytesLeft -= await inflatedBytes(stream, bytesLeft);
    if (bytesLeft < 0 || ++streams > STREAMS_MAX) throw new Refusal('PDF_UNREADABLE');
  }
}

/** @throws {Refusal} IMAGE_TOO_MANY_PIXELS for more of them than its pages can show */
export function checkPdfPixels(file: Uint8Array, pages: number): void {
  let pixels = 0;
  for (const { dictionary } of streamsOf(file)) {
    if (dictionary !== null && /\/Subtype\s*\/Image\b/.test(dictionary)) {
      pixels += numberAt(dictionary, /\/Width\s+(\d{1,9})\b/) * numberAt(dictionary, /\/Height\s+(\d{1,9})\b/);
    }
  }
  if (pixels > PIXELS_PER_PAGE_MAX * Math.max(1, pages)) {
    throw new Refusal('IMAGE_TOO_MANY_PIXELS');
  }
}

function numberAt(dictionary: string, pattern: RegExp): number {
  return Number(pattern.exec(dictionary)?.[1] ?? 0);
}

/** Of every deflation, as each may be unpacked whole; counting stops past `bytesMax`. */
async function inflatedBytes({ dictionary, data }: PdfStream, bytesMax: number): Promise<number> {
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > bytesMax) return;
      yield chunk;
    }
  }
  const unpacking = Array.from({ length: deflationsOf(dictionary ?? '') }, () => [
    createInflate({ chunkSize: INFLATE_CHUNK_BYTES }),
    counted,
  ]).flat();
  if (unpacking.length === 0) return 0;
  // What does not inflate to its end counts as far as it does.
  await pipeline([Readable.from([data]), ...unpacking, drained]).catch(() => undefined);
  return bytes;
}

async function drained(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

/** How often the stream was deflated, as far as that is the outermost packing. */
function deflationsOf(dictionary: string): number {
  const filters = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary);
  const names = (filters?.[1] ?? filters?.[2] ?? '').match(/\w+/g) ?? [];
  const other = names.findIndex((name) => name !== 'FlateDecode' && name !== 'Fl');
  return other < 0 ? names.length : other;
}
