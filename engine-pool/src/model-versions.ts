// Which weights a replica reads with, so that two replicas that answer otherwise can be told apart.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { EnginePoolConfig } from './config.ts';
import { DETECTION_MODEL, RECOGNITION_MODEL } from './ocr/models.ts';

export interface ModelVersion {
  readonly name: string;
  /** The first digits of the file's SHA-256; of a model elsewhere the name it goes by there. */
  readonly version: string;
}

const WEIGHTS = fileURLToPath(new URL('../weights', import.meta.url));
const DIGITS = 12;

/** Some 40 MB of files, read once. None while the engines are simulated. */
export async function modelVersions({
  modelsDir,
  simulatedEngineMs,
  remoteEngines,
}: Pick<EnginePoolConfig, 'modelsDir' | 'simulatedEngineMs' | 'remoteEngines'>): Promise<ModelVersion[]> {
  if (simulatedEngineMs !== null) return [];
  const shipped = (await readdir(WEIGHTS)).filter((name) => name.endsWith('.onnx')).sort();
  const files = [
    ...[DETECTION_MODEL, RECOGNITION_MODEL].map((name) => join(modelsDir, name)),
    ...shipped.map((name) => join(WEIGHTS, name)),
  ];
  const local = await Promise.all(files.map(async (path) => ({ name: nameOf(path), version: await versionOf(path) })));
  return [...local, ...remoteEngines.map(({ engine, model }) => ({ name: engine, version: model }))];
}

function nameOf(path: string): string {
  return path.replace(/^.*[/\\]|\.onnx$/g, '');
}

async function versionOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, DIGITS);
}
