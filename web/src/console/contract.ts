// The bodies of the console's API, generated from its OpenAPI document (tests/suites/web). Not edited by hand.
export interface ConsoleSignIn {
  token: string;
  [k: string]: unknown;
}
export interface ConsoleNewOrganization {
  name: string;
  /**
   * At most two decimals.
   */
  planCredits: number;
  /**
   * At most two decimals.
   */
  purchasedCredits?: number;
  perMinute: number;
  perDay: number;
  [k: string]: unknown;
}
export interface ConsoleOrganizationChange {
  /**
   * At most two decimals.
   */
  planCredits?: number;
  perMinute?: number;
  perDay?: number;
  [k: string]: unknown;
}
export interface ConsoleGrant {
  /**
   * At most two decimals.
   */
  amount: number;
  /**
   * Chosen by the caller: the same again adds nothing.
   */
  grantId: string;
  [k: string]: unknown;
}
export interface ConsoleNewKey {
  kind: 'live' | 'test';
  /**
   * Null: it does not expire.
   */
  expiresAt?: string | null;
  [k: string]: unknown;
}
export interface ConsoleNewPrice {
  /**
   * At most two decimals.
   */
  credits: number;
  [k: string]: unknown;
}
export interface ConsoleSession {
  role: 'operator' | 'owner';
  /**
   * Null: the operator's.
   */
  organizationId: string | null;
  expiresAt: string;
}
export interface ConsoleOrganization {
  id: string;
  name: string;
  /**
   * What the plan gives every month.
   */
  planCredits: number;
  /**
   * To the hundredth of a credit.
   */
  planCreditsRemaining: number;
  /**
   * To the hundredth of a credit.
   */
  purchasedCreditsRemaining: number;
  /**
   * Reserved by extractions that run.
   */
  creditsHeld: number;
  /**
   * To the hundredth of a credit.
   */
  creditsAvailable: number;
  /**
   * Since the organization was created.
   */
  creditsCharged: number;
  perMinute: number;
  perDay: number;
}
export interface ConsoleOrganizations {
  organizations: {
    id: string;
    name: string;
    /**
     * What the plan gives every month.
     */
    planCredits: number;
    /**
     * To the hundredth of a credit.
     */
    planCreditsRemaining: number;
    /**
     * To the hundredth of a credit.
     */
    purchasedCreditsRemaining: number;
    /**
     * Reserved by extractions that run.
     */
    creditsHeld: number;
    /**
     * To the hundredth of a credit.
     */
    creditsAvailable: number;
    /**
     * Since the organization was created.
     */
    creditsCharged: number;
    perMinute: number;
    perDay: number;
  }[];
  next: string | null;
}
export interface ConsoleUsage {
  rows: {
    day: string;
    /**
     * Empty where no engine answered.
     */
    engine: 'fast' | 'mini' | 'large' | '';
    /**
     * charged, expired, or the errorCode.
     */
    outcome: string;
    extractions: number;
    /**
     * To the hundredth of a credit.
     */
    creditsCharged: number;
  }[];
}
export interface ConsoleJournal {
  rows: {
    sequence: number;
    at: string;
    kind: 'grant' | 'renewal' | 'hold' | 'charge' | 'release' | 'expire' | 'change' | 'replay';
    extractionId: string | null;
    /**
     * To the hundredth of a credit.
     */
    planCredits: number;
    /**
     * To the hundredth of a credit.
     */
    purchasedCredits: number;
    /**
     * To the hundredth of a credit.
     */
    creditsCharged: number;
    /**
     * To the hundredth of a credit.
     */
    creditsHeld: number;
    /**
     * By kind: docs/ledger-journal.md.
     */
    details: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Null: there are no more. A page may be short, or empty, and not be the last.
   */
  next: number | null;
}
export interface ConsoleKey {
  id: string;
  kind: 'live' | 'test';
  lastFour: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}
export interface ConsoleKeys {
  keys: {
    id: string;
    kind: 'live' | 'test';
    lastFour: string;
    createdAt: string;
    expiresAt: string | null;
    revokedAt: string | null;
  }[];
}
export interface ConsoleCreatedKey {
  key: {
    id: string;
    kind: 'live' | 'test';
    lastFour: string;
    createdAt: string;
    expiresAt: string | null;
    revokedAt: string | null;
  };
  /**
   * Shown this once.
   */
  secret: string;
}
export interface ConsolePrices {
  /**
   * Oldest first; the last one is in force.
   */
  versions: {
    version: number;
    from: string;
    /**
     * To the hundredth of a credit.
     */
    standard: number;
    /**
     * To the hundredth of a credit.
     */
    fast: number;
    /**
     * To the hundredth of a credit.
     */
    resizeImage: number;
    changedBy: string | null;
  }[];
}
export interface ConsoleSystem {
  /**
   * This gateway's link.
   */
  nats: 'none' | 'connected' | 'away';
  ledgers: {
    address: string;
    reached: boolean;
    store?: 'sqlite' | 'mongodb';
    storeReached?: boolean;
    nats?: 'none' | 'connected' | 'away';
    startedAt?: string;
    commandsWaiting?: number;
  }[];
  enginePools: {
    address: string;
    reached: boolean;
    workerThreads?: number;
    running?: number;
    queued?: number;
    queueMax?: number;
    simulated?: boolean;
    engines?: string[];
  }[];
}
export interface ConsoleAudit {
  run: {
    endedAt: string;
    durationMs: number;
    runBy: string;
    organizations: number;
    extractions: number;
    violations: number;
    firstViolations: string[];
  } | null;
  running: boolean;
}
export interface ConsoleRefusal {
  statusCode: number;
  error: string;
  /**
   * For programs: signedOut, tokenRefused.expired, invalid …
   */
  code: string;
  /**
   * For people, in the language of the request.
   */
  message: string;
  /**
   * With code invalid: each field that is wrong.
   */
  problems?: {
    field: string;
    message: string;
  }[];
  /**
   * With code lockedOut: seconds.
   */
  retryAfter?: number;
}
