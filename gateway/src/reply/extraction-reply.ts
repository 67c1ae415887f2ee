// The body of a 201 (contract 2.2), made from what is kept for a replay, so that first answer and replay are the same.
import type { ImageSizePx } from '@lavra/engine-client';
import { toCredits } from '@lavra/shared/credits';
import type { EngineName } from '@lavra/shared/engine-name';
import type { UnansweredCode } from '@lavra/shared/error-codes';
import { type CertificateJson, emptyCertificateJson } from './certificate-json.ts';
import type { EvidenceJson } from './evidence-json.ts';
import { messagesIn } from './messages/languages.ts';
import type { Language } from './messages/messages.ts';

/** Everything a reply is made of but its price and its language. This is what is sealed and kept. */
export interface Answer {
  readonly processingTimeMs: number;
  readonly outcome:
    | {
        readonly kind: 'answered';
        readonly engine: EngineName;
        readonly data: CertificateJson;
        /** Kept whether it was asked for or not, since a repeat may ask; absent where a kept answer was opened without it. */
        readonly evidence?: EvidenceJson;
      }
    | { readonly kind: 'unanswered'; readonly code: UnansweredCode };
  /** Present only when the image was resized. */
  readonly resized?: { readonly original: ImageSizePx; readonly final: ImageSizePx };
}

export interface ReplyOptions {
  readonly language: Language;
  /** ?include=evidence: beyond the contract's body. */
  readonly withEvidence: boolean;
}

/** The order of the keys is the contract's; what goes beyond it comes last. */
export function extractionReply(
  answer: Answer,
  creditsChargedHundredths: number,
  { language, withEvidence }: ReplyOptions,
): object {
  const { outcome, resized } = answer;
  return {
    success: outcome.kind === 'answered',
    ...(outcome.kind === 'unanswered' && {
      error: messagesIn(language).unanswered[outcome.code],
      errorCode: outcome.code,
    }),
    processingTimeMs: answer.processingTimeMs,
    data: outcome.kind === 'answered' ? outcome.data : emptyCertificateJson(),
    ...(resized && { imageResized: true, originalImageSize: resized.original, finalImageSize: resized.final }),
    ...(outcome.kind === 'answered' && { engine: outcome.engine }),
    creditsCharged: toCredits(creditsChargedHundredths),
    ...(withEvidence && outcome.kind === 'answered' && { evidence: outcome.evidence }),
  };
}
