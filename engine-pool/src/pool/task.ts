// What the pool and its worker processes tell each other: plain data.
import type { EngineName } from '../engines/engine.ts';
import type { Extraction } from '../extract.ts';
import type { StageRun } from '../stages.ts';
import type { WorkerLimits } from './worker-limits.ts';

/** What every worker is given once, when its process starts. */
export interface WorkerSettings {
  readonly modelsDir: string;
  readonly pdfPagesMax: number;
  /** Engines only take this long and read nothing; null: they read. */
  readonly simulatedEngineMs: number | null;
  readonly limits: WorkerLimits;
}

/** One file to read. */
export interface ExtractTask {
  readonly file: Uint8Array;
  readonly resizeImage: boolean;
  /** Tried first; null: the standard order. */
  readonly engine: EngineName | null;
}

export type ExtractResult =
  | { readonly kind: 'read'; readonly extraction: Extraction; readonly stageRuns: readonly StageRun[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'bug'; readonly error: unknown };

export type ToWorker = { readonly kind: 'extract'; readonly task: ExtractTask } | { readonly kind: 'cancel' };

export type FromWorker =
  | { readonly kind: 'ready' }
  /** It cannot start for a reason that somebody must repair: the line of a StartupError. */
  | { readonly kind: 'unready'; readonly problem: string }
  | { readonly kind: 'ended'; readonly result: ExtractResult }
  /** The process ends now of an error that nothing caught. */
  | { readonly kind: 'crashed'; readonly error: unknown };
