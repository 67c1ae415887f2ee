// What each user of deploy/nats/nats.conf may do, at a real server: the ledger speaks, the gateway hears, nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@lavra/shared/logger';
import { createMetrics } from '@lavra/shared/metrics';
import { type NatsLink, openNatsLink } from '@lavra/shared/nats';
import { STATE_SUBJECT } from '@lavra/shared/request-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../support/embedded.ts';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { until } from '../../support/until.ts';

const CONFIG = join(ROOT, 'deploy/nats/nats.conf');
// Digits alone, as a random one may be: in quotes, as docker-compose.yml gives it.
const PASSWORDS = { LAVRA_NATS_LEDGER_PASSWORD: '"1234"', LAVRA_NATS_GATEWAY_PASSWORD: '"5678"' };
const closers: (() => Promise<void>)[] = [];
let server: NatsServer;
beforeAll(async () => {
  server = await startNatsServer(['--config', CONFIG], PASSWORDS);
});
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await server.stop();
});

interface Linked extends NatsLink {
  readonly heard: string[];
  /** Lines of its log. */
  readonly said: string[];
}

/** A link that listens to `subject`. */
function linked(login: string, subject: string): Linked {
  const said: string[] = [];
  const heard: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => said.push(line) });
  const url = `nats://${login}127.0.0.1:${server.port}`;
  const link = openNatsLink({ url, name: 'test', logger, registry: createMetrics('test') });
  closers.push(() => link.close());
  link.subscribe(subject, (payload) => heard.push(Buffer.from(payload).toString()));
  return { ...link, heard, said };
}

const refusal = ({ said }: Linked, of: 'publish' | 'subscription') =>
  until(() => said.some((line) => line.toLowerCase().includes(`permissions violation for ${of}`)));

test('what a ledger publishes reaches gateways', async () => {
  const ledger = linked('ledger:1234@', 'lavra.none');
  const gateway = linked('gateway:5678@', STATE_SUBJECT);
  await until(() => ledger.publish(STATE_SUBJECT, Buffer.from('committed')) && gateway.heard.length > 0);
  expect(gateway.heard[0]).toBe('committed');
});

test.each([
  ['ledger:1234@', STATE_SUBJECT],
  ['ledger:1234@', '>'],
  ['gateway:5678@', '>'],
  ['gateway:5678@', 'lavra.other'],
])('%s may not listen to %s', async (login, subject) => {
  const link = linked(login, subject);
  await refusal(link, 'subscription');
  expect(link.heard).toEqual([]);
});

test.each([
  ['ledger:1234@', 'lavra.other'],
  ['gateway:5678@', STATE_SUBJECT],
])('%s may not publish %s', async (login, subject) => {
  const gateway = linked('gateway:5678@', STATE_SUBJECT);
  const link = linked(login, STATE_SUBJECT);
  await until(() => gateway.isUp() && link.publish(subject, Buffer.from('forged')));
  await refusal(link, 'publish');
  expect(gateway.heard).not.toContain('forged');
});

test('nobody else is let in', async () => {
  for (const login of ['', 'lavra:1234@', 'ledger:5678@']) {
    const { said } = linked(login, STATE_SUBJECT);
    await until(() => said.some((line) => /authorization violation/i.test(line)));
  }
});

test('Kubernetes has the same users', () => {
  const documents = parseAllDocuments(readFileSync(join(ROOT, 'deploy/kubernetes/base/nats.yaml'), 'utf8'));
  const [configMap] = documents.map((document) => document.toJS() as { data?: Record<string, string> });
  const users = (text = '') => /^authorization \{$[\s\S]*?^\}$/m.exec(text)?.[0];
  expect(users(readFileSync(CONFIG, 'utf8'))).toBeDefined();
  expect(users(configMap?.data?.['nats.conf'])).toBe(users(readFileSync(CONFIG, 'utf8')));
});
