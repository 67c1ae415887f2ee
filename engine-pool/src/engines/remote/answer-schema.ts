// The form of a vision model's answer: the JSON schema it is given, and the check of what comes back.
import { z } from 'zod';
import { ASKED_FIELDS, type Said } from './said.ts';

/** A property's name has no dots. */
const keyOf = (path: string): string => path.replaceAll('.', '__');

const answer = z.object({
  is_birth_certificate: z.boolean(),
  fields: z.object(
    Object.fromEntries(
      ASKED_FIELDS.map(({ path, contractPath, lengthMax }) => [
        keyOf(path),
        z
          .string()
          .refine((text) => text.length <= lengthMax)
          .describe(contractPath),
      ]),
    ),
  ),
});

/** As the API takes it. */
export const ANSWER_FORMAT = {
  type: 'json_schema' as const,
  json_schema: { name: 'birth_certificate', strict: true, schema: jsonSchema() },
};

function jsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(answer);
  return schema;
}

/** Undefined for a text that is no answer of this form. */
export function parseAnswer(text: string): Said | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) return undefined;
  const { is_birth_certificate: birthCertificate, fields } = parsed.data;
  return {
    birthCertificate,
    values: Object.fromEntries(ASKED_FIELDS.map(({ path }) => [path, fields[keyOf(path)] ?? ''])),
  };
}
