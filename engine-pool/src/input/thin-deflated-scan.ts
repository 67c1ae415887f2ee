// A deflated scan with fewer pixels: some of its own, as a mean of several would be wrong where values are numbers of a palette.
import { createInflate, deflateSync } from 'node:zlib';

export interface DeflatedScan {
  readonly width: number;
  readonly height: number;
  readonly bitsPerComponent: 1 | 8;
  /** Its rows are filtered as those of a PNG are. */
  readonly isFiltered: boolean;
}

/** Gray, one byte of a palette, or black and white; RGB; CMYK. */
const CHANNELS = [1, 3, 4];
const INFLATE_CHUNK_BYTES = 256 * 1024;

/**
 * The first pixel of every square of `step`, packed the same way.
 * @returns null where the stream is not what is said of it
 */
export async function thinDeflatedScan(packed: Buffer, scan: DeflatedScan, step: number): Promise<Buffer | null> {
  const channels = await channelsOf(packed, scan);
  if (channels === null) return null;
  const { isFiltered, bitsPerComponent, height } = scan;
  const width = Math.ceil(scan.width / step);
  const before = isFiltered ? 1 : 0;
  const pixelBytes = Math.max(1, (channels * bitsPerComponent) / 8);
  const rowBytes = before + rowBytesOf(width, channels, scan);
  // Of zeros: a filtered row that begins with one is not filtered.
  const thinned = Buffer.alloc(Math.ceil(height / step) * rowBytes);
  const above = Buffer.alloc(rowBytesOf(scan.width, channels, scan));
  let number = 0;
  for await (const whole of rowsOf(packed, before + above.length)) {
    if (number === height) break;
    const pixels = whole.subarray(before);
    if (isFiltered) unfilter(whole[0] as number, pixels, above, pixelBytes);
    if (number % step === 0) {
      const at = (number / step) * rowBytes;
      pick(pixels, thinned.subarray(at + before, at + rowBytes), width, step, bitsPerComponent, channels);
    }
    pixels.copy(above);
    number++;
  }
  return deflateSync(thinned);
}

function rowBytesOf(width: number, channels: number, { bitsPerComponent }: DeflatedScan): number {
  return Math.ceil((width * channels * bitsPerComponent) / 8);
}

/** By how much there is of it: a colour space may be an object that lies anywhere. */
async function channelsOf(packed: Buffer, scan: DeflatedScan): Promise<number | null> {
  let bytes = 0;
  for await (const chunk of inflated(packed)) bytes += chunk.length;
  const possible = scan.bitsPerComponent === 1 ? [1] : CHANNELS;
  const before = scan.isFiltered ? 1 : 0;
  const rowBytes = Math.floor(bytes / scan.height) - before;
  return possible.find((channels) => rowBytesOf(scan.width, channels, scan) === rowBytes) ?? null;
}

function inflated(packed: Buffer): AsyncIterable<Buffer> {
  const inflate = createInflate({ chunkSize: INFLATE_CHUNK_BYTES });
  inflate.end(packed);
  return inflate;
}

/** The same buffer with the next row each time. */
async function* rowsOf(packed: Buffer, rowBytes: number): AsyncGenerator<Buffer> {
  const row = Buffer.alloc(rowBytes);
  let filled = 0;
  for await (const chunk of inflated(packed)) {
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(row, filled, at);
      filled += copied;
      at += copied;
      if (filled < rowBytes) continue;
      yield row;
      filled = 0;
    }
  }
}

/** In place. PNG specification, 9.2. @param above of zeros for the first row */
function unfilter(filter: number, row: Buffer, above: Buffer, pixelBytes: number): void {
  if (filter === 0) return;
  for (let x = 0; x < row.length; x++) {
    const left = x < pixelBytes ? 0 : (row[x - pixelBytes] as number);
    const upLeft = x < pixelBytes ? 0 : (above[x - pixelBytes] as number);
    row[x] = (row[x] as number) + predicted(filter, left, above[x] as number, upLeft);
  }
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default: {
      const fromLeft = Math.abs(up - upLeft);
      const fromUp = Math.abs(left - upLeft);
      const fromUpLeft = Math.abs(left + up - 2 * upLeft);
      if (fromLeft <= fromUp && fromLeft <= fromUpLeft) return left;
      return fromUp <= fromUpLeft ? up : upLeft;
    }
  }
}

function pick(from: Buffer, to: Buffer, width: number, step: number, bits: 1 | 8, channels: number): void {
  for (let x = 0; x < width; x++) {
    const source = x * step;
    if (bits === 8) {
      for (let channel = 0; channel < channels; channel++) {
        to[x * channels + channel] = from[source * channels + channel] as number;
      }
    } else if (((from[source >> 3] as number) >> (7 - (source & 7))) & 1) {
      to[x >> 3] = (to[x >> 3] as number) | (128 >> (x & 7));
    }
  }
}
