// The engine pool as the gateway sees it: what became of a file, as a value, whatever happened to the call.
import { status } from '@grpc/grpc-js';
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import {
  EnginePoolServiceClient,
  type ExtractResponse,
  FieldSource,
  RefusalCode,
  UnansweredCode,
} from '@lavra/proto/engine/v1/engine';
import { type EngineName, engineName, engineOf } from '@lavra/shared/engine-name';
import type { RefusalCode as RefusalName, UnansweredCode as UnansweredName } from '@lavra/shared/error-codes';
import { FairQueue } from '@lavra/shared/fair-queue';
import { call, channel, grpcStatus, isConnectionLost } from '@lavra/shared/grpc-client';
import type { ClientTls } from '@lavra/shared/tls';
import type { FieldEvidence, FieldSourceName, ImageSizePx } from '../reply/evidence-json.ts';
import { CHECK_TIMEOUT_MS, firstGood, isServing } from './health.ts';

export interface EngineRequest {
  readonly file: Buffer;
  readonly resizeImage: boolean;
  readonly engine: 'fast' | undefined;
}

export interface ExtractCall {
  /** Calls, and then workers, are shared fairly between organizations. */
  readonly organizationId: string;
  readonly timeoutMs: number;
  readonly httpRequestId: string;
  /** Stops the engines; the outcome is then `stopped`. */
  readonly signal: AbortSignal;
}

const REFUSALS = {
  [RefusalCode.REFUSAL_CODE_IMAGE_INVALID]: 'IMAGE_INVALID',
  [RefusalCode.REFUSAL_CODE_IMAGE_UNREADABLE]: 'IMAGE_UNREADABLE',
  [RefusalCode.REFUSAL_CODE_IMAGE_FORMAT_UNSUPPORTED]: 'IMAGE_FORMAT_UNSUPPORTED',
  [RefusalCode.REFUSAL_CODE_IMAGE_TOO_MANY_PIXELS]: 'IMAGE_TOO_MANY_PIXELS',
  [RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_LOW]: 'IMAGE_RESOLUTION_TOO_LOW',
  [RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_HIGH]: 'IMAGE_RESOLUTION_TOO_HIGH',
  [RefusalCode.REFUSAL_CODE_PDF_PASSWORD_PROTECTED]: 'PDF_PASSWORD_PROTECTED',
  [RefusalCode.REFUSAL_CODE_PDF_UNREADABLE]: 'PDF_UNREADABLE',
  [RefusalCode.REFUSAL_CODE_PDF_TOO_MANY_PAGES]: 'PDF_TOO_MANY_PAGES',
} as const satisfies Record<Exclude<RefusalCode, -1 | 0>, RefusalName>;

/** The refusals that only who opens the file can make. */
export type EngineRefusal = (typeof REFUSALS)[keyof typeof REFUSALS];

const SOURCES: Readonly<Partial<Record<FieldSource, FieldSourceName>>> = {
  [FieldSource.FIELD_SOURCE_READ]: 'read',
  [FieldSource.FIELD_SOURCE_REPAIRED]: 'repaired',
  [FieldSource.FIELD_SOURCE_DERIVED]: 'derived',
};

interface ReadImage {
  readonly original: ImageSizePx;
  readonly final: ImageSizePx;
  readonly resized: boolean;
}

export type ExtractOutcome = { readonly image: ReadImage | undefined } & (
  | {
      readonly kind: 'answered';
      readonly engine: EngineName;
      readonly certificate: Certificate;
      readonly evidence: readonly FieldEvidence[];
      readonly image: ReadImage;
    }
  | { readonly kind: 'refused'; readonly code: EngineRefusal; readonly pages: number; readonly pagesMax: number }
  | {
      readonly kind: 'unanswered';
      readonly code: UnansweredName;
      /** Why the call failed, for the log; undefined when the engines decided. */
      readonly cause?: unknown;
    }
  | { readonly kind: 'stopped' }
);

export interface EnginePool {
  extract(request: EngineRequest, settings: ExtractCall): Promise<ExtractOutcome>;
  /** Whether the engines are simulated (LOAD_TEST_MODE). Rejects when no replica can be asked. */
  isSimulated(): Promise<boolean>;
  isServing(): Promise<boolean>;
  close(): void;
}

/**
 * A replica that is full or gone has charged nothing: another may run the same file. Not retried here is a call that has
 * begun: its file may be what the replica died of.
 */
const RETRY = {
  service: 'lavra.engine.v1.EnginePoolService',
  codes: ['UNAVAILABLE', 'RESOURCE_EXHAUSTED'],
} as const;

/** Replicas that may die while they read one file; then the file is to blame, and no other is tried. */
const DEATHS_MAX = 2;

