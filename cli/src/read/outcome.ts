// What becomes of one file, whoever reads it: an engine pool of our own, or a service far away.
import type { EngineName } from '@lavra/shared/engine-name';

export type FileOutcome =
  | {
      readonly kind: 'answered';
      readonly engine: EngineName | undefined;
      /** As contract 2.3 has it. */
      readonly data: object;
      /** Undefined where nobody counts. */
      readonly creditsCharged: number | undefined;
      readonly isReplay: boolean;
    }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  /** Every other file would end alike: no key, no credits, the day's limit. */
  | { readonly kind: 'stopped'; readonly code: string; readonly message: string };

export interface Reader {
  /** Files that it reads at once. */
  readonly parallel: number;
  /** Never rejects for what is wrong with the file. */
  read(file: Buffer): Promise<FileOutcome>;
  close(): Promise<void>;
}
