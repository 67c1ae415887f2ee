// What the operator's pages point to is there: files, headings, tests by their names, commands by theirs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/embedded.ts';

const PAGES = ['configuration', 'kubernetes', 'operations', 'retention', 'runbook', 'scale'].map(
  (page) => `docs/${page}.md`,
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const headings = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(PAGES)('%s', (page) => {
  test('every link leads somewhere', () => {
    for (const [, path = '', heading] of read(page).matchAll(/\]\(([^)#:]*)(?:#([^)]+))?\)/g)) {
      const target = path === '' ? page : join(dirname(page), path);
      expect(existsSync(join(ROOT, target)), target).toBe(true);
      if (heading) expect(headings(target), `${target}#${heading}`).toContain(heading);
    }
  });

  test('every file and command that it names is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, path = ''] of read(page).matchAll(
      /`((?:tests|gateway|ledger|engine-pool|deploy|shared)\/[\w./-]+)`/g,
    )) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
    for (const [, script = ''] of read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
  });
});

test('every test that a claim of retention names by its words is in the file it names', () => {
  const claims = [...read('docs/retention.md').matchAll(/`(tests\/[\w./-]+)`, "([^"]+)"/g)];
  expect(claims.length).toBeGreaterThan(3);
  for (const [, path = '', words = ''] of claims) {
    for (const part of words.split('…')) expect(read(path), words).toContain(part.trim());
  }
});
