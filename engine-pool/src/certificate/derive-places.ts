// Derives the municipality and state that a certificate leaves to its heading: "nesta cidade", "deste Estado".
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { type FieldValue, type FieldValues, SAID_SURELY } from './field-values.ts';
import { placeText, readPlace, THIS_CITY } from './normalise/place.ts';
import { digitsOf, fold } from './text/fold.ts';
import { isForeignCountry } from './validate/countries.ts';
import { BOOK_TYPE_OTHER, partsOf } from './validate/matricula.ts';
import { isMunicipality, liesIn, STATES, statesOf } from './validate/municipalities.ts';

const BIRTH = { city: 'local_nascimento.municipio', state: 'local_nascimento.uf' } as const;
const REGISTRY = { city: 'registro.municipio', state: 'registro.uf' } as const;
/** Fields that may name a municipality with its state, nearest to the child first. */
const WHOLE_PLACES: readonly FieldPath[] = [
  'dados_pessoais.naturalidade',
  'filiacao.genitor_1.naturalidade',
  'filiacao.genitor_2.naturalidade',
];
/** The municipality itself, printed with its state elsewhere on the page. */
const SAME_CITY_FACTOR = 0.97;
/** The list has such a municipality in a state that the page names. */
const LISTED_FACTOR = 0.85;
/** Who is native of a place was born there, or nearly always. */
const NATIVE_FACTOR = 0.9;
/** Most are born where they are registered, and a certificate that does not say so says "nesta cidade". */
const NOT_SAID_FACTOR = 0.7;

export function derivePlaces(values: FieldValues): void {
  deriveRegistryCity(values);
  for (const place of [BIRTH, REGISTRY]) deriveState(values, place);
  deriveBirthPlace(values);
  for (const path of WHOLE_PLACES) nameState(values, path);
}

/** Places abroad are in no list: that of a consulate is in its name. */
const CONSULATE =
  /^(?:.*\b)?(?:consulado|embaixada|reparti[çc][ãa]o consular)\b.*?\bem\s+(\p{Lu}[^,–—-]*?)(?:\s*[,–—-].*)?$/isu;

