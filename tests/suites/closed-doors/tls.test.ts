// TLS between the services: who shows the right certificate passes, and who does not is told which variable to mend.

import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EnginePoolConfig, readConfig as readEnginePoolConfig, startEnginePool } from '@lavra/engine-pool';
import { readConfig as readGatewayConfig, startGateway } from '@lavra/gateway';
import { readConfig as readLedgerConfig, startLedger } from '@lavra/ledger';
import { LedgerServiceClient } from '@lavra/proto/ledger/v1/ledger';
import { createApiKey } from '@lavra/shared/api-key';
import { call, channel } from '@lavra/shared/grpc-client';
import type { RunningService } from '@lavra/shared/lifecycle';
import { createLogger } from '@lavra/shared/logger';
import { type ClientTls, loadClientTls, loadServerTls } from '@lavra/shared/tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { type FileName, makeTestCertificates, type TestCertificates } from './certificates.ts';

const SECRETS = {
  LAVRA_SECRET: 'a secret for the tests of closed doors alone',
  LAVRA_LEDGER_TOKEN: 'from the gateway to the ledger and no further',
  LAVRA_ENGINE_POOL_TOKEN: 'from the gateway to the engine pool alone',
  LAVRA_OPERATOR_TOKEN: 'from the operator to the ledger and no further',
};
const LOCAL = { LOG_LEVEL: 'silent', LEDGER_PORT: '0', ENGINE_POOL_PORT: '0', PORT: '0', METRICS_PORT: '0' };
const SIMULATED = { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '0', ENGINE_POOL_THREADS: '1' };

const folder = temporaryFolder();
const closers: (() => Promise<unknown> | unknown)[] = [() => folder.remove()];
let files: TestCertificates;
let ledger: RunningService;
let enginePool: RunningService;

const variables = (cert: FileName | undefined, key: FileName | undefined, ca: FileName | undefined) => ({
  ...(cert && { LAVRA_TLS_CERT: files.path(cert) }),
  ...(key && { LAVRA_TLS_KEY: files.path(key) }),
  ...(ca && { LAVRA_TLS_CA: files.path(ca) }),
});
const mutual = (name: 'server' | 'client') => variables(`${name}-cert.pem`, `${name}-key.pem`, 'ca.pem');

async function ledgerWith(tls: NodeJS.ProcessEnv, name: string): Promise<RunningService> {
  const env = { ...SECRETS, ...LOCAL, LEDGER_STORE: `sqlite:${folder.path}/${name}.db`, ...tls };
  const started = await startLedger(readLedgerConfig(env));
  closers.push(() => started.close());
  return started;
}

beforeAll(async () => {
  files = await makeTestCertificates();
  closers.push(() => files.remove());
  ledger = await ledgerWith(mutual('server'), 'mutual');
  const config: EnginePoolConfig = readEnginePoolConfig({ ...SECRETS, ...LOCAL, ...SIMULATED, ...mutual('server') });
  enginePool = await startEnginePool(config);
  closers.push(() => enginePool.close());
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** What a process of ours prints and how it ends; nothing of this process's environment reaches it. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const ended = promisify(execFile)(process.execPath, [...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  });
  return ended.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code: code as number, stdout: stdout as string, stderr: stderr as string }),
  );
}

const lavra = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  run(['cli/src/main.ts', ...args, '--json'], {
    LEDGER_ADDRESS: ledger.address,
    LAVRA_OPERATOR_TOKEN: SECRETS.LAVRA_OPERATOR_TOKEN,
    ...env,
  });

async function gatewayWith(tls: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const config = readGatewayConfig({
    ...SECRETS,
    ...LOCAL,
    ...tls,
    GATEWAY_HOST: '127.0.0.1',
    LEDGER_ADDRESS: ledger.address,
    ENGINE_POOL_ADDRESS: enginePool.address,
  });
  const logger = createLogger('gateway', 'info', { write: (line) => lines.push(line) });
  const gateway = await startGateway(config, { logger });
  closers.push(() => gateway.close());
  return { baseUrl: `http://${gateway.address}/api/v1`, lines };
}

