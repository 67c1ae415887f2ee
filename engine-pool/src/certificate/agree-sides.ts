// Puts grandparents on their sides where a certificate has them beside each parent and says no side: by given names and surnames.
import { type FieldValue, type FieldValues, SAID_SURELY } from './field-values.ts';
import { FIELDS_OF } from './find/classes.ts';
import { fold } from './text/fold.ts';

/** Parents, then each side's grandfather and grandmother. */
const PATHS = (['p1name', 'p2name', 'gpm', 'gpf', 'gmm', 'gmf'] as const).map((one) => FIELDS_OF[one][0]);
/** Where each side begins among them. */
const [PATERNAL, MATERNAL] = [2, 4] as const;
/** "da", "dos" */
const PARTICLE_MAX = 3;

/** Exchanges the sides where each shares more surnames with the other's parent. */
export function agreeSides(values: FieldValues): void {
  const said = PATHS.flatMap((path) => values.get(path) ?? []);
  if (said.length < PATHS.length || said.slice(PATERNAL).some(({ attribution }) => attribution >= SAID_SURELY)) return;
  const names = said.map(({ value }) => fold(value).split(' '));
  const [one = [], other = []] = names;
  const fatherFirst = fatherliness(one) - fatherliness(other);
  const shared = (parent: readonly string[], side: number) =>
    names
      .slice(side, side + 2)
      .flatMap(surnamesOf)
      .filter((name) => surnamesOf(parent).includes(name)).length;
  const crossed = shared(one, MATERNAL) + shared(other, PATERNAL) - shared(one, PATERNAL) - shared(other, MATERNAL);
  if (crossed * fatherFirst <= 0) return;
  for (const [at, path] of PATHS.slice(PATERNAL).entries())
    values.replace(path, said[PATERNAL + ((at + 2) % 4)] as FieldValue);
}

const surnamesOf = ([, ...names]: readonly string[]) => names.filter(({ length }) => length > PARTICLE_MAX);

/** By the end of a given name: in o more than in another letter, in a less. */
const fatherliness = ([given = '']: readonly string[]) => Number(given.endsWith('o')) - Number(given.endsWith('a'));
