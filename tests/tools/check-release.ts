// `npm run check:release`: whether a release would be built from, and started with, images that nobody can exchange under
// their names. Reads docker-compose.yml with the variables of .env and of the environment, as docker compose would.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../support/embedded.ts';

/** Every image of others that the compose file names by a variable with a default. */
const IMAGE = /\$\{(\w+_IMAGE):-([^}]+)\}/g;

/** What the compose file calls each of them, by its variable. */
export function imagesOfOthers(compose: string, env: NodeJS.ProcessEnv): Map<string, string> {
  return new Map(
    [...compose.matchAll(IMAGE)].map(([, name = '', fallback = '']) => [name, env[name] || fallback] as const),
  );
}

/** One line a variable to set. */
export function releaseProblems(compose: string, env: NodeJS.ProcessEnv): string[] {
  const unpinned = [...imagesOfOthers(compose, env)].filter(([, image]) => !/@sha256:[0-9a-f]{64}$/.test(image));
  return [
    ...(env.LAVRA_RELEASE === 'true' ? [] : ['LAVRA_RELEASE is not true']),
    ...unpinned.map(
      ([name, image]) =>
        `${name} names no digest: docker buildx imagetools inspect ${image}, and add @sha256:… to its name`,
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
