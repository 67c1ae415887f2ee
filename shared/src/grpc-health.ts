// Asks a gRPC server how it is, by the standard health protocol.
import type { Client } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { call } from './grpc-client.ts';

interface HealthResponse {
  readonly status: string;
}

/** "SERVING", "NOT_SERVING", …; rejects as any call does. */
export async function checkHealth(client: Client, timeoutMs: number): Promise<string> {
  const { path, requestSerialize, responseDeserialize } = service.Check as NonNullable<typeof service.Check>;
  const { status } = await call<object, HealthResponse>(
    (request, metadata, options, callback) =>
      client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize as (bytes: Buffer) => HealthResponse,
        request,
        metadata,
        options,
        (error, response) => callback(error, response as HealthResponse),
      ),
    { service: '' },
    // Health is open: a token would say nothing there.
    { token: '', timeoutMs },
  );
  return status;
}
