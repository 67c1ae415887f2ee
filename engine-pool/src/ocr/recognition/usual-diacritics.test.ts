// The words that are always written with the same diacritics, or with none.
import { expect, test } from 'vitest';
import { withUsualDiacritics } from './usual-diacritics.ts';

test.each([
  ['doís', 'dois'],
  ['míl,', 'mil,'],
  ['trés', 'três'],
  ['TRÈS', 'TRÊS'],
  ['Março', 'Março'],
  ['Marçó', 'Março'],
  ['máe/pãi', 'mãe/pai'],
  ['agôsto', 'agôsto'],
  ['CINQÜENTA', 'CINQÜENTA'],
  ['agósto', 'agosto'],
  // Printed without any, as before 1943 and by machines without them.
  ['tres', 'tres'],
  ['Marco', 'Marco'],
  ['JOSÉ', 'JOSÉ'],
  ['', ''],
])('%j is %j', (read, written) => {
  expect(withUsualDiacritics(read)).toBe(written);
});
