// Puts couples of grandparents on the side whose surname they share: few forms say in words which couple is whose.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { FieldValue, FieldValues } from './field-values.ts';
import { genderOf, PARTICLES } from './normalise/person-name.ts';
import { fold } from './text/fold.ts';

const PARENTS = ['filiacao.genitor_1.nome_completo', 'filiacao.genitor_2.nome_completo'] as const;
const PATERNAL = ['avos.paternos.avo_masculino', 'avos.paternos.avo_feminino'] as const;
const MATERNAL = ['avos.maternos.avo_masculino', 'avos.maternos.avo_feminino'] as const;
/** Where the page says the sides this surely, surnames do not count. */
const SAID_MIN = 0.97;
const SWAPPED_FACTOR = 0.9;

const NATIVES = ['filiacao.genitor_1.naturalidade', 'filiacao.genitor_2.naturalidade'] as const;

/** Who is named alone is the first parent. */
export function agreeParents(values: FieldValues): void {
  if (values.get(PARENTS[0]) && values.get(PARENTS[1])) return;
  for (const [first, second] of [PARENTS, NATIVES]) {
    const said = values.get(second);
    if (said && !values.get(first)) values.replace(first, said);
    values.drop(second);
  }
}

/** Exchanges the couples where that shares more surnames with the parents; marriages give women their husbands'. */
export function agreeSides(values: FieldValues): void {
  const known = [...PATERNAL, ...MATERNAL].flatMap((path) => values.get(path) ?? []);
  if (known.length < 2 || known.some(({ attribution }) => attribution >= SAID_MIN)) return;
  const [father, mother] = parentsOf(values);
  if (!father || !mother) return;
  const shared = (paths: readonly FieldPath[], parent: string) => {
    const names = paths.map((path) => values.valueOf(path)).filter((name) => name !== '');
    return names.filter((name) => sharesSurname(name, parent)).length;
  };
  const asRead = shared(PATERNAL, father) + shared(MATERNAL, mother);
  const exchanged = shared(PATERNAL, mother) + shared(MATERNAL, father);
  if (exchanged > asRead) exchange(values);
}

/** The parents by the likely gender of their names; nothing where both look alike. */
function parentsOf(values: FieldValues): [father: string | undefined, mother: string | undefined] {
  const names = PARENTS.map((path) => values.valueOf(path)).filter((name) => name !== '');
  const [father, mother] = ['m', 'f'].map((gender) => names.filter((name) => genderOf(name) === gender));
  const only = (found: readonly string[] | undefined) => (found?.length === 1 ? found[0] : undefined);
  return [only(father), only(mother)];
}

function sharesSurname(name: string, parent: string): boolean {
  const of = (text: string) =>
    fold(text)
      .split(/[\s-]+/)
      .slice(1)
      .filter((word) => !PARTICLES.has(word));
  const surnames = new Set(of(parent));
  return of(name).some((word) => surnames.has(word));
}

function exchange(values: FieldValues): void {
  PATERNAL.forEach((paternal, at) => {
    const maternal = MATERNAL[at] as FieldPath;
    const [first, second] = [values.get(paternal), values.get(maternal)];
    put(values, paternal, second);
    put(values, maternal, first);
  });
}

function put(values: FieldValues, path: FieldPath, value: FieldValue | undefined): void {
  if (value) values.replace(path, { ...value, confidence: value.confidence * SWAPPED_FACTOR });
  else values.drop(path);
}
