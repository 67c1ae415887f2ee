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
CREATE UNIQUE INDEX journal_hold ON journal (extraction_id) WHERE kind = 'hold';
CREATE UNIQUE INDEX journal_resolution ON journal (extraction_id)
    WHERE kind = 'charge' OR kind = 'release' OR kind = 'expire';
CREATE UNIQUE INDEX journal_renewal ON journal (organization_id, facts ->> 'month') WHERE kind = 'renewal';
CREATE UNIQUE INDEX journal_grant ON journal (organization_id, facts ->> 'grantId') WHERE kind = 'grant';
CREATE TABLE price_version (
    version INTEGER PRIMARY KEY,
    from_ms INTEGER NOT NULL,
    standard_hundredths INTEGER NOT NULL CHECK (standard_hundredths >= 0),
    fast_hundredths INTEGER NOT NULL CHECK (fast_hundredths >= standard_hundredths),
    resize_image_hundredths INTEGER NOT NULL CHECK (resize_image_hundredths >= 0)
  ) STRICT;
CREATE TABLE usage (
    organization_id TEXT NOT NULL REFERENCES organization (id),
    day TEXT NOT NULL,
    engine TEXT NOT NULL,
    outcome TEXT NOT NULL,
    extractions INTEGER NOT NULL,
    charged_hundredths INTEGER NOT NULL,
    PRIMARY KEY (organization_id, day, engine, outcome)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX extraction_live ON extraction (organization_id, fence, live_triple) WHERE live_triple IS NOT NULL;
INSERT INTO organization VALUES ('org_0123456789abcdef0123', 'Guardada', 1795262400000, 1000, 700, 750, 200, 300, '2026-11', 10, 1000, 29921040, 6, 20778, 6, 6, 14, '6e35fd4a3a83540dc762abf2b5a84396f2da984a26b8336ae0d412b41476c239', 1795262415000);
INSERT INTO api_key VALUES ('key_0123456789abcdef0123', 'org_0123456789abcdef0123', 'live', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh', 'abcd', 1795262400000, NULL, NULL);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000100000000000000000000', 'org_0123456789abcdef0123', 1, 'standard', 1, 100, 150, 100, 200, 'expiredxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', NULL, 1795262415000, 'expire', 1795262415000, NULL, 0, NULL, NULL);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000200000000000000000000', 'org_0123456789abcdef0123', 2, 'fast', 1, 100, 150, 100, 250, 'answeredxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'answeredxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 1795262430000, 'charge', 1795262415000, 'mini', 200, X'010203', 1795263315000);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000300000000000000000000', 'org_0123456789abcdef0123', 3, 'standard', 1, 100, 150, 100, 200, 'failedxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'failedxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 1795262430000, 'release', 1795262415000, NULL, 0, X'0405', 1795263315000);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000400000000000000000000', 'org_0123456789abcdef0123', 4, 'standard', 1, 100, 150, 100, 200, 'releasedxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', NULL, 1795262430000, 'release', 1795262415000, NULL, 0, NULL, NULL);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000500000000000000000000', 'org_0123456789abcdef0123', 5, 'standard', 1, 100, 150, 100, 200, NULL, NULL, 1795262430000, 'charge', 1795262415000, 'large', 100, NULL, NULL);
INSERT INTO extraction VALUES ('org_0123456789abcdef0123.00000000600000000000000000000', 'org_0123456789abcdef0123', 6, 'standard', 1, 100, 150, 100, 200, 'runningxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'runningxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 1795262430000, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 1, 1795262400000, 'renewal', NULL, -1000, 1000, 0, 0, 0, 0, '{"month":"2026-11","allowance":1000}', '936dc6418814d5c8724fd5639b8379e0d87a285234ba9c11c017d46c0d7f9a4f');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 2, 1795262400000, 'grant', NULL, -500, 0, 500, 0, 0, 0, '{}', '1277e6fde4d74678a6c112a118a5ed1d4705c3f3cca3cf73bf7978861e55ccae');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 3, 1795262400000, 'grant', NULL, -250, 0, 250, 0, 0, 0, '{"grantId":"gift-1"}', 'b3b736487bf3f418ec1f467e0f75d84b0bd2efce641f6db5fbeea5ebe80c84e9');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 4, 1795262400000, 'hold', 'org_0123456789abcdef0123.00000000100000000000000000000', 0, 0, 0, 0, 200, -200, '{"fence":1,"triple":"expiredxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","engine":"standard","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262415000}', '6c3a44d24666abbb9fd1e9737d8f37d663ef7eb4692c4c896a7f0612f37ce7b1');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 5, 1795262415000, 'expire', 'org_0123456789abcdef0123.00000000100000000000000000000', 0, 0, 0, 0, -200, 200, '{"leaseEndsAtMs":1795262415000}', '8530d9b9ea26c7fade6293d22a1116aa1e246ceb4ca68bfdd918412f0f46cdbc');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 6, 1795262415000, 'hold', 'org_0123456789abcdef0123.00000000200000000000000000000', 0, 0, 0, 0, 250, -250, '{"fence":2,"triple":"answeredxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","engine":"fast","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262430000}', 'f2e34b60bb06a69f176832db80e69936f7bb3da5208032517f3c2a8767cb9bec');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 7, 1795262415000, 'charge', 'org_0123456789abcdef0123.00000000200000000000000000000', 0, -200, 0, 200, -250, 250, '{"engine":"mini","imageResized":true,"answer":"039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81","leaseEndsAtMs":1795262430000}', '24d983c09ccaf181dd2572431d3508cf32597309d29a0081b940b80937809762');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 8, 1795262415000, 'hold', 'org_0123456789abcdef0123.00000000300000000000000000000', 0, 0, 0, 0, 200, -200, '{"fence":3,"triple":"failedxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","engine":"standard","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262430000}', 'b70dfa8ab001cab77871bd9b73fee68d5ada1e7d69283b191b164cfd8a0e3e4e');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 9, 1795262415000, 'release', 'org_0123456789abcdef0123.00000000300000000000000000000', 0, 0, 0, 0, -200, 200, '{"errorCode":"DOCUMENT_NOT_RECOGNIZED","answer":"2fa1b377bf67309f65e5e7bc9d924345ca648dec4e601a398a9cb497dcba3765","leaseEndsAtMs":1795262430000}', '542a6c8b46114c4621929a111fe2c17da07a9483934608f8fe8f92d08cc35d3b');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 10, 1795262415000, 'hold', 'org_0123456789abcdef0123.00000000400000000000000000000', 0, 0, 0, 0, 200, -200, '{"fence":4,"triple":"releasedxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","engine":"standard","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262430000}', '5ecd610e89c090a3ae3a5abafdb65b89e5effdb4ff5541d02ba115764d7022b2');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 11, 1795262415000, 'release', 'org_0123456789abcdef0123.00000000400000000000000000000', 0, 0, 0, 0, -200, 200, '{"errorCode":"EXTRACTION_BUSY","answer":null,"leaseEndsAtMs":1795262430000}', 'a33bd4da4610c1e5291d210385af0957e7df22ef0f9750c54c28e84e9332982b');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 12, 1795262415000, 'hold', 'org_0123456789abcdef0123.00000000500000000000000000000', 0, 0, 0, 0, 200, -200, '{"fence":5,"triple":null,"engine":"standard","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262430000}', '3c92e5a33e8d2d70be653ec53c1aebfaf33d268072efb3d9b9abd44f067522fa');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 13, 1795262415000, 'charge', 'org_0123456789abcdef0123.00000000500000000000000000000', 0, -100, 0, 100, -200, 200, '{"engine":"large","imageResized":false,"answer":null,"leaseEndsAtMs":1795262430000}', 'e9fe5b48e59822b21a0cb321cff822a6302bbf33aafb5761fec04e3d2471cdec');
INSERT INTO journal VALUES ('org_0123456789abcdef0123', 14, 1795262415000, 'hold', 'org_0123456789abcdef0123.00000000600000000000000000000', 0, 0, 0, 0, 200, -200, '{"fence":6,"triple":"runningxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","engine":"standard","resizeImage":true,"standard":100,"fast":150,"resize":100,"leaseEndsAtMs":1795262430000}', '6e35fd4a3a83540dc762abf2b5a84396f2da984a26b8336ae0d412b41476c239');
INSERT INTO price_version VALUES (1, 0, 100, 150, 100);
INSERT INTO usage VALUES ('org_0123456789abcdef0123', '2026-11-21', '', 'DOCUMENT_NOT_RECOGNIZED', 1, 0);
INSERT INTO usage VALUES ('org_0123456789abcdef0123', '2026-11-21', '', 'EXTRACTION_BUSY', 1, 0);
INSERT INTO usage VALUES ('org_0123456789abcdef0123', '2026-11-21', '', 'expired', 1, 0);
INSERT INTO usage VALUES ('org_0123456789abcdef0123', '2026-11-21', 'large', 'charged', 1, 100);
INSERT INTO usage VALUES ('org_0123456789abcdef0123', '2026-11-21', 'mini', 'charged', 1, 200);
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
PRAGMA user_version = 2;
