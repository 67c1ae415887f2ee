// The base64 rules, whole and cut into every kind of piece.
import { createHash, randomBytes } from 'node:crypto';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Base64Decoder, type DecodedBase64 } from './decode-base64.ts';

const FILE = Buffer.from('The quick brown fox jumps over the lazy dog: ção, ÿ?>');
const TEXT = FILE.toString('base64');

function decode(text: string, pieceLength = text.length || 1): DecodedBase64 {
  const decoder = new Base64Decoder(0);
  for (let at = 0; at < text.length; at += pieceLength) decoder.write(text.slice(at, at + pieceLength));
  return decoder.end();
}

const rows: [name: string, text: string, outcome: Buffer | 'missing' | 'invalid'][] = [
  ['plain', TEXT, FILE],
  ['without padding', TEXT.replace(/=+$/, ''), FILE],
  ['one byte', 'QQ==', Buffer.from('A')],
  ['one byte without padding', 'QQ', Buffer.from('A')],
  ['two bytes', 'QUI=', Buffer.from('AB')],
  ['bits left over after the last byte', 'QR==', Buffer.from('A')],
  ['MIME lines', TEXT.replace(/(.{20})/g, '$1\r\n'), FILE],
  ['a line break inside the padding', 'QQ=\n=', Buffer.from('A')],
  ['blanks at both ends', ` \t\n ${TEXT} \n\t `, FILE],
  ['data URI', `data:image/png;base64,${TEXT}`, FILE],
  ['data URI in capitals', `DATA:IMAGE/PNG;BASE64,${TEXT}`, FILE],
  ['data URI with parameters', `data:image/png;charset=utf-8;base64,${TEXT}`, FILE],
  ['data URI without a type', `data:;base64,${TEXT}`, FILE],
  ['data URI after blanks, blanks after it', ` data:image/png;base64, ${TEXT}`, FILE],
  ['nothing', '', 'missing'],
  ['only blanks', ' \r\n\t', 'missing'],
  ['a data URI of nothing', 'data:image/png;base64,', 'missing'],
  ['a data URI of blanks', 'data:image/png;base64, \n', 'missing'],
  ['data URI that is not base64', `data:image/png,${TEXT}`, 'invalid'],
  ['data URI without a comma', 'data:image/png;base64', 'invalid'],
  ['data URI whose prefix never ends', `data:${'x'.repeat(5_000)};base64,${TEXT}`, 'invalid'],
  ['URL alphabet', 'Pz8_Pz8-', 'invalid'],
  ['a plus that became a blank', 'Pz8 Pz8+', 'invalid'],
  ['a tab inside', `QUJD\tQUJD`, 'invalid'],
  ['a form feed inside', `QUJD\fQUJD`, 'invalid'],
  ['blanks inside, then more', `QUJD \n QUJD`, 'invalid'],
  ['###', '###', 'invalid'],
  ['one character', 'Q', 'invalid'],
  ['five characters', 'QUJDQ', 'invalid'],
  ['half of the padding', 'QQ=', 'invalid'],
  ['too much padding', 'QQ===', 'invalid'],
  ['only padding', '====', 'invalid'],
  ['padding in the middle', 'QQ==QUJD', 'invalid'],
  ['padding in the middle, long', `${'QUJD'.repeat(50)}QQ==${'QUJD'.repeat(50)}`, 'invalid'],
  ['a letter with an accent', 'QUJDé', 'invalid'],
  ['a zero byte', 'QUJD\0QUJD', 'invalid'],
];

describe.each(rows)('%s', (_name, text, outcome) => {
  test.each([text.length || 1, 1, 3, 4, 7, 64])('in pieces of %i', (pieceLength) => {
    const decoded = decode(text, pieceLength);
    if (typeof outcome === 'string') {
      expect(decoded.kind).toBe(outcome);
      return;
    }
    expect(decoded.kind).toBe('decoded');
    if (decoded.kind !== 'decoded') return;
    expect(decoded.file.equals(outcome)).toBe(true);
    expect(decoded.sha256.equals(createHash('sha256').update(outcome).digest())).toBe(true);
  });
});

test.each([-2, -1, 0])('a file of the limit %i bytes is decoded', (difference) => {
  const file = randomBytes(IMAGE_BYTES_MAX + difference);
  const decoded = decode(file.toString('base64'), 65_536);
  expect(decoded.kind).toBe('decoded');
  if (decoded.kind === 'decoded') expect(decoded.file.equals(file)).toBe(true);
});

test.each([1, 2, 3, 500_000])('a file of the limit +%i bytes is too large, and its size is told', (difference) => {
  const text = Buffer.alloc(IMAGE_BYTES_MAX + difference).toString('base64');
  expect(decode(text, 65_536)).toEqual({ kind: 'too_large', sizeBytes: IMAGE_BYTES_MAX + difference });
});

/** The rules at once, over the whole text. */
function decodeByTheBook(text: string): Buffer | undefined {
  const dense = text.replace(/[\r\n]/g, '').replace(/^[ \t]+|[ \t]+$/g, '');
  const [, letters = '', padding = ''] = /^([A-Za-z0-9+/]*)(={0,2})$/.exec(dense) ?? [];
  const isWhole = padding === '' ? letters.length % 4 !== 1 : (letters.length + padding.length) % 4 === 0;
  return letters !== '' && isWhole ? Buffer.from(letters, 'base64') : undefined;
}

test('a long text, whatever stands in it and however it is cut, is decoded by the same rules', () => {
  const strays = fc.record({
    at: fc.nat({ max: 6_000 }),
    text: fc.constantFrom('\n', '\r\n', ' ', '\t', '=', '==', '\f', 'é', '-', 'A'),
  });
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1_500, maxLength: 4_500 }),
      fc.array(strays, { maxLength: 2 }),
      fc.integer({ min: 1, max: 3_000 }),
      (bytes, inserted, pieceLength) => {
        let text = Buffer.from(bytes).toString('base64');
        for (const stray of inserted) text = text.slice(0, stray.at) + stray.text + text.slice(stray.at);
        const decoded = decode(text, pieceLength);
        const file = decodeByTheBook(text);
        expect(decoded.kind).toBe(file ? 'decoded' : 'invalid');
        if (decoded.kind !== 'decoded' || !file) return;
        expect(decoded.file.equals(file)).toBe(true);
        expect(decoded.sha256.equals(createHash('sha256').update(file).digest())).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('a decoder that was restarted knows nothing of what it was given before', () => {
  for (const before of ['QUJDRE', 'QUJD=QUJD', 'data:image/png,', `${TEXT} \n`, 'Q'.repeat(IMAGE_BYTES_MAX * 2)]) {
    const decoder = new Base64Decoder(0);
    decoder.write(before);
    decoder.restart();
    decoder.write(TEXT);
    expect(decoder.end()).toEqual(decode(TEXT));
  }
});
