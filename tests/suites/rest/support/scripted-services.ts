// A ledger and an engine pool for tests of the gateway alone: real gRPC servers that answer as the test says.

import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import {
  type DescribeResponse,
  Engine,
  EnginePoolServiceService,
  type ExtractRequest,
  type ExtractResponse,
  type FieldEvidence,
  FieldSource,
} from '@lavra/proto/engine/v1/engine';
import {
  type AdmitRequest,
  type AdmitResponse,
  KeyRefusal,
  LedgerServiceService,
  type RenewLeasesRequest,
  type RenewLeasesResponse,
  type ResolveKeyResponse,
  type SettleRequest,
  type SettleResponse,
} from '@lavra/proto/ledger/v1/ledger';
import { hashApiKey } from '@lavra/shared/api-key';
import { CERTIFICATE_FIELDS, certificateOf } from '@lavra/shared/certificate-fields';
import { type CallContext, type RunningGrpcServer, startGrpcServer, unary } from '@lavra/shared/grpc-server';
import { createLogger } from '@lavra/shared/logger';

export const SECRET = 'a secret for the tests of the gateway alone';
export const TOKEN = 'a service token for the tests of the gateway';
export const ORGANIZATION_ID = 'org_test';
const LEASE_MS = 15_000;

const silent = createLogger('scripted', 'silent');

type Handler<Request, Response> = (request: Request, context: CallContext) => Promise<Response> | Response;

export interface LedgerScript {
  admit?: Handler<AdmitRequest, AdmitResponse> | undefined;
  settle?: Handler<SettleRequest, SettleResponse> | undefined;
  renewLeases?: Handler<RenewLeasesRequest, RenewLeasesResponse> | undefined;
  resolveKey?: Handler<{ keyHash: Buffer }, ResolveKeyResponse> | undefined;
}

/** Keeps answers and settles like the real one where the script says nothing; no limits, no credits. */
export class ScriptedLedger {
  /** Replaced by a test at will. */
  script: LedgerScript = {};
  readonly admitted: AdmitRequest[] = [];
  readonly settled: SettleRequest[] = [];
  /** The x-request-id of every call. */
  readonly httpRequestIds: string[] = [];
  readonly prices = { standardHundredths: 100, fastHundredths: 150, resizeImageHundredths: 100 };
  resolvedKeys = 0;
  readonly #keys = new Map<string, ResolveKeyResponse>();
  readonly #kept = new Map<string, Buffer>();
  readonly #running = new Map<string, AdmitRequest>();
  #server: RunningGrpcServer | undefined;

  addKey(key: string, refusal?: KeyRefusal, organizationId = ORGANIZATION_ID): void {
    const response: ResolveKeyResponse = refusal
      ? { outcome: { $case: 'refused', value: { reason: refusal } } }
      : { outcome: { $case: 'resolved', value: { keyId: 'key_test', organizationId, perMinute: 10_000 } } };
    this.#keys.set(hashApiKey(key, SECRET).toString('hex'), response);
  }

  forgetAnswers(): void {
    this.#kept.clear();
  }

  /** @returns the address it serves on. */
  async start(port = 0): Promise<string> {
    this.#server = await startGrpcServer({
      host: '127.0.0.1',
      port,
      portVariable: 'LEDGER_PORT',
      services: [
        {
          token: TOKEN,
          definition: LedgerServiceService,
          implementation: {
            admit: this.#serve('admit', (request: AdmitRequest) => this.#admit(request)),
            settle: this.#serve('settle', (request: SettleRequest) => this.#settle(request)),
            renewLeases: this.#serve('renewLeases', () => ({ lostExtractionIds: [], failedExtractionIds: [] })),
            resolveKey: this.#serve('resolveKey', ({ keyHash }: { keyHash: Buffer }) => {
              this.resolvedKeys++;
              return this.#keys.get(keyHash.toString('hex')) ?? refusedKey(KeyRefusal.KEY_REFUSAL_UNKNOWN);
            }),
            listPrices: unary('listPrices', silent, () => ({ prices: this.prices })),
            getAnswer: unary('getAnswer', silent, () => ({ answer: undefined })),
          },
        },
      ],
    });
    return `127.0.0.1:${this.#server.port}`;
  }

  setServing(serving: boolean): void {
    this.#server?.setServing(serving);
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  #serve<Request, Response>(name: keyof LedgerScript, otherwise: Handler<Request, Response>) {
    return unary<Request, Response>(name, silent, (request, context) => {
      this.httpRequestIds.push(context.httpRequestId ?? '');
      const handler = (this.script[name] as Handler<Request, Response> | undefined) ?? otherwise;
      return handler(request, context);
    });
  }

  #admit(request: AdmitRequest): AdmitResponse {
    this.admitted.push(request);
    const kept = request.idempotencyKey.length > 0 && this.#kept.get(request.idempotencyKey.toString('hex'));
    if (kept) return { outcome: { $case: 'replayed', value: { sealedAnswer: kept } } };
    const extractionId = `extraction-${this.admitted.length}`;
    this.#running.set(extractionId, request);
    return {
      outcome: { $case: 'admitted', value: { extractionId, fencingToken: 1, heldHundredths: 200, leaseMs: LEASE_MS } },
    };
  }

  #settle(request: SettleRequest): SettleResponse {
    this.settled.push(request);
    const admission = this.#running.get(request.extractionId);
    if (admission && request.sealedAnswer.length > 0) {
      this.#kept.set(admission.idempotencyKey.toString('hex'), request.sealedAnswer);
    }
    const { resolution } = request;
    const { standardHundredths, fastHundredths, resizeImageHundredths } = this.prices;
    const chargedHundredths =
      resolution?.$case === 'charge'
        ? (resolution.value.engine === Engine.ENGINE_FAST ? fastHundredths : standardHundredths) +
          (resolution.value.imageResized ? resizeImageHundredths : 0)
        : 0;
    return { outcome: { $case: 'settled', value: { chargedHundredths } } };
  }
}

