// Draws small PDF files for tests, encrypted ones too, byte by byte: no library here writes those.
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

export interface PdfOptions {
  readonly pages?: number;
  /** Width and height in points. */
  readonly mediaBox?: readonly [number, number];
  /** The page's entry /Rotate. */
  readonly rotate?: number;
  /** Absent: not encrypted. An empty user password lets anybody read, but not change. */
  readonly passwords?: { readonly user: string; readonly owner: string };
  /** PDF's text rendering mode: 0 fills the letters, 3 shows nothing. */
  readonly textMode?: number;
  /** Where a line is printed again, in points to its right: bold type made of plain. */
  readonly overprints?: readonly number[];
  /** A line that runs up the left margin, from 40 points right of the page's lower left corner and 100 above it. */
  readonly upwards?: string;
}

/** One line of Helvetica after the other, each at the same left edge, on every page. */
export function pdfWithText(lines: readonly string[], options: PdfOptions = {}): Uint8Array {
  const { pages = 1, mediaBox = [595, 842], rotate = 0, textMode = 0, overprints = [], upwards = '' } = options;
  const text = lines
    .flatMap((line, index) =>
      [0, ...overprints].map((right) => `1 0 0 1 ${72 + right} ${mediaBox[1] - 72 - index * 20} Tm (${line}) Tj`),
    )
    .concat(`0 1 -1 0 40 100 Tm (${upwards}) Tj`)
    .join('\n');
  const lock = options.passwords && lockOf(options.passwords.user, options.passwords.owner);
  const content = Buffer.from(`BT /F1 12 Tf ${textMode} Tr\n${text}\nET`, 'latin1');
  const stream = lock ? rc4(objectKey(lock.key, CONTENT_OBJECT), content) : content;
  const pageNumbers = Array.from({ length: pages }, (_, index) => FIRST_PAGE_OBJECT + index);

  const objects = new Map<number, Buffer>();
  const put = (number: number, ...parts: (string | Uint8Array)[]) => {
    objects.set(number, Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
  };
  put(1, '<< /Type /Catalog /Pages 2 0 R >>');
  put(2, `<< /Type /Pages /Count ${pages} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`);
  put(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  put(CONTENT_OBJECT, `<< /Length ${stream.length} >>\nstream\n`, stream, '\nendstream');
  for (const number of pageNumbers) {
    put(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${mediaBox.join(' ')}] /Rotate ${rotate} `,
      `/Contents ${CONTENT_OBJECT} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
  }
  const encrypt = FIRST_PAGE_OBJECT + pages;
  if (lock) {
    const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
    put(
      encrypt,
      `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O ${hex(lock.ownerEntry)} /U ${hex(lock.userEntry)} >>`,
    );
  }
  const id = `<${FILE_ID.toString('hex')}>`;
  return assemble(objects, `/Root 1 0 R /ID [${id} ${id}]${lock ? ` /Encrypt ${encrypt} 0 R` : ''}`);
}

/** A page that draws a form ten times, which draws a form ten times, and so on: little to load, endless to read. */
export function pdfOfNestedForms(depth: number): Uint8Array {
  const objects = new Map<number, Buffer>();
  const stream = (number: number, entries: string, content: string) =>
    objects.set(number, Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`));
  const FIRST_FORM = 4;
  objects.set(1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  objects.set(2, Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'));
  const inner = (number: number) => `/Resources << /XObject << /F ${number} 0 R >> >>`;
  for (let form = 0; form < depth; form++) {
    const number = FIRST_FORM + form;
    const isLast = form === depth - 1;
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${isLast ? '' : inner(number + 1)}`;
    stream(number, entries, isLast ? '0 0 m 9 9 l S' : '/F Do '.repeat(10));
  }
  const contents = FIRST_FORM + depth;
  stream(contents, '', '/F Do '.repeat(10));
  const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R ${inner(FIRST_FORM)}`;
  objects.set(3, Buffer.from(`<< ${page} >>`));
  return assemble(objects, '/Root 1 0 R');
}

/** A page whose content is packed so often. */
export function pdfOfPackedContent(content: Uint8Array, deflations: number): Uint8Array {
  let packed = Buffer.from(content);
  for (let times = 0; times < deflations; times++) packed = deflateSync(packed, { level: 9 });
  return pdfOfOnePage('', packed, `/Filter [ ${'/FlateDecode '.repeat(deflations)}]`);
}

/** A page that draws so many black and white pictures, each a few bytes in the file. */
export function pdfOfPictures(count: number, sidePx: number): Uint8Array {
  const pixels = deflateSync(Buffer.alloc(Math.ceil(sidePx / 8) * sidePx), { level: 9 });
  const entries = `/Type /XObject /Subtype /Image /Width ${sidePx} /Height ${sidePx} /BitsPerComponent 1`;
  const pictures = Array.from({ length: count }, () =>
    streamObject(`${entries} /ColorSpace /DeviceGray /Filter /FlateDecode`, pixels),
  );
  const names = pictures.map((_, index) => `/P${index} ${FIRST_PAGE_OBJECT + index} 0 R`).join(' ');
  const content = Buffer.from(pictures.map((_, index) => `q 99 0 0 99 0 0 cm /P${index} Do Q`).join('\n'));
  return pdfOfOnePage(`/XObject << ${names} >>`, content, '', pictures);
}

/** A page that is one picture. @param entries of its dictionary, its size and colours among them */
export function pdfOfScan(entries: string, packed: Uint8Array): Uint8Array {
  const scan = streamObject(`/Type /XObject /Subtype /Image ${entries}`, packed);
  const content = Buffer.from('q 595 0 0 842 0 0 cm /P Do Q');
  return pdfOfOnePage(`/XObject << /P ${FIRST_PAGE_OBJECT} 0 R >>`, content, '', [scan]);
}

/**
 * A page drawn by PDF's own operators. It has the font /F1 (Helvetica), the opacity /Half, the layers /On and /Off, and of pictures
 * /Grey, which is opaque, /Glass, through which all shines, and /Form, which writes "FORMA" within a box of 100 by 100 points.
 */
export function pdfOfOperators(operators: string): Uint8Array {
  const picture = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace';
  const [font, on, off, mask, grey, glass, form] = Array.from(
    { length: 7 },
    (_, at) => `${FIRST_PAGE_OBJECT + at} 0 R`,
  );
  const resources =
    `/Font << /F1 ${font} >> /ExtGState << /Half << /ca 0.5 >> >> /Properties << /On ${on} /Off ${off} >> ` +
    `/XObject << /Grey ${grey} /Glass ${glass} /Form ${form} >>`;
  return pdfOfOnePage(
    resources,
    Buffer.from(operators),
    '',
    [
      Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
      Buffer.from('<< /Type /OCG /Name (on) >>'),
      Buffer.from('<< /Type /OCG /Name (off) >>'),
      streamObject(`${picture} /DeviceGray`, Buffer.from([40])),
      streamObject(`${picture} /DeviceRGB`, Buffer.from([200, 200, 200])),
      streamObject(`${picture} /DeviceRGB /SMask ${mask}`, Buffer.from([200, 200, 200])),
      streamObject(
        `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /Font << /F1 ${font} >> >>`,
        Buffer.from('BT /F1 12 Tf 10 10 Td (FORMA) Tj 0 200 Td (ALHEIO) Tj ET'),
      ),
    ],
    `/OCProperties << /OCGs [${on} ${off}] /D << /OFF [${off}] >> >>`,
  );
}

/** @param more objects from FIRST_PAGE_OBJECT on */
function pdfOfOnePage(
  resources: string,
  content: Uint8Array,
  contentEntries: string,
  more: readonly Buffer[] = [],
  catalogEntries = '',
): Uint8Array {
  const objects = new Map<number, Buffer>([
    [1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`)],
    [2, Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
    [
      3,
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
      ),
    ],
    [CONTENT_OBJECT, streamObject(contentEntries, content)],
  ]);
  for (const [index, object] of more.entries()) objects.set(FIRST_PAGE_OBJECT + index, object);
  return assemble(objects, '/Root 1 0 R');
}

