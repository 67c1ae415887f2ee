// Who may open the console: tokens that an operator hands out, the sessions they open, and the failures that lock them out.

export interface ConsoleToken {
  readonly id: string;
  /** Whose console it opens; null: the operator's. */
  readonly organizationId: string | null;
  /** SHA-256 of the token, base64url. */
  readonly hash: string;
  readonly createdAtMs: number;
  readonly createdBy: string;
  readonly expiresAtMs: number;
  readonly revokedAtMs: number | null;
  readonly revokedBy: string | null;
}

export interface ConsoleSession {
  /** SHA-256 of the session's secret, base64url. */
  readonly hash: string;
  readonly tokenId: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Failed attempts to sign in since the first of them, from an address or with a token's id. */
export interface SignInFailures {
  readonly failures: number;
  readonly sinceMs: number;
}

/** The outcome of an audit, as it is kept for the next look. */
export interface AuditRun {
  readonly endedAtMs: number;
  readonly durationMs: number;
  readonly by: string;
  readonly organizations: number;
  readonly extractions: number;
  readonly violations: number;
  /** The first of them, as `rule organization [extraction]`. */
  readonly firstViolations: readonly string[];
}
