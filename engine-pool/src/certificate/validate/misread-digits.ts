// The confusion table of digits: which one a reader is likely to have taken for which.

/** For each digit read, from 0 on, what may have been printed. */
const PRINTED_FOR = '8695 74 73 8592 19 6389 8059 12 30695 80435'.split(' ');

/**
 * Every number of that length which may have been read as `digits`: another in one digit; of two like figures one was
 * seen, "01 5" for "01 55", or one was seen twice, "5 55"; or a sign between them was taken for a stroke, "19911" for "1991.".
 */
export function misreadings(digits: string, length: number): string[] {
  const instead = (digit: string, at: number): readonly string[] => {
    if (digits.length === length - 1) return [digit + digit];
    if (digits.length === length + 1) return digit === '1' || digit === digits[at - 1] ? [''] : [];
    return digits.length === length ? [...(PRINTED_FOR[Number(digit)] ?? '')] : [];
  };
  const found = [...digits].flatMap((digit, at) =>
    instead(digit, at).map((printed) => digits.slice(0, at) + printed + digits.slice(at + 1)),
  );
  return [...new Set(found)];
}
