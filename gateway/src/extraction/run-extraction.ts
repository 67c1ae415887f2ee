// Runs what was admitted: the engines under a lease, then one settlement that charges or releases and keeps the answer.
import { setTimeout as delay } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import type { ExtractOutcome } from '@lavra/engine-client';
import { toCredits } from '@lavra/shared/credits';
import { KEPT_FAILURE_CODES } from '@lavra/shared/error-codes';
import { grpcStatus } from '@lavra/shared/grpc-client';
import { ENGINE_DEADLINE_MS, EXTRACTION_BUDGET_MS, LEDGER_CALL_TIMEOUT_MS } from '@lavra/shared/limits';
import { CallerGoneError } from '../body/read-body.ts';
import type { Admitted, Charge, Release, SettlementCall } from '../clients/ledger.ts';
import type { Gateway } from '../context.ts';
import { certificateJson } from '../reply/certificate-json.ts';
import { evidenceJson } from '../reply/evidence-json.ts';
import type { Answer } from '../reply/extraction-reply.ts';
import { type ImageRefusal, ImageRefusedError } from '../reply/refusals.ts';
import { UnavailableError } from '../reply/unavailable.ts';
import { type SealSecrets, sealAnswer } from './seal.ts';

export interface Run {
  readonly organizationId: string;
  readonly admitted: Admitted;
  /** When Admit was sent, and when the request was here completely (performance.now). */
  readonly admittedAt: number;
  readonly receivedAt: number;
  readonly httpRequestId: string;
  readonly file: Buffer;
  readonly engine: 'fast' | undefined;
  readonly resizeImage: boolean;
  /** Undefined: the answer is not kept. */
  readonly seal: SealSecrets | undefined;
  /** Aborted when the caller's connection ends before its reply. */
  readonly callerGone: AbortSignal;
}

export interface FinishedRun {
  readonly answer: Answer;
  readonly chargedHundredths: number;
}

/** What is left of the budget for writing the reply. */
const REPLY_MARGIN_MS = 1_000;
const SETTLE_RETRY_DELAY_MS = 500;
/** A settlement that failed like this may still come through. */
const PASSING_STATUSES: readonly (status | undefined)[] = [
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.RESOURCE_EXHAUSTED,
  status.INTERNAL,
];

/**
 * @throws ImageRefusedError for a file the engines refuse; UnavailableError when the lease was lost or the charge could
 * not be settled: no data is delivered then; CallerGoneError when nobody can have the answer, now or by a repeat.
 */
export async function runExtraction(gateway: Gateway, run: Run): Promise<FinishedRun> {
  const lease = gateway.leases.hold(run.admitted, run.admittedAt);
  try {
    // Handing a large file to gRPC copies it a few times at once.
    await gateway.fairTurns.wait(run.file.length);
    const outcome = await gateway.enginePool.extract(run, {
      caller: run.organizationId,
      timeoutMs: run.receivedAt + ENGINE_DEADLINE_MS - performance.now(),
      httpRequestId: run.httpRequestId,
      signal: run.seal ? lease.signal : AbortSignal.any([lease.signal, run.callerGone]),
    });
    if (run.seal === undefined && run.callerGone.aborted) {
      await releaseHold(gateway, run, { errorCode: 'CALLER_GONE', sealedAnswer: undefined });
      throw new CallerGoneError();
    }
    const processingTimeMs = Math.round(performance.now() - run.receivedAt);
    switch (outcome.kind) {
      case 'answered':
        return await chargeAnswer(gateway, run, outcome, processingTimeMs);
      case 'unanswered':
        if (outcome.cause) gateway.events.enginePoolFailed(outcome.cause, run.httpRequestId);
        return await releaseUnanswered(gateway, run, outcome, processingTimeMs);
      case 'refused':
        await releaseHold(gateway, run, { errorCode: outcome.code, sealedAnswer: undefined });
        throw new ImageRefusedError(await imageRefusal(gateway, outcome));
      case 'stopped':
        throw new UnavailableError('the lease of an extraction was lost');
    }
  } finally {
    lease.release();
  }
}

