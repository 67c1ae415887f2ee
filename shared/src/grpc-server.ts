// One way to serve gRPC: credentials, deadlines, limits, health, reflection and a graceful drain for every service.
import { createHash, timingSafeEqual } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type handleUnaryCall,
  logVerbosity,
  Metadata,
  Server,
  ServerCredentials,
  ServerInterceptingCall,
  type ServerInterceptor,
  type ServerUnaryCall,
  type ServiceDefinition,
  setLogVerbosity,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';
import { KEEPALIVE_OPTIONS } from './grpc-keepalive.ts';
import { traceHandler } from './grpc-tracing.ts';
import { GRPC_MESSAGE_BYTES_MAX } from './limits.ts';
import type { Logger } from './logger.ts';
import { acceptedOf } from './rotation.ts';
import { portError } from './startup-error.ts';
import type { ServerTls } from './tls.ts';
import { isTracing } from './tracing.ts';

export interface ServedService {
  readonly definition: ServiceDefinition;
  readonly implementation: UntypedServiceImplementation;
  /** The bearer token its callers must send; any of two while it is changed (rotation.ts). */
  readonly token: string;
  /** Other bearers, whose rights the handlers of these methods judge (CallContext.bearer), and no other method sees. */
  readonly sessions?: { readonly isOne: (bearer: string) => boolean; readonly methods: ReadonlySet<string> };
}

export interface GrpcServerOptions {
  readonly host: string;
  readonly port: number;
  /** The variable that holds the port, for the error when it is taken. */
  readonly portVariable: string;
  readonly services: readonly ServedService[];
  /** Undefined: plain connections. */
  readonly tls?: ServerTls | undefined;
}

export interface RunningGrpcServer {
  readonly port: number;
  /** NOT_SERVING turns clients away before the drain and while a dependency is gone. */
  setServing(serving: boolean): void;
  /** Refuses new calls and waits for the running ones. */
  close(): Promise<void>;
}