/** "RCPN de Crato – 2ª Zona", "de Crato (CE)", "de Crato-CE"; a district may be called like a municipality elsewhere. */
const OF_CITY = /(?<!\bdistrito )\bd[aeo]s? (?=(.+?)(?:\s*[,(/–—]|\s-\s|-\p{L}{2}$|$))/giu;

function deriveRegistryCity(values: FieldValues): void {
  const office = values.get('registro.cartorio');
  if (!office || values.get(REGISTRY.city)) return;
  const abroad = CONSULATE.exec(office.value)?.[1]?.trim();
  const city = abroad ?? Array.from(office.value.matchAll(OF_CITY), ([, name = '']) => name).find(isMunicipality);
  if (city) derive(values, REGISTRY.city, { ...office, value: city }, abroad ? SAME_CITY_FACTOR : LISTED_FACTOR);
}

function deriveBirthPlace(values: FieldValues): void {
  if (values.get(BIRTH.city)) return;
  const native = values.get('dados_pessoais.naturalidade');
  const place = native && readPlace(native.value, true);
  if (native && place) {
    const [city = ''] = place.known ? [place.city] : place.city.split(/,|\s[–-]\s/);
    derive(values, BIRTH.city, { ...native, value: city }, NATIVE_FACTOR);
    if (place.uf) derive(values, BIRTH.state, { ...native, value: place.uf }, NATIVE_FACTOR);
    return;
  }
  const city = values.get(REGISTRY.city);
  // The book of other entries takes births abroad.
  const { bookType } = partsOf(digitsOf(values.valueOf('dados_pessoais.matricula')));
  if (!city || bookType === BOOK_TYPE_OTHER) return;
  derive(values, BIRTH.city, city, NOT_SAID_FACTOR);
  deriveState(values, BIRTH);
}

/** "Crato, deste Estado": the registry's; "natural deste Estado" names no city. */
const THIS_STATE =
  /^(.*?)(?:^|[\s,(–-]+)(?:tamb[ée]m\s+)?(?:n|d)?(?:\s?\/\s?|[eê]ste(?:\s+mesmo)?\s+)e(?:st(?:ado)?)?(?:\sd[aeo])?\W*$/iu;

/** "Natural da Capital": the state's. */
const CAPITAL = /^\W*(?:da\s+)?capital(?:\s+d?[eê]ste\s+estado)?\W*$/iu;
const CAPITALS =
  'Rio Branco/AC|Maceió/AL|Manaus/AM|Macapá/AP|Salvador/BA|Fortaleza/CE|Brasília/DF|Vitória/ES|Goiânia/GO|São Luís/MA|Belo Horizonte/MG|Campo Grande/MS|Cuiabá/MT|Belém/PA|João Pessoa/PB|Recife/PE|Teresina/PI|Curitiba/PR|Rio de Janeiro/RJ|Natal/RN|Porto Velho/RO|Boa Vista/RR|Porto Alegre/RS|Florianópolis/SC|Aracaju/SE|São Paulo/SP|Palmas/TO';

/** Where city and state of a naturalidade stand apart, it is both: "Município/UF". */
function nameState(values: FieldValues, path: FieldPath): void {
  const said = values.get(path);
  if (!said) return;
  const [city, uf] = [values.valueOf(REGISTRY.city), values.valueOf(REGISTRY.state)];
  const isOfState = (one: string) => one.endsWith(`/${uf}`);
  const capital = CAPITAL.test(said.value) ? CAPITALS.split('|').find(isOfState)?.slice(0, -3) : undefined;
  const home = THIS_CITY.test(said.value) ? city : (capital ?? THIS_STATE.exec(said.value)?.[1]);
  if (home !== undefined) {
    const value = home ? placeText(home + (uf && `/${uf}`), true) : (STATES.get(uf) ?? '');
    if (value === '') values.drop(path);
    else values.replace(path, { ...said, value, source: uf || home === city ? 'derived' : said.source });
    return;
  }
  const place = readPlace(said.value, true);
  if (!place || place.uf) return;
  const same = placesOf(values).find(({ city }) => fold(city) === fold(place.city));
  if (same) values.replace(path, { ...said, value: `${said.value}/${same.uf}` });
}

function deriveState(values: FieldValues, { city, state }: typeof BIRTH | typeof REGISTRY): void {
  const known = values.get(city);
  if (!known) return;
  if (isSaidAbroad(values, known.value)) values.close(state);
  const states = statesOf(known.value);
  const said = values.get(state);
  const sames = placesOf(values).filter((place) => fold(place.city) === fold(known.value));
  const only = states.length === 1 ? states[0] : undefined;
  // The state of another cell: the page itself says where the municipality lies.
  const same = sames.find(({ uf }) => liesIn(known.value, uf)) ?? (only ? undefined : sames[0]);
  if (said) {
    const isElsewhere = same ? same.uf !== said.value : only !== undefined && said.attribution < SAID_SURELY;
    if (!isElsewhere || liesIn(known.value, said.value)) return;
    values.drop(state);
  }
  if (same) derive(values, state, { ...same.said, value: same.uf }, SAME_CITY_FACTOR);
  else if (only && !CONSULATE.test(values.valueOf('registro.cartorio')))
    derive(values, state, { ...known, value: only }, LISTED_FACTOR);
  // Of several states that of the registry.
  const home = values.get(REGISTRY.state);
  if (home && states.includes(home.value)) derive(values, state, home, LISTED_FACTOR);
}

/** "Buenos Aires, Argentina" of somebody's naturalidade: not the one in Pernambuco. */
function isSaidAbroad(values: FieldValues, city: string): boolean {
  const places = WHOLE_PLACES.map((path) => values.valueOf(path).split(/\s*[,(]\s*|\s[–-]\s/));
  return places.some(([name = '', ...rest]) => fold(name) === fold(city) && isForeignCountry(rest.at(-1) ?? ''));
}

/** Every municipality that the page names with its state. */
function placesOf(values: FieldValues): { city: string; uf: string; said: FieldValue }[] {
  const apart = [REGISTRY, BIRTH].flatMap(({ city, state }) => {
    const [name, uf] = [values.get(city), values.get(state)];
    return uf ? [{ city: name?.value ?? '', uf: uf.value, said: uf }] : [];
  });
  const whole = WHOLE_PLACES.flatMap((path) => {
    const said = values.get(path);
    const place = said && readPlace(said.value, true);
    return said && place?.uf ? [{ city: place.city, uf: place.uf, said }] : [];
  });
  return [...apart, ...whole];
}

function derive(values: FieldValues, path: FieldPath, from: FieldValue, factor: number): void {
  const attribution = from.attribution * factor;
  values.offer(path, from.value, { box: undefined, confidence: from.confidence, attribution }, 'derived');
}
