// `lavra read`: the fields of one certificate, or a table of many; read here, with no server, or by a service.
import { readFile } from 'node:fs/promises';
import { type ExtractResponse, FieldSource } from '@lavra/proto/engine/v1/engine';
import { ENGINE_NAMES, type EngineName, engineName } from '@lavra/shared/engine-name';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { systemErrorCode } from '@lavra/shared/startup-error';
import { type Command, Option } from 'commander';
import { readApiKey } from '../config.ts';
import { CommandError, type OutputOptions, print, printJson } from '../output.ts';
import { findFiles } from '../read/find-files.ts';
import type { Reader } from '../read/outcome.ts';
import { codeName, createOwnReader, failureCode, startOwnPool } from '../read/own-pool.ts';
import { readMany, type Summary } from '../read/read-many.ts';
import { ResultsFile } from '../read/results-file.ts';
import { createServiceReader } from '../read/service-reader.ts';

interface ReadOptions extends OutputOptions {
  readonly engine?: EngineName;
  readonly evidence?: boolean;
  readonly resize?: boolean;
  readonly out?: string;
  readonly url?: string;
  readonly key?: string;
}

/** Where nothing is left to read: an engine pool takes seconds to start. */
const NO_READER: Reader = {
  parallel: 0,
  read: () => Promise.reject(new Error('nothing is left to read')),
  close: async () => {},
};

/** Beside 0, all read, and 1, some not: no file was left that could be, and the same command goes on. */
const EXIT_STOPPED_EARLY = 3;

export function addReadCommand(program: Command): void {
  program
    .command('read <paths...>')
    .description('print the fields of a certificate (PDF, JPEG, PNG, WebP or GIF), or write a table of many')
    .addOption(new Option('--engine <name>', 'the engine to try first').choices(ENGINE_NAMES))
    .option('--resize', 'resize an image outside 1344 to 2048 px on its long side')
    .option('--evidence', 'with the confidence, place and origin of every field (one file)')
    .option(
      '--out <file>',
      'write a row a file into results.csv or results.jsonl; goes on where an earlier run stopped',
    )
    .option('--url <address>', 'read by this service instead of here (with --out)')
    .option('--key <key>', 'its API key; absent: LAVRA_API_KEY')
    .option('--json')
    .action(async (paths: string[], options: ReadOptions) => {
      if (options.out !== undefined) return readIntoTable(paths, options.out, options);
      const [path, ...more] = paths;
      if (path === undefined || more.length > 0) throw new CommandError('several files need --out');
      if (options.url !== undefined) throw new CommandError('--url needs --out');
      return readOne(path, options);
    });
}

async function readOne(path: string, options: ReadOptions): Promise<void> {
  const file = await readImage(path);
  const pool = await startOwnPool(1, { engine: options.engine, resizeImage: options.resize ?? false });
  const response = await pool.extract(file).finally(() => pool.close());
  if (response.outcome?.$case !== 'answered') throw new CommandError(`${path}: ${failureCode(response.outcome)}`);
  printAnswer(response, options);
}

async function readIntoTable(paths: readonly string[], out: string, options: ReadOptions): Promise<void> {
  const { url, engine, resize: resizeImage = false } = options;
  const service =
    url === undefined ? undefined : createServiceReader({ url, key: options.key ?? readApiKey(), engine, resizeImage });
  const files = await findFiles(paths);
  const results = new ResultsFile(out);
  const isAllDone = files.every((file) => results.done.has(file));
  const reader = isAllDone ? NO_READER : (service ?? (await createOwnReader({ engine, resizeImage })));
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    tell(await readMany(files, reader, results, interrupted.signal), out, options);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await reader.close();
  }
}

function tell(summary: Summary, out: string, { json }: OutputOptions): void {
  const { answered, failures, left, stopped } = summary;
  if (stopped !== undefined) process.exitCode = EXIT_STOPPED_EARLY;
  else if (failures.length > 0) process.exitCode = 1;
  if (json) {
    printJson({ out, ...summary });
    return;
  }
  for (const { file, code, message } of failures) print(`${file}: ${code}${message && ` (${message})`}`);
  print(`${answered} read, ${failures.length} failed: ${out}`);
  if (stopped !== undefined) print(`${left} left (${stopped}): the same command goes on with them`);
}

async function readImage(path: string): Promise<Buffer> {
  const file = await readFile(path).catch((error) => {
    throw new CommandError(`${path} cannot be read (${systemErrorCode(error) ?? error})`);
  });
  if (file.length > IMAGE_BYTES_MAX) throw new CommandError(`${path} has more than ${IMAGE_BYTES_MAX} bytes`);
  return file;
}

function printAnswer(response: ExtractResponse, { json, evidence: withEvidence }: ReadOptions): void {
  if (response.outcome?.$case !== 'answered') return;
  const { engine, certificate, evidence } = response.outcome.value;
  const places = evidence.map(({ source, ...field }) => ({
    ...field,
    source: codeName(FieldSource, source, 'FIELD_SOURCE_').toLowerCase(),
  }));
  const image = response.image?.final;
  if (json) {
    printJson({ engine: engineName(engine), certificate, ...(withEvidence && { evidence: places, image }) });
    return;
  }
  const evidenceOf = new Map(places.map((place) => [place.field, place]));
  for (const [field, value] of leaves(certificate ?? {})) {
    if (!value) continue;
    print(`${field}: ${value}`);
    const place = withEvidence && evidenceOf.get(field);
    if (!place) continue;
    const { box, confidence, source } = place;
    const where = box ? ` at ${box.left},${box.top} ${box.width}×${box.height} px` : '';
    print(`    ${source}, confidence ${confidence.toFixed(2)}${where}`);
  }
  if (withEvidence && image) print(`image as read: ${image.width}×${image.height} px`);
  print(`engine: ${engineName(engine)}`);
}

/** Every text of the certificate with its path as the evidence names it: "dados_pessoais.nome_completo". */
function* leaves(node: object, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(node)) {
    const field = path + key.replace(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`);
    if (typeof value === 'string') yield [field, value];
    else if (value) yield* leaves(value, `${field}.`);
  }
}
