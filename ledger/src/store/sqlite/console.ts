// What the console keeps, in the SQLite file.
import type { DatabaseSync } from 'node:sqlite';
import type { SignInDecision } from '../../console/decide-sign-in.ts';
import type { AuditRun, ConsoleToken, SignInFailures } from '../../model/console.ts';
import { addressSubject, CONSOLE_TOKENS_LISTED_MAX, type ConsoleStore, tokenSubject } from '../console-store.ts';

type Row = Record<string, unknown>;

/** How the store reads and writes, so that its errors and its clock are these tables' too. */
interface Access {
  readonly database: DatabaseSync;
  readonly now: () => number;
  read<Result>(work: () => Result): Result;
  transaction<Result>(work: () => Result): Result;
}

export function sqliteConsoleStore({ database, now, read, transaction }: Access): ConsoleStore {
  const prepare = (sql: string) => database.prepare(sql);
  const sql = {
    addToken: prepare('INSERT INTO console_token VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    token: prepare('SELECT * FROM console_token WHERE id = ?'),
    // IS, because null is the operator.
    tokensOf: prepare(
      'SELECT * FROM console_token WHERE organization_id IS ? ORDER BY created_at_ms DESC, id DESC LIMIT ?',
    ),
    revokeToken: prepare(
      'UPDATE console_token SET revoked_at_ms = ?, revoked_by = ? WHERE id = ? AND revoked_at_ms IS NULL',
    ),
    addSession: prepare('INSERT INTO console_session VALUES (?, ?, ?, ?)'),
    session: prepare('SELECT * FROM console_session WHERE hash = ?'),
    endSession: prepare('DELETE FROM console_session WHERE hash = ?'),
    purgeSessions: prepare('DELETE FROM console_session WHERE expires_at_ms <= ?'),
    failures: prepare('SELECT * FROM console_failure WHERE subject = ?'),
    putFailures: prepare('INSERT OR REPLACE INTO console_failure VALUES (?, ?, ?)'),
    forgetFailures: prepare('DELETE FROM console_failure WHERE subject = ?'),
    purgeFailures: prepare('DELETE FROM console_failure WHERE since_ms <= ?'),
    putAuditRun: prepare('INSERT OR REPLACE INTO audit_run VALUES (1, ?, ?, ?, ?, ?, ?, ?)'),
    auditRun: prepare('SELECT * FROM audit_run'),
  };

  const findToken = (tokenId: string) => readToken(sql.token.get(tokenId));
  const findFailures = (subject: string) => readFailures(sql.failures.get(subject));
  const write = (subject: string, failures: SignInFailures | null | undefined) => {
    if (failures) sql.putFailures.run(subject, failures.failures, failures.sinceMs);
    else if (failures === null) sql.forgetFailures.run(subject);
  };

  return {
    async addToken(token) {
      const { id, organizationId, hash, createdAtMs, createdBy, expiresAtMs, revokedAtMs, revokedBy } = token;
      transaction(() =>
        sql.addToken.run(id, organizationId, hash, createdAtMs, createdBy, expiresAtMs, revokedAtMs, revokedBy),
      );
    },

    async findToken(tokenId) {
      return read(() => findToken(tokenId));
    },

    async listTokens(organizationId) {
      const rows = read(() => sql.tokensOf.all(organizationId, CONSOLE_TOKENS_LISTED_MAX));
      return rows.flatMap((row) => readToken(row) ?? []);
    },

    async revokeToken(tokenId, revokedBy) {
      return transaction(() => {
        sql.revokeToken.run(now(), revokedBy, tokenId);
        return findToken(tokenId);
      });
    },

    async signIn({ addressHash, tokenId }, decide) {
      return transaction(() => {
        const address = addressSubject(addressHash);
        const decision: SignInDecision = decide({
          nowMs: now(),
          token: tokenId === undefined ? undefined : findToken(tokenId),
          addressFailures: findFailures(address),
          tokenFailures: tokenId === undefined ? undefined : findFailures(tokenSubject(tokenId)),
        });
        const { outcome, addressFailures, tokenFailures } = decision;
        write(address, addressFailures);
        if (tokenId !== undefined) write(tokenSubject(tokenId), tokenFailures);
        if (outcome.kind === 'opened') {
          const { hash, tokenId: id, createdAtMs, expiresAtMs } = outcome.session;
          sql.addSession.run(hash, id, createdAtMs, expiresAtMs);
        }
        return outcome;
      });
    },

    async findSession(sessionHash) {
      return read(() => {
        const row = sql.session.get(sessionHash) as Row | undefined;
        const token = row && findToken(row.token_id as string);
        if (!row || !token) return undefined;
        const session = {
          hash: row.hash as string,
          tokenId: row.token_id as string,
          createdAtMs: row.created_at_ms as number,
          expiresAtMs: row.expires_at_ms as number,
        };
        return { session, token };
      });
    },

    async endSession(sessionHash) {
      transaction(() => sql.endSession.run(sessionHash));
    },

    async purge(failuresBeforeMs) {
      read(() => {
        sql.purgeSessions.run(now());
        sql.purgeFailures.run(failuresBeforeMs);
      });
    },

    async putAuditRun({ endedAtMs, durationMs, by, organizations, extractions, violations, firstViolations }) {
      const listed = JSON.stringify(firstViolations);
      transaction(() => sql.putAuditRun.run(endedAtMs, durationMs, by, organizations, extractions, violations, listed));
    },

    async lastAuditRun() {
      return readAuditRun(read(() => sql.auditRun.get()));
    },
  };
}

function readToken(row: Row | undefined): ConsoleToken | undefined {
  return (
    row && {
      id: row.id as string,
      organizationId: row.organization_id as string | null,
      hash: row.hash as string,
      createdAtMs: row.created_at_ms as number,
      createdBy: row.created_by as string,
      expiresAtMs: row.expires_at_ms as number,
      revokedAtMs: row.revoked_at_ms as number | null,
      revokedBy: row.revoked_by as string | null,
    }
  );
}

function readFailures(row: Row | undefined): SignInFailures | undefined {
  return row && { failures: row.failures as number, sinceMs: row.since_ms as number };
}

function readAuditRun(row: Row | undefined): AuditRun | undefined {
  return (
    row && {
      endedAtMs: row.ended_at_ms as number,
      durationMs: row.duration_ms as number,
      by: row.run_by as string,
      organizations: row.organizations as number,
      extractions: row.extractions as number,
      violations: row.violations as number,
      firstViolations: JSON.parse(row.first_violations as string),
    }
  );
}
