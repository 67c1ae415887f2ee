// Asks a gRPC server how it is, by the standard health protocol.
import assert from 'node:assert/strict';
import type { Client } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { call } from './grpc-client.ts';

/** Proxies ask every two seconds or so: whatever is away or hangs, the answer must be there long before. */
export const CHECK_TIMEOUT_MS = 1_000;
/** Each check goes to another replica: one that drains or hangs must not speak for all. */
const CHECKS = 3;

/** True as soon as a replica behind this client answers SERVING; false when none does. */
export function isServing(client: Client): Promise<boolean> {
  const serves = async () => assert.equal(await checkHealth(client, CHECK_TIMEOUT_MS), 'SERVING');
  return firstGood(serves).then(
    () => true,
    () => false,
  );
}

/** Asks some replicas at once; the first good answer counts. Rejects when there is none. */
export function firstGood<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return Promise.any(Array.from({ length: CHECKS }, ask));
}

interface HealthResponse {
  readonly status: string;
}

/** "SERVING", "NOT_SERVING", …; rejects as any call does. */
async function checkHealth(client: Client, timeoutMs: number): Promise<string> {
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