async function chargeAnswer(
  gateway: Gateway,
  run: Run,
  outcome: Extract<ExtractOutcome, { kind: 'answered' }>,
  processingTimeMs: number,
): Promise<FinishedRun> {
  const answer: Answer = {
    processingTimeMs,
    outcome: {
      kind: 'answered',
      engine: outcome.engine,
      data: certificateJson(outcome.certificate),
      evidence: evidenceJson(outcome.evidence, outcome.image.final),
    },
    ...resizedSizes(outcome),
  };
  const charge: Charge = {
    engine: outcome.engine,
    imageResized: outcome.image.resized,
    sealedAnswer: run.seal && sealAnswer(answer, run.seal),
  };
  const charged = await settle(gateway, run, run.receivedAt + EXTRACTION_BUDGET_MS - REPLY_MARGIN_MS, (settings) =>
    gateway.ledger.charge(run.admitted, charge, settings),
  );
  if (charged.kind === 'lease_lost') throw new UnavailableError('an answer came after the end of its lease');
  return { answer, chargedHundredths: charged.chargedHundredths };
}

async function releaseUnanswered(
  gateway: Gateway,
  run: Run,
  outcome: Extract<ExtractOutcome, { kind: 'unanswered' }>,
  processingTimeMs: number,
): Promise<FinishedRun> {
  const answer: Answer = {
    processingTimeMs,
    outcome: { kind: 'unanswered', code: outcome.code },
    ...resizedSizes(outcome),
  };
  const isKept = KEPT_FAILURE_CODES.some((code) => code === outcome.code);
  const sealedAnswer = run.seal && isKept ? sealAnswer(answer, run.seal) : undefined;
  await releaseHold(gateway, run, { errorCode: outcome.code, sealedAnswer });
  return { answer, chargedHundredths: 0 };
}

/** A release that does not come through is made good by the end of the lease: the caller need not wait for it. */
async function releaseHold(gateway: Gateway, run: Run, release: Release): Promise<void> {
  await settle(gateway, run, performance.now() + LEDGER_CALL_TIMEOUT_MS, (settings) =>
    gateway.ledger.release(run.admitted, release, settings),
  ).catch(() => undefined);
}

/** Tries until `giveUpAt` (performance.now): the ledger settles an extraction once, however often it is asked. */
async function settle<Outcome>(
  { events }: Gateway,
  { httpRequestId }: Run,
  giveUpAt: number,
  attempt: (settings: SettlementCall) => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    try {
      return await attempt({ timeoutMs: Math.max(1, giveUpAt - performance.now()), httpRequestId });
    } catch (error) {
      events.settlementFailed(error, httpRequestId);
      const mayPass = error instanceof UnavailableError && PASSING_STATUSES.includes(grpcStatus(error.cause));
      if (!mayPass || performance.now() + SETTLE_RETRY_DELAY_MS >= giveUpAt) throw error;
      await delay(SETTLE_RETRY_DELAY_MS);
    }
  }
}

async function imageRefusal(
  { prices }: Gateway,
  { code, image, pages, pagesMax }: Extract<ExtractOutcome, { kind: 'refused' }>,
): Promise<ImageRefusal> {
  const sides = image && { widthPx: image.original.width, heightPx: image.original.height };
  switch (code) {
    case 'IMAGE_RESOLUTION_TOO_LOW':
    case 'IMAGE_RESOLUTION_TOO_HIGH': {
      const today = await prices.get().catch(() => undefined);
      return { code, ...sides, surcharge: today && toCredits(today.resizeImageHundredths) };
    }
    case 'PDF_TOO_MANY_PAGES':
      return { code, pages, pagesMax };
    default:
      return { code, ...sides };
  }
}

function resizedSizes({ image }: Pick<ExtractOutcome, 'image'>): Pick<Answer, 'resized'> {
  return image?.resized ? { resized: { original: image.original, final: image.final } } : {};
}
