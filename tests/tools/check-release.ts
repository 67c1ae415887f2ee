// `npm run check:release`: whether a release would be built from, and started with, images that nobody can exchange under
// their names. Reads docker-compose.yml with the variables of .env and of the environment, as docker compose would.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../support/embedded.ts';

/** Every image of others that the compose file names by a variable with a default. */
const IMAGE = /\$\{(\w+_IMAGE):-([^}]+)\}/g;

/** One line a variable to set. */
export function releaseProblems(compose: string, env: NodeJS.ProcessEnv): string[] {
  const images = new Map(
    [...compose.matchAll(IMAGE)].map(([, name, fallback]) => [name as string, fallback as string]),
  );
  const unpinned = [...images].filter(([name, fallback]) => !/@sha256:[0-9a-f]{64}$/.test(env[name] || fallback));
  return [
    ...(env.LAVRA_RELEASE === 'true' ? [] : ['LAVRA_RELEASE is not true']),
    ...unpinned.map(
      ([name, fallback]) =>
        `${name} names no digest: docker buildx imagetools inspect ${env[name] || fallback}, and add @sha256:… to its name`,
    ),
  ];
}

if (import.meta.main) {
  const file = join(ROOT, '.env');
  const env = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
  const problems = releaseProblems(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), env);
  for (const problem of problems) process.stderr.write(`release: ${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
