// The scanner against JSON.parse: the same body, cut anywhere, must be read the same, with the image lifted out.
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Base64Decoder } from './decode-base64.ts';
import { BodyScanner, REST_BYTES_MAX, type ScannedBody } from './scan-body.ts';

function scan(body: string | Buffer, pieceLength = 65_536): ScannedBody {
  const bytes = Buffer.from(body as string);
  const scanner = new BodyScanner(bytes.length);
  for (let at = 0; at < bytes.length; at += pieceLength) scanner.push(bytes.subarray(at, at + pieceLength));
  return scanner.end();
}

/** What the scanner should find, by the book: everything at once with JSON.parse. */
function expected(body: string): ScannedBody {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return body.trim() === '' ? { kind: 'empty' } : { kind: 'malformed' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('imageBase64' in value))
    return { kind: 'json', value, image: undefined };
  const { imageBase64, ...others } = value;
  if (typeof imageBase64 !== 'string') return { kind: 'json', value, image: undefined };
  const decoder = new Base64Decoder(0);
  decoder.write(imageBase64);
  return { kind: 'json', value: others, image: decoder.end() };
}

function comparable(scanned: ScannedBody): unknown {
  if (scanned.kind !== 'json') return scanned.kind;
  const { imageBase64, ...others } =
    scanned.image && typeof scanned.value === 'object' ? (scanned.value as Record<string, unknown>) : {};
  const value = scanned.image ? others : scanned.value;
  const image = scanned.image?.kind === 'decoded' ? scanned.image.file.toString('hex') : scanned.image?.kind;
  return { value, image };
}

const bodies: [name: string, body: string][] = [
  ['the usual', '{"imageType":"base64","imageBase64":"QUJDREVG","requestId":"a-1"}'],
  ['blanks everywhere', ' \r\n\t{ "imageType" : "base64" ,\n "imageBase64" : "QUJDREVG" }\n '],
  ['escaped slashes, as PHP writes them', '{"imageBase64":"Pz8\\/Pz8\\/Pz8\\/","imageType":"base64"}'],
  ['escaped line breaks', '{"imageBase64":"QUJD\\r\\nREVG\\n"}'],
  ['escapes with code points', '{"imageBase64":"\\u0051UJD\\u002BREVG\\u003d"}'],
  ['an escaped backslash', '{"imageBase64":"QUJD\\\\\\\\REVG"}'],
  ['an escaped quote', '{"imageBase64":"QUJD\\"REVG","a":"\\\\"}'],
  ['the key written with escapes', '{"image\\u0042ase64":"QUJDREVG"}'],
  ['the key twice', '{"imageBase64":"QUJD","imageBase64":"REVG"}'],
  ['the key twice, the last one empty', '{"imageBase64":"QUJD","imageBase64":""}'],
  ['the key twice, the first one invalid', '{"imageBase64":"QUJD#","imageBase64":"data:;base64,REVG"}'],
  ['the key twice, a number last', '{"imageBase64":"QUJD","imageBase64":0}'],
  ['the key twice, null last', '{"imageBase64":"QUJD","imageBase64":null}'],
  ['the name deeper down', '{"a":{"imageBase64":"QUJD"},"b":["imageBase64","QUJD"]}'],
  ['the name as a value', '{"a":"imageBase64","b":"QUJD"}'],
  ['a number', '{"imageBase64":5}'],
  ['an object', '{"imageBase64":{"imageBase64":"QUJD"}}'],
  ['a list at the top', '["imageBase64","QUJD"]'],
  ['a text at the top', '"imageBase64"'],
  ['braces and quotes in texts', '{"a":"}{\\"][","imageBase64":"QUJD","b":"\\\\\\""}'],
  ['accents and emoji', '{"é":"ção 🧾","imageBase64":"QUJD"}'],
  ['an empty image', '{"imageBase64":""}'],
  ['nothing', ''],
  ['only blanks', ' \n '],
  ['two values', '{"a":1} {"b":2}'],
  ['digits apart', '{"a":1 2}'],
  ['a text never closed', '{"imageBase64":"QUJD'],
  ['an escape never closed', '{"imageBase64":"QUJD\\'],
  ['a half escape', '{"imageBase64":"QUJD\\u00"}'],
  ['a bad escape', '{"imageBase64":"QU\\xJD"}'],
  ['a bare line break', '{"imageBase64":"QUJD\nREVG"}'],
  ['a bare tab', '{"imageBase64":"QUJD\tREVG"}'],
  ['a bare line break in a long text', `{"imageBase64":"${'QUJD'.repeat(500)}\nREVG"}`],
  ['a bare tab at the end of a long text', `{"imageBase64":"${'QUJD'.repeat(500)}\t"}`],
  ['escapes in a long text', `{"imageBase64":"${'QUJD\\r\\nPz8\\/'.repeat(200)}"}`],
  ['no colon', '{"imageBase64" "QUJD"}'],
  ['no comma', '{"imageBase64":"QUJD" "a":1}'],
  ['a comma too many', '{"imageBase64":"QUJD",}'],
  ['closed twice', '{"imageBase64":"QUJD"}}'],
];

