// Offers the people of a running text's clauses: the parents, the grandparents and the other twins.
import { type FieldValues, originOf } from '../../../field-values.ts';
import { tidyName } from '../../../normalise/person-name.ts';
import { placeText } from '../../../normalise/place.ts';
import { readCouple } from '../extract/couples.ts';
import { offerCouple } from '../extract/family.ts';
import type { Flow, NameStretch } from './flow.ts';
import * as G from './grammar.ts';
import { type RunningParent, readRunningParents } from './parents.ts';

/**
 * Offers the parents with their places of birth, in the order they are named in.
 * @param main the keys of the flow up to the notes
 */
export function offerParents(draft: FieldValues, flow: Flow, main: string): void {
  const father = G.FATHER.exec(main);
  const mother = G.MOTHER.exec(main);
  let parents = [father, mother]
    .flatMap((match) => (match ? [{ match, at: match.index }] : []))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ match }) => readRunningParents(flow.captured(match, 1)).slice(0, 1));
  if (parents.every((parent) => parent.name === '')) parents = parentsOfChild(flow, main);
  for (const [index, parent] of parents
    .filter(({ name }) => name !== '')
    .slice(0, 2)
    .entries()) {
    const base = index === 0 ? 'filiacao.genitor_1' : 'filiacao.genitor_2';
    draft.offer(`${base}.nome_completo`, parent.name, originOf(parent.words));
    draft.offer(`${base}.naturalidade`, placeText(parent.place), originOf(parent.words));
  }
}

/** "filho de X e de Y", "filho legítimo dele declarante e de sua mulher Y". */
function parentsOfChild(flow: Flow, main: string): RunningParent[] {
  for (const match of main.matchAll(G.CHILD_OF)) {
    const rest = flow.captured(match, 2);
    const declares = match[1] !== undefined && !/^\p{Lu}/u.test(rest.text);
    const others = readRunningParents({ ...rest, text: rest.text.replace(/^[\s,]*e\s+/iu, '') });
    const parents = declares ? [...declarer(flow, main), ...others] : others;
    if (parents.some(({ name }) => name !== '')) return parents;
  }
  return [];
}

/** How far behind the declarer's name his place of birth may be said, in characters of the keys. */
const DECLARER_REACH = 240;

function declarer(flow: Flow, main: string): RunningParent[] {
  for (const cue of main.matchAll(G.DECLARER)) {
    const from = cue.index + cue[0].length;
    const name = flow.nameFrom(flow.tokenAt(from));
    if (!name) continue;
    const said = main.slice(from, from + DECLARER_REACH).split(/ (?:declar\w+|e d[ei] |perante) /)[0] ?? '';
    return readRunningParents(flow.stretch(from, from + said.length)).slice(0, 1);
  }
  return [];
}

/** Brothers and sisters of one birth that a certificate names. */
const TWINS_MAX = 4;

/** Offers the twins of the first cue that a name follows. */
export function offerTwins(draft: FieldValues, flow: Flow, main: string): void {
  for (const cue of main.matchAll(G.TWIN)) {
    const names: NameStretch[] = [];
    let name = flow.nameFrom(flow.tokenAt(cue.index + cue[0].length));
    while (name && names.length < TWINS_MAX) {
      names.push(name);
      name = /^(?:e|,|;)$/.test(flow.tokens[name.to]?.key ?? '') ? flow.nameFrom(name.to + 1) : null;
    }
    if (names.length === 0) continue;
    const origin = originOf(names.flatMap(({ words }) => words));
    draft.offer('gemeos.status', 'Sim', origin);
    draft.offer('gemeos.informacoes_adicionais', names.map(({ text }) => tidyName(text)).join('; '), origin);
    return;
  }
}

/** Offers the couples of both sides, each from the first clause about it. */
export function offerGrandparents(draft: FieldValues, flow: Flow, main: string): void {
  for (const [side, pattern] of [
    ['paternos', G.PATERNAL],
    ['maternos', G.MATERNAL],
  ] as const) {
    const found = pattern.exec(main);
    if (!found?.[1]) continue;
    const stretch = flow.captured(found, 1);
    offerCouple(draft, side, readCouple(stretch.text), { lines: [stretch.words], quality: 1 });
  }
}
