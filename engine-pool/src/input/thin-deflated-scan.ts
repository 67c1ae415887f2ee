// A deflated scan with fewer pixels, made row by row as it inflates: whole it takes its reader's memory several times over.
import { createInflate, deflateSync } from 'node:zlib';

export interface DeflatedScan {
  readonly width: number;
  readonly height: number;
  readonly bitsPerComponent: 1 | 8;
  /** Its rows are filtered as those of a PNG are. */
  readonly isFiltered: boolean;
  /** Its values are shades, and no numbers of a palette. */
  readonly isShades: boolean;
}

/** Gray, one byte of a palette, or black and white; RGB; CMYK. */
const CHANNELS = [1, 3, 4];
const INFLATE_CHUNK_BYTES = 256 * 1024;

/**
 * One pixel for every square of `step`, its rows filtered if they were: the mean of the square in eight bits or, where values
 * may be numbers of a palette, or means take more bytes than the whole did, its first pixel. Of bits no single one stands for
 * its neighbours.
 * @returns null where it would not be shorter, or the stream is not what is said of it
 */
export async function thinDeflatedScan(packed: Buffer, scan: DeflatedScan, step: number): Promise<Buffer | null> {
  const channels = await channelsOf(packed, scan);
  if (channels === null) return null;
  const { isFiltered, isShades, bitsPerComponent, height } = scan;
  const values = Math.ceil(scan.width / step) * channels;
  const before = isFiltered ? 1 : 0;
  const pixelBytes = Math.max(1, (channels * bitsPerComponent) / 8);
  // Of zeros: a filtered row that begins with one is not filtered.
  const [means, firsts] = [isShades, bitsPerComponent === 8].map((isWanted) =>
    Buffer.alloc(isWanted ? Math.ceil(height / step) * (before + values) : 0),
  ) as [Buffer, Buffer];
  const above = Buffer.alloc(rowBytesOf(scan.width, channels, scan));
  const row = Buffer.alloc(scan.width * channels);
  const sums = new Uint32Array(values);
  let number = 0;
  for await (const whole of rowsOf(packed, before + above.length)) {
    if (number === height) break;
    const bytes = whole.subarray(before);
    if (isFiltered) unfilter(whole[0] as number, bytes, above, pixelBytes);
    bytes.copy(above);
    const at = Math.floor(number / step) * (before + values) + before;
    if (firsts.length > 0 && number % step === 0) pick(bytes, firsts.subarray(at, at + values), step, channels);
    number++;
    if (!isShades) continue;
    add(bitsPerComponent === 1 ? spread(bytes, row) : bytes, sums, step, channels);
    if (number % step > 0 && number < height) continue;
    writeMeans(sums, means.subarray(at, at + values), step * (((number - 1) % step) + 1));
    sums.fill(0);
  }
  for (const thinned of [means, firsts]) {
    const repacked = thinned.length > 0 ? deflateSync(thinned) : packed;
    if (repacked.length < packed.length) return repacked;
  }
  return null;
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
  // Most rows of paper, and a third of the time.
  if (filter === 2) {
    for (let x = 0; x < row.length; x++) row[x] = (row[x] as number) + (above[x] as number);
    return;
  }
  for (let x = 0; x < row.length; x++) {
    const left = x < pixelBytes ? 0 : (row[x - pixelBytes] as number);
    const upLeft = x < pixelBytes ? 0 : (above[x - pixelBytes] as number);
    row[x] = (row[x] as number) + predicted(filter, left, above[x] as number, upLeft);
  }
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 3) return (left + up) >> 1;
  const fromLeft = Math.abs(up - upLeft);
  const fromUp = Math.abs(left - upLeft);
  const fromUpLeft = Math.abs(left + up - 2 * upLeft);
  if (fromLeft <= fromUp && fromLeft <= fromUpLeft) return left;
  return fromUp <= fromUpLeft ? up : upLeft;
}

/** One byte for every bit. */
function spread(bits: Buffer, row: Buffer): Buffer {
  for (let x = 0; x < row.length; x++) row[x] = ((bits[x >> 3] as number) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return row;
}

function add(row: Buffer, sums: Uint32Array, step: number, channels: number): void {
  let to = 0;
  for (let at = 0, inSquare = 0; at < row.length; ) {
    for (let channel = 0; channel < channels; channel++) {
      sums[to + channel] = (sums[to + channel] as number) + (row[at++] as number);
    }
    if (++inSquare < step) continue;
    inSquare = 0;
    to += channels;
  }
  // The last square may be cut off by the edge: as if its last pixel went on.
  const missing = (step - ((row.length / channels) % step)) % step;
  for (let channel = 1; channel <= channels; channel++) {
    const last = sums.length - channel;
    sums[last] = (sums[last] as number) + missing * (row[row.length - channel] as number);
  }
}

function writeMeans(sums: Uint32Array, to: Buffer, pixels: number): void {
  for (let at = 0; at < sums.length; at++) to[at] = Math.round((sums[at] as number) / pixels);
}

function pick(from: Buffer, to: Buffer, step: number, channels: number): void {
  for (let x = 0; x * channels < to.length; x++) {
    for (let channel = 0; channel < channels; channel++) {
      to[x * channels + channel] = from[x * step * channels + channel] as number;
    }
  }
}
