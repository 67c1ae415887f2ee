// The OpenAPI document: valid, complete, and true of every kept reply and of its own examples; and the page that shows it.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, startGatewayStack } from './support/gateway-stack.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; headers: object; content: Content }>;
}
type Content = Record<string, { schema: { $ref?: string }; examples?: Record<string, { value: unknown }> }>;
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const golden = JSON.parse(readFileSync(new URL('./golden-replies.json', import.meta.url), 'utf8')) as object;

let stack: GatewayStack;
let document: Document;
let ajv: Ajv2020;
beforeAll(async () => {
  stack = await startGatewayStack();
  document = (await (await stack.get('/openapi.json')).json()) as Document;
  ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(() => stack.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function validator(schema: { $ref?: string }): ValidateFunction {
  return ajv.compile(schema.$ref ? { $ref: `document${schema.$ref}` } : schema);
}

function expectConforming(validate: ValidateFunction, value: unknown): void {
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

test('is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const result = await new Validator().validate(structuredClone(document) as never);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('tells every operation and reply in words, names each operation, and shows an example of each body', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(ids).toEqual(['extractBirthCertificate', 'getPrices', 'getDocumentTypes', 'getHealth']);
  for (const { operation } of operations()) {
    expect(operation.summary).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
    for (const response of Object.values(operation.responses)) {
      expect(response.description).toMatch(/\.$/);
      expect(response.headers).toHaveProperty('X-Request-Id');
      expect(Object.keys(response.content).length).toBeGreaterThan(0);
    }
  }
  const extraction = document.paths['/documents/birth-certificate']?.post;
  const statuses = Object.entries(extraction?.responses ?? {});
  expect(statuses.map(([status]) => Number(status))).toEqual([201, 400, 401, 402, 405, 408, 409, 413, 422, 429, 503]);
  for (const [, { content }] of statuses) {
    if (content['application/json']) expect(Object.keys(content['application/json'].examples ?? {})).not.toEqual([]);
  }
});

test('has no schema that nothing uses but the 404', () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(document.components.schemas).filter((id) => !text.includes(`#/components/schemas/${id}"`));
  expect(unused).toEqual(['NotFound']);
});

test('every example conforms to its schema', () => {
  let examples = 0;
  for (const { operation } of operations()) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map((part) => part?.content ?? {});
    for (const { schema, examples: shown = {} } of contents.flatMap((content) => Object.values(content))) {
      const validate = validator(schema);
      for (const { value } of Object.values(shown)) {
        expectConforming(validate, value);
        examples++;
      }
    }
  }
  expect(examples).toBeGreaterThan(20);
});

describe('every kept reply conforms to the schema of its status', () => {
  test.each(Object.entries(golden))('%s', (name, text: string) => {
    const status = name.split(' ')[1] ?? '';
    const response = document.paths['/documents/birth-certificate']?.post?.responses[status];
    const schema =
      status === '404' ? { $ref: '#/components/schemas/NotFound' } : response?.content['application/json']?.schema;
    expectConforming(validator(schema ?? {}), JSON.parse(text));
  });
});

describe('what the request schema refuses, the gateway refuses with 400, and what it takes is not a 400', () => {
  const url = { imageType: 'url', imageUrl: 'https://absent.invalid/a.jpg' };
  test.each<[name: string, body: unknown]>([
    ['a URL', url],
    ['no URL', { imageType: 'url' }],
    ['an empty URL', { imageType: 'url', imageUrl: '' }],
    ['a URL null', { imageType: 'url', imageUrl: null }],
    ['no imageType', {}],
    ['base64', { imageType: 'base64', imageBase64: '####' }],
    ['base64 null', { imageType: 'base64', imageBase64: null }],
    ['engine null', { ...url, engine: null }],
    ['engine mini', { ...url, engine: 'mini' }],
    ['requestId null', { ...url, requestId: null }],
    ['requestId empty', { ...url, requestId: '' }],
    ['requestId with a slash', { ...url, requestId: 'a/b' }],
    ['resizeImage null', { ...url, resizeImage: null }],
    ['resizeImage text', { ...url, resizeImage: 'yes' }],
    ['more fields', { ...url, more: 1 }],
    ['a list', []],
  ])('%s', async (_name, body) => {
    const isValid = validator({ $ref: '#/components/schemas/ExtractionRequest' })(body);
    const { status } = await stack.post(body);
    expect(status === 400).toBe(!isValid);
  });
});

describe('the documentation page', () => {
  const origin = () => stack.baseUrl.replace('/api/v1', '');

  test('and all it loads comes from us, under a strict policy', async () => {
    const page = await fetch(`${origin()}/docs`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    const text = await page.text();
    const links = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const link of links) {
      expect(link).toMatch(/^\/docs\//);
      expect((await fetch(`${origin()}${link}`)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script>|<style>| style=| on\w+=/);
  });
});
