// One way to call gRPC: every call has a deadline and a credential, goes round robin, and answers with a promise.
import { isIP } from 'node:net';
import { checkServerIdentity, createSecureContext, type PeerCertificate } from 'node:tls';
import {
  type CallOptions,
  type ChannelCredentials,
  type ClientOptions,
  type ClientUnaryCall,
  credentials,
  logVerbosity,
  Metadata,
  type ServiceError,
  setLogVerbosity,
  status,
} from '@grpc/grpc-js';
import { ADDRESS_LIST_SCHEME, parseAddresses } from './grpc-addresses.ts';
import { KEEPALIVE_OPTIONS } from './grpc-keepalive.ts';
import { tracingInterceptors } from './grpc-tracing.ts';
import { GRPC_MESSAGE_BYTES_MAX } from './limits.ts';
import { currentOf } from './rotation.ts';
import { type ClientTls, explainTlsFailure } from './tls.ts';

// grpc-js prints what it also reports as an error; only the report is logged, and once.
setLogVerbosity(logVerbosity.NONE);

/** The request, without its methods' names: which calls may safely run twice is known only to who calls. */
export interface RetryableCalls {
  readonly service: string;
  /** Methods to retry on another replica; absent: all of the service. */
  readonly methods?: readonly string[];
  readonly codes: readonly ('UNAVAILABLE' | 'RESOURCE_EXHAUSTED')[];
}

type UnaryMethod<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: Partial<CallOptions>,
  callback: (error: ServiceError | null, response: Response) => void,
) => ClientUnaryCall;

export interface CallSettings {
  /** As configured: of two the first is sent (rotation.ts). */
  readonly token: string;
  readonly timeoutMs: number;
  /** The id of the HTTP request the call is part of, for logs; never the contract's requestId. */
  readonly httpRequestId?: string | undefined;
  /** Cancels the call on both sides; it then rejects with CANCELLED. */
  readonly signal?: AbortSignal | undefined;
  /** Called once the server says that the call has begun (CallContext.begin), or answers it. */
  readonly onBegun?: (() => void) | undefined;
}

/** Addresses as configured ("a:1", "a:1,b:1" or "dns:///name:1") as one gRPC target. */
function grpcTarget(addresses: string): string {
  parseAddresses(addresses);
  return `${ADDRESS_LIST_SCHEME}:${addresses}`;
}

/**
 * Opens a replica's circuit when not one call came back well in five seconds: it gets none for five seconds more, and
 * longer each time. Never more than half of them, and never for single failures, which a retry elsewhere mends: a full
 * replica fails most calls and is well.
 */
const CIRCUIT = {
  outlier_detection: {
    interval: { seconds: 5, nanos: 0 },
    base_ejection_time: { seconds: 5, nanos: 0 },
    max_ejection_time: { seconds: 30, nanos: 0 },
    max_ejection_percent: 50,
    failure_percentage_ejection: { threshold: 99, enforcement_percentage: 100, minimum_hosts: 2, request_volume: 5 },
    child_policy: [{ round_robin: {} }],
  },
};

export interface ChannelSettings {
  /** Undefined: a plain connection. */
  readonly tls?: ClientTls | undefined;
  readonly retryable?: RetryableCalls | undefined;
}

/** What the constructor of a gRPC client takes, for addresses as configured. @throws Error for any other text */
export function channel(
  addresses: string,
  { tls, retryable }: ChannelSettings = {},
): [target: string, credentials: ChannelCredentials, options: ClientOptions] {
  const options = clientOptions(retryable);
  if (!tls) return [grpcTarget(addresses), credentials.createInsecure(), options];
  const hosts = parseAddresses(addresses).map(({ host }) => host);
  const verify = { checkServerIdentity: isForOneOf(hosts) };
  const { ca, identity } = tls;
  return [
    grpcTarget(addresses),
    // A server's own certificate is an authority for itself, too.
    credentials.createFromSecureContext(createSecureContext({ ca, ...identity, allowPartialTrustChain: true }), verify),
    // grpc-js would send the first host as the TLS server name, and that may not be a number.
    isIP(hosts[0] ?? '') ? { ...options, 'grpc.ssl_target_name_override': NAME_OF_NUMBERS } : options,
  ];
}

