// The client's types, made from the OpenAPI document.
import { compile, type JSONSchema } from 'json-schema-to-typescript';

export async function renderContractTypes(document: {
  components: { schemas: Record<string, unknown> };
}): Promise<string> {
  const definitions = JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const schema = { $defs: JSON.parse(definitions), type: 'object', additionalProperties: false } as JSONSchema;
  const types = await compile(schema, 'Everything', {
    bannerComment: '',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  const header =
    '// The bodies of the REST contract, generated from the OpenAPI document of the gateway. Not edited by hand.\n';
  return (
    header +
    types
      .replace(/export interface Everything \{\}\n/, '')
      .replace(/^\s*\/\*\*\n(?: \*.*\n)*? \* via the `definition`[^/]*\*\/\n/gm, '')
  );
}
