// Stretches the contrast of a line image: print in shadow or on coloured paper gets the full range from black to white.

/** Levels of light told apart. */
const LEVELS = 64;
/** Below this share of the pixels lies what is taken for ink, above the other one what is taken for paper. */
const INK_SHARE = 0.006;
const PAPER_SHARE = 0.98;
/** A line image with less between the two (of the whole range of 2) is empty: stretching it would only show its noise. */
const RANGE_MIN = 0.2;

/** Stretches the planes of one line image (values from −1 to 1) in place, all colours alike. */
export function stretchContrast(planes: Float32Array): void {
  const counts = new Uint32Array(LEVELS);
  for (let i = 0; i < planes.length; i++) {
    const level = (((planes[i] as number) + 1) / 2) * (LEVELS - 1) + 0.5;
    counts[level | 0] = (counts[level | 0] as number) + 1;
  }
  const ink = levelAt(counts, INK_SHARE * planes.length);
  const paper = levelAt(counts, PAPER_SHARE * planes.length);
  if (paper - ink < RANGE_MIN) return;
  const scale = 2 / (paper - ink);
  for (let i = 0; i < planes.length; i++) {
    const value = ((planes[i] as number) - ink) * scale - 1;
    planes[i] = value < -1 ? -1 : value > 1 ? 1 : value;
  }
}

/** The value below which `count` values lie. */
function levelAt(counts: Uint32Array, count: number): number {
  let seen = 0;
  for (let level = 0; level < LEVELS; level++) {
    seen += counts[level] as number;
    if (seen > count) return (level / (LEVELS - 1)) * 2 - 1;
  }
  return 1;
}
