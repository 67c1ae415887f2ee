// Every sentence in both languages: that it is there, is written for a person, and is not the other language's.
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { BODY_PROBLEMS, type Messages } from './messages.ts';
import { ptBr } from './pt-br.ts';

/** Details for every sentence that takes some, with and without the optional ones. */
const DETAILS = [
  {
    sizeBytes: 12_345_678,
    widthPx: 900,
    heightPx: 1200,
    surcharge: 1,
    pages: 80,
    pagesMax: 50,
    problem: { kind: 'status', status: 404 },
    retryAfterSeconds: 1,
    limit: 1,
    required: 2,
    available: 0.5,
    plan: 0.5,
    purchased: 0,
    allowed: 'GET, HEAD',
  },
  {
    sizeBytes: undefined,
    surcharge: 1.5,
    pages: 1_000,
    pagesMax: 50,
    problem: { kind: 'unreachable' },
    retryAfterSeconds: 36_000,
    limit: 1_000,
    required: 1,
    available: 1,
    plan: 0,
    purchased: 1,
    allowed: 'POST',
  },
] as const;

/** path → sentence, with every function called. */
function sentences(messages: Messages): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'function') {
      // The URL refusal's problem is a name, every other one's an object.
      if (path.endsWith('IMAGE_URL_NOT_ALLOWED'))
        for (const problem of ['not_a_url', 'scheme', 'credentials', 'port', 'host']) {
          found.set(`${path}.${problem}`, value({ problem }) as string);
        }
      else for (const [at, details] of DETAILS.entries()) found.set(`${path}(${at})`, value(details) as string);
    } else {
      for (const [name, inner] of Object.entries(value as object)) visit(inner, `${path}.${name}`);
    }
  };
  visit(messages, '');
  for (const kind of ['too_slow', 'too_many_redirects', 'bad_redirect', 'empty', 'encoded'] as const) {
    found.set(`download.${kind}`, messages.refusals.IMAGE_DOWNLOAD_FAILED({ problem: { kind } }));
  }
  return found;
}

const english = sentences(en);
const portuguese = sentences(ptBr);

test('both languages have the same sentences', () => {
  expect([...portuguese.keys()]).toEqual([...english.keys()]);
  expect(english.size).toBeGreaterThan(70);
});

test('every problem of a body has a sentence', () => {
  expect(Object.keys(en.bodyProblems).sort()).toEqual([...BODY_PROBLEMS].sort());
});

describe.each([...english.keys()])('%s', (path) => {
  const pair = [english.get(path) ?? '', portuguese.get(path) ?? ''] as const;

  test.each(pair)('is a whole sentence: %s', (sentence) => {
    expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}/);
    if (/title|name/.test(path)) return;
    expect(sentence).toMatch(/^\p{Lu}|^(?:image|engine|request|resize)/u);
    expect(sentence).toMatch(/[.]$/);
  });

  test('differs between the languages, and tells the same numbers', () => {
    expect(pair[0]).not.toBe(pair[1]);
    const numbers = (text: string) => text.replace(/(\d)[.,](\d)/g, '$1$2').match(/\d+/g) ?? [];
    expect(numbers(pair[1]).sort()).toEqual(numbers(pair[0]).sort());
  });
});
