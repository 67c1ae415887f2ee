// `data` of the contract as one value a field, and back.
import type { Certificate, EmptyCertificate } from '../../../client/src/index.ts';
import { FIELD_PATHS, type FieldPath } from './fields.ts';

export type Values = Readonly<Record<FieldPath, string>>;

type Node = { readonly [name: string]: Node | string };

/** A field that `data` lacks is empty. */
export function valuesOf(data: Certificate | EmptyCertificate): Values {
  return Object.fromEntries(FIELD_PATHS.map((path) => [path, valueAt(data, path)])) as Record<FieldPath, string>;
}

export function dataOf(values: Values): Certificate {
  const data: Record<string, unknown> = {};
  for (const path of FIELD_PATHS) {
    const names = path.split('.');
    const last = names.pop() as string;
    let node = data;
    for (const name of names) {
      node[name] ??= {};
      node = node[name] as Record<string, unknown>;
    }
    node[last] = values[path];
  }
  return data as unknown as Certificate;
}

function valueAt(data: Certificate | EmptyCertificate, path: FieldPath): string {
  let node: Node | string | undefined = data as unknown as Node;
  for (const name of path.split('.')) node = typeof node === 'object' ? node[name] : undefined;
  return typeof node === 'string' ? node : '';
}
