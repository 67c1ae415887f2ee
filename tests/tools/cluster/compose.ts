// Reads docker-compose.yml, so that what the cluster runner starts is what the containers start.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  /** The program and its arguments, or the arguments alone where the image names the program; empty where it names both. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly replicas: number;
}

interface ComposeFile {
  readonly services: Readonly<
    Record<
      string,
      | {
          readonly command?: readonly string[];
          readonly environment?: Readonly<Record<string, string>>;
          readonly deploy?: { readonly replicas?: number };
        }
      | undefined
    >
  >;
}

const FILE = new URL('../../../docker-compose.yml', import.meta.url);

/** The services by name, with `${VARIABLE}` replaced. @throws Error naming a variable that is needed and not there. */
export function readCompose(variables: Readonly<Record<string, string>>): (name: string) => ComposeService {
  const { services } = parse(readFileSync(FILE, 'utf8'), { merge: true }) as ComposeFile;
  return (name) => {
    const service = services[name];
    if (!service) throw new Error(`docker-compose.yml has no service "${name}"`);
    return {
      command: (service.command ?? []).map((part) => interpolate(part, variables)),
      environment: Object.fromEntries(
        Object.entries(service.environment ?? {}).map(([key, value]) => [key, interpolate(value, variables)]),
      ),
      replicas: service.deploy?.replicas ?? 1,
    };
  };
}

/** `${NAME:?message}`, `${NAME:-default}` and `${NAME}`: all of compose's forms that the file uses. */
function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?:(:[?-])([^}]*))?\}/g, (_whole, name: string, form?: string, rest = '') => {
    const value = variables[name];
    if (value) return value;
    if (form === ':-') return rest;
    throw new Error(`${name} is not set: ${rest}`);
  });
}
