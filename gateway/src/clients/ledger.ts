// The ledger as the gateway sees it: each call's outcomes as values, and one error for when it cannot be asked.
import {
  KeyRefusal,
  LedgerServiceClient,
  LimitWindow,
  type Prices,
  type SettleRequest,
  type SettleResponse,
} from '@lavra/proto/ledger/v1/ledger';
import { type EngineName, engineOf } from '@lavra/shared/engine-name';
import type { ErrorCode } from '@lavra/shared/error-codes';
import { newExtractionId } from '@lavra/shared/extraction-id';
import { call, channel } from '@lavra/shared/grpc-client';
import { isServing } from '@lavra/shared/grpc-health';
import { LEDGER_CALL_TIMEOUT_MS } from '@lavra/shared/limits';
import type { ClientTls } from '@lavra/shared/tls';
import type { KeyProblem } from '../reply/messages/messages.ts';
import { UnavailableError } from '../reply/unavailable.ts';

export interface Caller {
  readonly keyId: string;
  readonly organizationId: string;
  /** The limit of requests a minute. */
  readonly perMinute: number;
}

/** A key's hash under the secret in use, and under the other that is accepted. */
export interface KeyHashes {
  readonly keyHash: Buffer;
  readonly otherKeyHashes: readonly Buffer[];
  readonly secretId: string;
}

export type KeyResolution =
  | { readonly kind: 'resolved'; readonly caller: Caller }
  | { readonly kind: 'refused'; readonly problem: KeyProblem };

export interface Admission {
  readonly caller: Caller;
  /** Undefined without a requestId: nothing is kept or replayed. */
  readonly idempotencyKey: Buffer | undefined;
  /** The same request's under the other secret that is accepted. */
  readonly otherIdempotencyKeys: readonly Buffer[];
  readonly engine: 'fast' | undefined;
  readonly resizeImage: boolean;
}

/** Who may settle an extraction: every later call names it. */
export interface Lease {
  readonly extractionId: string;
  readonly fencingToken: number;
}

export interface Admitted extends Lease {
  readonly kind: 'admitted';
  readonly leaseMs: number;
}

export type AdmissionOutcome =
  | Admitted
  | { readonly kind: 'replayed'; readonly sealedAnswer: Buffer }
  | { readonly kind: 'in_progress'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'limit';
      readonly window: 'minute' | 'day';
      readonly limit: number;
      readonly retryAfterSeconds: number;
    }
  | {
      readonly kind: 'not_enough_credits';
      readonly requiredHundredths: number;
      readonly availableHundredths: number;
      readonly planRemainingHundredths: number;
      readonly purchasedRemainingHundredths: number;
    }
  | { readonly kind: 'key'; readonly problem: KeyProblem };

/** An engine answered with data: its price is taken from the hold. */
export interface Charge {
  readonly engine: EngineName;
  readonly imageResized: boolean;
  /** Undefined: nothing is kept. */
  readonly sealedAnswer: Buffer | undefined;
}

/** No data is delivered: the whole hold goes back. */
export interface Release {
  /** CALLER_GONE is told to nobody. */
  readonly errorCode: ErrorCode | 'CALLER_GONE';
  readonly sealedAnswer: Buffer | undefined;
}

export interface SettlementCall {
  readonly timeoutMs: number;
  readonly httpRequestId: string;
}

export type ChargeOutcome =
  | { readonly kind: 'charged'; readonly chargedHundredths: number }
  | { readonly kind: 'lease_lost' };

export interface LeaseRenewal {
  /** Extractions that are no longer ours. */
  readonly lost: ReadonlySet<string>;
  /** Extractions whose leases could not be prolonged this time. */
  readonly failed: ReadonlySet<string>;
}

/** Every method rejects with UnavailableError when the ledger cannot be asked. */
export interface Ledger {
  resolveKey(hashes: KeyHashes, httpRequestId: string): Promise<KeyResolution>;
  admit(admission: Admission, httpRequestId: string): Promise<AdmissionOutcome>;
  /** At most LEASES_PER_RENEWAL_MAX at once. */
  renewLeases(leases: readonly Lease[]): Promise<LeaseRenewal>;
  charge(lease: Lease, charge: Charge, settings: SettlementCall): Promise<ChargeOutcome>;
  release(lease: Lease, release: Release, settings: SettlementCall): Promise<void>;
  /** The kept answer of an idempotency key, sealed: one plain read. Undefined when there is none. */
  getAnswer(organizationId: string, idempotencyKey: Buffer, httpRequestId: string): Promise<Buffer | undefined>;
  listPrices(): Promise<Prices>;
  isServing(): Promise<boolean>;
  close(): void;
}

/** Every call may be sent twice: the ledger knows an admission and a settlement again by the id of the extraction. */
const RETRY = { service: 'lavra.ledger.v1.LedgerService', codes: ['UNAVAILABLE'] } as const;

/** Protobuf's absent bytes. */
const NOTHING = Buffer.alloc(0);