describe.each(bodies)('%s', (_name, body) => {
  test.each([1, 2, 3, 5, 65_536])('in pieces of %i', (pieceLength) => {
    expect(comparable(scan(body, pieceLength))).toEqual(comparable(expected(body)));
  });
});

test('any JSON, in any pieces, is read as JSON.parse reads it', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('imageBase64', 'QUJD', '"', '\\', '\\"'));
  fc.assert(
    fc.property(
      fc.dictionary(texts, fc.oneof(texts, fc.jsonValue()), { noNullPrototype: true }),
      fc.option(fc.base64String(), { nil: undefined }),
      fc.integer({ min: 1, max: 20 }),
      (fields, imageBase64, pieceLength) => {
        const body = JSON.stringify({ ...fields, ...(imageBase64 !== undefined && { imageBase64 }) });
        expect(comparable(scan(body, pieceLength))).toEqual(comparable(expected(body)));
      },
    ),
    { numRuns: 500 },
  );
});

test('a byte order mark before the body is passed over', () => {
  expect(scan('\uFEFF{"a":1}')).toEqual({ kind: 'json', value: { a: 1 }, image: undefined });
});

test('bytes that are no UTF-8 are malformed', () => {
  expect(scan(Buffer.from('{"a":"\xff"}', 'latin1'))).toEqual({ kind: 'malformed' });
});

test('a huge text in another field is ignored, and is still too long for a field with a limit', () => {
  const scanned = scan(`{"ignored":"${'é\\n'.repeat(3_000_000)}","imageUrl":"${'u'.repeat(100_000)}","a":1}`);
  expect(scanned).toMatchObject({ kind: 'json', value: { a: 1 } });
  const { imageUrl } = (scanned as { value: { imageUrl: string } }).value;
  expect(imageUrl.length).toBeGreaterThan(8_192);
});

test('fifteen megabytes of blanks are nothing', () => {
  expect(scan(`{"a":${' \n'.repeat(7_500_000)}1}`)).toMatchObject({ kind: 'json', value: { a: 1 } });
});

test('a huge structure is refused before it is parsed', () => {
  expect(scan(`[${'0,'.repeat(REST_BYTES_MAX)}0]`)).toEqual({ kind: 'rest_too_large' });
});

test('a field given a thousand times costs the memory of one', () => {
  const before = process.memoryUsage().arrayBuffers;
  const scanner = new BodyScanner(BODY_BYTES_MAX);
  scanner.push(Buffer.from(`{${'"imageBase64":"","imageBase64":"QUJDREVG",'.repeat(500)}"imageBase64":"R0hJSktM"}`));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * IMAGE_BYTES_MAX);
  const scanned = scanner.end();
  expect(comparable(scanned)).toEqual({ value: {}, image: Buffer.from('GHIJKL').toString('hex') });
});
