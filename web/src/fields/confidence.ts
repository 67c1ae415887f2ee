// How sure the reader must be before a person need not look.

export type ConfidenceLevel = 'sure' | 'unsure' | 'doubtful';

/** Below the first a field asks to be looked at, below the second to be checked letter by letter. */
const SURE_MIN = 0.9;
const UNSURE_MIN = 0.7;

/** @param confidence 0 to 1 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= SURE_MIN) return 'sure';
  return confidence >= UNSURE_MIN ? 'unsure' : 'doubtful';
}

export function isToCheck({ confidence }: { readonly confidence: number }): boolean {
  return confidenceLevel(confidence) !== 'sure';
}
