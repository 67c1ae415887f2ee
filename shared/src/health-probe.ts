// `node health-probe.ts ADDRESS`: exits with 0 if the service there is well. For containers, which have no other tool.
// ADDRESS is host:port of a gRPC server, asked by the standard health protocol, or the URL of an HTTP health page. With
// the server's own LAVRA_TLS_ variables the server is asked over TLS.
import { Client } from '@grpc/grpc-js';
import { readEnv } from './env.ts';
import { channel } from './grpc-client.ts';
import { checkHealth } from './grpc-health.ts';
import { loadServerTls, tlsVariables } from './tls.ts';

const TIMEOUT_MS = 3_000;

const address = process.argv[2] ?? '';
const problem = await (address.startsWith('http') ? askHttp(address) : askGrpc(address)).catch(
  (error: Error) => error.message,
);
if (problem) process.stderr.write(`${problem}\n`);
process.exit(problem ? 1 : 0);

/** 503 is an answer: what the page depends on is away, and the process itself is well. */
async function askHttp(url: string): Promise<string | undefined> {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return status === 200 || status === 503 ? undefined : `HTTP ${status}`;
}

async function askGrpc(target: string): Promise<string | undefined> {
  const own = loadServerTls(readEnv(tlsVariables, process.env));
  // Its certificate is for the name that others dial; without an authority it vouches for itself.
  const tls = own && { identity: own.identity, ca: own.ca ?? own.identity.cert };
  const status = await checkHealth(new Client(...channel(target, { tls, anyName: true })), TIMEOUT_MS);
  return status === 'SERVING' ? undefined : status;
}
