// The request as sent, for other programs: each sends the same file with the same options, and so gets the replay.
import type { SentRequest } from './reading.ts';

export interface SnippetInput extends SentRequest {
  readonly baseUrl: string;
}

export const SNIPPETS = { curl, TypeScript: typescript, Python: python } as const;
export type SnippetName = keyof typeof SNIPPETS;

/** Every field of the body but the file. */
function fieldsOf({ requestId, engine, resizeImage }: SnippetInput): Record<string, unknown> {
  return { imageType: 'base64', requestId, ...(engine === 'fast' && { engine }), ...(resizeImage && { resizeImage }) };
}

const urlOf = ({ baseUrl }: SnippetInput) => `${baseUrl}/documents/birth-certificate?include=evidence`;

function curl(input: SnippetInput): string {
  const body = `${JSON.stringify(fieldsOf(input)).slice(0, -1)},"imageBase64":"%s"}`;
  return [
    `printf ${inShell(body)} "$(base64 < ${inShell(`./${input.fileName}`)} | tr -d '\\n')" |`,
    `  curl -sS ${inShell(urlOf(input))} \\`,
    `    -H "Authorization: Bearer $LAVRA_API_KEY" \\`,
    `    -H 'Accept-Language: ${input.language}' \\`,
    `    -H 'Content-Type: application/json' --data-binary @-`,
  ].join('\n');
}

function typescript(input: SnippetInput): string {
  const fields = Object.entries(fieldsOf(input)).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`);
  return `import { readFile } from 'node:fs/promises';

const file = await readFile(${JSON.stringify(input.fileName)});
const response = await fetch(${JSON.stringify(urlOf(input))}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.LAVRA_API_KEY}\`,
    'Accept-Language': ${JSON.stringify(input.language)},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${fields.join('\n')}
    imageBase64: file.toString('base64'),
  }),
});
console.log(response.status, await response.json());`;
}

function python(input: SnippetInput): string {
  const fields = Object.entries(fieldsOf(input)).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${value === true ? 'True' : JSON.stringify(value)},`,
  );
  return `import base64, json, os, pathlib, urllib.request

file = pathlib.Path(${JSON.stringify(input.fileName)}).read_bytes()
body = {
${fields.join('\n')}
    "imageBase64": base64.b64encode(file).decode(),
}
request = urllib.request.Request(
    ${JSON.stringify(urlOf(input))},
    data=json.dumps(body).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LAVRA_API_KEY"],
        "Accept-Language": ${JSON.stringify(input.language)},
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`;
}

/** In single quotes, as every shell takes it literally. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
