// What crosses the thread boundary: plain data, and one flag that both sides see.
import type { Engine, ExtractResponse } from '@lavra/proto/engine/v1/engine';
import type { StageRun } from '../stages.ts';

/** What every worker is given once, when its thread starts. */
export interface WorkerSettings {
  readonly modelsDir: string;
  readonly pdfPagesMax: number;
  /** Engines only take this long and read nothing; null: they read. */
  readonly simulatedEngineMs: number | null;
}

/** One file to read. */
export interface ExtractTask {
  readonly file: Uint8Array;
  readonly resizeImage: boolean;
  readonly engine: Engine;
  readonly flag: TaskFlag;
}

/** A worker never throws: what it throws is the end of its thread. */
export type ExtractResult =
  | { readonly ended: 'read'; readonly response: ExtractResponse; readonly stageRuns: readonly StageRun[] }
  | { readonly ended: 'cancelled' }
  | { readonly ended: 'bug'; readonly error: unknown };

/** Shared memory: the pool's side sets `cancelled`, the worker's side the rest. */
export type TaskFlag = Int32Array;

const STARTED = 0;
const CANCELLED = 1;
const LIMITED_STAGE = 2;
const LENGTH = 3;

export function newFlag(): TaskFlag {
  return new Int32Array(new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT));
}

export function markStarted(flag: TaskFlag): void {
  Atomics.store(flag, STARTED, 1);
}

export function hasStarted(flag: TaskFlag): boolean {
  return Atomics.load(flag, STARTED) === 1;
}

export function markCancelled(flag: TaskFlag): void {
  Atomics.store(flag, CANCELLED, 1);
}

export function isCancelled(flag: TaskFlag): boolean {
  return Atomics.load(flag, CANCELLED) === 1;
}

/** The number of the stage that now runs and must end in time, or 0. */
export function markLimitedStage(flag: TaskFlag, stage: number): void {
  Atomics.store(flag, LIMITED_STAGE, stage);
}

export function limitedStage(flag: TaskFlag): number {
  return Atomics.load(flag, LIMITED_STAGE);
}