test('with certificates on all sides an extraction is read, billed and audited', async () => {
  const made = await lavra(['org', 'create', '--name', 'Doors'], mutual('client'));
  const { id } = JSON.parse(made.stdout);
  const { key } = JSON.parse((await lavra(['key', 'create', '--org', id], mutual('client'))).stdout);
  const { baseUrl } = await gatewayWith(mutual('client'));
  const reply = await fetch(`${baseUrl}/documents/birth-certificate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageType: 'base64', imageBase64: sample('certidao.jpg').base64, requestId: 'doors-1' }),
  });
  expect(reply.status).toBe(201);
  expect(await reply.json()).toMatchObject({ success: true, creditsCharged: 1 });
  expect(JSON.parse((await lavra(['audit'], mutual('client'))).stdout)).toMatchObject({ ok: true });
});

test('a gateway that trusts another authority answers 503, and its log names the variable', async () => {
  const { baseUrl, lines } = await gatewayWith(variables('client-cert.pem', 'client-key.pem', 'other-ca.pem'));
  expect((await fetch(`${baseUrl}/health`)).status).toBe(503);
  const headers = { Authorization: `Bearer ${createApiKey('test')}` };
  expect((await fetch(`${baseUrl}/documents/prices`, { headers })).status).toBe(503);
  expect(lines.join('')).toContain("LAVRA_TLS_CA did not sign the server's certificate");
});

test.each(['ledger', 'engine-pool'])('%s tells Prometheus when its certificate ends', async (name) => {
  const { metricsPort } = name === 'ledger' ? ledger : enginePool;
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const ends = new X509Certificate(files.pem('server-cert.pem')).validToDate.getTime() / 1_000;
  expect(text).toContain(`lavra_tls_certificate_ends_seconds{service="${name}"} ${ends}\n`);
});

describe('a client of a ledger that asks for certificates', () => {
  const ask = (tls: ClientTls | undefined, address = ledger.address) => {
    const client = new LedgerServiceClient(...channel(address, { tls }));
    const settings = { token: SECRETS.LAVRA_LEDGER_TOKEN, timeoutMs: 10_000 };
    return call(client.listPrices.bind(client), {}, settings).finally(() => client.close());
  };
  const trusting = (ca: FileName, identity?: 'client' | 'expired' | 'foreign'): ClientTls => ({
    ca: files.pem(ca),
    identity: identity && { cert: files.pem(`${identity}-cert.pem`), key: files.pem(`${identity}-key.pem`) },
  });

  test('passes with a certificate of its authority, by number and by name', async () => {
    await ask(trusting('ca.pem', 'client'));
    await ask(trusting('ca.pem', 'client'), ledger.address.replace('127.0.0.1', 'localhost'));
  });

  test.each([
    [
      'another authority',
      () => trusting('other-ca.pem', 'client'),
      "LAVRA_TLS_CA did not sign the server's certificate",
    ],
    ['no certificate', () => trusting('ca.pem'), 'asks for a certificate, and LAVRA_TLS_CERT is not set'],
    ['an expired certificate', () => trusting('ca.pem', 'expired'), 'not trust the certificate of LAVRA_TLS_CERT'],
    ['a foreign certificate', () => trusting('ca.pem', 'foreign'), 'not trust the certificate of LAVRA_TLS_CERT'],
    ['no TLS', () => undefined, 'it may want TLS (LAVRA_TLS_CA)'],
  ])('is refused with %s, and told why', async (_, tls, why) => {
    await expect(ask(tls())).rejects.toThrow(why);
  });

  test('refuses a server whose certificate is for another name', async () => {
    const elsewhere = await ledgerWith(variables('elsewhere-cert.pem', 'elsewhere-key.pem', 'ca.pem'), 'elsewhere');
    await expect(ask(trusting('ca.pem', 'client'), elsewhere.address)).rejects.toThrow(
      "the server's certificate (its LAVRA_TLS_CERT) is not for the name it was dialled by",
    );
  });

  test('refuses a server without TLS', async () => {
    const plain = await ledgerWith({}, 'plain');
    await expect(ask(trusting('ca.pem', 'client'), plain.address)).rejects.toThrow(
      'LAVRA_TLS_CA is set, and the server speaks no TLS',
    );
  });

  test('needs no certificate where the server has no authority to judge it by', async () => {
    const oneWay = await ledgerWith(variables('server-cert.pem', 'server-key.pem', undefined), 'one-way');
    await ask(trusting('ca.pem'), oneWay.address);
    await expect(ask(undefined, oneWay.address)).rejects.toThrow('it may want TLS (LAVRA_TLS_CA)');
  });
});

test.each([
  ['another authority', () => variables(undefined, undefined, 'other-ca.pem'), 'LAVRA_TLS_CA did not sign'],
  ['no certificate', () => variables(undefined, undefined, 'ca.pem'), 'LAVRA_TLS_CERT is not set'],
  ['no TLS', () => ({}), 'it may want TLS (LAVRA_TLS_CA)'],
  ['an expired certificate', () => variables('expired-cert.pem', 'expired-key.pem', 'ca.pem'), 'LAVRA_TLS_CERT: '],
])("the operator's command says why it is refused with %s", async (_, tls, why) => {
  const { code, stderr } = await lavra(['prices', 'list'], tls());
  expect(code).toBe(1);
  expect(stderr).toContain(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test("a container's health probe asks with the server's own certificate, under whatever name", async () => {
  const probe = (address: string, tls: NodeJS.ProcessEnv) => run(['shared/src/health-probe.ts', address], tls);
  expect(await probe(enginePool.address, mutual('server'))).toMatchObject({ code: 0, stderr: '' });
  const elsewhere = variables('elsewhere-cert.pem', 'elsewhere-key.pem', 'ca.pem');
  expect(await probe(ledger.address, elsewhere)).toMatchObject({ code: 0, stderr: '' });
  const alone = variables('server-cert.pem', 'server-key.pem', undefined);
  expect(await probe((await ledgerWith(alone, 'alone')).address, alone)).toMatchObject({ code: 0, stderr: '' });
  const { code, stderr } = await probe(ledger.address, {});
  expect(code).toBe(1);
  expect(stderr).toContain('LAVRA_TLS_CA');
});

describe('what cannot work is refused at the start', () => {
  const both = [loadServerTls, loadClientTls] as const;

  test('no variable is no TLS', () => {
    for (const load of both) expect(load({})).toBeUndefined();
  });

  test.each<[string, FileName | undefined, FileName | undefined, FileName | undefined, RegExp]>([
    ['a certificate without its key', 'server-cert.pem', undefined, 'ca.pem', /^LAVRA_TLS_KEY is not set/],
    ['a key without its certificate', undefined, 'server-key.pem', 'ca.pem', /^LAVRA_TLS_CERT is not set/],
    ['the key of another', 'server-cert.pem', 'client-key.pem', 'ca.pem', /^LAVRA_TLS_KEY: .* is not the key of/],
    ['an expired certificate', 'expired-cert.pem', 'expired-key.pem', 'ca.pem', /^LAVRA_TLS_CERT: .* expired at 20/],
    ['one of tomorrow', 'notYet-cert.pem', 'notYet-key.pem', 'ca.pem', /^LAVRA_TLS_CERT: .* not valid before 20/],
    ['a key for a certificate', 'server-key.pem', 'server-key.pem', 'ca.pem', /^LAVRA_TLS_CERT: .* no certificate/],
    ['a certificate for a key', 'server-cert.pem', 'server-cert.pem', 'ca.pem', /^LAVRA_TLS_KEY: .* no private key/],
    ['an expired authority', 'server-cert.pem', 'server-key.pem', 'expired-cert.pem', /^LAVRA_TLS_CA: .* expired at/],
  ])('%s', (_, cert, key, ca, message) => {
    for (const load of both) expect(() => load(variables(cert, key, ca))).toThrow(message);
  });

  test('a file that is not there', () => {
    const missing = join(folder.path, 'missing.pem');
    for (const load of both) {
      expect(() => load({ LAVRA_TLS_CA: missing })).toThrow(`LAVRA_TLS_CA: ${missing} cannot be read (ENOENT)`);
    }
    writeFileSync(missing, '');
    for (const load of both) expect(() => load({ LAVRA_TLS_CA: missing })).toThrow('holds no certificate in PEM form');
  });

  test('a server that could only judge, and a client that could trust nobody', () => {
    expect(() => loadServerTls(variables(undefined, undefined, 'ca.pem'))).toThrow(/^LAVRA_TLS_CERT is not set/);
    const identity = variables('client-cert.pem', 'client-key.pem', undefined);
    expect(() => loadClientTls(identity)).toThrow(/^LAVRA_TLS_CA is not set/);
  });
});
