// What ledgers tell gateways over NATS after a commit: request states, revoked keys, changed prices. Hints only.
import { randomUUID } from 'node:crypto';
import {
  Broadcast,
  type RequestState as RequestStateMessage,
  type RequestStates as RequestStatesMessage,
} from '@lavra/proto/state/v1/state';
import { Counter } from './metrics.ts';
import { type NatsOptions, openNatsLink } from './nats.ts';
import { Continuity } from './nats-continuity.ts';

/** Where the request of an idempotency key stands. Times are the store's, in ms. */
export type RequestState = {
  readonly idempotencyKey: Uint8Array;
  /** Of the extraction it speaks of. Messages may overtake each other: the higher token is the newer extraction. */
  readonly fencingToken: number;
} & (
  | { readonly kind: 'running'; readonly leaseEndsAtMs: number }
  /** The sealed answer is kept for the replay window from here. */
  | { readonly kind: 'answered'; readonly answeredAtMs: number }
  /** Nothing is kept: the same request sent again runs again. */
  | { readonly kind: 'released' }
);

/** What one transaction changed, of one organization. */
export interface RequestStates {
  readonly organizationId: string;
  readonly committedAtMs: number;
  readonly states: readonly RequestState[];
}

/** One subject for all: what one ledger says stays in order and is counted as one. */
export const STATE_SUBJECT = 'lavra.state.v1';

const HEARTBEAT_MS = 1_000;
/** Two heartbeats may be late: so long, at most, is a hint believed whose correction was lost. */
const SILENCE_MS = 3_000;

export interface StatePublisher {
  /** Everything one transaction changed; call it after the commit. */
  requestStates(states: RequestStates): void;
  keyRevoked(keyId: string): void;
  pricesChanged(): void;
  /** Is NATS connected now? */
  isUp(): boolean;
  close(): Promise<void>;
}

export interface StateListener {
  requestStates(states: RequestStates): void;
  keyRevoked(keyId: string): void;
  pricesChanged(): void;
  /** Something may have been missed: what is remembered of running requests, keys and prices is to be forgotten. */
  missed(): void;
}

export interface StateSubscription {
  /** Is NATS connected now? */
  isUp(): boolean;
  close(): Promise<void>;
}

export function startStatePublisher(options: NatsOptions): StatePublisher {
  const link = openNatsLink(options);
  const publisher = randomUUID();
  let sequence = 0;
  const send = (content: Broadcast['content']) => {
    // Counted even when it is dropped: that is how the gateways learn of it.
    sequence += 1;
    link.publish(STATE_SUBJECT, Broadcast.encode({ publisher, sequence, content }).finish());
  };
  const heartbeat = setInterval(send, HEARTBEAT_MS, undefined);
  return {
    requestStates: (states) => send({ $case: 'requestStates', value: statesMessage(states) }),
    keyRevoked: (keyId) => send({ $case: 'keyRevoked', value: { keyId } }),
    pricesChanged: () => send({ $case: 'pricesChanged', value: {} }),
    isUp: () => link.isUp(),
    async close() {
      clearInterval(heartbeat);
      await link.close();
    },
  };
}

export function subscribeToStates(options: NatsOptions, listener: StateListener): StateSubscription {
  const metrics = createMetrics(options.registry);
  const continuity = new Continuity(SILENCE_MS);
  const link = openNatsLink(options);
  link.subscribe(STATE_SUBJECT, (payload) => {
    const message = decode(payload);
    if (!message) {
      metrics.unreadable.inc();
      return;
    }
    metrics.received.inc({ content: message.content?.$case ?? 'heartbeat' });
    const missed = continuity.heard(message.publisher, message.sequence, performance.now());
    if (missed > 0) {
      metrics.missed.inc(missed);
      listener.missed();
    }
    tell(listener, message);
  });
  const watch = setInterval(() => {
    if (continuity.hasLost(performance.now())) listener.missed();
  }, HEARTBEAT_MS);
  return {
    isUp: () => link.isUp(),
    async close() {
      clearInterval(watch);
      await link.close();
    },
  };
}

function tell(listener: StateListener, { content }: Broadcast): void {
  switch (content?.$case) {
    case 'requestStates': {
      const states = readStates(content.value);
      if (states) listener.requestStates(states);
      break;
    }
    case 'keyRevoked':
      listener.keyRevoked(content.value.keyId);
      break;
    case 'pricesChanged':
      listener.pricesChanged();
      break;
  }
}

function statesMessage({ organizationId, committedAtMs, states }: RequestStates): RequestStatesMessage {
  return { organizationId, committedAt: new Date(committedAtMs), states: states.map(stateMessage) };
}

function stateMessage(state: RequestState): RequestStateMessage {
  const { idempotencyKey, fencingToken } = state;
  return { state: stateCase(state), idempotencyKey: Buffer.from(idempotencyKey), fencingToken };
}

function stateCase(state: RequestState): RequestStateMessage['state'] {
  switch (state.kind) {
    case 'running':
      return { $case: 'running', value: { leaseEndsAt: new Date(state.leaseEndsAtMs) } };
    case 'answered':
      return { $case: 'answered', value: { answeredAt: new Date(state.answeredAtMs) } };
    case 'released':
      return { $case: 'released', value: {} };
  }
}

/** What a newer ledger says and this version does not know is left out. */
function readStates({ organizationId, committedAt, states }: RequestStatesMessage): RequestStates | undefined {
  if (!committedAt) return undefined;
  return { organizationId, committedAtMs: committedAt.getTime(), states: states.flatMap(readState) };
}

function readState({ state, idempotencyKey, fencingToken }: RequestStateMessage): RequestState[] {
  const request = { idempotencyKey, fencingToken };
  switch (state?.$case) {
    case 'running': {
      const { leaseEndsAt } = state.value;
      return leaseEndsAt ? [{ ...request, kind: 'running', leaseEndsAtMs: leaseEndsAt.getTime() }] : [];
    }
    case 'answered': {
      const { answeredAt } = state.value;
      return answeredAt ? [{ ...request, kind: 'answered', answeredAtMs: answeredAt.getTime() }] : [];
    }
    case 'released':
      return [{ ...request, kind: 'released' }];
    default:
      return [];
  }
}

/** Undefined for bytes that no ledger sends. */
function decode(payload: Uint8Array): Broadcast | undefined {
  try {
    return Broadcast.decode(payload);
  } catch {
    return undefined;
  }
}

function createMetrics(registry: NatsOptions['registry']) {
  const registers = [registry];
  return {
    received: new Counter({
      name: 'lavra_nats_messages_received_total',
      help: 'Messages of ledgers by what they hold',
      labelNames: ['content'],
      registers,
    }),
    missed: new Counter({
      name: 'lavra_nats_messages_missed_total',
      help: 'Messages of ledgers that never came, by the gaps they left',
      registers,
    }),
    unreadable: new Counter({
      name: 'lavra_nats_messages_unreadable_total',
      help: 'Messages that are none of a ledger',
      registers,
    }),
  };
}
