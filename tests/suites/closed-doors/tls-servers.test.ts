// TLS towards MongoDB and NATS, by the options of their own URLs, against the real servers.
import { writeFileSync } from 'node:fs';
import { readConfig as readLedgerConfig, startLedger } from '@lavra/ledger';
import { readEnv } from '@lavra/shared/env';
import { createLogger } from '@lavra/shared/logger';
import { createMetrics } from '@lavra/shared/metrics';
import { natsUrlVariable, openNatsLink } from '@lavra/shared/nats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMongo } from '../../support/mongod.ts';
import { startNatsServer } from '../../support/nats-server.ts';
import { until } from '../../support/until.ts';
import { makeTestCertificates, type TestCertificates } from './certificates.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];
let files: TestCertificates;
beforeAll(async () => {
  files = await makeTestCertificates();
  closers.push(() => files.remove());
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** MongoDB wants certificate and key in one file. */
function pemFile(name: 'server' | 'client' | 'foreign'): string {
  const path = `${files.path(`${name}-cert.pem`)}.and-key`;
  writeFileSync(path, Buffer.concat([files.pem(`${name}-cert.pem`), files.pem(`${name}-key.pem`)]), { mode: 0o600 });
  return path;
}

test('NATS: what is published arrives over mutual TLS, and who is refused is told the variable', async () => {
  const args = ['--tlsverify', '--tlscert', files.path('server-cert.pem'), '--tlskey', files.path('server-key.pem')];
  const server = await startNatsServer([...args, '--tlscacert', files.path('ca.pem')]);
  closers.push(() => server.stop());
  const url = (ca: 'ca.pem' | 'other-ca.pem', identity: string) =>
    `tls://127.0.0.1:${server.port}?caFile=${files.path(ca)}${identity}`;
  const identity = `&certFile=${files.path('client-cert.pem')}&keyFile=${files.path('client-key.pem')}`;

  const linked = (natsUrl: string) => {
    const said: string[] = [];
    const logger = createLogger('test', 'info', { write: (line) => said.push(line) });
    const { NATS_URL } = readEnv({ NATS_URL: natsUrlVariable }, { NATS_URL: natsUrl });
    const link = openNatsLink({ url: NATS_URL, name: 'test', logger, registry: createMetrics('test') });
    closers.push(() => link.close());
    return { link, said };
  };
  const { link } = linked(url('ca.pem', identity));
  const heard: string[] = [];
  link.subscribe('doors', (payload) => heard.push(Buffer.from(payload).toString()));
  await until(() => link.publish('doors', Buffer.from('open')) && heard.length > 0);
  expect(heard[0]).toBe('open');

  for (const wrong of [url('other-ca.pem', identity), url('ca.pem', '')]) {
    const { said } = linked(wrong);
    await until(() => said.some((line) => line.includes('NATS (NATS_URL) cannot be used')));
  }
});

test('NATS: a file that cannot be read is an error at the start', () => {
  const read = (url: string) => readEnv({ NATS_URL: natsUrlVariable }, { NATS_URL: url });
  expect(() => read('tls://nats:4222?caFile=/nowhere/ca.pem')).toThrow(
    'NATS_URL: caFile /nowhere/ca.pem cannot be read',
  );
  expect(() => read('tls://nats:port')).toThrow('NATS_URL: must be nats://');
});

test('MongoDB: the ledger works over mutual TLS, and says what it was refused for', async () => {
  const tls = ['--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', pemFile('server')];
  const client = `tls=true&tlsCAFile=${files.path('ca.pem')}&tlsCertificateKeyFile=${pemFile('client')}`;
  const server = await startMongo({ args: [...tls, '--tlsCAFile', files.path('ca.pem')], urlOptions: client });
  closers.push(() => server.stop());
  const ledger = (options: string) =>
    startLedger(
      readLedgerConfig({
        LEDGER_STORE: server.url('tls').replace(client, options),
        LEDGER_PORT: '0',
        LOG_LEVEL: 'silent',
        LAVRA_SECRET: 'x'.repeat(32),
        LAVRA_LEDGER_TOKEN: 'y'.repeat(32),
        LAVRA_OPERATOR_TOKEN: 'z'.repeat(32),
      }),
    );
  await (await ledger(client)).close();

  const foreign = `tls=true&tlsCAFile=${files.path('ca.pem')}&tlsCertificateKeyFile=${pemFile('foreign')}`;
  const otherCa = client.replace(files.path('ca.pem'), files.path('other-ca.pem'));
  for (const options of ['tls=false', foreign, otherCa]) {
    await expect(ledger(options)).rejects.toThrow(/^LEDGER_STORE: MongoDB: /);
  }
});
