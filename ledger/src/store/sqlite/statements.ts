// Every SQL statement the store runs, prepared once.
import type { DatabaseSync } from 'node:sqlite';
import { EXTRACTION_COLUMNS, EXTRACTION_STATE_COLUMNS, KEY_COLUMNS, ORGANIZATION_COLUMNS } from './rows.ts';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    /** Another after every commit of another connection. */
    dataVersion: prepare('PRAGMA data_version'),

    organization: prepare('SELECT * FROM organization WHERE id = ?'),
    addOrganization: prepare(insert('organization', ORGANIZATION_COLUMNS)),
    updateOrganization: prepare(update('organization', ORGANIZATION_COLUMNS)),
    organizationIds: prepare('SELECT id FROM organization WHERE id > ? ORDER BY id LIMIT ?'),

    key: prepare('SELECT * FROM api_key WHERE id = ?'),
    keyByHash: prepare('SELECT * FROM api_key WHERE hash = ?'),
    rehashKey: prepare('UPDATE api_key SET hash = ?, secret_id = ? WHERE id = ? AND hash = ?'),
    keysBySecret: prepare(
      `SELECT secret_id, count(*) AS keys FROM api_key
         WHERE revoked_at_ms IS NULL AND (expires_at_ms IS NULL OR expires_at_ms > ?) GROUP BY secret_id ORDER BY secret_id`,
    ),
    keysOf: prepare('SELECT * FROM api_key WHERE organization_id = ? ORDER BY created_at_ms, id'),
    putKey: prepare(
      `${insert('api_key', KEY_COLUMNS)} ON CONFLICT (id) DO UPDATE SET revoked_at_ms = excluded.revoked_at_ms`,
    ),

    extraction: prepare('SELECT * FROM extraction WHERE id = ?'),
    live: prepare('SELECT * FROM extraction WHERE organization_id = ? AND fence = ? AND live_triple = ?'),
    allLive: prepare(
      `SELECT organization_id, fence, live_triple FROM extraction
         WHERE live_triple IS NOT NULL ORDER BY organization_id, fence`,
    ),
    liveSince: prepare(
      `SELECT fence, live_triple FROM extraction
         WHERE organization_id = ? AND fence > ? AND live_triple IS NOT NULL ORDER BY fence`,
    ),
    oldestLive: prepare(
      'SELECT fence FROM extraction WHERE organization_id = ? AND live_triple IS NOT NULL ORDER BY fence LIMIT 1',
    ),
    endedLeases: prepare(
      // Two ranges of the index, merged: an OR would read all that runs.
      `SELECT * FROM extraction WHERE organization_id = ?1 AND resolution IS NULL AND lease_ends_at_ms <= ?2
       UNION ALL
       SELECT * FROM extraction WHERE organization_id = ?1 AND resolution IS NULL AND lease_ends_at_ms > ?3
       ORDER BY lease_ends_at_ms LIMIT ?4`,
    ),
    running: prepare(
      'SELECT id, held_hundredths, lease_ends_at_ms FROM extraction WHERE organization_id = ? AND resolution IS NULL',
    ),
    countRunning: prepare('SELECT count(*) AS holds FROM extraction WHERE resolution IS NULL'),
    addExtraction: prepare(insert('extraction', EXTRACTION_COLUMNS)),
    // Apart, because SQLite writes anew every index of a column that is named: that of the idempotency keys is the costly one.
    updateExtraction: prepare(update('extraction', EXTRACTION_STATE_COLUMNS)),
    retireExtraction: prepare(update('extraction', EXTRACTION_STATE_COLUMNS, 'live_triple = NULL')),
    organizationsWithEndedLease: prepare(
      `SELECT DISTINCT organization_id AS id FROM extraction
         WHERE resolution IS NULL AND (lease_ends_at_ms <= ? OR lease_ends_at_ms > ?) LIMIT ?`,
    ),
    purgeResolved: prepare(
      `DELETE FROM extraction WHERE id IN (
         SELECT id FROM extraction WHERE resolved_at_ms <= ? OR resolved_at_ms > ? LIMIT ?
       )`,
    ),

    addJournalRow: prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    journal: prepare(
      'SELECT * FROM journal WHERE organization_id = ? AND sequence > ? AND sequence <= ? ORDER BY sequence LIMIT ?',
    ),

    renewal: prepare("SELECT 1 FROM journal WHERE organization_id = ? AND facts ->> 'month' = ? AND kind = 'renewal'"),
    grant: prepare(
      "SELECT purchased FROM journal WHERE organization_id = ? AND facts ->> 'grantId' = ? AND kind = 'grant'",
    ),

    prices: prepare('SELECT * FROM price_version ORDER BY version DESC LIMIT 1'),
    priceVersions: prepare('SELECT * FROM price_version ORDER BY version'),
    addPriceVersion: prepare('INSERT INTO price_version SELECT max(version) + 1, ?, ?, ?, ?, ? FROM price_version'),

    addUsage: prepare(
      `INSERT INTO usage VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         extractions = extractions + excluded.extractions,
         charged_hundredths = charged_hundredths + excluded.charged_hundredths`,
    ),
    outcomesOf: prepare(
      `SELECT day, engine, outcome, sum(extractions) AS extractions, sum(charged_hundredths) AS charged_hundredths
         FROM usage WHERE day = ? GROUP BY engine, outcome ORDER BY engine, outcome`,
    ),
    usageOf: prepare('SELECT * FROM usage WHERE organization_id = ? ORDER BY day, engine, outcome'),
  };
}

function insert(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}

/** The last column is the one that selects. */
function update(table: string, columns: readonly string[], ...also: string[]): string {
  const changed = [...columns.slice(0, -1).map((column) => `${column} = ?`), ...also];
  return `UPDATE ${table} SET ${changed.join(', ')} WHERE ${columns.at(-1)} = ?`;
}
