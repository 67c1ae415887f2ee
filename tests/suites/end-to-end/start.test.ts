// `npm start` as a new user, a service manager and a careless user meet it.
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { type Embedded, embeddedEnv, lavra, ROOT, startEmbedded } from '../../support/embedded.ts';
import { childPid } from '../../support/processes.ts';
import { sample } from '../../support/samples.ts';
import { until } from '../../support/until.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function started(options?: Parameters<typeof startEmbedded>[0]): Promise<Embedded> {
  const embedded = await startEmbedded(options);
  closers.push(() => embedded.stop());
  return embedded;
}

async function scratchDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lavra-start-'));
  closers.push(async () => {
    await chmod(dir, 0o700);
    await rm(dir, { recursive: true, force: true });
  });
  return dir;
}

/** The start command run to its end, which these starts reach by themselves. */
async function failedStart(env: NodeJS.ProcessEnv): Promise<{ code: number; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; stderr: string }>();
  execFile(process.execPath, ['cli/src/main.ts', 'start'], { cwd: ROOT, env }, (error, _stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), stderr }),
  );
  return promise;
}

test('prints a curl line that works when pasted, and the same again is a replay', async () => {
  const { printed } = await started();
  expect(printed).toMatch(/^ready at http:\/\/127\.0\.0\.1:\d+\/api\/v1$/m);
  const curl = printed.split('\n').find((line) => line.startsWith('curl ')) as string;

  const paste = async () => JSON.parse((await promisify(execFile)('sh', ['-c', curl])).stdout);
  const first = await paste();
  expect(first).toMatchObject({ success: true, creditsCharged: 1 });
  expect(first.data.dados_pessoais.nome_completo).toBe(sample('certidao.jpg').data.dados_pessoais.nome_completo);
  expect(await paste()).toEqual({ ...first, creditsCharged: 0 });
});

test('a second start keeps the key, the secrets and the balance; only their owner can read them', async () => {
  const dataDir = await scratchDir();
  const first = await startEmbedded({ dataDir, env: { LOAD_TEST_MODE: 'true' } });
  const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8');
  expect(await first.stop()).toBe(0);

  const second = await started({ dataDir, env: { LOAD_TEST_MODE: 'true' } });
  expect(second.demoKey).toBe(first.demoKey);
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
  for (const file of ['secrets.json', 'demo-key.txt']) {
    expect((await stat(join(dataDir, file))).mode & 0o077, file).toBe(0);
  }
});

test('health says that the engines are simulated, and the metrics ports answer', async () => {
  const { baseUrl, addresses } = await started({ env: { LOAD_TEST_MODE: 'true' } });
  const health = await (await fetch(`${baseUrl}/health`)).json();
  expect(health).toMatchObject({ status: 'ok', loadTestMode: true });
  for (const { metricsPort } of Object.values(addresses)) {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await response.text()).toContain('process_cpu_seconds_total');
  }
});

test('port 0 is a free port for each service, written down for others and kept after a crash', async () => {
  const { printed, baseUrl, dataDir, demoKey, pid } = await started({ env: { LOAD_TEST_MODE: 'true' } });
  expect(/^ready at (\S+)$/m.exec(printed)?.[1]).toBe(baseUrl);
  // The operator's command without an address finds the ledger by the data folder.
  const { stdout } = await lavra(['audit'], { ...process.env, LAVRA_DATA_DIR: dataDir });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });

  const ledger = (await childPid(pid, 'ledger')) as number;
  process.kill(ledger, 'SIGKILL');
  await until(async () => ![undefined, ledger].includes(await childPid(pid, 'ledger')));
  const body = JSON.stringify({ imageType: 'base64', imageBase64: sample('certidao.jpg').file.toString('base64') });
  const headers = { Authorization: `Bearer ${demoKey}`, 'Content-Type': 'application/json' };
  await until(async () => {
    const sent = await fetch(`${baseUrl}/documents/birth-certificate`, { method: 'POST', headers, body });
    return sent.status === 201;
  });
});

test('SIGTERM drains all three services and exits 0', async () => {
  const { pid, stop } = await startEmbedded({ env: { LOAD_TEST_MODE: 'true' } });
  const pids = await Promise.all(['gateway', 'ledger', 'engine-pool'].map((service) => childPid(pid, service)));
  expect(await stop()).toBe(0);
  for (const child of pids) expect(() => process.kill(child as number, 0)).toThrow('ESRCH');
});

test('npm that is killed without a word takes everything with it', async () => {
  const env = await embeddedEnv({ env: { LOAD_TEST_MODE: 'true' } });
  closers.push(() => rm(env.LAVRA_DATA_DIR as string, { recursive: true, force: true }));
  // A parent that dies at once of its signal, as npm does, and leaves its child behind.
  const parent = spawn('sh', ['-c', `"${process.execPath}" cli/src/main.ts start & wait`], { cwd: ROOT, env });
  const addresses = await until(() =>
    readFile(join(env.LAVRA_DATA_DIR as string, 'addresses.json'), 'utf8').catch(() => undefined),
  );
  const health = `http://${JSON.parse(addresses).gateway.address}/api/v1/health`;
  const answers = () =>
    fetch(health).then(
      (response) => response.ok,
      () => false,
    );
  await until(answers);
  parent.kill('SIGKILL');
  await until(async () => !(await answers()));
});

test.each([['PORT'], ['LEDGER_PORT'], ['ENGINE_POOL_PORT']])(
  'a port in use is one line that names %s',
  async (variable) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    const port = (server.address() as { port: number }).port;
    const env = await embeddedEnv({
      env: { [variable]: String(port), LOAD_TEST_MODE: 'true' },
      dataDir: await scratchDir(),
    });
    const { code, stderr } = await failedStart(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^.*${variable}: port ${port} is in use`, 'm'));
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

test('a data folder that cannot be made is one line that names LAVRA_DATA_DIR', async () => {
  const file = join(await scratchDir(), 'not-a-folder');
  await writeFile(file, '');
  const { code, stderr } = await failedStart(await embeddedEnv({ dataDir: join(file, 'data') }));
  expect(code).toBe(1);
  expect(stderr).toBe(`lavra: LAVRA_DATA_DIR: the folder ${join(file, 'data')} cannot be made (ENOTDIR)\n`);
});

test('a damaged secrets file is never replaced by new secrets', async () => {
  const dataDir = await scratchDir();
  await writeFile(join(dataDir, 'secrets.json'), '{"LAVRA_SECRET":');
  const { code, stderr } = await failedStart(await embeddedEnv({ dataDir }));
  expect(code).toBe(1);
  expect(stderr).toContain('LAVRA_DATA_DIR');
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"LAVRA_SECRET":');
});

test('a model file that is damaged is one line that names it', async () => {
  const models = await scratchDir();
  await writeFile(join(models, 'PP-OCRv6_det_small.onnx'), 'not a model');
  await writeFile(join(models, 'PP-OCRv6_rec_small_cut.onnx'), 'not a model');
  const { code, stderr } = await failedStart(
    await embeddedEnv({ dataDir: await scratchDir(), env: { LAVRA_MODELS_DIR: models } }),
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/PP-OCRv6_(det_small|rec_small_cut)\.onnx/);
  expect(stderr).not.toMatch(/^\s+at /m);
});
