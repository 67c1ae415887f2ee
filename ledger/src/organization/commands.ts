// What an organization's actor can be told, and what it answers.
import type { AdmissionDecision, AdmissionRequest } from '../credit/decide-admission.ts';
import type { SettlementRequest } from '../credit/decide-settlement.ts';
import type { ApiKey, Organization } from '../model/organization.ts';

/** What somebody does to an organization, as against what its requests do: the journal says who. */
interface ByActor {
  /** `operator` for the operator's own token, else the id of a console token. */
  readonly by: string;
}

export interface Create extends ByActor {
  readonly kind: 'create';
  readonly organizationId: string;
  readonly name: string;
  readonly allowanceHundredths: number;
  readonly purchasedHundredths: number;
  readonly perMinute: number;
  readonly perDay: number;
}

export interface Admit extends AdmissionRequest {
  readonly kind: 'admit';
  readonly keyId: string;
  /** Base64url; null without a requestId. */
  readonly idempotencyKey: string | null;
  /** The same request's under the other secret that is accepted, while LAVRA_SECRET is changed. */
  readonly otherIdempotencyKeys?: readonly string[];
  /** The id the extraction gets if it is admitted; made by the caller, so that deciding stays repeatable. */
  readonly extractionId: string;
}

export interface Renew {
  readonly kind: 'renew';
  readonly leases: readonly { readonly extractionId: string; readonly fencingToken: number }[];
}

export interface Settle {
  readonly kind: 'settle';
  readonly extractionId: string;
  readonly fencingToken: number;
  readonly request: SettlementRequest;
  /** Null: nothing is kept. */
  readonly sealedAnswer: Uint8Array | null;
}

export interface Grant extends ByActor {
  readonly kind: 'grant';
  readonly amountHundredths: number;
  /** The caller's name for this grant: the same again adds nothing, another amount is refused. Null: every grant adds. */
  readonly grantId: string | null;
}

export interface Update extends ByActor {
  readonly kind: 'update';
  /** What the next renewal gives. */
  readonly allowanceHundredths: number | undefined;
  readonly perMinute: number | undefined;
  readonly perDay: number | undefined;
}

export interface AddKey extends ByActor {
  readonly kind: 'addKey';
  readonly key: Omit<ApiKey, 'createdAtMs' | 'revokedAtMs'>;
}

export interface RevokeKey extends ByActor {
  readonly kind: 'revokeKey';
  readonly keyId: string;
}

/** A change to what is stored elsewhere, so that the organization's journal tells it. */
export interface Note extends ByActor {
  readonly kind: 'note';
  readonly change: 'token.create' | 'token.revoke';
  readonly tokenId: string;
}

/** Kept answers that were given again, by extraction. */
export interface Replays {
  readonly kind: 'replays';
  readonly replays: readonly { readonly extractionId: string; readonly times: number }[];
}

/** Brings the organization up to the present: plan renewal and ended leases, which every batch does first. */
export interface Touch {
  readonly kind: 'touch';
}

export type Command = Create | Admit | Renew | Settle | Grant | Update | AddKey | RevokeKey | Note | Replays | Touch;

export type AdmitOutcome =
  | Exclude<AdmissionDecision, { kind: 'admit' }>
  | {
      readonly kind: 'admitted';
      readonly extractionId: string;
      readonly fencingToken: number;
      readonly heldHundredths: number;
      readonly leaseMs: number;
    };

export type SettleOutcome =
  | { readonly kind: 'settled' | 'alreadySettled'; readonly chargedHundredths: number }
  | { readonly kind: 'leaseLost' | 'answerMissing' };

export type GrantOutcome =
  | { readonly kind: 'granted'; readonly organization: Organization }
  /** The name is that of a grant of this other amount. */
  | { readonly kind: 'grantIdTaken'; readonly amountHundredths: number }
  | { readonly kind: 'balanceTooLarge' };

export interface RenewOutcome {
  readonly lostExtractionIds: readonly string[];
}

/** The outcome of each command; undefined where the organization (or the key, for revokeKey) does not exist. */
export interface Outcomes {
  create: Organization;
  admit: AdmitOutcome;
  renew: RenewOutcome;
  settle: SettleOutcome;
  grant: GrantOutcome | undefined;
  update: Organization | undefined;
  addKey: ApiKey | undefined;
  revokeKey: ApiKey | undefined;
  note: Organization | undefined;
  replays: Organization | undefined;
  touch: Organization | undefined;
}

export type OutcomeOf<C extends Command> = Outcomes[C['kind']];
export type Outcome = Outcomes[keyof Outcomes];
