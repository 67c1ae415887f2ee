// The running engine pool, over gRPC, with engines that only take time; and what it says when it cannot start.
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import {
  type DescribeResponse,
  Engine,
  EnginePoolServiceClient,
  type ExtractRequest,
  type ExtractResponse,
  RefusalCode,
} from '@lavra/proto/engine/v1/engine';
import { call } from '@lavra/shared/grpc-client';
import type { RunningService } from '@lavra/shared/lifecycle';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { createLogger } from '@lavra/shared/logger';
import { afterEach, expect, test } from 'vitest';
import { flatPng } from './input/testing/image-files.ts';
import { type EnginePoolParts, readConfig, startEnginePool } from './server.ts';

const TOKEN = 'a token for tests that nobody can guess';
const PAGE = Buffer.from(flatPng(1000, 1400));
const closers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(env: NodeJS.ProcessEnv = {}, parts: EnginePoolParts = {}): Promise<RunningService> {
  const service = await startEnginePool(
    readConfig({
      LAVRA_SERVICE_TOKEN: TOKEN,
      ENGINE_POOL_PORT: '0',
      ENGINE_POOL_THREADS: '1',
      LOAD_TEST_MODE: 'true',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    parts,
  );
  closers.push(() => service.close());
  return service;
}

function clientOf({ address }: RunningService): EnginePoolServiceClient {
  const client = new EnginePoolServiceClient(address, credentials.createInsecure(), {
    'grpc.max_send_message_length': -1,
  });
  closers.push(() => client.close());
  return client;
}

function withToken(token: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${token}`);
  return metadata;
}

interface CallOptions {
  readonly token?: string;
  readonly timeoutMs?: number | null;
}

function extract(
  client: EnginePoolServiceClient,
  request: Partial<ExtractRequest> = {},
  { token = TOKEN, timeoutMs = 20_000 }: CallOptions = {},
): Promise<ExtractResponse> {
  return new Promise((resolve, reject) => {
    client.extract(
      { file: PAGE, resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '', ...request },
      withToken(token),
      timeoutMs === null ? {} : { deadline: Date.now() + timeoutMs },
      (error, response) => (error ? reject(error) : resolve(response)),
    );
  });
}

/** "answered", "refused" …, or the gRPC status. */
function ending(call: Promise<ExtractResponse>): Promise<string | undefined> {
  return call.then(
    ({ outcome }) => outcome?.$case,
    (error: ServiceError) => status[error.code],
  );
}

function describePool(client: EnginePoolServiceClient): Promise<DescribeResponse> {
  return new Promise((resolve, reject) => {
    client.describe({}, withToken(TOKEN), { deadline: Date.now() + 5_000 }, (error, response) =>
      error ? reject(error) : resolve(response),
    );
  });
}

test('a page is answered with the specimen, its size and its stage times', async () => {
  const { outcome, image, stageTimes } = await extract(clientOf(await start()), { engine: Engine.ENGINE_FAST });
  if (outcome?.$case !== 'answered') throw new Error(`${outcome?.$case}`);
  expect(outcome.value.engine).toBe(Engine.ENGINE_MINI);
  expect(outcome.value.certificate?.dadosPessoais?.nomeCompleto).toBe('MARIA ESPÉCIME DA SILVA');
  expect(image?.final).toEqual({ width: 1000, height: 1400 });
  expect(image?.resized).toBe(false);
  expect(stageTimes.map(({ stage }) => stage)).toEqual(['type', 'header', 'simulate']);
});

test('the log names the HTTP request that an extraction was part of', async () => {
  const lines: object[] = [];
  const logger = createLogger('engine-pool', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const client = clientOf(await start({}, { logger }));
  const request = { file: PAGE, resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  const settings = { token: TOKEN, timeoutMs: 20_000 };
  await call(client.extract.bind(client), request, { ...settings, httpRequestId: 'http-1.2:3' });
  await call(client.extract.bind(client), request, { ...settings, httpRequestId: 'Maria da Silva' });
  expect(lines).toMatchObject([{ outcome: 'answered', httpRequestId: 'http-1.2:3' }, { outcome: 'answered' }]);
  expect(JSON.stringify(lines)).not.toContain('Maria');
});

test('a refusal is an outcome', async () => {
  const { outcome } = await extract(clientOf(await start()), { file: Buffer.from('no image') });
  expect(outcome).toMatchObject({
    $case: 'refused',
    value: { code: RefusalCode.REFUSAL_CODE_IMAGE_FORMAT_UNSUPPORTED },
  });
});

test.each<[string, Partial<ExtractRequest>, CallOptions, string]>([
  ['a wrong token', {}, { token: 'x' }, 'UNAUTHENTICATED'],
  ['no deadline', {}, { timeoutMs: null }, 'INVALID_ARGUMENT'],
  ['a file over 10 MiB', { file: Buffer.alloc(IMAGE_BYTES_MAX + 1) }, {}, 'INVALID_ARGUMENT'],
  ['a caller of 129 characters', { caller: 'a'.repeat(129) }, {}, 'INVALID_ARGUMENT'],
])('%s', async (_, request, options, expected) => {
  expect(await ending(extract(clientOf(await start()), request, options))).toBe(expected);
});

test('full means RESOURCE_EXHAUSTED; what waits longer than its caller ends in time; the drain waits for the rest', async () => {
  const service = await start({ ENGINE_POOL_QUEUE_MAX: '1', SIMULATED_ENGINE_MS: '1500' });
  const client = clientOf(service);
  const running = ending(extract(client));
  const queued = ending(extract(client, {}, { timeoutMs: 500 }));
  await expect.poll(() => describePool(client)).toMatchObject({ running: 1, queued: 1, queueMax: 1, simulated: true });
  expect(await ending(extract(client))).toBe('RESOURCE_EXHAUSTED');
  expect(await queued).toBe('DEADLINE_EXCEEDED');
  await service.close();
  expect(await running).toBe('answered');
});

test('a caller hears when a worker takes its file, before it is read', async () => {
  const client = clientOf(await start({ SIMULATED_ENGINE_MS: '60000' }));
  const request = { file: PAGE, resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  const cancel = new AbortController();
  const settings = { token: TOKEN, timeoutMs: 60_000, signal: cancel.signal, onBegun: () => cancel.abort() };
  await expect(call(client.extract.bind(client), request, settings)).rejects.toMatchObject({ code: status.CANCELLED });
});

test('a replica says how busy it was, how long files waited, and what it reads with', async () => {
  const client = clientOf(await start({ SIMULATED_ENGINE_MS: '200' }));
  await Promise.all([extract(client), extract(client)]);
  const { busyShare, waitMs, longestWaitMs, models } = await describePool(client);
  expect(busyShare).toBeGreaterThan(0);
  expect(longestWaitMs).toBeGreaterThan(100);
  expect(waitMs).toBeLessThan(longestWaitMs);
  expect(models).toEqual([]);
});

test('a taken port is named by its variable', async () => {
  const { address } = await start();
  await expect(start({ ENGINE_POOL_PORT: address.split(':')[1] ?? '' })).rejects.toThrow(
    /^ENGINE_POOL_PORT: port \d+ is/,
  );
});

test('a missing or damaged model is named by its path', async () => {
  const modelsDir = await mkdtemp(join(tmpdir(), 'lavra-models-'));
  closers.push(() => rm(modelsDir, { recursive: true }));
  const startReal = () => start({ LOAD_TEST_MODE: 'false', LAVRA_MODELS_DIR: modelsDir });
  await expect(startReal()).rejects.toThrow(`${join(modelsDir, 'PP-OCRv6_det_small.onnx')} cannot be read`);
  const installed = readConfig({ LAVRA_SERVICE_TOKEN: TOKEN }).modelsDir;
  await copyFile(join(installed, 'PP-OCRv6_det_small.onnx'), join(modelsDir, 'PP-OCRv6_det_small.onnx'));
  await writeFile(join(modelsDir, 'PP-OCRv6_rec_small_cut.onnx'), 'half a model');
  await expect(startReal()).rejects.toThrow(`${join(modelsDir, 'PP-OCRv6_rec_small_cut.onnx')} is damaged`);
});