export function refusedKey(reason: KeyRefusal): ResolveKeyResponse {
  return { outcome: { $case: 'refused', value: { reason } } };
}

/** Answers every file with the same certificate where the script says nothing. */
export class ScriptedEnginePool {
  script: Handler<ExtractRequest, ExtractResponse> = () => answered({ engine: Engine.ENGINE_MINI });
  simulated = false;
  readonly extracted: ExtractRequest[] = [];
  readonly httpRequestIds: string[] = [];
  readonly #token: string;
  #server: RunningGrpcServer | undefined;

  constructor(token = TOKEN) {
    this.#token = token;
  }

  async start(port = 0): Promise<string> {
    this.#server = await startGrpcServer({
      host: '127.0.0.1',
      port,
      portVariable: 'ENGINE_POOL_PORT',
      services: [
        {
          token: this.#token,
          definition: EnginePoolServiceService,
          implementation: {
            extract: unary<ExtractRequest, ExtractResponse>('extract', silent, (request, context) => {
              this.extracted.push(request);
              this.httpRequestIds.push(context.httpRequestId ?? '');
              return this.script(request, context);
            }),
            describe: unary(
              'describe',
              silent,
              (): DescribeResponse => ({
                engines: [Engine.ENGINE_MINI],
                simulated: this.simulated,
                workerThreads: 1,
                running: 0,
                queued: 0,
                queueMax: 1,
                waitMs: 0,
                longestWaitMs: 0,
                busyShare: 0,
                models: [],
              }),
            ),
          },
        },
      ],
    });
    return `127.0.0.1:${this.#server.port}`;
  }

  setServing(serving: boolean): void {
    this.#server?.setServing(serving);
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }
}

const SIZE = { width: 1500, height: 2000 };
const SOURCES = [FieldSource.FIELD_SOURCE_READ, FieldSource.FIELD_SOURCE_REPAIRED, FieldSource.FIELD_SOURCE_DERIVED];

export function answered({ engine, resized = false }: { engine: Engine; resized?: boolean }): ExtractResponse {
  return {
    outcome: { $case: 'answered', value: { engine, certificate: SPECIMEN, evidence: EVIDENCE } },
    image: { original: resized ? { width: 900, height: 1200 } : SIZE, final: SIZE, resized },
    stageTimes: [],
  };
}

/** Every field says its own path, so that a field in the wrong place shows. */
export const SPECIMEN: Certificate = certificateOf(({ path }) => path);

/** Of every field of the specimen, each in a way and at a place of its own; in no order of the contract's. */
const EVIDENCE: FieldEvidence[] = CERTIFICATE_FIELDS.toReversed().map(({ path: field }, number) => {
  const [left, top, right, bottom] = [100 + number, 10 * number, 900, 10 * number + 8];
  const source = SOURCES[number % SOURCES.length] as FieldSource;
  const isPlaced = source !== FieldSource.FIELD_SOURCE_DERIVED;
  const corners = [left, top, right, top, right, bottom, left, bottom];
  return {
    field,
    confidence: 1 - number / 1_000,
    source,
    box: isPlaced ? { left, top, width: right - left, height: bottom - top } : undefined,
    polygon: isPlaced ? [0, 2, 4, 6].map((at) => ({ x: corners[at] as number, y: corners[at + 1] as number })) : [],
  };
});
