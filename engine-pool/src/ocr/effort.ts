// How much work a reading may cost: the scale of detection and of line images.

export interface Effort {
  /** The page is shrunk to this for the search of print. */
  readonly detectionLongSidePx: number;
  /** Line images of print are squeezed to this share of their width. */
  readonly lineWidthShare: number;
}

/** Measured on varied pages: recall is best from 1152 to 1536, and time grows with the square. */
export const EVERYDAY: Effort = { detectionLongSidePx: 1280, lineWidthShare: 1 };
/** Print of ordinary size loses next to nothing: at 0.85 one character in 250 was read otherwise, at 0.65 one in 40. */
export const QUICK: Effort = { detectionLongSidePx: 896, lineWidthShare: 0.85 };
/** More pixels for every character: finds accents, and the faint lines that the everyday reading passes over. */
export const WIDE: Effort = { detectionLongSidePx: 1472, lineWidthShare: 1.15 };
