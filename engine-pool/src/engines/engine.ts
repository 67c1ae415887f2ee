// The port of every engine.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import type { PageTransform } from '../image/page-transform.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import type { PageText } from '../ocr/page-text.ts';
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
  | {
      /** Text, but no birth certificate's; or blank, too blurred, or a picture of something else. */
      readonly kind: 'other-document' | 'no-text';
      /** Its print is clear, or next to none is there: no other engine would see a certificate in it. */
      readonly sure: boolean;
    };

/** A page that a model elsewhere is to read: what it is sent, and what its answer is held to. Plain data. */
export interface Question {
  readonly kind: 'question';
  /** The page upright, as read, as a JPEG. */
  readonly jpeg: Uint8Array;
  /** The page's own words. */
  readonly text: PageText;
  readonly transform: PageTransform;
}

export interface Engine {
  readonly name: EngineName;
  /**
   * Null: it has nothing to say that it would stand for, and another engine is to look.
   * @throws {Refusal} when the page's pixels turn out to be unusable, or what the cancellation of `stages` throws.
   */
  read(page: PreparedPage, stages: Stages): Promise<EngineReading | Question | null>;
}
