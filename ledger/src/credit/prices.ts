// What an extraction holds, and what it costs once an engine answered. All amounts are hundredths of a credit.
import type { EngineName } from '@lavra/shared/engine-name';
import type { EngineAsked, Prices } from '../model/prices.ts';

/** The names an operator sets prices by: the keys of the public price list. */
export const PRICE_FIELDS = {
  standard: 'standardHundredths',
  fast: 'fastHundredths',
  resizeImage: 'resizeImageHundredths',
} as const satisfies Record<string, keyof Prices>;

export type PriceName = keyof typeof PRICE_FIELDS;

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
  answered: { readonly engine: EngineName; readonly imageResized: boolean },
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
