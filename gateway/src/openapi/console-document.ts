// The OpenAPI 3.1 document of the console's API, made of the table of its operations. Apart from the contract's document,
// of which clients are generated: this one is for our own page and may change with it.
import { z } from 'zod';
import { CONSOLE_OPERATIONS, type ConsoleOperation } from '../console/operations.ts';
import { CONSOLE_PATH } from '../console/path.ts';
import { inputNames, inputs, type ReplyName, replies } from '../console/schemas.ts';

type JsonSchema = Record<string, unknown>;

export function consoleDocument(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const add = (path: string, method: string, operation: JsonSchema) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  add('/session', 'post', {
    ...described('openConsoleSession', 'Sign in with a token made by `lavra console-token create`', 'anyone'),
    security: [],
    requestBody: body('ConsoleSignIn'),
    responses: responses(201, json('ConsoleSession')),
  });
  add('/session', 'delete', {
    ...described('closeConsoleSession', 'Sign out', 'owner'),
    responses: responses(204, {}),
  });
  add('/organizations/{organizationId}/journal.csv', 'get', {
    ...described('downloadJournal', 'The journal as CSV', 'owner'),
    parameters: [...pathParameters('/organizations/{organizationId}/journal.csv'), ...queryParameters(inputs.journal)],
    responses: responses(200, { content: { 'text/csv': { schema: { type: 'string' } } } }),
  });
  for (const operation of CONSOLE_OPERATIONS) add(operation.path, operation.method, operationObject(operation));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lavra: console',
      version: '1.0.0',
      description:
        'What the page at /console calls. Requests that change something must come from that page (Sec-Fetch-Site, or Origin).',
    },
    servers: [{ url: CONSOLE_PATH }],
    security: [{ session: [] }],
    tags: [{ name: 'console', description: 'Organizations, keys, credits, what happened, and how the services are.' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'lavra-console',
          description: 'By https: __Host-lavra-console.',
        },
      },
      schemas: componentSchemas(),
    },
  };
}

function operationObject(operation: ConsoleOperation): JsonSchema {
  const { id, summary, who, path, input, inputIn, status, reply } = operation;
  const query = input && inputIn === 'query' ? queryParameters(input) : [];
  const parameters = [...pathParameters(path), ...query];
  const bodyName = Object.entries(inputs).find(([, schema]) => schema === input)?.[0] as
    | keyof typeof inputs
    | undefined;
  const name = inputIn === 'body' && bodyName ? inputNames[bodyName] : undefined;
  return {
    ...described(id, summary, who),
    ...(parameters.length > 0 && { parameters }),
    ...(name && { requestBody: body(name) }),
    responses: responses(status, json(reply)),
  };
}

function described(operationId: string, summary: string, who: ConsoleOperation['who'] | 'anyone'): JsonSchema {
  const description = who === 'operator' ? 'For operators.' : 'For operators, and owners of the organization.';
  return { operationId, tags: ['console'], summary, ...(who !== 'anyone' && { description }) };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: ReplyName) => ({ content: { 'application/json': { schema: ref(name) } } });
const body = (name: string) => ({ required: true, content: { 'application/json': { schema: ref(name) } } });

function responses(status: number, good: JsonSchema): JsonSchema {
  return {
    [status]: { description: 'Done.', ...good },
    default: { description: 'Refused; 503 as everywhere, as a page.', ...json('ConsoleRefusal') },
  };
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(input: z.ZodObject): JsonSchema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as JsonSchema,
  }));
}

function componentSchemas(): JsonSchema {
  const given = Object.entries(inputNames).map(
    ([key, name]) => [name, inputs[key as keyof typeof inputs], 'input'] as const,
  );
  const answered = Object.entries(replies).map(([name, schema]) => [name, schema, 'output'] as const);
  return Object.fromEntries(
    [...given, ...answered].map(([name, schema, io]) => {
      const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
      return [name, rest];
    }),
  );
}
