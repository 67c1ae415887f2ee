// A price list, and the engines it tells apart. All amounts are hundredths of a credit.
export interface Prices {
  readonly standardHundredths: number;
  readonly fastHundredths: number;
  readonly resizeImageHundredths: number;
}

/** Design 3: 1, 1.5 and 1 credit until the operator says otherwise. */
export const DEFAULT_PRICES: Prices = { standardHundredths: 100, fastHundredths: 150, resizeImageHundredths: 100 };

export type EngineAsked = 'standard' | 'fast';
