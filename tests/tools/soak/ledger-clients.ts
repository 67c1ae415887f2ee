// Callers that do what a gateway does, never give up, and remember what each of their requests cost.
import { setTimeout as sleep } from 'node:timers/promises';
import { Engine } from '@lavra/proto/engine/v1/engine';
import type { LedgerServiceClient } from '@lavra/proto/ledger/v1/ledger';
import { call } from '@lavra/shared/grpc-client';
import { LEDGER_CALL_TIMEOUT_MS } from '@lavra/shared/limits';
import { newIdempotencyKey, SERVICE_TOKEN } from '../../suites/ledger-service/support.ts';

export interface Customer {
  readonly organizationId: string;
  readonly keyId: string;
}

export interface Tally {
  /** Calls to the ledger, failed ones included. */
  requests: number;
  /** Requests that got their one answer, by the customer's organization. */
  readonly answers: Map<string, number>;
  /** Calls that failed and were sent again. */
  failures: number;
  /** Settlements that came too late: the request ran again. */
  leasesLost: number;
}

const settings = { token: SERVICE_TOKEN, timeoutMs: LEDGER_CALL_TIMEOUT_MS };
const RETRY_PAUSE_MS = 100;
const sealedAnswer = Buffer.alloc(1_024, 7);

/** One request after the other until told to stop; the last one is seen through. */
export async function runClient(
  ledger: LedgerServiceClient,
  customer: Customer,
  tally: Tally,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    await oneRequest(ledger, customer, tally);
    tally.answers.set(customer.organizationId, (tally.answers.get(customer.organizationId) ?? 0) + 1);
  }
}

/** The same request sent until it has its answer: by this run or by an earlier one of its own that settled unheard. */
async function oneRequest(ledger: LedgerServiceClient, customer: Customer, tally: Tally): Promise<void> {
  const request = {
    ...customer,
    idempotencyKey: newIdempotencyKey(),
    engine: Engine.ENGINE_UNSPECIFIED,
    resizeImage: false,
    otherIdempotencyKeys: [],
    extractionId: '',
  };
  for (;;) {
    const { outcome } = await persist(tally, () => call(ledger.admit.bind(ledger), request, settings));
    switch (outcome?.$case) {
      case 'replayed':
        return;
      case 'inProgress':
        // An admission whose answer was lost: its lease ends.
        await sleep(outcome.value.retryAfterSeconds * 1000);
        break;
      case 'admitted': {
        const { extractionId, fencingToken } = outcome.value;
        const settlement = {
          extractionId,
          fencingToken,
          resolution: { $case: 'charge' as const, value: { engine: Engine.ENGINE_MINI, imageResized: false } },
          sealedAnswer,
        };
        const settled = await persist(tally, () => call(ledger.settle.bind(ledger), settlement, settings));
        if (settled.outcome?.$case !== 'leaseLost') return;
        tally.leasesLost++;
        break;
      }
      default:
        throw new Error(`unexpected: ${outcome?.$case}`);
    }
  }
}

async function persist<Response>(tally: Tally, send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    tally.requests++;
    try {
      return await send();
    } catch {
      tally.failures++;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}