/** A failure with a gRPC status of its own; anything else thrown by a handler is INTERNAL and logged. */
export class GrpcFailure extends Error {
  override readonly name = 'GrpcFailure';
  readonly code: status;
  constructor(code: status, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface CallContext {
  /** Aborted when the caller is gone or its deadline has passed. */
  readonly signal: AbortSignal;
  /** When the caller stops waiting, in ms since the epoch. */
  readonly deadline: number;
  /** The id of the HTTP request the call is part of, for logs; never the contract's requestId. Undefined: none was sent. */
  readonly httpRequestId: string | undefined;
  /** The credential that the call came with. */
  readonly bearer: string;
  /** Tells the caller that the call has begun: if the server dies from now on, the caller's client does not retry it. */
  begin(): void;
}

/** Clients meet new replicas only when a connection ends; the grace outlives the longest call. */
const CONNECTION_AGE_MAX_MS = 90_000;
const CONNECTION_AGE_GRACE_MS = 95_000;
/** From the end of the last call: a peer that is frozen, or never said a word, ends no connection by itself. */
const CONNECTIONS_END_MS = 2_000;
/** A 10 MB file must not wait for window updates of 64 KiB. */
const FLOW_CONTROL_WINDOW_BYTES = 4 * 1_048_576;
const OPEN_SERVICES = ['grpc.health.v1.', 'grpc.reflection.'];
// grpc-js prints what it also reports as an error; only the report is logged, and once.
setLogVerbosity(logVerbosity.NONE);

const PROTO_ROOT = fileURLToPath(new URL('../../proto', import.meta.url));

/** @throws StartupError when the port is taken. */
export async function startGrpcServer(options: GrpcServerOptions): Promise<RunningGrpcServer> {
  const calls = new RunningCalls();
  const server = new Server({
    'grpc.max_receive_message_length': GRPC_MESSAGE_BYTES_MAX,
    'grpc.max_send_message_length': GRPC_MESSAGE_BYTES_MAX,
    'grpc.max_connection_age_ms': CONNECTION_AGE_MAX_MS,
    'grpc.max_connection_age_grace_ms': CONNECTION_AGE_GRACE_MS,
    ...KEEPALIVE_OPTIONS,
    'grpc-node.flow_control_window': FLOW_CONTROL_WINDOW_BYTES,
    interceptors: [calls.counted, requireCredentialAndDeadline(options.services)],
  });
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  new ReflectionService(loadProtos()).addToServer(server);
  for (const { definition, implementation } of options.services) server.addService(definition, implementation);

  const bound = Promise.withResolvers<number>();
  server.bindAsync(`${options.host}:${options.port}`, serverCredentials(options.tls), (error, port) =>
    error ? bound.reject(error) : bound.resolve(port),
  );
  const port = await bound.promise.catch((error: Error) => {
    // grpc-js reports the system's error only in its text.
    const code = /EADDRINUSE|EACCES/.exec(error.message)?.[0];
    throw portError(code ? Object.assign(error, { code }) : error, options.portVariable, options.port);
  });

  return {
    port,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    async close() {
      health.setStatus('', 'NOT_SERVING');
      const ended = new Promise<void>((done) => server.tryShutdown(() => done()));
      await Promise.race([ended, calls.noneFor(CONNECTIONS_END_MS)]);
      server.forceShutdown();
    },
  };
}

/** How many calls run, over all connections. */
class RunningCalls {
  #running = 0;
  #changed = Promise.withResolvers<void>();

  readonly counted: ServerInterceptor = (_method, call) =>
    new ServerInterceptingCall(call, {
      start: (next) => {
        this.#count(1);
        // However a call ends, this comes last, and once.
        next({ onCancel: () => this.#count(-1) });
      },
    });

  #count(change: 1 | -1): void {
    this.#running += change;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Resolves once no call has run for so long. */
  async noneFor(ms: number): Promise<void> {
    for (let isQuiet = false; !isQuiet; ) {
      const changed = this.#changed.promise.then(() => false);
      isQuiet = await (this.#running > 0 ? changed : Promise.race([changed, pause(ms, true, { ref: false })]));
    }
  }
}

function serverCredentials(tls: ServerTls | undefined): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure();
  const { identity, ca } = tls;
  const pair = { private_key: identity.key, cert_chain: identity.cert };
  return ServerCredentials.createSsl(ca ?? null, [pair], ca !== undefined);
}

/** Makes a promise-returning handler into grpc-js's form and every error into a status, logged once if it is ours. */
export function unary<Request, Response>(
  name: string,
  logger: Logger,
  handle: (request: Request, context: CallContext) => Promise<Response> | Response,
): handleUnaryCall<Request, Response> {
  return async (call, callback) => {
    const context = callContext(call);
    const { httpRequestId } = context;
    const serve = async () => {
      try {
        callback(null, await handle(call.request, context));
        return status.OK;
      } catch (error) {
        if (error instanceof GrpcFailure) {
          callback({ code: error.code, details: error.message });
          return error.code;
        }
        logger.error({ err: error, rpc: name, httpRequestId }, 'a call failed');
        callback({ code: status.INTERNAL, details: 'internal error' });
        return status.INTERNAL;
      }
    };
    await (isTracing() ? traceHandler(call, httpRequestId, serve) : serve());
  };
}

function callContext(call: ServerUnaryCall<unknown, unknown>): CallContext {
  const controller = new AbortController();
  call.once('cancelled', () => controller.abort(new GrpcFailure(status.CANCELLED, 'the caller is gone')));
  const deadline = call.getDeadline();
  return {
    signal: controller.signal,
    deadline: deadline instanceof Date ? deadline.getTime() : deadline,
    httpRequestId: saneId(call.metadata),
    get bearer() {
      return bearerOf(call.metadata);
    },
    begin: () => call.sendMetadata(new Metadata()),
  };
}

/** As the gateway writes it: whatever else a caller sends could be somebody's data. */
const SANE_ID = /^[A-Za-z0-9_.:-]{1,128}$/;

function saneId(metadata: Metadata): string | undefined {
  const id = String(metadata.get('x-request-id')[0] ?? '');
  return SANE_ID.test(id) ? id : undefined;
}

/** Health and reflection are open; every other call carries its service's token and says how long it waits. */
function requireCredentialAndDeadline(services: readonly ServedService[]): ServerInterceptor {
  const tokens = new Map<string, readonly Buffer[]>();
  const sessions = new Map<string, (bearer: string) => boolean>();
  for (const { definition, token, sessions: others } of services) {
    const accepted = acceptedOf(token).map((each) => digest(`Bearer ${each}`));
    for (const [name, method] of Object.entries(definition)) {
      tokens.set(method.path, accepted);
      if (others?.methods.has(name)) sessions.set(method.path, others.isOne);
    }
  }
  return (method, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, pass) {
            const refusal = OPEN_SERVICES.some((open) => method.path.startsWith(`/${open}`))
              ? undefined
              : (refuseCredential(metadata, tokens.get(method.path), sessions.get(method.path)) ??
                refuseDeadline(call.getDeadline()));
            if (refusal) call.sendStatus(refusal);
            else pass(metadata);
          },
        }),
    });
}

function refuseCredential(
  metadata: Metadata,
  accepted: readonly Buffer[] = [],
  isSession: ((bearer: string) => boolean) | undefined,
) {
  const given = digest(String(metadata.get('authorization')[0] ?? ''));
  if (accepted.some((expected) => timingSafeEqual(given, expected))) return undefined;
  if (isSession?.(bearerOf(metadata))) return undefined;
  return { code: status.UNAUTHENTICATED, details: 'the service token is missing or wrong' };
}

function bearerOf(metadata: Metadata): string {
  return String(metadata.get('authorization')[0] ?? '').replace(/^Bearer /, '');
}

function refuseDeadline(deadline: Date | number) {
  if (deadline instanceof Date || Number.isFinite(deadline)) return undefined;
  return { code: status.INVALID_ARGUMENT, details: 'a deadline is required' };
}

/** Equal lengths, so that the comparison takes the same time whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function loadProtos() {
  const files = readdirSync(PROTO_ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.proto') && file.startsWith('lavra'),
  );
  return loadSync(files, { includeDirs: [PROTO_ROOT], keepCase: true, longs: String, oneofs: true });
}
