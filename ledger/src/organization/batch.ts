// One batch of an organization's commands, decided in order on one view of the store. Pure: the same again on a retry.
import assert from 'node:assert/strict';
import { HUNDREDTHS_MAX } from '@lavra/shared/credits';
import { LEASE_MS } from '@lavra/shared/limits';
import { decideAdmission, isKept } from '../credit/decide-admission.ts';
import { decideSettlement, splitCharge } from '../credit/decide-settlement.ts';
import { type ApiKey, type Extraction, hasLeaseEnded, type Organization, utcMonth } from '../model/organization.ts';
import type { Decision, View, Wanted } from '../store/store.ts';
import type {
  AddKey,
  Admit,
  AdmitOutcome,
  Command,
  Create,
  Grant,
  GrantOutcome,
  Note,
  Outcome,
  Renew,
  RenewOutcome,
  Replays,
  RevokeKey,
  Settle,
  SettleOutcome,
  Update,
} from './commands.ts';
import { Draft } from './draft.ts';
import { answerDigest, FIRST_HASH } from './journal.ts';

/** What the commands of a batch need to see. */
export function wantedBy(commands: readonly Command[]): Wanted {
  const wanted = {
    keyIds: new Set<string>(),
    idempotencyKeys: new Set<string>(),
    extractionIds: new Set<string>(),
    grantIds: new Set<string>(),
  };
  for (const command of commands) {
    if (command.kind === 'admit') {
      wanted.keyIds.add(command.keyId);
      for (const other of command.otherIdempotencyKeys ?? []) wanted.idempotencyKeys.add(other);
      if (command.idempotencyKey !== null) wanted.idempotencyKeys.add(command.idempotencyKey);
      else wanted.extractionIds.add(command.extractionId);
    } else if (command.kind === 'settle') wanted.extractionIds.add(command.extractionId);
    else if (command.kind === 'renew') for (const lease of command.leases) wanted.extractionIds.add(lease.extractionId);
    else if (command.kind === 'grant' && command.grantId !== null) wanted.grantIds.add(command.grantId);
    else if (command.kind === 'revokeKey') wanted.keyIds.add(command.keyId);
  }
  return wanted;
}

/** Decides every command in order; one outcome each, in the same order. */
export function decideBatch(view: View, commands: readonly Command[]): Decision<Outcome[]> {
  const creation = commands[0];
  if (!view.organization && creation?.kind !== 'create') {
    return { changes: undefined, result: commands.map(outcomeWithoutOrganization) };
  }
  const draft = new Draft(view, (nowMs) => newOrganization(creation as Create, nowMs));
  expireEndedLeases(draft);
  renewPlan(draft);
  const result = commands.map((command) => decide(draft, command));
  return { changes: draft.changes(), result };
}

/** To whom does not exist nothing is granted, and nothing of it can be lost. */
function outcomeWithoutOrganization(command: Command): Outcome {
  switch (command.kind) {
    case 'admit':
      return { kind: 'keyRefused', reason: 'unknown' };
    case 'settle':
      return { kind: 'leaseLost' };
    case 'renew':
      return { lostExtractionIds: command.leases.map((lease) => lease.extractionId) };
    default:
      return undefined;
  }
}

/** Credits of a hold whose owner is gone come back. */
function expireEndedLeases(draft: Draft): void {
  for (const extraction of draft.extractions()) {
    if (extraction.resolution !== null || !hasLeaseEnded(extraction.leaseEndsAtMs, draft.nowMs)) continue;
    draft.resolve(extraction, 'expire', { outcome: 'expired' });
    draft.record('expire', extraction.id, { held: -extraction.heldHundredths }, leaseFact(extraction));
  }
}

/**
 * Once a UTC month, at the first batch in it; months that a wrong clock renewed ahead take nothing from those before
 * them. A month before the organization's first is a wrong clock's. What open holds may still cost is never taken away.
 */
function renewPlan(draft: Draft): void {
  const { organization } = draft;
  const month = utcMonth(draft.nowMs);
  if (draft.isMonthRenewed || month < utcMonth(organization.createdAtMs)) return;
  const owedHundredths = organization.heldHundredths - organization.purchasedHundredths;
  const planHundredths = Math.max(organization.allowanceHundredths, owedHundredths);
  organization.planMonth = month;
  const movement = { plan: planHundredths - organization.planHundredths };
  draft.record('renewal', null, movement, { month, allowance: organization.allowanceHundredths });
}

