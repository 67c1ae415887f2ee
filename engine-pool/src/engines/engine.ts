// The port of every engine.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { PreparedPage } from '../input/prepared-page.ts';
import type { Stages } from '../stages.ts';

/** As requests and answers name an engine. */
export type EngineName = 'fast' | 'mini' | 'large';

export interface FoundCertificate {
  readonly kind: 'certificate';
  readonly certificate: Certificate;
  /** Places are in the image as read. */
  readonly evidence: FieldEvidence[];
  /** The reading passed its own checks: no other engine needs to look. */
  readonly sure: boolean;
}

export type EngineReading =
  | FoundCertificate
  /** Text, but no birth certificate's. */
  | {
      readonly kind: 'other-document';
      /** Its print is clear: no other engine would see a certificate in it. */
      readonly sure: boolean;
    }
  /** Blank, too blurred, or a picture of something else. */
  | { readonly kind: 'no-text' };

export interface Engine {
  readonly name: EngineName;
  /**
   * Null: it has nothing to say that it would stand for, and another engine is to look.
   * @throws {Refusal} when the page's pixels turn out to be unusable, or what the cancellation of `stages` throws.
   */
  read(page: PreparedPage, stages: Stages): Promise<EngineReading | null>;
}
