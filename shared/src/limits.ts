// Every limit that two parts must agree on, in one place, with its reason; the relations between them are checked below.
import assert from 'node:assert/strict';

const MIB = 1_048_576;

/** Contract 8: the file itself, sent as base64 or downloaded. */
export const IMAGE_BYTES_MAX = 10 * MIB;

/** Contract 8: the JSON body. 10 MiB of file are 13.4 MiB of base64. */
export const BODY_BYTES_MAX = 15 * MIB;

/** A file and a little framing; grpc-js would stop at 4 MiB. */
export const GRPC_MESSAGE_BYTES_MAX = IMAGE_BYTES_MAX + MIB;

/** Contract 8: the long side of an upright image, in pixels. */
export const LONG_SIDE_MIN_PX = 1344;
export const LONG_SIDE_MAX_PX = 2048;

/** Contract 8: requestId. */
export const REQUEST_ID_CHARACTERS_MAX = 128;

/** Contract 8: the service answers within this. */
export const EXTRACTION_BUDGET_MS = 90_000;

/** What the engines get of the budget: the rest is for the settlement and the reply. */
export const ENGINE_DEADLINE_MS = 80_000;

/** How long an unrenewed extraction keeps its hold, and repeats waiting: what a client waits after a gateway died. */
export const LEASE_MS = 15_000;

/** Two renewals may be lost before a lease ends. */
export const LEASE_RENEWAL_MS = 5_000;

/** One RenewLeases call; a gateway that runs more sends several. */
export const LEASES_PER_RENEWAL_MAX = 2_000;

/** Contract 8: from the answer, not from the request. */
export const REPLAY_WINDOW_MS = 15 * 60_000;

/** Ledger calls are short transactions: one that takes longer than this is as good as lost. */
export const LEDGER_CALL_TIMEOUT_MS = 5_000;

/** From SIGTERM to the forced end: a running extraction may use its whole budget first. */
export const DRAIN_GRACE_MS = 95_000;

/** Sealed answers are a few KB of JSON; this bounds what a caller can make the ledger store. */
export const SEALED_ANSWER_BYTES_MAX = 256 * 1024;

assert(
  ENGINE_DEADLINE_MS + LEDGER_CALL_TIMEOUT_MS < EXTRACTION_BUDGET_MS,
  'a finished extraction can still be settled',
);
assert(EXTRACTION_BUDGET_MS < DRAIN_GRACE_MS, 'a drain outlives what runs');
assert(LEASE_RENEWAL_MS * 2 < LEASE_MS, 'one lost renewal does not lose a lease');
assert(IMAGE_BYTES_MAX * (4 / 3) < BODY_BYTES_MAX, 'the largest image fits into a body');
