// The engine pool's events, each told once and recorded as log lines and metrics; nothing of a file's content.
import type { Logger } from '@lavra/shared/logger';
import { Counter, Histogram, type Registry } from '@lavra/shared/metrics';
import type { Extraction, Outcome } from './extract.ts';
import type { RemoteEvents } from './pool/extractor.ts';
import type { Death } from './pool/worker-process.ts';

/** One call of Extract, when it ends. */
export interface EndedCall {
  readonly durationMs: number;
  /** Since a worker took its file; undefined: none did. */
  readonly workerMs: number | undefined;
  /** The HTTP request it was part of, if any. */
  readonly httpRequestId: string | undefined;
}

export interface EnginePoolEvents extends RemoteEvents {
  /** A worker took the file. */
  begun(waitedMs: number): void;
  extracted(extraction: Extraction, call: EndedCall): void;
  workerDied(death: Death, call: EndedCall): void;
  refusedBusy(): void;
  cancelled(call: EndedCall): void;
}

/** Named here because a counter that is absent until its first event shows no increase by it. */
const CAUSES: readonly Death['cause'][] = ['memory', 'time', 'crash'];
const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 10, 16, 32, 64];

export function createEvents(logger: Logger, registry: Registry): EnginePoolEvents {
  const extractions = new Histogram({
    name: 'lavra_engine_extraction_seconds',
    help: 'Extractions from the call to its end, by outcome and the engine that answered',
    labelNames: ['outcome', 'engine'],
    buckets: SECONDS,
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'lavra_engine_queue_wait_seconds',
    help: 'From the call to a worker that takes the file',
    buckets: SECONDS,
    registers: [registry],
  });
  const stages = new Histogram({
    name: 'lavra_engine_stage_seconds',
    help: 'Stages of extractions',
    labelNames: ['stage'],
    buckets: SECONDS,
    registers: [registry],
  });
  const workers = new Histogram({
    name: 'lavra_engine_worker_seconds',
    help: 'How long a worker was taken by a file, whatever came of it',
    buckets: SECONDS,
    registers: [registry],
  });
  const busy = new Counter({
    name: 'lavra_engine_busy_total',
    help: 'Calls turned away because every worker and the queue, or the share of their caller, were taken',
    registers: [registry],
  });
  const deaths = new Counter({
    name: 'lavra_engine_worker_deaths_total',
    help: 'Worker processes that a file ended, by cause',
    labelNames: ['cause'],
    registers: [registry],
  });
  for (const cause of CAUSES) deaths.inc({ cause }, 0);
  const remoteAnswers = new Counter({
    name: 'lavra_engine_remote_answers_total',
    help: 'Pages that engines elsewhere were asked about, by what came of it',
    labelNames: ['engine', 'outcome'],
    registers: [registry],
  });
  const ended = (outcome: string, { durationMs, workerMs, httpRequestId }: EndedCall, engine = ''): void => {
    if (workerMs !== undefined) workers.observe(workerMs / 1_000);
    extractions.observe({ outcome, engine }, durationMs / 1_000);
    logger.info(
      { outcome, engine: engine || undefined, durationMs: Math.round(durationMs), httpRequestId },
      'extraction ended',
    );
  };
  return {
    begun: (waitedMs) => waits.observe(waitedMs / 1_000),
    extracted({ outcome, stageTimes }, call) {
      for (const { stage, durationMs } of stageTimes) stages.observe({ stage }, durationMs / 1_000);
      ended(outcomeName(outcome), call, outcome.kind === 'answered' ? outcome.engine : '');
    },
    workerDied({ cause, error }, call) {
      deaths.inc({ cause });
      logger.error({ err: error, cause, httpRequestId: call.httpRequestId }, 'a file ended its worker process');
      ended('worker_died', call);
    },
    remoteAnswered(engine, outcome, problem) {
      remoteAnswers.inc({ engine, outcome });
      if (problem !== undefined) logger.warn({ engine, outcome, problem }, 'an engine elsewhere gave no answer');
    },
    refusedBusy() {
      busy.inc();
    },
    cancelled: (call) => ended('cancelled', call),
  };
}

/** "answered", or the code of the refusal or of the missing answer. */
function outcomeName(outcome: Outcome): string {
  return outcome.kind === 'answered' ? 'answered' : outcome.code.toLowerCase();
}
