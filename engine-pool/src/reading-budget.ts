// What reading one file may cost in processor time before it ends with what it has: long before its worker is ended.
/** Measured: the hardest photos of certificates take 5 to 9 s with all that `large` tries; a pass 1 to 3 s. */
export const PASSES_BEGIN_WITHIN_CPU_MS = 5_000;
/** No further line is read after this, but of a certificate, whose last lines would be missed: those across at a glance. */
export const LINES_BEGIN_WITHIN_CPU_MS = 7_000;
/** Measured: a clean page of 35 full lines takes 8 s on a slow core that does something else besides. */
export const CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS = 11_000;
