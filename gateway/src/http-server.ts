// Node's HTTP server with our limits: time for headers, bodies and idle sockets, and clean ends for what is not read.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BODY_BYTES_MAX, EXTRACTION_BUDGET_MS } from '@lavra/shared/limits';
import { renderRefusal } from './reply/refusals.ts';

export interface HttpTimes {
  /** From the connection, or the end of the last request, to the end of the headers. */
  readonly headersTimeoutMs: number;
  /** The whole request; a backstop behind the times of the body reader. */
  readonly requestTimeoutMs: number;
  /** An open connection without a request. */
  readonly keepAliveTimeoutMs: number;
}

export const HTTP_TIMES: HttpTimes = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 65_000,
  // Longer than the usual 60 s of a load balancer, so that it is never us who end what it is about to use.
  keepAliveTimeoutMs: 65_000,
};

/** No byte in either direction for this long: longer than any extraction takes. */
const SOCKET_TIMEOUT_MS = EXTRACTION_BUDGET_MS + 30_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
const HEADER_BYTES_MAX = 16_384;
const CONNECTIONS_MAX = 10_000;

/** An unread body up to this size is passed over to keep the connection; a larger one ends it. */
const SKIPPED_BODY_BYTES_MAX = 65_536;
/** Ending a socket with unread data resets it and the caller loses the answer, so the rest is thrown away this long. */
const LINGER_MS = 2_000;
const LINGER_BYTES_MAX = BODY_BYTES_MAX + 1_048_576;

const waitingForContinue = new WeakSet<IncomingMessage>();

export function createHttpServer(listener: RequestListener, times: HttpTimes): Server {
  const server = createServer({
    headersTimeout: times.headersTimeoutMs,
    requestTimeout: times.requestTimeoutMs,
    keepAliveTimeout: times.keepAliveTimeoutMs,
    connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    maxHeaderSize: HEADER_BYTES_MAX,
  });
  server.timeout = SOCKET_TIMEOUT_MS;
  server.maxConnections = CONNECTIONS_MAX;
  server.on('request', listener);
  server.on('checkContinue', (request, response) => {
    waitingForContinue.add(request);
    listener(request, response);
  });
  // Node would answer 417 by itself, without our headers and a body.
  server.on('checkExpectation', listener);
  server.on('clientError', answerBrokenRequest);
  return server;
}

/** True while the caller waits for our word before it sends its body. */
export function expectsContinue(request: IncomingMessage): boolean {
  return waitingForContinue.has(request);
}

/**
 * To be called before a reply is written: when the request's body was not read, the connection ends after the reply,
 * in a way that lets the caller read it first.
 */
export function endSocketAfterReply(request: IncomingMessage, response: ServerResponse): void {
  const announcedBytes = Number(request.headers['content-length'] ?? 0);
  const hasUnreadBody = !request.complete && (announcedBytes > 0 || request.headers['transfer-encoding'] !== undefined);
  if (!hasUnreadBody || response.headersSent) return;
  const isSmall = announcedBytes > 0 && announcedBytes <= SKIPPED_BODY_BYTES_MAX;
  // Node passes over what nobody began to read; the rest of what was begun would stay in front of the next request.
  const isUntouched = request.readableFlowing === null;
  if (isSmall && isUntouched && !expectsContinue(request)) return;
  response.setHeader('Connection', 'close');
  const { socket } = request;
  // Node calls this after the last reply of a connection; its own would end reading and writing at once.
  socket.destroySoon = () => linger(request, socket);
}

function linger(request: IncomingMessage, socket: Socket): void {
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > LINGER_BYTES_MAX) socket.destroy();
  });
  request.on('error', () => {});
  request.resume();
  socket.end();
  const end = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(end));
}

/** What never became a request has no language and no route: a plain JSON answer in English. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { status, body } = renderRefusal({ kind: brokenRequestKind(error.code) }, 'en', new Date());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function brokenRequestKind(code: string | undefined) {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_timeout';
    case 'HPE_HEADER_OVERFLOW':
      return 'headers_too_large';
    default:
      return 'not_http';
  }
}
