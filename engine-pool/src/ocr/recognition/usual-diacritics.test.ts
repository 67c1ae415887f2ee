// The words that are always written with the same diacritics, or with none, and umlauts that were read as tildes.
import { expect, test } from 'vitest';
import { withLikelyDiacritics, withNamesJoined, withUsualDiacritics } from './usual-diacritics.ts';

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

test.each([
  ['Wãchter', 'Wächter'],
  ['WÃCHTER', 'WÄCHTER'],
  ['Hoffstãtter', 'Hoffstätter'],
  ['KÕHLER', 'KÖHLER'],
  ['BÃUMGARTEN', 'BÄUMGARTEN'],
  ['Schõnardie', 'Schönardie'],
  ['SCHÔNARDIE', 'SCHÖNARDIE'],
  ['Schûtz', 'Schütz'],
  ['KLÕPPEL', 'KLÖPPEL'],
  ['RÔHRS', 'RÖHRS'],
  ['SCHÁFER', 'SCHÄFER'],
  ['WÚNSCH', 'WÜNSCH'],
  ['Guimarães', 'Guimarães'],
  ['SIMÕES', 'SIMÕES'],
  ['irmãzinha', 'irmãzinha'],
  ['Grã-Bretanha', 'Grã-Bretanha'],
  ['São João', 'São João'],
  ['Antônio', 'Antônio'],
  // Kaingang, Pareci, Waiãpi.
  ['Fãgte', 'Fãgte'],
  ['Pãteani', 'Pãteani'],
  ['Waiãpi', 'Waiãpi'],
  ['Wãnhõ', 'Wãnhõ'],
  ['Bõing', 'Böing'],
  ['VILLAS-BÕAS', 'VILLAS-BÔAS'],
  ['Lisbõa', 'Lisbôa'],
  ['Camões', 'Camões'],
])('%j is written %j', (read, written) => {
  expect(withLikelyDiacritics(read)).toBe(written);
});

test.each([
  ['SantAnna,', "Sant'Anna,"],
  ["Sant'Ana", "Sant'Ana"],
  ['Santana', 'Santana'],
  ['SANTANA', 'SANTANA'],
  ['EI-Khouri', 'El-Khouri'],
  ['AI-Assad', 'Al-Assad'],
  ['EI-KHOURI', 'EI-KHOURI'],
  ['I-Ching', 'I-Ching'],
])('%j is %j', (read, written) => {
  expect(withNamesJoined(read)).toBe(written);
});
