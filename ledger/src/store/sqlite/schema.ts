// The SQLite schema, as the migrations that lead to it. What must never happen is a constraint here, not only a check
// in code; but that at most one extraction answers for an idempotency key (live-extractions.ts). Columns keep the names
// of the first version: `fence` is a fencing token, `triple` an idempotency key; rows.ts maps them.
import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '@lavra/shared/startup-error';
import { DEFAULT_PRICES } from '../../model/prices.ts';

/**
 * One script a version, in order; a released one never changes. `PRAGMA user_version` says how many were applied.
 * Rules on busy tables are written with OR: for an IN of three values or more SQLite builds a table at every statement.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE organization (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    allowance_hundredths INTEGER NOT NULL CHECK (allowance_hundredths >= 0),
    plan_hundredths INTEGER NOT NULL CHECK (plan_hundredths >= 0),
    purchased_hundredths INTEGER NOT NULL CHECK (purchased_hundredths >= 0),
    held_hundredths INTEGER NOT NULL CHECK (held_hundredths >= 0),
    charged_hundredths INTEGER NOT NULL CHECK (charged_hundredths >= 0),
    plan_month TEXT NOT NULL,
    per_minute INTEGER NOT NULL,
    per_day INTEGER NOT NULL,
    minute INTEGER NOT NULL,
    minute_admissions INTEGER NOT NULL,
    day INTEGER NOT NULL,
    day_admissions INTEGER NOT NULL,
    fence INTEGER NOT NULL,
    journal_sequence INTEGER NOT NULL,
    journal_hash TEXT NOT NULL,
    last_ms INTEGER NOT NULL,
    CHECK (plan_hundredths + purchased_hundredths >= held_hundredths)
  ) STRICT;

  CREATE TABLE api_key (
    id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL REFERENCES organization (id),
    kind TEXT NOT NULL CHECK (kind IN ('live', 'test')),
    hash TEXT NOT NULL UNIQUE,
    last_four TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER,
    revoked_at_ms INTEGER
  ) STRICT;
  CREATE INDEX api_key_organization ON api_key (organization_id, created_at_ms);

  CREATE TABLE extraction (
    id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL REFERENCES organization (id),
    fence INTEGER NOT NULL,
    engine_asked TEXT NOT NULL,
    resize_image INTEGER NOT NULL,
    standard_hundredths INTEGER NOT NULL,
    fast_hundredths INTEGER NOT NULL CHECK (fast_hundredths >= standard_hundredths),
    resize_image_hundredths INTEGER NOT NULL,
    held_hundredths INTEGER NOT NULL,
    triple TEXT,
    live_triple TEXT,
    lease_ends_at_ms INTEGER NOT NULL,
    resolution TEXT CHECK (resolution = 'charge' OR resolution = 'release' OR resolution = 'expire'),
    resolved_at_ms INTEGER,
    engine_answered TEXT,
    charged_hundredths INTEGER NOT NULL CHECK (charged_hundredths BETWEEN 0 AND held_hundredths),
    sealed_answer BLOB,
    kept_until_ms INTEGER,
    CHECK (live_triple IS NULL OR live_triple = triple),
    CHECK ((resolution IS NULL) = (resolved_at_ms IS NULL))
  ) STRICT;
  -- One extraction at most answers for a triple.
  CREATE UNIQUE INDEX extraction_live ON extraction (organization_id, live_triple) WHERE live_triple IS NOT NULL;
  CREATE INDEX extraction_lease ON extraction (organization_id, lease_ends_at_ms) WHERE resolution IS NULL;
  CREATE INDEX extraction_resolved ON extraction (resolved_at_ms) WHERE resolved_at_ms IS NOT NULL;

  CREATE TABLE journal (
    organization_id TEXT NOT NULL REFERENCES organization (id),
    sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (
      kind = 'grant' OR kind = 'renewal' OR kind = 'hold' OR kind = 'charge' OR kind = 'release' OR kind = 'expire'
    ),
    extraction_id TEXT,
    issued INTEGER NOT NULL,
    plan INTEGER NOT NULL,
    purchased INTEGER NOT NULL,
    charged INTEGER NOT NULL,
    held INTEGER NOT NULL,
    reserved INTEGER NOT NULL,
    facts TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (organization_id, sequence),
    CHECK (issued + plan + purchased + charged = 0),
    CHECK (held + reserved = 0)
  ) STRICT, WITHOUT ROWID;
  -- An extraction is held for once and resolved once.
  CREATE UNIQUE INDEX journal_hold ON journal (extraction_id) WHERE kind = 'hold';
  CREATE UNIQUE INDEX journal_resolution ON journal (extraction_id)
    WHERE kind = 'charge' OR kind = 'release' OR kind = 'expire';
  -- A plan is renewed once a month.
  CREATE UNIQUE INDEX journal_renewal ON journal (organization_id, facts ->> 'month') WHERE kind = 'renewal';
  -- A grant that was given a name is given once.
  CREATE UNIQUE INDEX journal_grant ON journal (organization_id, facts ->> 'grantId') WHERE kind = 'grant';
  CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TABLE price_version (
    version INTEGER PRIMARY KEY,
    from_ms INTEGER NOT NULL,
    standard_hundredths INTEGER NOT NULL CHECK (standard_hundredths >= 0),
    fast_hundredths INTEGER NOT NULL CHECK (fast_hundredths >= standard_hundredths),
    resize_image_hundredths INTEGER NOT NULL CHECK (resize_image_hundredths >= 0)
  ) STRICT;
  INSERT INTO price_version VALUES (
    1, 0, ${DEFAULT_PRICES.standardHundredths}, ${DEFAULT_PRICES.fastHundredths}, ${DEFAULT_PRICES.resizeImageHundredths}
  );

  CREATE TABLE usage (
    organization_id TEXT NOT NULL REFERENCES organization (id),
    day TEXT NOT NULL,
    engine TEXT NOT NULL,
    outcome TEXT NOT NULL,
    extractions INTEGER NOT NULL,
    charged_hundredths INTEGER NOT NULL,
    PRIMARY KEY (organization_id, day, engine, outcome)
  ) STRICT, WITHOUT ROWID;
  `,
  // An organization's idempotency keys in the order of their admissions, so that what is written lies together
  // (LiveExtractions finds them). An index by key cost an admission a page of its own, and more the more there were.
  `
  DROP INDEX extraction_live;
  CREATE INDEX extraction_live ON extraction (organization_id, fence, live_triple) WHERE live_triple IS NOT NULL;
  `,
  // The console: who may open it, what it did, and two kinds of journal rows that move nothing. SQLite cannot change a
  // rule of a table, so the journal is written anew, once; its rows and their hashes stay as they are.
  `
  CREATE TABLE journal_3 (
    organization_id TEXT NOT NULL REFERENCES organization (id),
    sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (
      kind = 'grant' OR kind = 'renewal' OR kind = 'hold' OR kind = 'charge' OR kind = 'release' OR kind = 'expire'
        OR kind = 'change' OR kind = 'replay'
    ),
    extraction_id TEXT,
    issued INTEGER NOT NULL,
    plan INTEGER NOT NULL,
    purchased INTEGER NOT NULL,
    charged INTEGER NOT NULL,
    held INTEGER NOT NULL,
    reserved INTEGER NOT NULL,
    facts TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (organization_id, sequence),
    CHECK (issued + plan + purchased + charged = 0),
    CHECK (held + reserved = 0)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO journal_3 SELECT * FROM journal;
  DROP TABLE journal;
  ALTER TABLE journal_3 RENAME TO journal;
  CREATE UNIQUE INDEX journal_hold ON journal (extraction_id) WHERE kind = 'hold';
  CREATE UNIQUE INDEX journal_resolution ON journal (extraction_id)
    WHERE kind = 'charge' OR kind = 'release' OR kind = 'expire';
  CREATE UNIQUE INDEX journal_renewal ON journal (organization_id, facts ->> 'month') WHERE kind = 'renewal';
  CREATE UNIQUE INDEX journal_grant ON journal (organization_id, facts ->> 'grantId') WHERE kind = 'grant';
  CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
  CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  ALTER TABLE price_version ADD COLUMN changed_by TEXT;
  CREATE INDEX usage_day ON usage (day);

  CREATE TABLE console_token (
    id TEXT PRIMARY KEY,
    -- Null: the operator's.
    organization_id TEXT REFERENCES organization (id),
    hash TEXT NOT NULL UNIQUE,
    created_at_ms INTEGER NOT NULL,
    created_by TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    revoked_at_ms INTEGER,
    revoked_by TEXT,
    CHECK ((revoked_at_ms IS NULL) = (revoked_by IS NULL))
  ) STRICT;
  CREATE INDEX console_token_organization ON console_token (organization_id, created_at_ms);
  CREATE TABLE console_session (
    hash TEXT PRIMARY KEY,
    token_id TEXT NOT NULL REFERENCES console_token (id),
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX console_session_end ON console_session (expires_at_ms);
  CREATE TABLE console_failure (
    subject TEXT PRIMARY KEY,
    failures INTEGER NOT NULL CHECK (failures > 0),
    since_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX console_failure_since ON console_failure (since_ms);
  CREATE TABLE audit_run (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    ended_at_ms INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL,
    run_by TEXT NOT NULL,
    organizations INTEGER NOT NULL,
    extractions INTEGER NOT NULL,
    violations INTEGER NOT NULL,
    first_violations TEXT NOT NULL
  ) STRICT;
  `,
  // Which LAVRA_SECRET a key's hash was made with, so that an old one is dropped only when nothing needs it.
  `
  ALTER TABLE api_key ADD COLUMN secret_id TEXT;
  `,
];

/** Brings a data file, new or old, to this version's schema, all or nothing. */
export function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  const applied = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (applied > MIGRATIONS.length) {
    throw new StartupError(
      `LEDGER_STORE: the data file has schema version ${applied}, and this program knows ${MIGRATIONS.length}: it was written by a newer one`,
    );
  }
  for (const script of MIGRATIONS.slice(applied)) database.exec(script);
  // Written even when nothing changed: a file that can only be read is noticed here, not at the first request.
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  database.exec('COMMIT');
}
