// The port to what the console keeps: tokens, sessions, failures to sign in, the last audit. Part of the ledger's store.
import type { SignInDecision, SignInOutcome, SignInView } from '../console/decide-sign-in.ts';
import type { AuditRun, ConsoleSession, ConsoleToken } from '../model/console.ts';

export interface SignInSubjects {
  /** A keyed hash, base64url: no address is stored. */
  readonly addressHash: string;
  readonly tokenId: string | undefined;
}

export interface OpenedSession {
  readonly session: ConsoleSession;
  readonly token: ConsoleToken;
}

/** Every method rejects with StoreUnavailable while the store is away. */
export interface ConsoleStore {
  addToken(token: ConsoleToken): Promise<void>;
  findToken(tokenId: string): Promise<ConsoleToken | undefined>;
  /** Newest first, at most CONSOLE_TOKENS_LISTED_MAX; of the organization, or null: the operator's. */
  listTokens(organizationId: string | null): Promise<ConsoleToken[]>;
  /** Revoking again keeps the first time and actor; undefined: there is no such token. */
  revokeToken(tokenId: string, revokedBy: string): Promise<ConsoleToken | undefined>;

  /** One transaction: reads, decides, writes; `decide` may run again on a fresh view. */
  signIn(subjects: SignInSubjects, decide: (view: SignInView) => SignInDecision): Promise<SignInOutcome>;
  findSession(sessionHash: string): Promise<OpenedSession | undefined>;
  endSession(sessionHash: string): Promise<void>;
  /** Removes sessions that are over and failures that count no more. */
  purge(failuresBeforeMs: number): Promise<void>;

  putAuditRun(run: AuditRun): Promise<void>;
  lastAuditRun(): Promise<AuditRun | undefined>;
}

export const CONSOLE_TOKENS_LISTED_MAX = 1_000;

/** What failures are counted under. */
export function addressSubject(addressHash: string): string {
  return `address ${addressHash}`;
}

export function tokenSubject(tokenId: string): string {
  return `token ${tokenId}`;
}
