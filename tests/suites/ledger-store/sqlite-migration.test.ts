// A data file from before its triples were remembered: what ran runs on, what was answered is replayed, and no version
// that is newer than the program is touched.
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '@lavra/shared/startup-error';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { ANSWER, admission, admitted, brokenRules, CHARGE, createOrganization, newTriple, send } from './harness.ts';

/** Back to version 1, whose index of triples was the only difference. */
const TO_VERSION_1 = `
  DROP INDEX extraction_live;
  CREATE UNIQUE INDEX extraction_live ON extraction (organization_id, live_triple) WHERE live_triple IS NOT NULL;
  PRAGMA user_version = 1;
`;

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = `${folder.path}/ledger.db`;
});
afterEach(() => folder.remove());

it('a file of version 1 is brought forward with all that answers for a triple', async () => {
  const before = openSqliteStore(path);
  const organization = await createOrganization(before);
  const { organizationId } = organization;
  const [running, answered, released] = [newTriple(), newTriple(), newTriple()];
  await admitted(before, organization, { triple: running });
  for (const [triple, sealedAnswer] of [
    [answered, ANSWER],
    [released, null],
  ] as const) {
    const { extractionId, fence } = await admitted(before, organization, { triple });
    const request = sealedAnswer ? CHARGE : ({ type: 'release', errorCode: 'EXTRACTION_BUSY' } as const);
    await send(before, organizationId, { type: 'settle', extractionId, fence, request, sealedAnswer });
  }
  await before.close();
  execute(TO_VERSION_1);

  const store = openSqliteStore(path);
  const types: string[] = [];
  for (const triple of [running, answered, released]) {
    types.push((await send(store, organizationId, admission(organization, { triple }))).type);
  }
  expect(types).toEqual(['inProgress', 'replayed', 'admitted']);
  expect(await brokenRules(store, organizationId)).toEqual([]);
  await store.close();
});

it('a file of a newer version is refused as it is', async () => {
  await openSqliteStore(path).close();
  execute('PRAGMA user_version = 1000');
  expect(() => openSqliteStore(path)).toThrow(StartupError);
  expect(() => openSqliteStore(path)).toThrow('schema version 1000');
});

function execute(script: string): void {
  const database = new DatabaseSync(path);
  database.exec(script);
  database.close();
}
