// The committed sample certificates as requests.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SAMPLES = new URL('../fixtures/samples/', import.meta.url);

export interface Sample {
  readonly file: Buffer;
  readonly path: string;
  readonly base64: string;
  // biome-ignore lint/suspicious/noExplicitAny: the contract's data object, looked into by field
  readonly data: any;
}

/** @param name of a document in tests/fixtures/samples, for example "certidao.jpg". */
export function sample(name: string): Sample {
  const url = new URL(name, SAMPLES);
  const file = readFileSync(url);
  const truth = JSON.parse(readFileSync(new URL(name.replace(/\.\w+$/, '.json'), SAMPLES), 'utf8'));
  return { file, path: fileURLToPath(url), base64: file.toString('base64'), data: truth.data };
}
