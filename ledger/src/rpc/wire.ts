// Between the ledger's objects and the messages of its proto files.
import { Engine } from '@lavra/proto/engine/v1/engine';
import {
  type ConsoleToken as ConsoleTokenMessage,
  type Key,
  KeyKind,
  type Organization as OrganizationMessage,
} from '@lavra/proto/ledger/v1/admin';
import { KeyRefusal, type KeyRefused, type Prices as PricesMessage } from '@lavra/proto/ledger/v1/ledger';
import { type EngineName, engineName } from '@lavra/shared/engine-name';
import type { KeyRefusalReason } from '../credit/decide-admission.ts';
import type { ConsoleToken } from '../model/console.ts';
import { type ApiKey, availableHundredths, type Organization } from '../model/organization.ts';
import type { EngineAsked, Prices } from '../model/prices.ts';
import { invalid } from './rpc.ts';

export function readEngineAsked(engine: Engine): EngineAsked {
  if (engine === Engine.ENGINE_UNSPECIFIED) return 'standard';
  if (engineName(engine) === 'fast') return 'fast';
  throw invalid('engine', 'must be ENGINE_FAST or absent');
}

export function readEngineAnswered(engine: Engine): EngineName {
  const name = engineName(engine);
  if (name === undefined) throw invalid('charge.engine', 'must be the engine that answered');
  return name;
}

const KEY_REFUSALS: Record<KeyRefusalReason, KeyRefusal> = {
  unknown: KeyRefusal.KEY_REFUSAL_UNKNOWN,
  revoked: KeyRefusal.KEY_REFUSAL_REVOKED,
  expired: KeyRefusal.KEY_REFUSAL_EXPIRED,
};

export function keyRefused(reason: KeyRefusalReason): KeyRefused {
  return { reason: KEY_REFUSALS[reason] };
}

export function pricesMessage(prices: Prices): PricesMessage {
  return { ...prices };
}

export function organizationMessage(organization: Organization): OrganizationMessage {
  return {
    id: organization.id,
    name: organization.name,
    planCreditsHundredths: organization.allowanceHundredths,
    planRemainingHundredths: organization.planHundredths,
    purchasedRemainingHundredths: organization.purchasedHundredths,
    heldHundredths: organization.heldHundredths,
    availableHundredths: availableHundredths(organization),
    chargedHundredths: organization.chargedHundredths,
    perMinute: organization.perMinute,
    perDay: organization.perDay,
  };
}

export function keyMessage(key: ApiKey): Key {
  return {
    id: key.id,
    organizationId: key.organizationId,
    kind: key.kind === 'live' ? KeyKind.KEY_KIND_LIVE : KeyKind.KEY_KIND_TEST,
    lastFour: key.lastFour,
    createdAt: new Date(key.createdAtMs),
    expiresAt: key.expiresAtMs === null ? undefined : new Date(key.expiresAtMs),
    revokedAt: key.revokedAtMs === null ? undefined : new Date(key.revokedAtMs),
  };
}

export function consoleTokenMessage(token: ConsoleToken): ConsoleTokenMessage {
  return {
    id: token.id,
    organizationId: token.organizationId ?? '',
    createdAt: new Date(token.createdAtMs),
    createdBy: token.createdBy,
    expiresAt: new Date(token.expiresAtMs),
    revokedAt: token.revokedAtMs === null ? undefined : new Date(token.revokedAtMs),
    revokedBy: token.revokedBy ?? '',
  };
}

export function readKeyKind(kind: KeyKind): ApiKey['kind'] {
  switch (kind) {
    case KeyKind.KEY_KIND_LIVE:
      return 'live';
    case KeyKind.KEY_KIND_TEST:
      return 'test';
    default:
      throw invalid('kind', 'must be KEY_KIND_LIVE or KEY_KIND_TEST');
  }
}
