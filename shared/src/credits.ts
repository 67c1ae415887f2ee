// Credits are integer hundredths everywhere inside; only the edges write them as numbers with decimals.

/** Above this a JSON number could no longer hold hundredths exactly; no balance comes near it. */
export const HUNDREDTHS_MAX = 1_000_000_000_00;

/** Hundredths as the contract's JSON number: 30 → 0.3. One correctly rounded division, so it prints without noise. */
export function toCredits(hundredths: number): number {
  return hundredths / 100;
}

/**
 * Reads an amount as an operator types it ("12.5", "100", "0.05") into hundredths.
 * Undefined for anything else: signs, more than two decimals, exponents, or more than HUNDREDTHS_MAX.
 */
export function parseCredits(text: string): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths <= HUNDREDTHS_MAX ? hundredths : undefined;
}
