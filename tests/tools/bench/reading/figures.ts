// What one reader tells about one page.

export interface PageFigures {
  readonly name: string;
  /** Of the processor, so that others on the machine do not count. */
  readonly seconds: number;
  readonly text: string;
  /** The most memory that its process held so far. */
  readonly peakMb: number;
  /** Ours only; of the processor. */
  readonly stagesMs?: Readonly<Record<string, number>>;
  /** Ours only: the words came from the PDF itself. */
  readonly textLayer?: boolean;
  /** Ours only: the engine gave an answer itself. */
  readonly answered?: boolean;
}
