// A data file from before its idempotency keys were remembered: what ran runs on, what was answered is replayed, and no
// version that is newer than the program is touched.
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '@lavra/shared/startup-error';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import {
  ANSWER,
  admission,
  admitted,
  brokenRules,
  CHARGE,
  createOrganization,
  newIdempotencyKey,
  send,
} from './harness.ts';

/** Back to version 1: without what later versions added, and with the index of idempotency keys that version 2 changed. */
const TO_VERSION_1 = `
  DROP INDEX extraction_live;
  CREATE UNIQUE INDEX extraction_live ON extraction (organization_id, live_triple) WHERE live_triple IS NOT NULL;
  ALTER TABLE api_key DROP COLUMN secret_id;
  DROP INDEX usage_day;
  ALTER TABLE price_version DROP COLUMN changed_by;
  DROP TABLE console_session;
  DROP TABLE console_token;
  DROP TABLE console_failure;
  DROP TABLE audit_run;
  PRAGMA user_version = 1;
`;

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = `${folder.path}/ledger.db`;
});
afterEach(() => folder.remove());

it('a file of version 1 is brought forward with all that answers for an idempotency key', async () => {
  const before = openSqliteStore(path);
  const organization = await createOrganization(before);
  const { organizationId } = organization;
  const [running, answered, released] = [newIdempotencyKey(), newIdempotencyKey(), newIdempotencyKey()];
  await admitted(before, organization, { idempotencyKey: running });
  for (const [idempotencyKey, sealedAnswer] of [
    [answered, ANSWER],
    [released, null],
  ] as const) {
    const { extractionId, fencingToken } = await admitted(before, organization, { idempotencyKey });
    const request = sealedAnswer ? CHARGE : ({ kind: 'release', errorCode: 'EXTRACTION_BUSY' } as const);
    await send(before, organizationId, { kind: 'settle', extractionId, fencingToken, request, sealedAnswer });
  }
  await before.close();
  execute(TO_VERSION_1);

  const store = openSqliteStore(path);
  const types: string[] = [];
  for (const idempotencyKey of [running, answered, released]) {
    types.push((await send(store, organizationId, admission(organization, { idempotencyKey }))).kind);
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
