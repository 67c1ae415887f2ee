// Whether a file is one of the five accepted types, read from its first bytes; the engine pool decides whether it opens.

/** Some producers put bytes before a PDF's header; readers look this far. */
const PDF_HEADER_WITHIN_BYTES = 1_024;

export function isAcceptedFormat(file: Buffer): boolean {
  return (
    startsWith(file, [0xff, 0xd8, 0xff]) ||
    startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    hasText(file, 0, 'GIF87a') ||
    hasText(file, 0, 'GIF89a') ||
    (hasText(file, 0, 'RIFF') && hasText(file, 8, 'WEBP')) ||
    file.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-')
  );
}

function startsWith(file: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => file[at] === byte);
}

function hasText(file: Buffer, at: number, text: string): boolean {
  return file.toString('latin1', at, at + text.length) === text;
}
