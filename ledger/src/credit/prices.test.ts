import { expect, test } from 'vitest';
import { DEFAULT_PRICES, type Prices } from '../model/prices.ts';
import { changePrice, priceToCharge, priceToHold } from './prices.ts';

const EQUAL: Prices = { standardHundredths: 120, fastHundredths: 120, resizeImageHundredths: 7 };

// engine asked × engine answered × resizing asked × resized, at 1 / 1.5 / 1 credits: hold, charge.
test.each([
  ['standard', 'mini', false, false, 100, 100],
  ['standard', 'large', false, false, 100, 100],
  ['standard', 'mini', true, false, 200, 100],
  ['standard', 'mini', true, true, 200, 200],
  ['standard', 'large', true, true, 200, 200],
  // Never done, and still never more than the hold.
  ['standard', 'mini', false, true, 100, 100],
  ['standard', 'fast', false, false, 100, 100],
  ['fast', 'fast', false, false, 150, 150],
  ['fast', 'mini', false, false, 150, 100],
  ['fast', 'large', false, false, 150, 100],
  ['fast', 'fast', true, false, 250, 150],
  ['fast', 'fast', true, true, 250, 250],
  ['fast', 'mini', true, true, 250, 200],
  ['fast', 'large', true, false, 250, 100],
] as const)('%s asked, %s answered, resize %s, resized %s: holds %i, charges %i', (...row) => {
  const [engineAsked, engine, resizeImage, imageResized, hold, charge] = row;
  expect(priceToHold(DEFAULT_PRICES, engineAsked, resizeImage)).toBe(hold);
  expect(priceToCharge(DEFAULT_PRICES, { engineAsked, resizeImage }, { engine, imageResized })).toBe(charge);
});

test.each([
  ['fast', 100, { standardHundredths: 100, fastHundredths: 100, resizeImageHundredths: 100 }],
  ['fast', 99, undefined],
  ['standard', 150, { standardHundredths: 150, fastHundredths: 150, resizeImageHundredths: 100 }],
  ['standard', 151, undefined],
  ['resizeImage', 0, { standardHundredths: 100, fastHundredths: 150, resizeImageHundredths: 0 }],
] as const)('setting %s to %i', (name, hundredths, expected) => {
  expect(changePrice(DEFAULT_PRICES, name, hundredths)).toEqual(expected);
});

test('fast may cost what standard costs', () => {
  expect(priceToHold(EQUAL, 'fast', true)).toBe(127);
});
