// Prices: what an extraction holds, and what it costs once an engine answered. All amounts are hundredths of a credit.

export interface Prices {
  readonly standardHundredths: number;
  readonly fastHundredths: number;
  readonly resizeImageHundredths: number;
}

/** The names an operator sets prices by: the keys of the public price list. */
export const PRICE_FIELDS = {
  standard: 'standardHundredths',
  fast: 'fastHundredths',
  resizeImage: 'resizeImageHundredths',
} as const satisfies Record<string, keyof Prices>;

export type PriceName = keyof typeof PRICE_FIELDS;

/** Design 3: 1, 1.5 and 1 credit until the operator says otherwise. */
export const DEFAULT_PRICES: Prices = { standardHundredths: 100, fastHundredths: 150, resizeImageHundredths: 100 };

export type EngineAsked = 'standard' | 'fast';
export type EngineAnswered = 'fast' | 'mini' | 'large';

/** The hold: the engine asked for, plus the surcharge that resizing may cause. */
export function priceToHold(prices: Prices, engineAsked: EngineAsked, resizeImage: boolean): number {
  return priceAsked(prices, engineAsked) + (resizeImage ? prices.resizeImageHundredths : 0);
}

/**
 * The charge: the engine that answered, never more than the engine asked for (contract 2.2), plus the surcharge only
 * where resizing was asked for and done. Never more than the hold.
 */
export function priceToCharge(
  prices: Prices,
  asked: { readonly engineAsked: EngineAsked; readonly resizeImage: boolean },
  answered: { readonly engine: EngineAnswered; readonly imageResized: boolean },
): number {
  const engineHundredths = Math.min(
    answered.engine === 'fast' ? prices.fastHundredths : prices.standardHundredths,
    priceAsked(prices, asked.engineAsked),
  );
  return engineHundredths + (asked.resizeImage && answered.imageResized ? prices.resizeImageHundredths : 0);
}

/** Undefined where the change would make fast cheaper than standard: then "never more than asked" could not hold. */
export function changePrice(prices: Prices, name: PriceName, hundredths: number): Prices | undefined {
  const changed = { ...prices, [PRICE_FIELDS[name]]: hundredths };
  return changed.fastHundredths < changed.standardHundredths ? undefined : changed;
}

function priceAsked(prices: Prices, engineAsked: EngineAsked): number {
  return engineAsked === 'fast' ? prices.fastHundredths : prices.standardHundredths;
}
