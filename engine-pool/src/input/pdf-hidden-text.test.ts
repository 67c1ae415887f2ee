// Which files surely draw all of their text, as rows.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mayHideText } from './pdf-hidden-text.ts';

const SHOWN = 'BT /F1 12 Tf 0 Tr (Trindade) Tj ET';
const HIDDEN = 'BT /F1 12 Tf 3 Tr (Rui) Tj ET';
const DEFLATED = '/Filter /FlateDecode';

/** @param streams the entries of each one's dictionary, and its bytes. */
function fileOf(...streams: readonly (readonly [entries: string, content: string | Uint8Array])[]): Uint8Array {
  const objects = streams.flatMap(([entries, content], index) => [
    Buffer.from(`${index + 1} 0 obj\n<< ${entries} >>\nstream\r\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from('trailer << >>\n%%EOF\n')]);
}

test.each<[string, Uint8Array, boolean]>([
  ['text that is filled', fileOf(['', SHOWN]), false],
  ['the same, deflated', fileOf([DEFLATED, deflateSync(SHOWN)]), false],
  ['no word of how text is drawn', fileOf(['/Filter [/FlateDecode] /Length 9', deflateSync('(Rui) Tj')]), false],
  ['a picture beside it', fileOf(['/Subtype /Image /Filter /DCTDecode', HIDDEN], ['', SHOWN]), false],
  ['a font beside it', fileOf([`/Length1 99 ${DEFLATED}`, 'damaged'], ['', SHOWN]), false],
  ['hidden text', fileOf(['', HIDDEN]), true],
  ['hidden text, deflated, behind other', fileOf(['', SHOWN], [DEFLATED, deflateSync(HIDDEN)]), true],
  ['text that only cuts out', fileOf(['', '7\nTr (Rui) Tj']), true],
  ['an operator parted from its operand', fileOf(['', '3'], ['', 'Tr (Rui) Tj']), true],
  ['an encrypted file', Buffer.concat([fileOf(['', SHOWN]), Buffer.from('<< /Encrypt 9 0 R >>')]), true],
  ['another way of packing', fileOf(['/Filter /LZWDecode', SHOWN]), true],
  ['two ways of packing', fileOf(['/Filter [/ASCII85Decode /FlateDecode]', SHOWN]), true],
  ['two ways the other way round', fileOf(['/Filter [/FlateDecode /ASCII85Decode]', deflateSync(SHOWN)]), true],
  ['a way of packing with parameters', fileOf([`${DEFLATED} /Length 9 /DecodeParms 9 0 R`, deflateSync(SHOWN)]), true],
  ['a damaged stream', fileOf([DEFLATED, SHOWN]), true],
  ['a stream that never ends', fileOf(['', SHOWN]).subarray(0, 50), true],
  ['too much to look through', fileOf([DEFLATED, deflateSync(Buffer.alloc(5 * 1024 * 1024))]), true],
  ['too many streams', fileOf(...Array.from({ length: 501 }, () => ['', SHOWN] as const)), true],
])('%s', (_, file, may) => {
  expect(mayHideText(file)).toBe(may);
});