/**
 * More than the replicas behind one gateway read at once. What is over waits here, where it costs nothing: sent to one full
 * replica after the other, its file is copied each time.
 */
const CALLS = { atOnceMax: 128, waitingMax: 256 };

export function connectEnginePool(
  addresses: string,
  token: string,
  tls?: ClientTls,
  { atOnceMax, waitingMax } = CALLS,
): EnginePool {
  const client = new EnginePoolServiceClient(...channel(addresses, { tls, retryable: RETRY }));
  const calls = new FairQueue<number>({ insideMax: atOnceMax + waitingMax });
  for (let slot = 0; slot < atOnceMax; slot++) calls.offer(slot);

  async function extractAtOnce(
    { file, resizeImage, engine }: EngineRequest,
    { organizationId, httpRequestId, signal }: ExtractCall,
    giveUpAt: number,
  ): Promise<ExtractOutcome> {
    const request = { file, resizeImage, engine: engineOf(engine), caller: organizationId };
    for (let deaths = 0; ; ) {
      let begun = false;
      const onBegun = () => {
        begun = true;
      };
      const settings = { token, timeoutMs: giveUpAt - performance.now(), signal, httpRequestId, onBegun };
      try {
        return readOutcome(await call(client.extract.bind(client), request, settings));
      } catch (cause) {
        if (signal.aborted) return { kind: 'stopped', image: undefined };
        const died = begun && isConnectionLost(cause);
        if (died && ++deaths < DEATHS_MAX) continue;
        const code = died ? 'IMAGE_NOT_PROCESSABLE' : failureCode(cause);
        return { kind: 'unanswered', code, cause, image: undefined };
      }
    }
  }

  return {
    async extract(request, settings) {
      const giveUpAt = performance.now() + settings.timeoutMs;
      const inTime = AbortSignal.timeout(Math.max(0, Math.round(settings.timeoutMs)));
      const taken = await calls.take(settings.organizationId, AbortSignal.any([settings.signal, inTime]));
      switch (taken.kind) {
        case 'taken':
          return extractAtOnce(request, settings, giveUpAt).finally(() => taken.giveBack(taken.slot));
        case 'full':
          return { kind: 'unanswered', code: 'EXTRACTION_BUSY', image: undefined };
        case 'cancelled':
          if (settings.signal.aborted) return { kind: 'stopped', image: undefined };
          return { kind: 'unanswered', code: 'EXTRACTION_TIMEOUT', image: undefined };
      }
    },
    async isSimulated() {
      const settings = { token, timeoutMs: CHECK_TIMEOUT_MS };
      return (await firstGood(() => call(client.describe.bind(client), {}, settings))).simulated;
    },
    isServing: () => isServing(client),
    close: () => client.close(),
  };
}

/** What a failed call means to the caller (contract 7.4): all three may pass, and none is charged. */
function failureCode(error: unknown): UnansweredName {
  switch (grpcStatus(error)) {
    case status.RESOURCE_EXHAUSTED:
      return 'EXTRACTION_BUSY';
    case status.DEADLINE_EXCEEDED:
      return 'EXTRACTION_TIMEOUT';
    default:
      return 'EXTRACTION_UNAVAILABLE';
  }
}

function readOutcome({ outcome, image: geometry }: ExtractResponse): ExtractOutcome {
  const image =
    geometry?.original && geometry.final
      ? { original: geometry.original, final: geometry.final, resized: geometry.resized }
      : undefined;
  switch (outcome?.$case) {
    case 'answered': {
      const { certificate } = outcome.value;
      const engine = engineName(outcome.value.engine);
      if (!engine || !certificate || !image) break;
      const evidence = outcome.value.evidence.flatMap(({ field, source, confidence, polygon }) => {
        const name = SOURCES[source];
        return name ? [{ field, source: name, confidence, polygon }] : [];
      });
      return { kind: 'answered', engine, certificate, evidence, image };
    }
    case 'refused': {
      const { code, pageCount: pages, pageCountMax: pagesMax } = outcome.value;
      const name = REFUSALS[code as keyof typeof REFUSALS];
      if (!name) break;
      return { kind: 'refused', code: name, pages, pagesMax, image };
    }
    case 'unanswered': {
      const isForeign = outcome.value.code === UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED;
      return { kind: 'unanswered', code: isForeign ? 'DOCUMENT_NOT_RECOGNIZED' : 'IMAGE_NOT_PROCESSABLE', image };
    }
  }
  return {
    kind: 'unanswered',
    code: 'EXTRACTION_UNAVAILABLE',
    cause: new Error('the engine pool answered outside its contract'),
    image,
  };
}
