// `node health-probe.ts ADDRESS`: exits with 0 if the service there is well. For containers, which have no other tool.
// ADDRESS is host:port of a gRPC server, asked by the standard health protocol, or the URL of an HTTP health page.
import { Client } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { credentials, grpcTarget } from './grpc-client.ts';

const TIMEOUT_MS = 3_000;

const address = process.argv[2] ?? '';
const isWell = await (address.startsWith('http') ? asksHttp(address) : asksGrpc(address)).catch(() => false);
process.exit(isWell ? 0 : 1);

/** 503 is an answer: what the page depends on is away, and the process itself is well. */
async function asksHttp(url: string): Promise<boolean> {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return status === 200 || status === 503;
}

function asksGrpc(target: string): Promise<boolean> {
  const { path, requestSerialize, responseDeserialize } = service.Check as NonNullable<typeof service.Check>;
  const client = new Client(grpcTarget(target), credentials.createInsecure());
  const deadline = Date.now() + TIMEOUT_MS;
  return new Promise((resolve) => {
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, { service: '' }, { deadline }, (_, answer) =>
      resolve((answer as { status?: string } | undefined)?.status === 'SERVING'),
    );
  });
}
