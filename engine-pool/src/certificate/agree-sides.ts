// Puts grandparents on their sides where a certificate has them beside each parent and says no side: by given names and surnames.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { type FieldValues, SAID_SURELY } from './field-values.ts';
import { fold } from './text/fold.ts';

/** Grandfathers, then grandmothers: the father's, the mother's. */
const PAIRS = (['avo_masculino', 'avo_feminino'] as const).map(
  (one) => [`avos.paternos.${one}`, `avos.maternos.${one}`] as const,
);
/** "da", "dos" */
const PARTICLE_MAX = 3;

/** Exchanges two grandfathers, or grandmothers, where each shares more surnames with the other's parent; where they share none, as the others do. */
export function agreeSides(values: FieldValues): void {
  if (PAIRS.flat().some((path) => (values.get(path)?.attribution ?? 0) >= SAID_SURELY)) return;
  const namesOf = (path: FieldPath) => fold(values.valueOf(path)).split(' ');
  const [one, other] = [namesOf('filiacao.genitor_1.nome_completo'), namesOf('filiacao.genitor_2.nome_completo')];
  const fatherFirst = fatherliness(one) - fatherliness(other);
  const shared = (parent: readonly string[], path: FieldPath) =>
    surnamesOf(namesOf(path)).filter((name) => surnamesOf(parent).includes(name)).length;
  const crossed = PAIRS.map(
    ([his, hers]) => shared(one, hers) + shared(other, his) - shared(one, his) - shared(other, hers),
  );
  for (const [at, [his, hers]] of PAIRS.entries()) {
    if ((crossed[at] || crossed.reduce((sum, one) => sum + one)) * fatherFirst <= 0) continue;
    const [paternal, maternal] = [values.get(his), values.get(hers)];
    for (const path of [his, hers]) values.drop(path);
    if (maternal) values.replace(his, maternal);
    if (paternal) values.replace(hers, paternal);
  }
}

const surnamesOf = ([, ...names]: readonly string[]) => names.filter(({ length }) => length > PARTICLE_MAX);

/** By the end of a given name: in o more than in another letter, in a less. */
const fatherliness = ([given = '']: readonly string[]) => Number(given.endsWith('o')) - Number(given.endsWith('a'));
