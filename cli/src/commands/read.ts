// `lavra read FILE`: the fields of a certificate, straight from an engine pool of its own; no server needed.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  EnginePoolServiceClient,
  type ExtractResponse,
  FieldSource,
  RefusalCode,
  UnansweredCode,
} from '@lavra/proto/engine/v1/engine';
import { ENGINE_NAMES, type EngineName, engineName, engineOf } from '@lavra/shared/engine-name';
import { call, channel } from '@lavra/shared/grpc-client';
import { ENGINE_DEADLINE_MS, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { systemErrorCode } from '@lavra/shared/startup-error';
import { type Command, Option } from 'commander';
import { readReadEnvironment } from '../config.ts';
import { CommandError, type OutputOptions, print, printJson } from '../output.ts';
import { startServiceProcess } from '../start/service-process.ts';

interface ReadOptions extends OutputOptions {
  readonly engine?: EngineName;
  readonly evidence?: boolean;
  readonly resize?: boolean;
}

export function addReadCommand(program: Command): void {
  program
    .command('read <file>')
    .description('print the fields of a certificate (PDF, JPEG, PNG, WebP or GIF)')
    .addOption(new Option('--engine <name>', 'the engine to try first').choices(ENGINE_NAMES))
    .option('--resize', 'resize an image outside 1344 to 2048 px on its long side')
    .option('--evidence', 'with the confidence, place and origin of every field')
    .option('--json')
    .action(async (path: string, options: ReadOptions) => {
      const response = await extract(await readImage(path), options);
      const { outcome } = response;
      switch (outcome?.$case) {
        case 'answered':
          return printAnswer(response, options);
        case 'refused':
          throw new CommandError(`${path}: ${codeName(RefusalCode, outcome.value.code, 'REFUSAL_CODE_')}`);
        case 'unanswered':
          throw new CommandError(`${path}: ${codeName(UnansweredCode, outcome.value.code, 'UNANSWERED_CODE_')}`);
        default:
          throw new CommandError(`${path}: the engine pool answered with an outcome of another version`);
      }
    });
}

async function readImage(path: string): Promise<Buffer> {
  const file = await readFile(path).catch((error) => {
    throw new CommandError(`${path} cannot be read (${systemErrorCode(error) ?? error})`);
  });
  if (file.length > IMAGE_BYTES_MAX) throw new CommandError(`${path} has more than ${IMAGE_BYTES_MAX} bytes`);
  return file;
}

/** Starts an engine pool of one thread for this one file. */
async function extract(file: Buffer, { engine, resize }: ReadOptions): Promise<ExtractResponse> {
  const token = randomBytes(32).toString('base64url');
  const enginePool = startServiceProcess(
    'engine-pool',
    { port: 0, metricsPort: 0 },
    { LOG_LEVEL: 'warn', ...readReadEnvironment(), LAVRA_SERVICE_TOKEN: token, ENGINE_POOL_THREADS: '1' },
  );
  try {
    const ready = await Promise.race([enginePool.ready, enginePool.ended]);
    if (!('address' in ready)) throw new CommandError('the engine pool could not start; its line above says why');
    const client = new EnginePoolServiceClient(...channel(ready.address));
    try {
      return await call(
        client.extract.bind(client),
        { file, resizeImage: resize ?? false, engine: engineOf(engine), caller: '' },
        { token, timeoutMs: ENGINE_DEADLINE_MS },
      );
    } finally {
      client.close();
    }
  } finally {
    enginePool.stop();
    await enginePool.ended;
  }
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

/** The name of an enum value without its prefix: "IMAGE_UNREADABLE". */
function codeName(values: Readonly<Record<string, number>>, value: number, prefix: string): string {
  const name = Object.keys(values).find((key) => values[key] === value) ?? 'UNRECOGNIZED';
  return name.replace(prefix, '');
}
