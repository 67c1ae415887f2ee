// The names of what an audit can find: each is one promise of the ledger that did not hold.

export const AUDIT_RULES = {
  'chain-broken': 'a row is missing, or was changed, or is out of order',
  'head-differs': 'the journal does not end where the organization says it does',
  'entries-unbalanced': 'the entries of a row do not add up to zero',
  'entries-unexpected': 'a row moves what its kind never moves',
  'balance-negative': 'more was held or charged than there was',
  'balance-differs': 'the balances are not what the journal adds up to',
  'renewal-repeated': 'a plan was renewed twice in a month, or to another amount than its allowance',
  'hold-repeated': 'an extraction was held for twice',
  'hold-price': 'a hold is not the price of what was asked for',
  'hold-unknown': 'an extraction was resolved twice, or without a hold',
  'hold-amount': 'a resolution gave back another amount than the hold',
  'hold-outlives-lease': 'a hold is open long after its lease ended',
  'open-holds-differ': 'the open holds of the journal are not the extractions that run',
  'idempotency-key-repeated': 'an idempotency key was admitted while it ran or while its answer was kept',
  'charge-price': 'a charge is not the price of the engine that answered, at the prices of its admission',
  'charge-order': 'purchased credits were charged while the plan had some left',
  'charge-without-answer': 'an idempotency key was charged and no answer was kept for it',
  'settled-after-lease': 'a charge or release came after the lease had ended',
  'expired-before-lease': 'a hold expired inside its lease',
  'usage-differs': 'the usage figures are not what the journal adds up to',
} as const;

export type AuditRule = keyof typeof AUDIT_RULES;

export interface Violation {
  readonly organizationId: string;
  /** Absent when it concerns the organization as a whole. */
  readonly extractionId?: string;
  readonly rule: AuditRule;
}
