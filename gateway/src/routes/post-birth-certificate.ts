// POST /documents/birth-certificate (contract 4.1): THE request, from the parsed body to the reply, in the order of the
// refusals: 400, one download too many (429), image cannot be had, replay or 409, 429, 402, the rest of 422, 201.
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { acceptedOf } from '@lavra/shared/rotation';
import type { Gateway } from '../context.ts';
import { idempotencyKeyOf } from '../extraction/idempotency-key.ts';
import { loadImage } from '../extraction/load-image.ts';
import { parseRequest } from '../extraction/parse-request.ts';
import { runExtraction } from '../extraction/run-extraction.ts';
import { openAnswer, type SealSecrets } from '../extraction/seal.ts';
import { refuseIfDraining } from '../middleware/refuse-while-draining.ts';
import type { RequestContext } from '../middleware/request-context.ts';
import { extractionReply, type ReplyOptions } from '../reply/extraction-reply.ts';
import { RefusedError } from '../reply/refusals.ts';
import { UnavailableError } from '../reply/unavailable.ts';

export function postBirthCertificate(gateway: Gateway) {
  return async (ctx: RequestContext): Promise<void> => {
    const { caller, body, httpRequestId, receivedAt } = ctx.state;
    const callerGone = whenCallerGone(ctx);
    const request = parseRequest(body, ctx.query.include);
    const options = { language: ctx.state.language, withEvidence: request.withEvidence };
    if (request.source.kind === 'url') ctx.state.fileMemory.add(IMAGE_BYTES_MAX);
    const image = await loadImage(request.source, gateway.network, gateway.downloads.of(caller));
    const seals = sealSecrets(gateway, caller.organizationId, request, image.sha256);

    if (await answeredAsBelieved(gateway, ctx, seals, options)) return;

    // A slow body or download may end after the stop began: what is admitted now could outlast the grace, and be killed.
    refuseIfDraining(gateway.drain, ctx);
    const admittedAt = performance.now();
    const { engine, resizeImage } = request;
    const [seal, ...others] = seals;
    const otherIdempotencyKeys = others.map((other) => other.idempotencyKey);
    const admission = await gateway.ledger.admit(
      { caller, idempotencyKey: seal?.idempotencyKey, otherIdempotencyKeys, engine, resizeImage },
      httpRequestId,
    );
    switch (admission.kind) {
      case 'replayed':
        return replay(ctx, admission.sealedAnswer, seals, options);
      case 'admitted':
        break;
      default:
        throw new RefusedError(admission);
    }

    // From here on what is kept is finished and settled, whether the caller's connection lasts or not.
    const { answer, chargedHundredths } = await runExtraction(gateway, {
      organizationId: caller.organizationId,
      admitted: admission,
      admittedAt,
      receivedAt,
      httpRequestId,
      file: image.file,
      engine,
      resizeImage,
      seal,
      callerGone,
    });
    ctx.state.outcome = answer.outcome.kind === 'answered' ? answer.outcome.engine : answer.outcome.code;
    ctx.status = 201;
    ctx.body = extractionReply(answer, chargedHundredths, options);
  };
}

/** Aborted when the connection ends before the reply is written. */
function whenCallerGone({ res }: RequestContext): AbortSignal {
  if (res.closed) return AbortSignal.abort();
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

/** Answers a repeat by what this gateway believes about it, without an Admit; false when the ledger must decide. */
async function answeredAsBelieved(
  { requestStates, ledger }: Gateway,
  ctx: RequestContext,
  seals: readonly SealSecrets[],
  options: ReplyOptions,
): Promise<boolean> {
  const { caller, httpRequestId } = ctx.state;
  for (const { idempotencyKey } of seals) {
    const believed = requestStates.look(caller.organizationId, idempotencyKey);
    if (believed?.kind === 'running') throw new RefusedError({ ...believed, kind: 'in_progress' });
    if (believed?.kind !== 'answered') continue;
    const kept = await ledger.getAnswer(caller.organizationId, idempotencyKey, httpRequestId).catch(() => undefined);
    if (!kept) continue;
    replay(ctx, kept, seals, options);
    return true;
  }
  return false;
}

/** The kept answer to a repeat: the same body, free. */
function replay(ctx: RequestContext, sealedAnswer: Buffer, seals: readonly SealSecrets[], options: ReplyOptions): void {
  const answer = firstOf(seals, (seal) => openAnswer(sealedAnswer, seal, options.withEvidence));
  if (!answer) throw new UnavailableError('a kept answer could not be opened');
  ctx.state.outcome = 'replayed';
  ctx.status = 201;
  ctx.set('Idempotent-Replayed', 'true');
  ctx.body = extractionReply(answer, 0, options);
}

function firstOf<Value, Found>(values: readonly Value[], find: (value: Value) => Found | undefined): Found | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One for each secret that is accepted, that in use first; none without a requestId: nothing is kept then. */
function sealSecrets(
  { config }: Gateway,
  organizationId: string,
  { requestId, resizeImage, engine }: ReturnType<typeof parseRequest>,
  fileSha256: Buffer,
): SealSecrets[] {
  if (requestId === undefined) return [];
  const parts = { organizationId, requestId, fileSha256, resizeImage, engine };
  return acceptedOf(config.secret).map((secret) => ({
    requestId,
    fileSha256,
    idempotencyKey: idempotencyKeyOf(parts, secret),
  }));
}
