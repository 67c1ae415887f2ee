// Contract 2.1 and 7.3 as rows: what is accepted, and every problem of what is not.
import { describe, expect, test } from 'vitest';
import type { ScannedBody } from '../body/scan-body.ts';
import type { BodyProblem } from '../reply/messages/messages.ts';
import { RefusedError } from '../reply/refusals.ts';
import { type ExtractionRequest, parseRequest } from './parse-request.ts';

const image = { kind: 'missing' } as const;
const url = { imageType: 'url', imageUrl: 'https://example.com/a.jpg' };

function parse(value: unknown, include?: string | string[]): ExtractionRequest | readonly BodyProblem[] {
  try {
    return parseRequest({ kind: 'json', value, image: undefined }, include);
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.kind === 'body') return error.refusal.problems;
    throw error;
  }
}

test.each<[name: string, value: object, request: Partial<ExtractionRequest>]>([
  ['a URL', url, { source: { kind: 'url', url: url.imageUrl } }],
  ['base64 without the field', { imageType: 'base64' }, { source: { kind: 'base64', image } }],
  ['base64 null', { imageType: 'base64', imageBase64: null }, { source: { kind: 'base64', image } }],
  ['unknown fields', { ...url, other: [1, { a: null }] }, {}],
  ['requestId null', { ...url, requestId: null }, {}],
  ['resizeImage null', { ...url, resizeImage: null }, {}],
  ['resizeImage', { ...url, resizeImage: true }, { resizeImage: true }],
  ['engine fast', { ...url, engine: 'fast' }, { engine: 'fast' }],
  ['every allowed character', { ...url, requestId: 'aZ09_-.:' }, { requestId: 'aZ09_-.:' }],
  ['128 characters', { ...url, requestId: 'x'.repeat(128) }, { requestId: 'x'.repeat(128) }],
])('%s is accepted', (_name, value, request) => {
  expect(parse(value)).toEqual({
    source: expect.anything(),
    requestId: undefined,
    resizeImage: false,
    engine: undefined,
    withEvidence: false,
    ...request,
  });
});

test.each<[include: string | string[] | undefined, withEvidence: boolean]>([
  [undefined, false],
  ['evidence', true],
  ['evidence,evidence', true],
  [['evidence', 'evidence'], true],
])('?include=%s', (include, withEvidence) => {
  expect(parse(url, include)).toMatchObject({ withEvidence });
});

test.each<string | string[]>(['', 'words', 'Evidence', 'evidence,', 'evidence words', 'evidence,words'])(
  '?include=%s is refused, after what is wrong with the body',
  (include) => {
    expect(parse(url, include)).toEqual(['include_unknown']);
    expect(parse(url, [include as string, 'evidence'])).toEqual(['include_unknown']);
    expect(parse({ ...url, engine: 'mini' }, include)).toEqual(['engine_unknown', 'include_unknown']);
  },
);

const refused: [name: string, value: unknown, problems: BodyProblem[]][] = [
  ['a list', [], ['not_an_object']],
  ['null', null, ['not_an_object']],
  ['a text', 'x', ['not_an_object']],
  ['nothing at all', {}, ['image_type_missing']],
  ['another imageType', { imageType: 'file' }, ['image_type_unknown']],
  ['imageType null', { imageType: null }, ['image_type_unknown']],
  ['no imageUrl', { imageType: 'url' }, ['image_url_missing']],
  ['an empty imageUrl', { imageType: 'url', imageUrl: '' }, ['image_url_missing']],
  ['imageUrl null', { imageType: 'url', imageUrl: null }, ['image_url_not_text']],
  ['imageUrl null beside base64', { imageType: 'base64', imageUrl: null }, ['image_url_not_text']],
  ['imageUrl a number', { imageType: 'url', imageUrl: 5 }, ['image_url_not_text']],
  ['imageUrl too long', { imageType: 'url', imageUrl: `https://a/${'x'.repeat(8_192)}` }, ['image_url_too_long']],
  ['imageBase64 a number', { imageType: 'base64', imageBase64: 5 }, ['image_base64_not_text']],
  ['requestId empty', { ...url, requestId: '' }, ['request_id_length']],
  ['129 characters', { ...url, requestId: 'x'.repeat(129) }, ['request_id_length']],
  ['a blank', { ...url, requestId: 'a b' }, ['request_id_characters']],
  ['an accent', { ...url, requestId: 'ação' }, ['request_id_characters']],
  ['a slash', { ...url, requestId: 'a/b' }, ['request_id_characters']],
  ['a line break at the end', { ...url, requestId: 'a\n' }, ['request_id_characters']],
  ['requestId a number', { ...url, requestId: 7 }, ['request_id_not_text']],
  ['resizeImage a text', { ...url, resizeImage: 'true' }, ['resize_image_not_boolean']],
  ['resizeImage a number', { ...url, resizeImage: 1 }, ['resize_image_not_boolean']],
  ['engine null', { ...url, engine: null }, ['engine_unknown']],
  ['engine mini', { ...url, engine: 'mini' }, ['engine_unknown']],
  ['engine in capitals', { ...url, engine: 'FAST' }, ['engine_unknown']],
  [
    'everything wrong',
    { imageType: 'url', imageBase64: 1, requestId: `é${'x'.repeat(200)}`, resizeImage: 0, engine: '' },
    [
      'image_base64_not_text',
      'request_id_length',
      'request_id_characters',
      'resize_image_not_boolean',
      'engine_unknown',
      'image_url_missing',
    ],
  ],
];

test.each(refused)('%s is refused', (_name, value, problems) => {
  expect(parse(value)).toEqual(problems);
});

describe('what is no JSON', () => {
  test.each<Exclude<ScannedBody['kind'], 'json'>>(['empty', 'malformed', 'rest_too_large'])('%s', (kind) => {
    expect(() => parseRequest({ kind }, undefined)).toThrow(RefusedError);
  });
});