function decide(draft: Draft, command: Command): Outcome {
  switch (command.kind) {
    case 'admit':
      return admit(draft, command);
    case 'settle':
      return settle(draft, command);
    case 'renew':
      return renew(draft, command);
    case 'create':
      return create(draft, command);
    case 'grant':
      return grant(draft, command);
    case 'update':
      return changeTerms(draft, command);
    case 'addKey':
      return addKey(draft, command);
    case 'revokeKey':
      return revokeKey(draft, command);
    case 'note':
      return note(draft, command);
    case 'replays':
      return recordReplays(draft, command);
    case 'touch':
      return draft.snapshot();
  }
}

function admit(draft: Draft, command: Admit): AdmitOutcome {
  const before = draft.findExtraction(command.extractionId);
  if (before?.resolution === null) {
    // The same admission again: the answer to the first was lost on its way. Told anew, the lease begins anew.
    draft.renewLease(before);
    return admitted(before);
  }
  const { nowMs, organization, prices } = draft;
  const decision = decideAdmission(command, {
    nowMs,
    organization,
    prices,
    key: draft.keys.get(command.keyId),
    live: findLive(draft, command),
  });
  if (decision.kind !== 'admit') return decision;

  const extraction = draft.open(command, decision.holdHundredths);
  const { id, fencingToken, idempotencyKey, engineAsked, resizeImage, heldHundredths } = extraction;
  draft.record(
    'hold',
    id,
    { held: heldHundredths },
    {
      // The journal keeps the names that its first rows gave them.
      fence: fencingToken,
      triple: idempotencyKey,
      engine: engineAsked,
      resizeImage,
      standard: prices.standardHundredths,
      fast: prices.fastHundredths,
      resize: prices.resizeImageHundredths,
      ...leaseFact(extraction),
    },
  );
  return admitted(extraction);
}

/** What answers for the request, by any of its keys: what runs before what is kept. */
function findLive(draft: Draft, { idempotencyKey, otherIdempotencyKeys = [] }: Admit): Extraction | undefined {
  const found = [idempotencyKey, ...otherIdempotencyKeys].flatMap((key) => draft.findLive(key) ?? []);
  return found.find(({ resolution }) => resolution === null) ?? found.find((one) => isKept(one, draft.nowMs));
}

function admitted({ id, fencingToken, heldHundredths }: Extraction): AdmitOutcome {
  return { kind: 'admitted', extractionId: id, fencingToken, heldHundredths, leaseMs: LEASE_MS };
}

function settle(draft: Draft, { extractionId, fencingToken, request, sealedAnswer }: Settle): SettleOutcome {
  const extraction = draft.findExtraction(extractionId);
  const decision = decideSettlement(request, extraction, fencingToken, draft.nowMs, sealedAnswer !== null);
  if (decision.kind !== 'settle') return decision;
  assert(extraction, 'only an extraction is settled');

  // Without an idempotency key nobody could ask for it again.
  const answer = extraction.idempotencyKey === null ? null : sealedAnswer;
  const facts = { answer: answer && answerDigest(answer), ...leaseFact(extraction) };
  const held = -extraction.heldHundredths;
  if (request.kind === 'charge') {
    const { engine, imageResized } = request;
    const charged = decision.chargeHundredths;
    draft.resolve(extraction, 'charge', { outcome: 'charged', engine, charged, answer });
    const paid = splitCharge(charged, draft.organization.planHundredths);
    const movement = { plan: 0 - paid.planHundredths, purchased: 0 - paid.purchasedHundredths, charged, held };
    draft.record('charge', extraction.id, movement, { engine, imageResized, ...facts });
  } else {
    const { errorCode } = request;
    draft.resolve(extraction, 'release', { outcome: errorCode, answer });
    draft.record('release', extraction.id, { held }, { errorCode, ...facts });
  }
  return { kind: 'settled', chargedHundredths: extraction.chargedHundredths };
}

/** What every hold's row and its resolution's say: when the lease then ended. */
function leaseFact({ leaseEndsAtMs }: Extraction): { readonly leaseEndsAtMs: number } {
  return { leaseEndsAtMs };
}

