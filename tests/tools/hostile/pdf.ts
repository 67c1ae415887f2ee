// Writes PDF files of one page, as wrong inside as one likes.

/** What stands between `obj` and `endobj`. */
export type PdfObject = string | Buffer;

export function stream(entries: string, data: Buffer): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`);
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

/** @param objects from number 3 on, the page itself; 4 is its content */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', ...objects];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = 9;
  for (const [index, object] of all.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\n`),
    Buffer.from(`startxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** Lines of Helvetica, small enough for many. */
export function pdfOfText(lines: readonly string[], mediaBox = '[0 0 595 842]'): Buffer {
  const text = lines.map((line, index) => `1 0 0 1 20 ${820 - index * 2} Tm (${line}) Tj`).join('\n');
  return pdfOf([
    `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    stream('', Buffer.from(`BT /F1 2 Tf\n${text}\nET`, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}
