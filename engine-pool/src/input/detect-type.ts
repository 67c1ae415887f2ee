// Step: what kind of file this is, by its first bytes; the name or type a caller gives it says nothing.
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from './refusal.ts';

export type FileKind = 'pdf' | 'image';

const KINDS: ReadonlyMap<string, FileKind> = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  // An animated PNG is a PNG: its first frame is read.
  ['image/apng', 'image'],
  ['image/webp', 'image'],
  ['image/gif', 'image'],
]);

/** Readers of PDF look for the header within this much, as some writers put other bytes before it. */
const PDF_HEADER_WITHIN_BYTES = 1024;
const PDF_HEADER = '%PDF-';

/** @throws {Refusal} IMAGE_INVALID for no bytes, IMAGE_FORMAT_UNSUPPORTED for any other kind of file. */
export async function detectType(file: Uint8Array): Promise<FileKind> {
  if (file.length === 0) throw new Refusal('IMAGE_INVALID');
  const type = await fileTypeFromBuffer(file);
  const kind = type === undefined ? undefined : KINDS.get(type.mime);
  if (kind !== undefined) return kind;
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, PDF_HEADER_WITHIN_BYTES));
  if (type === undefined && head.includes(PDF_HEADER)) return 'pdf';
  throw new Refusal('IMAGE_FORMAT_UNSUPPORTED');
}
