// The confusion table of digits: which one a reader is likely to have taken for which.

/** For each digit read, what may have been printed. */
const PRINTED_FOR: Record<string, string> = {
  '0': '8695',
  '1': '74',
  '2': '73',
  '3': '8592',
  '4': '19',
  '5': '6389',
  '6': '8059',
  '7': '12',
  '8': '30695',
  '9': '80435',
};

/** Every number that differs from `digits` in one likely misread digit. */
export function misreadings(digits: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < digits.length; i++) {
    for (const printed of PRINTED_FOR[digits[i] ?? ''] ?? '') {
      found.push(digits.slice(0, i) + printed + digits.slice(i + 1));
    }
  }
  return found;
}