export function connectLedger(addresses: string, token: string, tls?: ClientTls): Ledger {
  const client = new LedgerServiceClient(...channel(addresses, { tls, retryable: RETRY }));
  const timeoutMs = LEDGER_CALL_TIMEOUT_MS;

  async function settle(
    { extractionId, fencingToken }: Lease,
    resolution: SettleRequest['resolution'],
    sealedAnswer: Buffer | undefined,
    settings: SettlementCall,
  ): Promise<SettleResponse['outcome']> {
    const request = { extractionId, fencingToken, resolution, sealedAnswer: sealedAnswer ?? NOTHING };
    const callSettings = { ...settings, token, timeoutMs: Math.min(timeoutMs, settings.timeoutMs) };
    return (await ask(call(client.settle.bind(client), request, callSettings))).outcome;
  }

  return {
    async resolveKey({ keyHash, otherKeyHashes, secretId }, httpRequestId) {
      const request = { keyHash, otherKeyHashes: [...otherKeyHashes], secretId };
      const { outcome } = await ask(call(client.resolveKey.bind(client), request, { token, timeoutMs, httpRequestId }));
      switch (outcome?.$case) {
        case 'resolved':
          // A ledger of before says nothing of it, which is 0.
          return { kind: 'resolved', caller: { ...outcome.value, perMinute: outcome.value.perMinute || Infinity } };
        case 'refused':
          return { kind: 'refused', problem: keyProblem(outcome.value.reason) };
        default:
          throw noOutcome('ResolveKey');
      }
    },

    async admit({ caller, idempotencyKey, otherIdempotencyKeys, engine, resizeImage }, httpRequestId) {
      const extractionId = newExtractionId(caller.organizationId);
      const request = {
        ...caller,
        idempotencyKey: idempotencyKey ?? NOTHING,
        otherIdempotencyKeys: [...otherIdempotencyKeys],
        resizeImage,
        engine: engineOf(engine),
        extractionId,
      };
      const { outcome } = await ask(call(client.admit.bind(client), request, { token, timeoutMs, httpRequestId }));
      switch (outcome?.$case) {
        case 'admitted':
          return { kind: 'admitted', ...outcome.value };
        case 'replayed':
          return { kind: 'replayed', ...outcome.value };
        case 'inProgress':
          return { kind: 'in_progress', ...outcome.value };
        case 'limitExceeded': {
          const window = outcome.value.window === LimitWindow.LIMIT_WINDOW_DAY ? 'day' : 'minute';
          return { ...outcome.value, kind: 'limit', window };
        }
        case 'notEnoughCredits':
          return { kind: 'not_enough_credits', ...outcome.value };
        case 'keyRefused':
          return { kind: 'key', problem: keyProblem(outcome.value.reason) };
        default:
          throw noOutcome('Admit');
      }
    },

    async renewLeases(leases) {
      const request = { leases: [...leases] };
      const { lostExtractionIds, failedExtractionIds } = await ask(
        call(client.renewLeases.bind(client), request, { token, timeoutMs }),
      );
      return { lost: new Set(lostExtractionIds), failed: new Set(failedExtractionIds) };
    },

    async charge(lease, { engine, imageResized, sealedAnswer }, settings) {
      const value = { engine: engineOf(engine), imageResized };
      const outcome = await settle(lease, { $case: 'charge', value }, sealedAnswer, settings);
      switch (outcome?.$case) {
        case 'settled':
        case 'alreadySettled':
          return { kind: 'charged', ...outcome.value };
        case 'leaseLost':
          return { kind: 'lease_lost' };
        default:
          throw noOutcome('Settle');
      }
    },

    async release(lease, { errorCode, sealedAnswer }, settings) {
      await settle(lease, { $case: 'release', value: { errorCode } }, sealedAnswer, settings);
    },

    async getAnswer(organizationId, idempotencyKey, httpRequestId) {
      const request = { organizationId, idempotencyKey };
      const { answer } = await ask(call(client.getAnswer.bind(client), request, { token, timeoutMs, httpRequestId }));
      return answer?.sealedAnswer;
    },

    async listPrices() {
      const { prices } = await ask(call(client.listPrices.bind(client), {}, { token, timeoutMs }));
      if (!prices) throw noOutcome('ListPrices');
      return prices;
    },

    isServing: () => isServing(client),
    close: () => client.close(),
  };
}

async function ask<Response>(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (cause) {
    throw new UnavailableError('the ledger cannot be asked', { cause });
  }
}

function noOutcome(method: string): UnavailableError {
  return new UnavailableError(`the ledger's ${method} came without an outcome`);
}

function keyProblem(reason: KeyRefusal): KeyProblem {
  switch (reason) {
    case KeyRefusal.KEY_REFUSAL_REVOKED:
      return 'revoked';
    case KeyRefusal.KEY_REFUSAL_EXPIRED:
      return 'expired';
    default:
      return 'unknown';
  }
}
