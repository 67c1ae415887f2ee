// The engine pool as its callers see it: what became of a file, as a value, whatever happened to the call.
import { status } from '@grpc/grpc-js';
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import {
  type DescribeResponse,
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
import { CHECK_TIMEOUT_MS, firstGood, isServing } from '@lavra/shared/grpc-health';
import type { ClientTls } from '@lavra/shared/tls';

export interface EngineRequest {
  readonly file: Buffer;
  readonly resizeImage: boolean;
  /** Tried first; undefined: the standard order. */
  readonly engine?: EngineName | undefined;
}

export interface ExtractCall {
  /** For all of it, other replicas included. */
  readonly timeoutMs: number;
  /** An opaque id of whose work it is: calls, and then workers, are shared fairly between callers. */
  readonly caller?: string;
  /** Goes into the pool's log and into traces. */
  readonly httpRequestId?: string;
  /** Stops the engines; the outcome is then `stopped`. */
  readonly signal?: AbortSignal;
}

/** Upright. */
export interface ImageSizePx {
  readonly width: number;
  readonly height: number;
}

export interface PointPx {
  readonly x: number;
  readonly y: number;
}

export type FieldSourceName = 'read' | 'repaired' | 'derived';

export interface FieldEvidence {
  /** The path in `lavra.certificate.v1.Certificate`. */
  readonly field: string;
  /** That the value is right, 0 to 1. */
  readonly confidence: number;
  readonly source: FieldSourceName;
  /** Empty where the value was not read from a place. */
  readonly polygon: readonly PointPx[];
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

const UNANSWERED = {
  [UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED]: 'DOCUMENT_NOT_RECOGNIZED',
  [UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE]: 'IMAGE_NOT_PROCESSABLE',
  [UnansweredCode.UNANSWERED_CODE_EXTRACTION_BUSY]: 'EXTRACTION_BUSY',
  [UnansweredCode.UNANSWERED_CODE_EXTRACTION_TIMEOUT]: 'EXTRACTION_TIMEOUT',
  [UnansweredCode.UNANSWERED_CODE_EXTRACTION_UNAVAILABLE]: 'EXTRACTION_UNAVAILABLE',
} as const satisfies Record<Exclude<UnansweredCode, -1 | 0>, UnansweredName>;

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
  /** What one replica can do and how busy it is. Rejects when none can be asked. */
  describe(): Promise<DescribeResponse>;
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

const NEVER = new AbortController().signal;

/** Replicas that may die while they read one file; then the file is to blame, and no other is tried. */
const DEATHS_MAX = 2;

/**
 * More than the replicas behind one caller read at once. What is over waits here, where it costs nothing: sent to one full
 * replica after the other, its file is copied each time.
 */
const CALLS = { atOnceMax: 128, waitingMax: 256 };

/**
 * @param addresses "host:port", several separated by commas, or "dns:///name:port": looked up again and again, and
 *   balanced over all that are found. @param tls undefined: in the clear. @throws Error for any other text
 */
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
    { caller, httpRequestId, signal }: Required<Pick<ExtractCall, 'caller' | 'signal'>> & ExtractCall,
    giveUpAt: number,
  ): Promise<ExtractOutcome> {
    const request = { file, resizeImage, engine: engineOf(engine), caller };
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
    async extract(request, { caller = '', signal = NEVER, ...given }) {
      const settings = { ...given, caller, signal };
      const giveUpAt = performance.now() + settings.timeoutMs;
      const inTime = AbortSignal.timeout(Math.max(0, Math.round(settings.timeoutMs)));
      const taken = await calls.take(caller, AbortSignal.any([signal, inTime]));
      switch (taken.kind) {
        case 'taken':
          return extractAtOnce(request, settings, giveUpAt).finally(() => taken.giveBack(taken.slot));
        case 'full':
          return { kind: 'unanswered', code: 'EXTRACTION_BUSY', image: undefined };
        case 'cancelled':
          if (signal.aborted) return { kind: 'stopped', image: undefined };
          return { kind: 'unanswered', code: 'EXTRACTION_TIMEOUT', image: undefined };
      }
    },
    describe: () => firstGood(() => call(client.describe.bind(client), {}, { token, timeoutMs: CHECK_TIMEOUT_MS })),
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
      const code = UNANSWERED[outcome.value.code as keyof typeof UNANSWERED];
      if (!code) break;
      return { kind: 'unanswered', code, image };
    }
  }
  return {
    kind: 'unanswered',
    code: 'EXTRACTION_UNAVAILABLE',
    cause: new Error('the engine pool answered outside its contract'),
    image,
  };
}
