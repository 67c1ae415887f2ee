// States and municipalities of Brazil (IBGE's list), found by folded names and by near misreadings.
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { compact, editDistance, fold, nearestOf } from '../text/fold.ts';

/** Names of the states by their two letters. */
export const STATES: ReadonlyMap<string, string> = new Map(getStates().map(({ code, name }) => [code, name]));

const STATE_BY_NAME = new Map([...STATES].map(([uf, name]) => [spelling(name), uf]));
/** Shorter names are too near to each other to be repaired. */
const REPAIRED_LENGTH_MIN = 5;

/** States that became part of others, or have another name. */
const FORMER_STATES: Readonly<Record<string, string>> = { guanabara: 'RJ', rio: 'RJ', guapore: 'RO', riobranco: 'RR' };

/** The two letters of a state given as `SP`, `S.P.`, `S. Paulo`, `São Paulo`, `Estado de São Paulo`, `Território do Acre`; null when it is none. */
export function stateOf(text: string): string | null {
  const said = fold(text).replace(
    /^\W*(?:(?:no|do|[nd]?este) |uf\b)?\W*(?:(?:estado|est\.|territorio(?: federal)?)[\s.]*)?(?:d[aeo]\s+)?|, brasil\W*$/g,
    '',
  );
  const key = compact(said);
  if (key.length === 2) return STATES.has(key.toUpperCase()) ? key.toUpperCase() : null;
  const name = spelling(key);
  const known = STATE_BY_NAME.get(name) ?? FORMER_STATES[key];
  if (known) return known;
  if (key.length < REPAIRED_LENGTH_MIN) return null;
  const words = said.match(/[a-z]+\.?/g) ?? [];
  const some = words.map((one) => (one.endsWith('.') ? [...one.slice(0, -1), ''].join('[a-z]*') : one)).join(' ');
  // "Sta. Catarina", "R. G. do Sul": of a word with a full stop some letters.
  const abbreviated = new RegExp(`^${some}$`);
  const [uf, other] = [...STATES].filter(([, state]) => abbreviated.test(fold(state)));
  if (uf && !other) return uf[0];
  return [...STATE_BY_NAME].find(([other]) => editDistance(name, other, 1) <= 1)?.[1] ?? null;
}

/** Towns of the Federal District that have registries: its one municipality by law is Brasília, but nobody writes so. */
const FEDERAL_TOWNS =
  'Brazlândia|Ceilândia|Gama|Guará|Núcleo Bandeirante|Paranoá|Planaltina|Recanto das Emas|Riacho Fundo|Samambaia|Santa Maria|São Sebastião|Sobradinho|Taguatinga|Águas Claras';
/** What the list lacks: those, and what municipalities are or were called. */
const ALSO: Readonly<Record<string, string>> = { DF: FEDERAL_TOWNS, PE: 'Jaboatão', RJ: 'Campos', SP: 'Embu' };

const byState = new Map<string, ReadonlyMap<string, string>>();

/** Municipality names of a state by their compact form; made at first use, some 5,600 names. */
function namesOf(uf: string): ReadonlyMap<string, string> {
  const known = byState.get(uf);
  if (known) return known;
  const listed = STATES.has(uf) ? getMunicipalities(uf as Parameters<typeof getMunicipalities>[0]) : [];
  const all = [...listed.map(({ name }) => name), ...(ALSO[uf]?.split('|') ?? [])];
  const names = new Map(all.map((name) => [compact(name), name]));
  byState.set(uf, names);
  return names;
}

/** The letters of a name, that of a saint whole: "Sta. Teresa", "S. Borja". */
const keyOf = (text: string): string => compact(text.replace(/^s\.\s?/iu, 'são ').replace(/^s(?=t[ao]\.?\s)/iu, 'san'));

/** Whether some state has a municipality of that name, accents and signs aside, in any spelling. */
export const isMunicipality = (text: string): boolean => statesOf(text).length > 0;

/** What a name has in common in the spellings before and since the reforms of 1943 and 1971: "Assu", "Jahu", "São Christovam", "Manáos", "Victoria", "Arêa". */
function spelling(text: string): string {
  return compact(text.replace(/ç/giu, 'ss'))
    .replace(/ph/g, 'f')
    .replace(/ch(?=r)/g, 'c')
    .replace(/am$/g, 'ao')
    .replace(/([ae])os$/g, '$1us')
    .replace(/c(?=t)/g, '')
    .replace(/th/g, 't')
    .replace(/(?<![cln])h/g, '')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/j(?=[ei])/g, 'g')
    .replace(/eia$/g, 'ea')
    .replace(/(.)\1/g, '$1');
}

/** "Campos" of RJ, as people call Campos dos Goytacazes: one municipality of the state begins with these words. */
export function isShortName(text: string, uf: string): boolean {
  return [...namesOf(uf).values()].filter((name) => fold(name).startsWith(`${fold(text)} `)).length === 1;
}

let bySpelling: Map<string, { uf: string; key: string }[]> | undefined;

/** The states that have a municipality of that name, accents and signs aside; where none has, in another spelling. */
export function statesOf(text: string): string[] {
  const key = keyOf(text);
  const ufs = [...STATES.keys()];
  const named = ufs.filter((uf) => namesOf(uf).has(key));
  if (named.length > 0) return named;
  bySpelling ??= Map.groupBy(
    ufs.flatMap((uf) => [...namesOf(uf).values()].map((name) => ({ uf, key: spelling(name) }))),
    ({ key }) => key,
  );
  return (bySpelling.get(spelling(text)) ?? []).map(({ uf }) => uf);
}

/** Of a municipality that is now in another state the older certificates say the old one: of 1977 and of 1988. */
const PARTED_FROM: Readonly<Record<string, string>> = { MS: 'MT', TO: 'GO' };

/** Whether a state has a municipality of that name, or had it. */
export const liesIn = (text: string, uf: string): boolean =>
  statesOf(text).some((one) => one === uf || PARTED_FROM[one] === uf);

/** As IBGE writes it, the municipality of a state that a text names, a misread letter or two forgiven; null when none is near enough. */
export function municipalityOf(text: string, uf: string): string | null {
  const key = keyOf(text);
  const names = namesOf(uf);
  const exact = names.get(key);
  if (exact || key.length < REPAIRED_LENGTH_MIN) return exact ?? null;
  return names.get(nearestOf(key, names.keys(), key.length >= 10 ? 2 : 1) ?? '') ?? null;
}
