// `npm run cluster`: Lavra as docker-compose.yml starts it, as plain processes on loopback, until Ctrl-C.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '../../support/samples.ts';
import { startCluster } from './cluster.ts';

const say = (line: string) => process.stderr.write(`cluster: ${line}\n`);
const PORT = 8080;

const stop = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
const { LOAD_TEST_MODE = 'false', LOG_LEVEL = 'warn', PORT: port = String(PORT) } = process.env;
const cluster = await startCluster({ say, port: Number(port), env: { LOAD_TEST_MODE, LOG_LEVEL } });
const folder = await mkdtemp(join(tmpdir(), 'lavra-cluster-'));
try {
  const { id: org } = await cluster.lavra<{ id: string }>(
    ...['org', 'create', '--name', 'Cluster', '--plan-credits', '1000', '--per-minute', '600', '--per-day', '10000'],
  );
  const { key } = await cluster.lavra<{ key: string }>('key', 'create', '--org', org, '--kind', 'test');
  const request = join(folder, 'request.json');
  const { base64 } = sample('certidao.jpg');
  await writeFile(request, JSON.stringify({ imageType: 'base64', imageBase64: base64, requestId: 'cluster-1' }));
  process.stdout.write(
    [
      `ready at ${cluster.baseUrl}`,
      ...Object.values(cluster.replicas).flatMap((replicas) =>
        replicas.map(({ name, address }) => `  ${name} ${address}`),
      ),
      `  nats 127.0.0.1:${cluster.nats.port}`,
      `  store ${cluster.storeUrl}`,
      '',
      `curl -sS ${cluster.baseUrl}/documents/birth-certificate -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' --data-binary @'${request}'`,
      '',
    ].join('\n'),
  );
  await stop;
} finally {
  say('draining …');
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