function renew(draft: Draft, { leases }: Renew): RenewOutcome {
  const lostExtractionIds: string[] = [];
  for (const { extractionId, fencingToken } of leases) {
    const extraction = draft.findExtraction(extractionId);
    if (extraction?.fencingToken !== fencingToken || extraction.resolution === 'expire') {
      lostExtractionIds.push(extractionId);
    } else if (extraction.resolution === null) draft.renewLease(extraction);
    // Settled by the same token while its renewal was under way: neither renewed nor lost.
  }
  return { lostExtractionIds };
}

function create(
  draft: Draft,
  { purchasedHundredths, allowanceHundredths, perMinute, perDay, by }: Create,
): Organization {
  // The same creation again (its first answer was lost) finds it done.
  if (!draft.created) return draft.snapshot();
  recordChange(draft, by, 'organization.create', { allowance: allowanceHundredths, perMinute, perDay });
  if (purchasedHundredths > 0) draft.record('grant', null, { purchased: purchasedHundredths }, { by });
  return draft.snapshot();
}

function newOrganization(creation: Create, nowMs: number): Organization {
  return {
    id: creation.organizationId,
    name: creation.name,
    createdAtMs: nowMs,
    allowanceHundredths: creation.allowanceHundredths,
    planHundredths: 0,
    purchasedHundredths: 0,
    heldHundredths: 0,
    chargedHundredths: 0,
    // Before any month, so that the first renewal gives the plan its first allowance.
    planMonth: '',
    perMinute: creation.perMinute,
    perDay: creation.perDay,
    minute: 0,
    minuteAdmissions: 0,
    day: 0,
    dayAdmissions: 0,
    lastFencingToken: 0,
    journalSequence: 0,
    journalHash: FIRST_HASH,
    lastMs: nowMs,
  };
}

function grant(draft: Draft, { amountHundredths, grantId, by }: Grant): GrantOutcome {
  const before = grantId === null ? undefined : draft.grants.get(grantId);
  if (before === amountHundredths) return { kind: 'granted', organization: draft.snapshot() };
  if (before !== undefined) return { kind: 'grantIdTaken', amountHundredths: before };
  if (draft.organization.purchasedHundredths + amountHundredths > HUNDREDTHS_MAX) return { kind: 'balanceTooLarge' };
  if (grantId !== null) draft.grants.set(grantId, amountHundredths);
  draft.record('grant', null, { purchased: amountHundredths }, { ...(grantId !== null && { grantId }), by });
  return { kind: 'granted', organization: draft.snapshot() };
}

/** What is undefined stays. The allowance is the next renewal's. */
function changeTerms(draft: Draft, { allowanceHundredths, perMinute, perDay, by }: Update): Organization {
  const { organization } = draft;
  draft.changeTerms({
    allowanceHundredths: allowanceHundredths ?? organization.allowanceHundredths,
    perMinute: perMinute ?? organization.perMinute,
    perDay: perDay ?? organization.perDay,
  });
  const given = [allowanceHundredths, perMinute, perDay].some((term) => term !== undefined);
  if (!given) return draft.snapshot();
  recordChange(draft, by, 'organization.update', { allowance: allowanceHundredths, perMinute, perDay });
  return draft.snapshot();
}

function addKey(draft: Draft, { key, by }: AddKey): ApiKey {
  recordChange(draft, by, 'key.create', { keyId: key.id });
  return draft.putKey({ ...key, createdAtMs: draft.nowMs, revokedAtMs: null });
}

/** Revoking it again keeps the time of the first. */
function revokeKey(draft: Draft, { keyId, by }: RevokeKey): ApiKey | undefined {
  const key = draft.keys.get(keyId);
  if (!key || key.revokedAtMs !== null) return key;
  recordChange(draft, by, 'key.revoke', { keyId });
  return draft.putKey({ ...key, revokedAtMs: draft.nowMs });
}

function note(draft: Draft, { by, change, tokenId }: Note): Organization {
  recordChange(draft, by, change, { tokenId });
  return draft.snapshot();
}

/** Free of charge, and so no movement: the row says that it happened. */
function recordReplays(draft: Draft, { replays }: Replays): Organization {
  for (const { extractionId, times } of replays) draft.record('replay', extractionId, {}, { times });
  return draft.snapshot();
}

type ChangeName = Note['change'] | 'organization.create' | 'organization.update' | 'key.create' | 'key.revoke';

/** Who changed what, to what; amounts in hundredths. */
function recordChange(draft: Draft, by: string, change: ChangeName, details: object): void {
  draft.record('change', null, {}, { by, change, ...details });
}
