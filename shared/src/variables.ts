// What a process makes of its environment, told one variable a row: for `--config`, `lavra config` and the table in
// docs/configuration.md. The variables themselves are the schemas in each config.ts.
import type { z } from 'zod';
import { metaOf, sourceOf } from './env.ts';

/** One variable of a program. Nothing of a secret is in it. */
export interface VariableRow {
  readonly name: string;
  /** What its text must be. */
  readonly type: string;
  /** Undefined where there is none; then it is needed, or may be absent. */
  readonly default: string | undefined;
  readonly isNeeded: boolean;
  readonly meaning: string;
  /** What is in force; `hidden` for a secret. Undefined: nothing is. */
  readonly value: string | undefined;
  readonly from: 'environment' | 'default' | 'nothing';
  /** What is wrong with it: the program does not start. */
  readonly problem: string | undefined;
}

const HIDDEN = 'hidden';
/** The user and password of a URL, or its token. */
const CREDENTIALS = /(?<=:\/\/)[^/@\s]+(?=@)/g;

/** One row a variable of the shape, in its order. An empty variable counts as absent. */
export function describeVariables(shape: z.core.$ZodLooseShape, env: NodeJS.ProcessEnv): VariableRow[] {
  return Object.entries(shape).map(([name, entry]) => {
    const schema = entry as z.ZodType;
    return describeVariable(name, schema, env[sourceOf(name, schema, env)] || undefined);
  });
}

function describeVariable(name: string, schema: z.ZodType, text: string | undefined): VariableRow {
  const meta = metaOf(schema);
  const absent = schema.safeParse(undefined);
  const given = schema.safeParse(text);
  const fallback = absent.success && absent.data !== undefined ? String(absent.data) : undefined;
  const inForce = text === undefined ? fallback : text.replace(CREDENTIALS, HIDDEN);
  return {
    name,
    type: meta.type ?? 'text',
    default: meta.defaultText ?? (meta.standIn ? `\`${meta.standIn}\`` : fallback),
    isNeeded: !absent.success && !meta.standIn,
    meaning: meta.description ?? '',
    value: meta.isSecret && inForce !== undefined ? HIDDEN : inForce,
    from: text !== undefined ? 'environment' : fallback !== undefined ? 'default' : 'nothing',
    problem: given.success ? undefined : text === undefined ? 'is not set' : given.error.issues[0]?.message,
  };
}

/** The rows as an operator reads them: `NAME  value  (default)`. */
export function printableVariables(rows: readonly VariableRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, from, problem }) => {
      const remark = problem
        ? `  (${problem})`
        : from === 'environment'
          ? ''
          : `  (${from === 'default' ? from : 'not set'})`;
      return `${name.padEnd(width)}  ${value ?? '-'}${remark}\n`;
    })
    .join('');
}
