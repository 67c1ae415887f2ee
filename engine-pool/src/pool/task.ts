// What the pool and its worker processes tell each other: plain data.
import type { EngineName, Question } from '../engines/engine.ts';
import type { Said } from '../engines/remote/said.ts';
import type { ExtractStep, ImageSizes } from '../extract.ts';
import type { StageRun } from '../stages.ts';
import type { WorkerLimits } from './worker-limits.ts';

/** What every worker is given once, when its process starts. */
export interface WorkerSettings {
  readonly modelsDir: string;
  readonly pdfPagesMax: number;
  /** Engines only take this long and read nothing; null: they read. */
  readonly simulatedEngineMs: number | null;
  readonly limits: WorkerLimits;
  /** Those that are elsewhere. */
  readonly remoteEngines: readonly EngineName[];
}

export type WorkerTask =
  /** One file to read, by the first of these engines that is sure. */
  | {
      readonly kind: 'read';
      readonly file: Uint8Array;
      readonly resizeImage: boolean;
      readonly engines: readonly EngineName[];
    }
  /** Holds what an engine elsewhere said to the page that it was asked about. */
  | {
      readonly kind: 'hold';
      readonly engine: EngineName;
      readonly said: Said;
      readonly question: Pick<Question, 'text' | 'transform'>;
      readonly image: ImageSizes;
    };

export type TaskResult =
  | { readonly kind: 'done'; readonly step: ExtractStep; readonly stageRuns: readonly StageRun[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'bug'; readonly error: unknown };

export type ToWorker = { readonly kind: 'task'; readonly task: WorkerTask } | { readonly kind: 'cancel' };

export type FromWorker =
  | { readonly kind: 'ready' }
  /** It cannot start for a reason that somebody must repair: the line of a StartupError. */
  | { readonly kind: 'unready'; readonly problem: string }
  | {
      readonly kind: 'ended';
      readonly result: TaskResult;
      /** It keeps more memory than it may between two files. */
      readonly isSpent: boolean;
    }
  /** The process ends now of an error that nothing caught. */
  | { readonly kind: 'crashed'; readonly error: unknown };
