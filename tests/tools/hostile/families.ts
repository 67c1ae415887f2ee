// Hostile files by family, from a seed: what somebody who wants to break or stall the reader would send.
import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf, pdfOfText, stream } from './pdf.ts';
import { doubtfulPrint } from './pictures.ts';

export interface Family {
  readonly name: string;
  /** Made when asked for, as some take a second and a hundred megabytes. */
  readonly files: readonly (() => Buffer | Promise<Buffer>)[];
  /** How many are sent at once, where it is not the usual number. */
  readonly atOnce?: number;
}

/**
 * Of a great number of files: what is refused at sight comes often, what is read to its end seldom, since a worker that
 * reads a page for the thousandth time proves nothing that the first ones did not.
 */
const SHARES = {
  bombs: 0.002,
  'doubtful print': 0.0008,
  truncations: 0.506,
  'bit flips': 0.03,
  polyglots: 0.004,
  'wrong magic': 0.3,
  'deep nesting': 0.008,
  'zero sizes': 0.04,
  'a flood of good pages': 0.004,
  'other documents': 0.003,
  'blank pages': 0.003,
  'few words': 0.003,
  'pumped text': 0.1002,
} as const;

type FamilyName = keyof typeof SHARES;

/** So many of each family. */
export const EACH =
  (files: number) =>
  (_name: FamilyName): number =>
    files;
export const IN_ALL =
  (files: number) =>
  (name: FamilyName): number =>
    Math.ceil(files * SHARES[name]);

/** The same for the same seed. */
export function families(countOf: (name: FamilyName) => number, seed: number): Family[] {
  const random = randomOf(seed);
  const samples = readSamples();
  const family = (name: FamilyName, make: (index: number) => Family['files'][number], atOnce?: number): Family => ({
    name,
    files: Array.from({ length: countOf(name) }, (_, index) => make(index)),
    ...(atOnce && { atOnce }),
  });
  const sampleAt = (index: number): Buffer => samples[index % samples.length] as Buffer;
  return [
    family('bombs', (index) => BOMBS[index % BOMBS.length] as () => Buffer),
    family('doubtful print', (index) => () => doubtfulPrint(10 + (index % 4) * 3, 1 + (index % 3) / 2)),
    family('truncations', (index) => {
      const share = random();
      return () => sampleAt(index).subarray(0, Math.floor(share * sampleAt(index).length));
    }),
    family('bit flips', (index) => {
      // Every second file's where its structure is: what is damaged further behind is mostly read as a picture with a stain.
      const within = index % 2 === 0 ? 1 : 0.02;
      const places = Array.from({ length: 1 + Math.floor(20 * random()) }, () => within * random());
      return () => flipped(sampleAt(index), places);
    }),
    family('polyglots', (index) => () => Buffer.concat([sampleAt(index), sampleAt(index + 1 + (index % 5))])),
    family('wrong magic', (index) => () => {
      const file = sampleAt(index);
      const foreign = MAGICS.filter((magic) => magic[0] !== file[0]);
      const magic = foreign[index % foreign.length] as Buffer;
      return Buffer.concat([magic, file.subarray(magic.length)]);
    }),
    family('deep nesting', (index) => () => nested(10 ** (1 + (index % 5)), index)),
    family('zero sizes', (index) => () => ofSize(SIZES[index % SIZES.length] as [number, number], index)),
    family('a flood of good pages', () => () => sampleNamed('certidao.jpg'), 16),
    family('other documents', (index) => () => sampleNamed(OTHERS[index % OTHERS.length] as string)),
    family('blank pages', () => () => png(1_240, 1_754, [], blankRows(1_240, 1_754))),
    family('few words', (index) => () => doubtfulPrint(60 + 20 * (index % 3), 4 + 2 * (index % 3), 1 + (index % 2))),
    family('pumped text', (index) => () => pumped(index, 10 ** (2 + (index % 3)))),
  ];
}

/** Every file of a folder as one family. */
export function familyOf(folder: string): Family {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    name: folder,
    files: names.map(
      ({ parentPath, name }) =>
        () =>
          readFileSync(`${parentPath}/${name}`),
    ),
  };
}

const SAMPLES = new URL('../../fixtures/samples/', import.meta.url);
const MAGICS = ['%PDF-1.7', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\0\0\0\0WEBP', 'BM', 'II*\0'].map(
  (text) => Buffer.from(text, 'latin1'),
);
const OTHERS = ['neg-marriage.pdf', 'neg-prose.jpg'];
const SIZES: readonly [number, number][] = [
  [0, 0],
  [0, 1400],
  [1400, 0],
  [1, 1],
  [1, 1400],
  [0xffffffff, 1],
  [0x7fffffff, 0x7fffffff],
  [65_535, 65_535],
];

function sampleNamed(name: string): Buffer {
  return readFileSync(new URL(name, SAMPLES));
}

function readSamples(): Buffer[] {
  const names = readdirSync(SAMPLES).filter((name) => !name.endsWith('.json'));
  return names.toSorted().map((name) => readFileSync(new URL(name, SAMPLES)));
}

/** Numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function flipped(file: Buffer, places: readonly number[]): Buffer {
  const copy = Buffer.from(file);
  for (const place of places) {
    const bit = Math.floor(place * copy.length * 8);
    copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
  }
  return copy;
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** @param rows of one grey byte a pixel, packed */
function png(width: number, height: number, more: readonly Buffer[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width >>> 0, 0);
  header.writeUInt32BE(height >>> 0, 4);
  header[8] = 8;
  const chunks = [pngChunk('IHDR', header), ...more, pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([MAGICS[1] as Buffer, ...chunks]);
}

function blankRows(width: number, height: number): Buffer {
  return deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
}

function ofSize([width, height]: readonly [number, number], index: number): Buffer {
  if (index % 2 === 0) return png(width, height, [], deflateSync(Buffer.alloc(64)));
  return pdfOfText(['certidao de nascimento'], `[0 0 ${width} ${height}]`);
}

function packedText(name: string, bytes: number): Buffer {
  return pngChunk(name, Buffer.concat([Buffer.from('k\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]));
}

const BOMBS: readonly (() => Buffer)[] = [
  () => pdfOf([page(), twicePacked(400_000_000)]),
  () => pdfOf([page(), stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(300_000_000, ' ')))]),
  () => pdfOf([page(pictureNames(60)), drawing(60), ...pictures(60, 7_000)]),
  () => pdfOf([page(pictureNames(20)), drawing(20), ...pictures(20, 7_000)]),
  () => pdfOf([page(pictureNames(2)), drawing(2), ...pictures(2, 7_000)]),
  () => png(1_000, 1_400, new Array(20).fill(packedText('zTXt', 50_000_000)), blankRows(1_000, 1_400)),
  () => png(1_000, 1_400, new Array(20).fill(packedText('iCCP', 50_000_000)), blankRows(1_000, 1_400)),
  () => png(16_000, 16_000, [], blankRows(16_000, 16_000)),
  () => png(2_000, 25_000, [], blankRows(2_000, 25_000)),
  () => pdfOfText(['certidao de nascimento '.repeat(5), 'a'.repeat(20_000)]),
  () => pdfOfText(['certidao de nascimento '.repeat(5), 'nascidoaos'.repeat(2_000)]),
  () => pdfOfText(new Array(400).fill('certidao nome maria da silva filiacao pai mae registro avos livro folha')),
  () => nestedForms(12),
  () => pdfOf([page(pictureNames(1)), drawing(1), deflatedScan(6_900)]),
  // Ten million lines to draw: within the budget of bytes, past that of time.
  () => pdfOf([page(), stream('/Filter /FlateDecode', deflateSync(Buffer.from('0 0 m 9 9 l S\n'.repeat(10_000_000))))]),
];

const page = (resources = ''): PdfObject =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`;

function twicePacked(bytes: number): PdfObject {
  return stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(bytes, ' '))));
}

function pictureNames(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `/P${index} ${5 + index} 0 R`);
  return `/XObject << ${names.join(' ')} >>`;
}

function drawing(count: number): PdfObject {
  return stream('', Buffer.from(Array.from({ length: count }, (_, i) => `q 99 0 0 99 0 0 cm /P${i} Do Q`).join('\n')));
}

function pictures(count: number, sidePx: number): PdfObject[] {
  const entries = `/Type /XObject /Subtype /Image /Width ${sidePx} /Height ${sidePx} /BitsPerComponent 1`;
  const data = deflateSync(Buffer.alloc(Math.ceil(sidePx / 8) * sidePx));
  return new Array(count).fill(stream(`${entries} /ColorSpace /DeviceGray /Filter /FlateDecode`, data));
}

/** In colours and blank, which is 140 MB. */
function deflatedScan(sidePx: number): PdfObject {
  const entries = `/Type /XObject /Subtype /Image /Width ${sidePx} /Height ${sidePx} /BitsPerComponent 8`;
  const data = deflateSync(Buffer.alloc(3 * sidePx * sidePx, 255));
  return stream(`${entries} /ColorSpace /DeviceRGB /Filter /FlateDecode`, data);
}

function nestedForms(depth: number): Buffer {
  const form = (index: number): PdfObject => {
    const inner = index === depth - 1 ? '' : `/Resources << /XObject << /F ${6 + index} 0 R >> >>`;
    const content = index === depth - 1 ? '0 0 m 9 9 l S' : '/F Do '.repeat(10);
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${inner}`, Buffer.from(content));
  };
  const forms = Array.from({ length: depth }, (_, index) => form(index));
  return pdfOf([page('/XObject << /F 5 0 R >>'), stream('', Buffer.from('/F Do '.repeat(10))), ...forms]);
}

function nested(depth: number, index: number): Buffer {
  const content = (text: string) => pdfOf([page(), stream('', Buffer.from(text))]);
  switch (index % 4) {
    case 0:
      return pdfOf([`<< /Type /Page /Parent 2 0 R /MediaBox ${'['.repeat(depth)}0${']'.repeat(depth)} >>`]);
    case 1:
      return content(`${'q '.repeat(depth)}${'Q '.repeat(depth)}`);
    case 2:
      return content(`/Span ${'<< /A '.repeat(depth)} 1 ${'>> '.repeat(depth)} BDC EMC`);
    default:
      return nestedForms(2 + (index % 10));
  }
}

/** Parts of what rules look for, so often that a rule which tries every start and every end never ends. */
const PUMPS = [
  'a',
  ', ',
  'maria ',
  'de ',
  '1',
  '12/',
  'nascidoaos',
  'dia ',
  'Nome: ',
  '. ',
  '- ',
  '0 1 ',
  '\\(',
  'RG ',
];

function pumped(index: number, length: number): Buffer {
  const pump = PUMPS[index % PUMPS.length] as string;
  const text = pump.repeat(Math.ceil(length / pump.length));
  const before = 'certidao de nascimento nome data de nascimento filiacao naturalidade registro civil '.repeat(2);
  return pdfOfText([before, text, 'avos', text]);
}