const NAME_OF_NUMBERS = 'lavra';

/** grpc-js knows the first address alone; a certificate for any of the list is as good: all stand for one service. */
function isForOneOf(hosts: readonly string[]) {
  return (_host: string, certificate: PeerCertificate): Error | undefined => {
    const errors = hosts.map((host) => checkServerIdentity(host, certificate));
    return errors.includes(undefined) ? undefined : errors[0];
  };
}

/** Channel options that every client of ours uses. */
function clientOptions(retryable?: RetryableCalls): ClientOptions {
  const methodConfig = retryable && [
    {
      name: retryable.methods?.map((method) => ({ service: retryable.service, method })) ?? [
        { service: retryable.service },
      ],
      retryPolicy: {
        maxAttempts: 5,
        initialBackoff: '0.05s',
        maxBackoff: '1s',
        backoffMultiplier: 2,
        retryableStatusCodes: retryable.codes,
      },
    },
  ];
  return {
    interceptors: tracingInterceptors(),
    'grpc.max_receive_message_length': GRPC_MESSAGE_BYTES_MAX,
    'grpc.max_send_message_length': GRPC_MESSAGE_BYTES_MAX,
    // Retries need the message kept: the default buffer gives up on anything over 1 MiB.
    'grpc.per_rpc_retry_buffer_size': GRPC_MESSAGE_BYTES_MAX,
    'grpc.retry_buffer_size': 16 * GRPC_MESSAGE_BYTES_MAX,
    ...KEEPALIVE_OPTIONS,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 2_000,
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [CIRCUIT],
      ...(methodConfig && { methodConfig }),
    }),
  };
}

/** Calls a unary method. Rejects with grpc-js's ServiceError. */
export function call<Request, Response>(
  method: UnaryMethod<Request, Response>,
  request: Request,
  { token, timeoutMs, httpRequestId, signal, onBegun }: CallSettings,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const begin = () =>
      method(
        request,
        callMetadata({ token, httpRequestId }),
        { deadline: Date.now() + timeoutMs },
        (error, response) => {
          signal?.removeEventListener('abort', cancel);
          if (error) reject(explained(error));
          else resolve(response);
        },
      );
    const running = withoutStackTraces(begin);
    if (onBegun) running.once('metadata', onBegun);
    const cancel = () => running.cancel();
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}

/** Says in the error which variable of TLS a connection failed for. */
function explained(error: ServiceError): ServiceError {
  const why = error.code === status.UNAVAILABLE && explainTlsFailure(error.details);
  if (why) {
    error.details = `${why} (${error.details})`;
    error.message = `${error.code} ${status[error.code]}: ${error.details}`;
  }
  return error;
}

/** grpc-js takes a stack trace of every call in case it fails: a tenth of its cost, for lines that nobody needs in the log. */
function withoutStackTraces<Result>(begin: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return begin();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What every call carries: the credential, and the request it is part of. */
export function callMetadata({ token, httpRequestId }: Pick<CallSettings, 'token' | 'httpRequestId'>): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${currentOf(token)}`);
  if (httpRequestId) metadata.set('x-request-id', httpRequestId);
  return metadata;
}

/** The gRPC status of a failed call; undefined for any other error. */
export function grpcStatus(error: unknown): status | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code in status
    ? error.code
    : undefined;
}

/** Whether a call failed because its connection ended under it; nobody decided anything then. */
export function isConnectionLost(error: unknown): boolean {
  const code = grpcStatus(error);
  // grpc-js says INTERNAL where the stream is closed before it knows that the connection is.
  return code === status.UNAVAILABLE || (code === status.INTERNAL && /RST_STREAM/.test((error as Error).message));
}
