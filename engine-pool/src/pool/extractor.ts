// One extraction over workers and engines elsewhere: a worker reads until it is sure or has a question; while a model
// elsewhere is asked it does other work; then a worker holds the answer to the page, and the engines behind it go on.
import type { UnansweredCode } from '@lavra/shared/error-codes';
import type { EngineName } from '../engines/engine.ts';
import { enginesInOrder } from '../engines/order.ts';
import type { RemoteAnswer, RemoteFailureKind, VisionModel } from '../engines/remote/vision-model.ts';
import type { Extraction, Outcome } from '../extract.ts';
import type { StageDuration, StageRun } from '../stages.ts';
import type { ExtractionPool, PoolResult } from './pool.ts';

export interface ExtractionRequest {
  readonly file: Uint8Array;
  readonly resizeImage: boolean;
  /** Tried first; null: the standard order. */
  readonly engine: EngineName | null;
  /** Whose file it is. */
  readonly caller: string;
}

export type ExtractionResult =
  | { readonly kind: 'read'; readonly extraction: Extraction; readonly stageRuns: readonly StageRun[] }
  | Exclude<PoolResult, { kind: 'done' }>;

/** Cancelled once the signal is aborted. @param onBegun called when a worker takes the file */
export type Extractor = (
  request: ExtractionRequest,
  signal: AbortSignal,
  onBegun?: () => void,
) => Promise<ExtractionResult>;

export interface RemoteEvents {
  /** A model elsewhere was asked. @param problem why there is no answer; nothing of the page or of what was said */
  remoteAnswered(engine: EngineName, outcome: RemoteAnswer['kind'], problem: string | undefined): void;
}

const FAILURES: Readonly<Record<Exclude<RemoteFailureKind, 'cancelled'>, UnansweredCode>> = {
  busy: 'EXTRACTION_BUSY',
  timeout: 'EXTRACTION_TIMEOUT',
  unavailable: 'EXTRACTION_UNAVAILABLE',
};

export function createExtractor(
  pool: Pick<ExtractionPool, 'run'>,
  models: readonly VisionModel[],
  events: RemoteEvents,
): Extractor {
  return async ({ file, resizeImage, engine, caller }, signal, onBegun = () => {}) => {
    let engines = enginesInOrder(engine);
    let best: Outcome | undefined;
    const stageRuns: StageRun[] = [];
    const stageTimes: StageDuration[] = [];
    for (let resumes = false; ; resumes = true) {
      const result = await pool.run(
        { kind: 'read', file, resizeImage, engines },
        {
          caller,
          signal,
          resumes,
          // Told once, whichever worker goes on.
          ...(!resumes && { onBegun }),
        },
      );
      if (result.kind !== 'done') return result;
      stageRuns.push(...result.stageRuns);
      const { step } = result;
      if (step.kind === 'extracted') {
        const { outcome, image } = step.extraction;
        stageTimes.push(...step.extraction.stageTimes);
        return read(step.sure ? outcome : better(best, outcome), image);
      }

      stageTimes.push(...step.stageTimes);
      if (step.before) best = better(best, step.before);
      const asked = await ask(models, step.engine, step.question.jpeg, signal);
      stageRuns.push(asked.stageRun);
      stageTimes.push({ stage: 'ask', durationMs: Math.round(asked.stageRun.endedAt - asked.stageRun.startedAt) });
      const { answer } = asked;
      events.remoteAnswered(step.engine, answer.kind, 'problem' in answer ? answer.problem : undefined);
      switch (answer.kind) {
        case 'cancelled':
          return { kind: 'cancelled' };
        case 'said': {
          const { text, transform } = step.question;
          const { image, engine } = step;
          const task = { kind: 'hold', engine, said: answer.said, question: { text, transform }, image } as const;
          const held = await pool.run(task, { caller, signal, resumes: true });
          if (held.kind !== 'done') return held;
          if (held.step.kind !== 'extracted') throw new Error('a question was answered by a question');
          stageRuns.push(...held.stageRuns);
          stageTimes.push(...held.step.extraction.stageTimes);
          const { outcome } = held.step.extraction;
          if (held.step.sure) return read(outcome, image);
          best = better(best, outcome);
          break;
        }
        case 'refused':
          best = better(best, { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' });
          break;
        default:
          best = better(best, { kind: 'unanswered', code: FAILURES[answer.kind] });
      }
      engines = engines.slice(engines.indexOf(step.engine) + 1);
      if (engines.length === 0) return read(best, step.image);
    }

    function read(outcome: Outcome, image: Extraction['image']): ExtractionResult {
      return { kind: 'read', extraction: { outcome, image, stageTimes: together(stageTimes) }, stageRuns };
    }
  };
}

async function ask(models: readonly VisionModel[], engine: EngineName, jpeg: Uint8Array, signal: AbortSignal) {
  const model = models.find((one) => one.engine === engine);
  if (model === undefined) throw new Error(`the engine ${engine} is not elsewhere`);
  const startedAt = Date.now();
  const answer = await model.ask(jpeg, signal);
  return { answer, stageRun: { name: 'ask', startedAt, endedAt: Date.now() } };
}

/**
 * How much an outcome says, the least first. An engine that could not be asked might have seen a certificate: it outweighs
 * those that saw none, so that nothing is kept that sending again may change.
 */
const WEIGHTS: Readonly<Record<UnansweredCode, number>> = {
  IMAGE_NOT_PROCESSABLE: 0,
  DOCUMENT_NOT_RECOGNIZED: 1,
  EXTRACTION_UNAVAILABLE: 2,
  EXTRACTION_TIMEOUT: 2,
  EXTRACTION_BUSY: 2,
};

/** The later one where both say as much: its engine looked harder. */
function better(before: Outcome | undefined, outcome: Outcome): Outcome {
  return before === undefined || weight(outcome) >= weight(before) ? outcome : before;
}

function weight(outcome: Outcome): number {
  return outcome.kind === 'unanswered' ? WEIGHTS[outcome.code] : 3;
}

/** A stage that ran in several steps took all of them. */
function together(stageTimes: readonly StageDuration[]): StageDuration[] {
  const byStage = Map.groupBy(stageTimes, ({ stage }) => stage);
  return [...byStage].map(([stage, runs]) => ({
    stage,
    durationMs: runs.reduce((sum, run) => sum + run.durationMs, 0),
  }));
}
