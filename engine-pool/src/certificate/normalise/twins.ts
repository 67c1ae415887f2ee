// Normalises what a certificate says of twins: whether the child is one, and the names of the others.
import { isBlank } from './blank.ts';
import { tickedOf } from './ticked.ts';

/** "gêmeo com" is a label whose blank was left so. */
const YES = /^\W*(?:sim|s|(?:\S+\s+)?(?:tri)?g[êe]me\p{L}*)(?!\p{L}|\s+(?:com|de)\W*$)/iu;
const NO = /^\W*(?:n(?:[ãa]o)?|(?:(?:parto|nascimento|gesta[çc][ãa]o)\s+)?(?:[úu]nic[oa]|simples))(?!\p{L})/iu;
const tickedAnswer = tickedOf('sim|n[ãa]o');
/** A given name with at least one more word. */
const NAMES = /^\p{Lu}[\p{L}'-]+\s+\p{L}/u;
const GIVEN_NAME = /^(?!S[iI][mM]\b)\p{Lu}[\p{L}'-]{2,}(?:[\s,]|$)/u;

/**
 * What the cell says that asks for twins; some hold the names alone.
 * @returns status: Sim, Não, or empty where neither is said; names: as printed, empty where none are named
 */
export function readTwins(text: string): { status: string; names: string } {
  const ticked = tickedAnswer(text);
  if (ticked) return readTwins(ticked);
  if (NO.test(text)) return { status: 'Não', names: '' };
  if (YES.test(text)) return { status: 'Sim', names: '' };
  return { status: '', names: namesIn(text) };
}

/** The names of the other twins as printed, where they are asked for one of one word too; empty where none are named. */
export function readTwinNames(text: string): string {
  return NO.test(text) ? '' : namesIn(text, GIVEN_NAME);
}

function namesIn(text: string, names = NAMES): string {
  const said = text.replace(/^[\s–:,-]+|[\s.;]+$/g, '');
  return names.test(said) && !isBlank(said) ? said : '';
}
