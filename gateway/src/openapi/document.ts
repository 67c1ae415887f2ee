// The OpenAPI 3.1 document of the four operations, generated from the schemas, with the examples of examples.ts.
import { z } from 'zod';
import { INCLUDES } from '../extraction/parse-request.ts';
import { EXAMPLES, REQUEST_EXAMPLES } from './examples.ts';
import { named } from './schemas.ts';

/** The version of the contract, which is also in the path. */
const VERSION = '1.0.0';

const REQUEST_ID_HEADER = {
  'X-Request-Id': {
    description: "Names this request in our logs: the caller's own when it is sane.",
    schema: { type: 'string' },
  },
};

type JsonSchema = Record<string, unknown>;

/** Made once: it never changes while a gateway runs. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lavra',
      version: VERSION,
      description:
        'Reads Brazilian birth certificates from a photo, a scan or a PDF. Each answer with data is charged once: a repeat with the same requestId, file and options within 15 minutes is free.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'extraction', description: 'Reading a document.' },
      { name: 'information', description: 'What can be read, what it costs, and whether the service is well.' },
    ],
    paths: {
      '/documents/birth-certificate': {
        post: {
          operationId: 'extractBirthCertificate',
          tags: ['extraction'],
          summary: 'Read a birth certificate',
          description:
            'Answers within 90 seconds. After a lost connection or a 502, 503 or 504 send the same request again with the same requestId: it is never charged twice. Without a requestId no answer is kept: when the connection ends before the reply, the reading stops and nothing is charged.',
          parameters: [ACCEPT_LANGUAGE, INCLUDE],
          requestBody: {
            required: true,
            description: 'At most 15 MB; the image itself at most 10 MB.',
            content: { 'application/json': { schema: ref('ExtractionRequest'), examples: REQUEST_EXAMPLES } },
          },
          responses: {
            201: json('Read, or not readable: see success.', 'ExtractionReply', {
              'Idempotent-Replayed': {
                description: 'Present when this is the kept answer to a repeat.',
                schema: { const: 'true' },
              },
            }),
            400: json('The body is invalid. Every problem is listed.', 'BadRequest'),
            401: UNAUTHORIZED,
            402: json('The balance cannot pay the request.', 'NotEnoughCredits'),
            405: METHOD_NOT_ALLOWED,
            408: json('The body came too slowly.', 'RequestTimeout'),
            409: json('The same request is still running.', 'RequestInProgress', {
              'Retry-After': {
                description: 'Seconds; the same as retryAfter.',
                schema: { type: 'integer', minimum: 0 },
              },
            }),
            413: json('The body is larger than 15 MB.', 'BodyTooLarge'),
            422: json('The image cannot be used or downloaded.', 'ImageRefused'),
            429: json('A limit of the plan, or of downloads, is exceeded.', 'LimitExceeded'),
            503: UNAVAILABLE,
          },
        },
      },
      '/documents/prices': {
        get: {
          operationId: 'getPrices',
          tags: ['information'],
          summary: "Today's prices, in credits",
          security: [],
          responses: {
            200: json('The price list.', 'Prices'),
            405: METHOD_NOT_ALLOWED,
            503: UNAVAILABLE,
          },
        },
      },
      '/documents/types': {
        get: {
          operationId: 'getDocumentTypes',
          tags: ['information'],
          summary: 'The documents that can be read',
          parameters: [ACCEPT_LANGUAGE],
          responses: {
            200: json('The document types.', 'DocumentTypes'),
            401: UNAUTHORIZED,
            405: METHOD_NOT_ALLOWED,
            503: UNAVAILABLE,
          },
        },
      },
      '/health': {
        get: {
          operationId: 'getHealth',
          tags: ['information'],
          summary: 'Whether the service can read',
          security: [],
          responses: {
            200: json('It can.', 'Health'),
            405: METHOD_NOT_ALLOWED,
            503: {
              description: 'It cannot at the moment, or it is stopping.',
              headers: REQUEST_ID_HEADER,
              content: {
                'application/json': { schema: ref('Health') },
                'text/html': { schema: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'lavra_live_v1_… or lavra_test_v1_…: both use credits.',
        },
      },
      schemas: jsonSchemas(),
    },
  };
}

const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` });

function json(description: string, id: string, headers: JsonSchema = {}): JsonSchema {
  const examples = EXAMPLES[id];
  return {
    description,
    headers: { ...REQUEST_ID_HEADER, ...headers },
    content: { 'application/json': { schema: ref(id), ...(examples && { examples }) } },
  };
}

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of sentences: Portuguese when pt-BR is preferred, English otherwise.',
  schema: { type: 'string', default: 'en', examples: ['en', 'pt-BR'] },
};

const INCLUDE = {
  name: 'include',
  in: 'query',
  description:
    'More than the answer itself: evidence tells where each field was read and how sure the reader is. No option of the request: a repeat may ask for it, or not.',
  style: 'form',
  explode: false,
  schema: { type: 'array', minItems: 1, items: { type: 'string', enum: INCLUDES } },
};

const UNAUTHORIZED = json('The API key is missing, malformed, unknown, revoked or expired.', 'Unauthorized', {
  'WWW-Authenticate': { schema: { const: 'Bearer' } },
});

const METHOD_NOT_ALLOWED = json('Another method is used here.', 'MethodNotAllowed', {
  Allow: { schema: { type: 'string' } },
});

const UNAVAILABLE = {
  description: 'The service is restarting. Send the same request again with the same requestId.',
  headers: REQUEST_ID_HEADER,
  content: { 'text/html': { schema: { type: 'string' } } },
};

/** Every named schema; the request as it may be sent, the replies as they are. */
function jsonSchemas(): JsonSchema {
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas: replies } = z.toJSONSchema(named, { uri, io: 'output' });
  const { schemas: requests } = z.toJSONSchema(named, { uri, io: 'input' });
  const all = { ...replies, ExtractionRequest: { ...requests.ExtractionRequest, ...REQUEST_RULES } };
  return Object.fromEntries(Object.entries(all).map(([id, { $id, $schema, ...schema }]) => [id, schema]));
}

/** What the schema checks in code: the field that goes with the type. */
const REQUEST_RULES = {
  if: { properties: { imageType: { const: 'url' } } },
  // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema's own word.
  then: { required: ['imageUrl'], properties: { imageUrl: { minLength: 1 } } },
};
