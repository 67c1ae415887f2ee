// `node health-probe.ts ADDRESS`: exits with 0 if the service there is well. For containers, which have no other tool.
// ADDRESS is host:port of a gRPC server, asked by the standard health protocol, or the URL of an HTTP health page. With
// the server's own LAVRA_TLS_ variables the server is asked over TLS. Node's own modules alone, because every container
// runs it every few seconds: with a gRPC client each time, six idle ones took most of a core.
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';

const TIMEOUT_MS = 3_000;
/** An empty HealthCheckRequest, the whole server's, in its frame. */
const REQUEST = Buffer.from([0, 0, 0, 0, 0]);
/** HealthCheckResponse { status: SERVING } in its frame. */
const SERVING = Buffer.from([0, 0, 0, 0, 2, 8, 1]);

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
  const { LAVRA_TLS_CERT: cert, LAVRA_TLS_KEY: key, LAVRA_TLS_CA: ca } = process.env;
  // Its certificate is for the name that others dial; without an authority it vouches for itself.
  const tls = cert && key && { cert: readFileSync(cert), key: readFileSync(key), ca: readFileSync(ca || cert) };
  const anyName = { allowPartialTrustChain: true, checkServerIdentity: () => undefined };
  const session = connect(`${tls ? 'https' : 'http'}://${target}`, tls ? { ...tls, ...anyName } : {});
  const answer = new Promise<string | undefined>((resolve) => {
    const fail = (error: Error) => resolve(error.message);
    session.once('error', fail);
    session.setTimeout(TIMEOUT_MS, () => resolve(`no answer in ${TIMEOUT_MS} ms`));
    const stream = session.request({
      ':method': 'POST',
      ':path': '/grpc.health.v1.Health/Check',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.once('error', fail);
    stream.once('end', () => resolve(Buffer.concat(parts).equals(SERVING) ? undefined : 'not SERVING'));
    stream.end(REQUEST);
  });
  const problem = await answer;
  return problem && !tls ? `${problem}, asked without LAVRA_TLS_CERT and LAVRA_TLS_CA` : problem;
}
