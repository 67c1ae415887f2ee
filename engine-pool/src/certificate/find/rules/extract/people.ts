// Reads the box of the parents: their names with their places of birth, told apart in one line or in several.
import type { Word } from '../../../../ocr/page-text.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { readName, SURNAMES_WITH_E } from '../../../normalise/person-name.ts';
import { placeText, readPlace } from '../../../normalise/place.ts';
import { textOf } from '../../../text/words.ts';

export interface Parent {
  readonly name: string;
  /** As printed; empty when not said. */
  readonly naturalidade: string;
  readonly words: readonly Word[];
}

const NATURAL =
  /[\s,;(–—-]*\b(?:e\s+)?(?:brasileir[oa],?\s*)?(?:natura[l1i]s?\s*d[eoa]s?|naturalidade\s*:?|nascid[oa]\s+em)\b[\s:]*/iu;
/** What parts two people of one text. */
export const BETWEEN_PEOPLE = new RegExp(
  `\\s*;\\s*|\\s+\\/\\s+|(?<=\\p{L}{3}\\s?)\\/\\s?(?=\\p{L}{3})|\\s+&\\s+|\\s+e\\s+(?!${SURNAMES_WITH_E})(?:de\\s+)?(?=\\S)`,
  'iu',
);

/** The parents of a box whose printed lines are given, in the printed order (at most two). */
export function readParents(lines: readonly (readonly Word[])[], cellRight: number): Parent[] {
  const groups = groupByPerson(lines.map(withoutChildOf), cellRight);
  const parents = groups.flatMap((words) => splitParents(words));
  // A place that ran on to a line of its own is nobody's name.
  return parents.filter(({ name }) => name !== '' && !readPlace(name)?.known).slice(0, 2);
}

/** "filha legítima de FULANO": a sentence under the label says again whose parents they are. */
const CHILD_OF = /^\W*filh[oa](?:\([ao]\))?\s(?:(?:leg[íi]tim|natura)\S+\s)?(?:de|d[oa])\s/iu;

function withoutChildOf(line: readonly Word[]): readonly Word[] {
  const said = CHILD_OF.exec(textOf(line))?.[0].trim().split(' ').length ?? 0;
  return line.slice(said);
}

/** Puts printed lines together that one person's text runs over. */
function groupByPerson(lines: readonly (readonly Word[])[], cellRight: number): Word[][] {
  const groups: Word[][] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current && continues(current, line, cellRight)) current.push(...line);
    else groups.push([...line]);
  }
  return groups;
}

/** Behind the first one's place: a second parent whose own place is not said. */
const LONE_SECOND = /^(.*?[/,(–—-]\s*\p{L}{2}\)?)[\s,;.]*\be\s+(?:de\s+)?(\p{Lu}.*)$/u;

function continues(current: readonly Word[], next: readonly Word[], cellRight: number): boolean {
  const before = textOf(current);
  const after = textOf(next);
  if (isBlank(before) || isBlank(after)) return false;
  if (/^[\s,;(]*(?:natural|\()/i.test(after) || /(?:^|\s)(?:d[aeo]s?|e|natural|[,–-])$/i.test(before)) return true;
  const place = NATURAL.exec(before);
  if (place) {
    const rest = before.slice(place.index + place[0].length);
    // "X (natural de RECIFE/PE) e de MARIA DE | SOUZA": the second one's name is not at its end.
    if (LONE_SECOND.test(rest)) return true;
    if (readPlace(rest)?.uf) return false;
    const own = NATURAL.exec(after);
    return !own || own.index === 0 || !/\s/.test(after.slice(0, own.index).trim());
  }
  if (/^(?:d[aeo]s?|e)\s/i.test(after) || !/\s/.test(after.trim())) return true;
  return NATURAL.test(after) && isFull(current, next, cellRight);
}

/** The next line would have begun on this one had there been room: there was none, so it goes on. */
export function isFull(line: readonly Word[], next: readonly Word[], cellRight: number): boolean {
  const [last, first] = [line.at(-1), next[0]];
  if (!last || !first) return false;
  return Number.isFinite(cellRight) && last.box.left + last.box.width + first.box.width > cellRight;
}

const peopleIn = (text: string): string[] => text.split(BETWEEN_PEOPLE).filter((part) => part.trim() !== '');

/** One group may still hold both: "FULANO e SICRANA", "FULANO, natural de X e SICRANA, natural de Y". */
function splitParents(words: readonly Word[]): Parent[] {
  const text = textOf(words);
  const place = NATURAL.exec(text);
  if (!place) {
    const parts = peopleIn(text);
    const names = parts.length === 2 && parts.every((part) => /\s|^\W+$/.test(part.trim())) ? parts : [text];
    return names.map((part) => nameAndPlace(part, words));
  }
  const name = text.slice(0, place.index);
  const rest = text.slice(place.index + place[0].length);
  const second = NATURAL.exec(rest);
  const parts = peopleIn(name);
  if (!second && parts.length === 2 && /naturais/i.test(place[0])) {
    const both = placeText(rest);
    return parts.map((part) => ({ name: readName(part), naturalidade: both, words }));
  }
  // "X (natural de RECIFE/PE) e de Y": the second one's place is not said.
  const lone = second ? null : LONE_SECOND.exec(rest);
  if (lone) {
    return [
      { name: readName(name), naturalidade: placeText(lone[1] ?? ''), words },
      { name: readName(lone[2] ?? ''), naturalidade: '', words },
    ];
  }
  if (!second) return [{ name: readName(name), naturalidade: placeText(rest), words }];
  // "X natural de RECIFE/PE e Y natural de ...": the second name stands between the first place and the second "natural".
  const between = rest.slice(0, second.index);
  const border =
    /^(.*?(?:[/,(–—-]\s*[A-Za-z]{2}\)?|[;.]))[\s,;.]*(?:\be\s+(?:de\s+)?)?(\p{L}.*)$/u.exec(between) ??
    /^(.*?)\s+e\s+(?:de\s+)?(.*)$/u.exec(between);
  return [
    { name: readName(name), naturalidade: placeText(border?.[1] ?? between), words },
    { name: readName(border?.[2] ?? ''), naturalidade: placeText(rest.slice(second.index + second[0].length)), words },
  ];
}

/** The cells of name and place stood so near that a reader joined them: "RUI DIAS CAMPINAS - SP". */
function nameAndPlace(text: string, words: readonly Word[]): Parent {
  const [, name = '', inside = ''] = /^([^(]+?)\s*\((.+)\)\W*$/u.exec(text) ?? [];
  const place = readPlace(inside);
  if (place?.known && place.uf) return { name: readName(name), naturalidade: place.text, words };
  const parts = text.trim().split(' ');
  for (let at = 2; at < parts.length; at++) {
    const behind = readPlace(parts.slice(at).join(' '));
    if (behind?.known && behind.uf)
      return { name: readName(parts.slice(0, at).join(' ')), naturalidade: behind.text, words };
  }
  return { name: readName(text), naturalidade: '', words };
}