function streamObject(entries: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const CONTENT_OBJECT = 4;
const FIRST_PAGE_OBJECT = 5;
const FILE_ID = Buffer.alloc(16, 7);
const PERMISSIONS = -44;
/** ISO 32000-1, algorithm 2: what passwords are filled up with. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

function assemble(objects: ReadonlyMap<number, Buffer>, trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = (parts[0] as Buffer).length;
  for (const [number, body] of objects) {
    offsets.push(length);
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.size + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} ${trailer} >>\n`),
    Buffer.from(`startxref\n${length}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** The standard security handler, revision 2 (ISO 32000-1, 7.6.3: algorithms 2, 3 and 4). */
function lockOf(user: string, owner: string): { key: Buffer; ownerEntry: Buffer; userEntry: Buffer } {
  const ownerEntry = rc4(md5(padded(owner)).subarray(0, 5), padded(user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(user), ownerEntry, permissions, FILE_ID).subarray(0, 5);
  return { key, ownerEntry, userEntry: rc4(key, PADDING) };
}

function objectKey(key: Buffer, object: number): Buffer {
  return md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, key.length + 5);
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, PADDING.length);
}

function md5(...parts: Uint8Array[]): Buffer {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [state[j] as number, state[i] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) % 256;
    swap(i, j);
  }
  const result = Buffer.from(data);
  for (let at = 0, i = 0, j = 0; at < result.length; at++) {
    i = (i + 1) % 256;
    j = (j + (state[i] as number)) % 256;
    swap(i, j);
    result[at] = (result[at] as number) ^ (state[((state[i] as number) + (state[j] as number)) % 256] as number);
  }
  return result;
}
