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
/** One inside the other: each makes a thousandth of the one before, at best. */
const DEFLATIONS_MAX = 8;

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
async function inflatedBytes({ data }: PdfStream, bytesMax: number): Promise<number> {
  const budget = { bytes: 0, bytesMax };
  // Its dictionary may name its packing in too many ways: what is deflated says so itself.
  if (isDeflated(data)) await inflate([data], budget, DEFLATIONS_MAX);
  return budget.bytes;
}

interface Budget {
  bytes: number;
  readonly bytesMax: number;
}

/** What does not inflate to its end counts as far as it does. */
async function inflate(
  packed: Iterable<Buffer> | AsyncIterable<Buffer>,
  budget: Budget,
  deflations: number,
): Promise<void> {
  const inflater = createInflate({ chunkSize: INFLATE_CHUNK_BYTES });
  const measure = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    const unpacked = counted(chunks, budget);
    const { value: first } = await unpacked.next();
    if (first === undefined) return;
    if (deflations > 1 && isDeflated(first)) await inflate(following(first, unpacked), budget, deflations - 1);
    else for await (const _ of unpacked);
  };
  await pipeline(Readable.from(packed), inflater, measure).catch(() => undefined);
}

async function* counted(chunks: AsyncIterable<Buffer>, budget: Budget): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of chunks) {
    budget.bytes += chunk.length;
    if (budget.bytes > budget.bytesMax) return;
    yield chunk;
  }
}

async function* following(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** The first two bytes of zlib's format (RFC 1950). */
function isDeflated(data: Buffer): boolean {
  return data.length > 2 && ((data[0] as number) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;
}
