// Countries by their Portuguese names, as the Unicode CLDR has them.
import { fold } from '../text/fold.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NAMES = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' });
/** Shorter names begin too many other words. */
const LENGTH_MIN = 4;
/** What people write besides. */
const ALSO = ['inglaterra', 'escocia', 'pais de gales', 'holanda', 'eua', 'e u a'];

let countries: string[] | undefined;

/** Whether a text begins with the name of a country other than Brazil: "Estados Unidos da América", "República do Paraguai". */
export function isForeignCountry(text: string): boolean {
  countries ??= [...LETTERS.flatMap((a) => LETTERS.map((b) => fold(NAMES.of(a + b) ?? ''))), ...ALSO].filter(
    (name) => (name.length >= LENGTH_MIN || ALSO.includes(name)) && name !== 'brasil',
  );
  const said = `${fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^republica (?:(?:\w+ )?d[aeo]s? )?(?!dominicana|tcheca|centro)/, '')} `;
  return countries.some((name) => said.startsWith(`${name} `));
}
